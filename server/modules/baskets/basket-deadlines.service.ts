/**
 * Closes shared baskets whose time to join is over, ends those that were not ordered in time, prices the closed ones
 * again, and removes what ended long ago. A price of a product changes by its seller, a deal that begins or ends, or a
 * price by quantity: comparing totals covers all of them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { inTransaction } from '../../platform/db/transaction';
import { BasketLocksService } from './basket-locks.service';
import { BasketQuotesService } from './basket-quotes.service';
import { basketsToPrice, dueBaskets, markPriced, sweepBaskets } from './baskets.store';

export const SHARED_BASKETS_JOB = 'close-shared-baskets';
export const SHARED_BASKETS_CRON = '*/5 * * * *';

type Work = (tx: EntityManager, id: string) => Promise<unknown>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketDeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly locks: BasketLocksService,
    private readonly quotes: BasketQuotesService,
  ) {}

  /**
   * How many were closed or ended. One that fails stops no other; what failed is thrown at the end, so that the job
   * reports it.
   */
  async run(): Promise<number> {
    const failures: unknown[] = [];
    const done = await this.each(await dueBaskets(this.db), failures, (tx, id) => this.locks.current(tx, id));
    await this.each(await basketsToPrice(this.db), failures, (tx, id) => this.price(tx, id));
    await sweepBaskets(this.db);
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shared baskets were not closed or priced`);
    return done;
  }

  private async each(ids: readonly string[], failures: unknown[], work: Work): Promise<number> {
    let done = 0;
    for (const id of ids) {
      const one = inTransaction(this.db, (tx) => work(tx, id));
      await one.then(() => (done += 1)).catch((error: unknown) => void failures.push(error));
    }
    return done;
  }

  private async price(tx: EntityManager, id: string): Promise<void> {
    const basket = await this.locks.current(tx, id);
    if (basket?.state !== SharedBasketState.CONFIRMING) return;
    await this.quotes.raise(tx, basket);
    await markPriced(tx, id);
  }
}
