/**
 * Imports of files of products: a file is read and stored line by line, compared with the products by a job
 * (ProductImportWorker), shown as a preview, and applied by the same job once its seller confirms. A new file replaces
 * one that has not run.
 */
import path from 'node:path';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import { serverLimits } from '../../../../schema/values/server-limits';
import { listPage } from '../../../platform/db/list-query';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { readInThread } from '../../../platform/files/read-in-thread';
import type { SmallFile } from '../../../platform/files/read-upload';
import { JobQueue } from '../../../platform/jobs/job-queue';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import type { Viewer } from '../../../platform/security/viewer';
import { mayOwnProducts } from '../products/product.policy';
import type { ReadImport } from './import-thread';
import {
  addImport,
  confirmImport,
  discardImports,
  importLines,
  importOf,
  type ImportRow,
  isImporting,
  type LineRow,
  lockImport,
  lockImportsOf,
} from './product-imports.store';

export const PRODUCT_IMPORT_JOB = 'import-products';
/** After a restart an import goes on within a minute. */
export const PRODUCT_IMPORT_CRON = '* * * * *';

const HOUR_SECONDS = 60 * 60;
const THREAD = path.join(__dirname, 'import-thread');

interface LineFilter {
  readonly status?: UpsertStatus | null;
  /** True: only those whose price changes by more than half. */
  readonly isPriceFar?: boolean | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductImportsService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: JobQueue,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Stores a file for its preview; `end` ends the reading. BAD_USER_INPUT at `file` for one that cannot be read,
   * CONFLICT while another import runs, RATE_LIMITED after 20 in an hour: each is counted before it is read, since one
   * that cannot be read is no less work.
   */
  async upload(viewer: Viewer, receive: () => Promise<SmallFile>, end: AbortSignal): Promise<ImportRow> {
    assertMay(mayOwnProducts(viewer));
    if (await isImporting(this.db, viewer.id)) throw conflict('import.running', { status: 'RUNNING' });
    await this.limiter.consume('product-import', viewer.id, 1, serverLimits.importsPerHour, HOUR_SECONDS);
    const { filename, bytes } = await receive();
    const file = await readInThread<ReadImport>({ accountId: viewer.id, entry: THREAD, input: { bytes }, end });
    const id = await inTransaction(this.db, async (tx) => {
      await lockImportsOf(tx, viewer.id);
      if (await isImporting(tx, viewer.id)) throw conflict('import.running', { status: 'RUNNING' });
      await discardImports(tx, viewer.id);
      const added = await addImport(tx, viewer.id, filename, file);
      await this.jobs.add(tx, PRODUCT_IMPORT_JOB, {});
      return added;
    });
    return this.existing(viewer, id);
  }

  /** Starts it; one that is started or done already stays as it is. CONFLICT for one that is not READY yet. */
  async confirm(viewer: Viewer, id: string): Promise<ImportRow> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      await lockImportsOf(tx, viewer.id);
      const state = isUuid(id) ? await lockImport(tx, id, viewer.id) : null;
      if (state === null) throw notFound();
      if (state === 'RUNNING' || state === 'DONE') return;
      if (state !== 'READY') throw conflict('import.notReady', { status: state });
      await confirmImport(tx, id, viewer.id);
      await this.jobs.add(tx, PRODUCT_IMPORT_JOB, {});
    });
    return this.existing(viewer, id);
  }

  /** Discards an import that has not run and returns it as it was; NOT_FOUND where it was discarded before. */
  async discard(viewer: Viewer, id: string): Promise<ImportRow> {
    assertMay(mayOwnProducts(viewer));
    return inTransaction(this.db, async (tx) => {
      const state = isUuid(id) ? await lockImport(tx, id, viewer.id) : null;
      const productImport = state && (await importOf(tx, viewer.id, id));
      if (!productImport) throw notFound();
      if (state === 'RUNNING' || state === 'DONE') throw conflict('import.notReady', { status: state });
      await discardImports(tx, viewer.id, id);
      return { ...productImport, state: 'DISCARDED' };
    });
  }

  /** The latest where none is named; null for a discarded one and another's. */
  async one(viewer: Viewer, id: string | null): Promise<ImportRow | null> {
    assertMay(mayOwnProducts(viewer));
    return id !== null && !isUuid(id) ? null : importOf(this.db, viewer.id, id);
  }

  /** Lines of an import that this seller was given, in the order of the file. */
  lines(importId: string, { status, isPriceFar }: LineFilter, page: PageRequest): Promise<Page<LineRow>> {
    return listPage(this.db, importLines, page, (params) => [
      `r.import_id = ${params.add(importId)}`,
      ...(status ? [`r.status = ${params.add(status)}`] : []),
      ...(isPriceFar ? ['r.is_price_far'] : []),
    ]);
  }

  private async existing(viewer: Viewer, id: string): Promise<ImportRow> {
    const productImport = await importOf(this.db, viewer.id, id);
    if (!productImport) throw notFound();
    return productImport;
  }
}
