/**
 * Checks and applies imported files in the background, 100 lines a transaction: the lines, what was made of them and
 * how far the import is are stored together, so that a process that is killed has applied a line or not, and the next
 * one goes on behind it. The row of the import is the lock: two processes never apply lines of the same one. The
 * imports take turns, so that each goes on however slow the others are.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { isPassingFailure } from '../../../platform/errors/connection-errors';
import { inTransaction, sqlState, violatedConstraint } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { JobQueue } from '../../../platform/jobs/job-queue';
import { Logger } from '../../../platform/logging/logger';
import type { Viewer } from '../../../platform/security/viewer';
import { REFERENCE_UNIQUE } from '../products/products.store';
import { type RowOutcome, UpsertProductsService } from '../editing/upsert/upsert-products.service';
import type { ImageAddresses } from './image-addresses';
import { ImportImagesService } from './import-images.service';
import { ImportTurns } from './import-turns';
import {
  type DueImport,
  dueImports,
  finishImport,
  forgetImports,
  lockDueImport,
  markLines,
  waitingLines,
  type WaitingLine,
} from './product-imports.store';
import { PRODUCT_IMPORT_JOB } from './product-imports.service';

/** After this time the job is added again, so that a server that stops waits no longer than this. */
const WORK_FOR_MS = 4_000;
/** Other jobs of this process need the other places. */
const RUNS_AT_ONCE = 2;
const MOST_DUE = 200;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductImportWorker {
  private readonly turns = new ImportTurns();
  private runs = 0;
  private isAskedAgain = false;

  constructor(
    private readonly db: DataSource,
    private readonly upserts: UpsertProductsService,
    private readonly images: ImportImagesService,
    private readonly jobs: JobQueue,
    private readonly log: Logger,
  ) {}

  /**
   * Works on the imports that go on, for a few seconds; one that fails is logged, left as it is and tried again a
   * minute later. Where enough runs are at work it returns immediately, and one of those has the job run again.
   */
  async run(): Promise<void> {
    if (this.runs >= RUNS_AT_ONCE) {
      this.isAskedAgain = true;
      return;
    }
    this.runs += 1;
    try {
      if ((await this.work()) || this.isAskedAgain) {
        this.isAskedAgain = false;
        return await this.jobs.add(this.db, PRODUCT_IMPORT_JOB, {});
      }
    } finally {
      this.runs -= 1;
    }
    await forgetImports(this.db, serverLimits.importDays);
  }

  /** Each import has one step in turn. Returns true where time was up before all was done. */
  private async work(): Promise<boolean> {
    const until = performance.now() + WORK_FOR_MS;
    const left = new Set<string>();
    for (;;) {
      const due = this.turns.take(await dueImports(this.db, MOST_DUE), left);
      if (!due) return false;
      try {
        if (!(await this.step(due.id))) left.add(due.id);
      } catch (error) {
        left.add(due.id);
        this.log.error('an import of products has failed', { importId: due.id, error });
      } finally {
        this.turns.end(due);
      }
      if (performance.now() > until) return true;
    }
  }

  /**
   * The next lines; false where there is nothing left to do, or another process does it. Lines that fail for a reason
   * no rule foresees are tried one by one, so that a line never stops an import.
   */
  private async step(importId: string, count: number = limits.bulkProducts): Promise<boolean> {
    const addresses = await this.images.findAddresses(importId, count);
    try {
      return await inTransaction(this.db, (tx) => this.apply(tx, importId, addresses, count));
    } catch (error) {
      if (violatedConstraint(error) === REFERENCE_UNIQUE) return true; // taken meanwhile: the next try finds it
      if (!isOfTheLines(error)) throw error;
      if (count > 1) return this.step(importId, 1);
      this.log.error('a line of an import has failed', { importId, error });
      return inTransaction(this.db, (tx) => this.failNext(tx, importId));
    }
  }

  private async failNext(tx: EntityManager, importId: string): Promise<boolean> {
    if (!(await lockDueImport(tx, importId))) return false;
    const errors = [{ field: null, code: 'BAD_USER_INPUT', key: 'import.lineFailed' } as const];
    const [line] = await waitingLines(tx, importId, 1);
    if (line) await markLines(tx, [{ id: line.id, ...failed(errors) }]);
    return true;
  }

  private async apply(tx: EntityManager, importId: string, addresses: ImageAddresses, count: number): Promise<boolean> {
    const due = await lockDueImport(tx, importId);
    if (!due) return false;
    const lines = await waitingLines(tx, importId, count);
    if (!addresses.covers(lines)) return true;
    if (lines.length === 0) {
      await finishImport(tx, importId, due.state === 'CHECKING' ? 'READY' : 'DONE');
      this.images.forget(importId);
      return false;
    }
    const settled = addresses.settled(lines);
    if (settled.length > 0) await markLines(tx, await this.outcomes(tx, due, settled, addresses));
    return true;
  }

  private async outcomes(
    tx: EntityManager,
    due: DueImport,
    lines: readonly WaitingLine[],
    addresses: ImageAddresses,
  ): Promise<(RowOutcome & { readonly id: string })[]> {
    const isPreview = due.state === 'CHECKING';
    const resolved = lines.map(({ id, content }) => ({ id, ...addresses.resolve(content, isPreview) }));
    const whole = resolved.flatMap((line) => (line.errors.length === 0 ? [line] : []));
    const rows = whole.map(({ row }) => ({ ...row, isUnpostedWithoutImage: true }));
    const viewer = sellerOf(due);
    const results = isPreview ? await this.upserts.preview(viewer, rows) : await this.upserts.store(tx, viewer, rows);
    const outcomeOf = new Map(whole.map(({ id, hasNewImages }, at) => [id, { outcome: results[at], hasNewImages }]));
    return resolved.map(({ id, errors }) => {
      const { outcome, hasNewImages } = outcomeOf.get(id) ?? {};
      if (!outcome) return { id, ...failed(errors) };
      return { id, ...outcome, status: hasNewImages && outcome.status === 'UNCHANGED' ? 'UPDATED' : outcome.status };
    });
  }
}

const failed = (errors: RowOutcome['errors']): RowOutcome => ({
  status: 'FAILED',
  productId: null,
  errors,
  changes: [],
  name: null,
  isPriceFar: false,
});

/**
 * Values that the database rejects (classes 22 and 23), or that our code cannot take; what passes by itself is not
 * among them.
 */
function isOfTheLines(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^2[23]/.test(state);
  return !(error instanceof AppError || isPassingFailure(error));
}

/** The seller acts by the file that they confirmed. */
function sellerOf({ sellerId, role, name, language }: DueImport): Viewer {
  return { id: sellerId, role, name, language, status: AccountStatus.APPROVED, statusReason: null, sessionId: '' };
}
