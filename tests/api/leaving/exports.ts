/** Asking for the file with one's data, making it, and reading what is in it. */
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { resolvePort } from '../../../server/app/wiring/container';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import type { TestApp } from '../../support/app';
import type { TestAccount } from '../../support/build-accounts';

export interface ExportState {
  readonly state: string;
  readonly bytes: number;
  readonly expiresAt: string | null;
  readonly mayRequestAt: string | null;
}

type Json = Readonly<Record<string, unknown>>;

const STATE = '{ dataExport { state bytes expiresAt mayRequestAt } }';

export const request = (app: TestApp, { token, password: own }: TestAccount, password = own) =>
  app.call<{ requestDataExport: ExportState }>('requestDataExport', { input: { password } }, 'state bytes expiresAt mayRequestAt', {
    token,
  });

export const link = (app: TestApp, { token, password: own }: TestAccount, password = own) =>
  app.call<{ createDataExportLink: { path: string; expiresAt: string } }>(
    'createDataExportLink',
    { input: { password } },
    'path expiresAt',
    { token },
  );

export const stateOf = async (app: TestApp, { token }: TestAccount): Promise<ExportState | null> =>
  (await app.gql<{ dataExport: ExportState | null }>(STATE, {}, { token })).data.dataExport;

export const runJobs = (app: TestApp): Promise<void> => resolvePort(app.container, JobQueue).runDue();

export const download = (app: TestApp, path: string, by: { readonly token: string } | null): Promise<Response> =>
  fetch(app.url + path, { headers: { connection: 'close', ...(by && { authorization: `Bearer ${by.token}` }) } });

/** A link of the file, made from the request on. */
export async function madeLink(app: TestApp, user: TestAccount): Promise<string> {
  await request(app, user);
  await runJobs(app);
  return (await link(app, user)).data.createDataExportLink.path;
}

export interface Archive {
  readonly names: readonly string[];
  readonly file: (name: string) => Buffer;
  /** The rows of a list. */
  readonly list: (name: string) => readonly Json[];
  /** Everything that is text, in one. */
  readonly text: string;
}

export async function archiveOf(app: TestApp, user: TestAccount): Promise<Archive> {
  const response = await download(app, await madeLink(app, user), user);
  return unpacked(Buffer.from(await response.arrayBuffer()));
}

async function unpacked(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  const file = (name: string): Buffer => {
    const found = files.get(name);
    if (!found) throw new Error(`No ${name} among ${[...files.keys()].join(', ')}.`);
    return found;
  };
  const texts = [...files].filter(([name]) => /\.(json|txt)$/.test(name));
  return {
    names: [...files.keys()],
    file,
    list: (name) => JSON.parse(file(`${name}.json`).toString()) as Json[],
    text: texts.map(([, content]) => content.toString()).join('\n'),
  };
}

/** As if it had been requested so much earlier. */
export const later = (app: TestApp, { id }: TestAccount, interval: string): Promise<unknown> =>
  app.db.query(
    'UPDATE data_exports SET requested_at = requested_at - $2::interval, expires_at = expires_at - $2::interval WHERE user_id = $1',
    [id, interval],
  );
