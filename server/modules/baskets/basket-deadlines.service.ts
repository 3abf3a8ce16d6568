/** Closes shared baskets whose time to join is over, ends those that were not ordered in time, and removes what ended long ago. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../platform/db/transaction';
import { BasketLocksService } from './basket-locks.service';
import { dueBaskets, sweepBaskets } from './baskets.store';

export const SHARED_BASKETS_JOB = 'close-shared-baskets';
export const SHARED_BASKETS_CRON = '*/5 * * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BasketDeadlinesService {
  constructor(
    private readonly db: DataSource,
    private readonly locks: BasketLocksService,
  ) {}

  /** How many were closed or ended. One that fails stops no other; what failed is thrown at the end, so that the job reports it. */
  async run(): Promise<number> {
    const failures: unknown[] = [];
    let done = 0;
    for (const id of await dueBaskets(this.db)) {
      const work = inTransaction(this.db, (tx) => this.locks.current(tx, id));
      await work.then(() => (done += 1)).catch((error: unknown) => void failures.push(error));
    }
    await sweepBaskets(this.db);
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} shared baskets were not closed`);
    return done;
  }
}
