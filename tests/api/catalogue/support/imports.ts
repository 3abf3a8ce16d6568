/** Imports of files over GraphQL in the name of one seller, with the jobs run when asked. */
import { resolvePort } from '../../../../server/app/wiring/container';
import { JobQueue } from '../../../../server/platform/jobs/job-queue';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { GraphqlResult } from '../../../support/client';

interface ShownLine {
  line: number;
  name: string | null;
  externalReference: string | null;
  status: string | null;
  errors: { field: string | null; column: string | null; code: string; message: string }[];
}
export interface ShownImport {
  id: string;
  state: string;
  fileName: string;
  unknownColumns: string[];
  rowCount: number;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  failedCount: number;
  finishedAt: string | null;
  lines: { totalCount: number; nodes: ShownLine[] };
}

const IMPORT = `id state fileName unknownColumns rowCount createdCount updatedCount unchangedCount failedCount finishedAt
  lines(first: 100, status: $status) { totalCount nodes { line name externalReference status errors { field column code message } } }`;
const UPLOAD = `mutation ($file: Upload!, $status: UpsertStatus) { uploadProductImport(file: $file) { ${IMPORT} } }`;
const READ = `query ($id: ID, $status: UpsertStatus) { productImport(id: $id) { ${IMPORT} } }`;
const CONFIRM = `mutation ($id: ID!, $status: UpsertStatus) { confirmProductImport(id: $id) { ${IMPORT} } }`;
const TEMPLATE =
  'query ($withProducts: Boolean! = false) { productImportTemplate(withProducts: $withProducts) { name text rowCount totalCount } }';

interface Sender {
  readonly by?: TestAccount;
  readonly language?: 'en' | 'bn';
}

export interface Imports {
  upload(content: string | Buffer, sender?: Sender): Promise<GraphqlResult<{ uploadProductImport: ShownImport }>>;
  read(id: string | null, sender?: Sender & { readonly status?: string }): Promise<ShownImport | null>;
  confirm(id: string, sender?: Sender): Promise<GraphqlResult<{ confirmProductImport: ShownImport }>>;
  /** The preview, complete. */
  preview(content: string | Buffer, sender?: Sender): Promise<ShownImport>;
  /** The result, complete. */
  apply(content: string | Buffer, sender?: Sender): Promise<ShownImport>;
  template(withProducts: boolean, sender?: Sender): Promise<string>;
  runJobs(): Promise<void>;
}

export function importsOf(app: TestApp, seller: TestAccount): Imports {
  const as = ({ by = seller, language }: Sender = {}) => ({ token: by.token, language });
  const runJobs = () => resolvePort(app.container, JobQueue).runDue();
  const upload: Imports['upload'] = (content, sender) =>
    app.upload(UPLOAD, { file: { bytes: Buffer.from(content as string), name: 'products.csv', type: 'text/csv' } }, {}, as(sender));
  const read: Imports['read'] = async (id, { status, ...sender } = {}) =>
    (await app.gql<{ productImport: ShownImport | null }>(READ, { id, status }, as(sender))).data.productImport;
  const confirm: Imports['confirm'] = (id, sender) => app.gql(CONFIRM, { id }, as(sender));
  const complete = async (id: string, sender?: Sender) => {
    await runJobs();
    const found = await read(id, sender);
    if (!found) throw new Error('An import was lost.');
    return found;
  };
  const preview: Imports['preview'] = async (content, sender) =>
    complete((await upload(content, sender)).data.uploadProductImport.id, sender);
  return {
    upload,
    read,
    confirm,
    preview,
    runJobs,
    apply: async (content, sender) => {
      const { id } = await preview(content, sender);
      await confirm(id, sender);
      return complete(id, sender);
    },
    template: async (withProducts, sender) =>
      (await app.gql<{ productImportTemplate: { text: string } }>(TEMPLATE, { withProducts }, as(sender))).data.productImportTemplate.text,
  };
}
