/**
 * Reports products whose deal has begun, ended or used up its budget, also where time alone did that: to the programs
 * of their sellers, and to what stores pages of the market. A job of every minute; safe in several processes at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { MarketChanges } from '../../../platform/events/market-changes';
import { Outbox } from '../../../platform/outbox/outbox';
import { DealsStore } from './deals.store';

export const REPORT_DEALS_JOB = 'report-deals';
export const REPORT_DEALS_CRON = '* * * * *';

const BATCH = 100;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealReportsService {
  constructor(
    private readonly db: DataSource,
    private readonly store: DealsStore,
    private readonly outbox: Outbox,
    private readonly changes: MarketChanges,
  ) {}

  /** Returns how many deals there were. */
  async report(): Promise<number> {
    for (let count = 0; ;) {
      const batch = await inTransaction(this.db, (tx) => this.reportBatch(tx));
      count += batch;
      if (batch < BATCH) return count;
    }
  }

  private async reportBatch(tx: EntityManager): Promise<number> {
    const products = await this.store.markReported(tx, BATCH);
    this.outbox.record(tx, 'PRODUCT_CHANGED', products);
    if (products.length > 0) this.changes.report(tx);
    return products.length;
  }
}
