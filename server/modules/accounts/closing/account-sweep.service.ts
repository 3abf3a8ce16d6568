/**
 * Removes what has expired: sessions (their sockets close), codes that open nothing any more, devices of long ago. A
 * job runs it every hour.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { IdentityDocumentsStore } from '../profile/identity-documents.store';
import { sweepDevices } from '../auth/login-devices.store';
import { SessionsService } from '../auth/sessions.service';
import { sweepCodes } from '../codes/one-time-codes.store';

export const ACCOUNT_SWEEP_JOB = 'sweep-accounts';
export const ACCOUNT_SWEEP_CRON = '41 * * * *';

export interface Swept {
  readonly sessions: number;
  readonly codes: number;
  /** Images of identity documents of rejected accounts. */
  readonly documents: number;
}

@scoped(Lifecycle.ContainerScoped)
export class AccountSweepService {
  constructor(
    private readonly db: DataSource,
    private readonly sessions: SessionsService,
    private readonly documents: IdentityDocumentsStore,
  ) {}

  /** How many rows were deleted. */
  async sweep(): Promise<Swept> {
    const sessions = await this.sessions.removeExpired();
    const codes = await sweepCodes(this.db);
    await sweepDevices(this.db);
    return { sessions, codes, documents: await this.documents.deleteRejected() };
  }
}
