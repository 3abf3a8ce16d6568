/** Removes what has had its time: expired sessions (their sockets close) and codes that open nothing any more. A job runs it every hour. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows } from '../../platform/db/sql';
import { SessionsService } from './sessions.service';

export const ACCOUNT_SWEEP_JOB = 'sweep-accounts';
export const ACCOUNT_SWEEP_CRON = '41 * * * *';

export interface Swept {
  readonly sessions: number;
  readonly codes: number;
}

@scoped(Lifecycle.ContainerScoped)
export class AccountSweepService {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  /** How many rows went. */
  async sweep(): Promise<Swept> {
    const sessions = await this.sessions.removeExpired();
    const codes = await rows(this.db, 'DELETE FROM one_time_codes WHERE expires_at <= now() OR consumed_at IS NOT NULL RETURNING id');
    return { sessions, codes: codes.length };
  }
}
