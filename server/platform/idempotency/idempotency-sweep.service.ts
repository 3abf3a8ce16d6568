/**
 * Deletes idempotency keys that no one will send again: after 24 hours, those that led to a purchase after 30 days,
 * since a phone that was off for a week still asks by its key whether it ordered. A job runs it every hour, in batches,
 * so that no request waits long.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { execute } from '../db/sql';

export const IDEMPOTENCY_SWEEP_JOB = 'sweep-idempotency-keys';
export const IDEMPOTENCY_SWEEP_CRON = '53 * * * *';

const BATCH = 1000;
const FORGET = `
  DELETE FROM idempotency_keys WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_keys
    WHERE created_at < now() - make_interval(hours => $1) AND (operation <> 'placeOrder' OR created_at < now() - make_interval(days => $2))
    LIMIT ${BATCH})`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class IdempotencySweepService {
  constructor(private readonly db: DataSource) {}

  /** How many were deleted. */
  async sweep(): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const batch = await execute(this.db, FORGET, [serverLimits.idempotencyKeyHours, serverLimits.purchaseKeyDays]);
      forgotten += batch;
      if (batch < BATCH) return forgotten;
    }
  }
}
