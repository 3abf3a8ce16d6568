/**
 * Writes how logins ended into the audit trail. Bounded, so that an attacker cannot flood it: 10 entries an hour of one
 * outcome for an account (or a phone no one has), 60 for a network address, 2,000 in all. Never fails a login.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Logger } from '../../../platform/logging/logger';
import { addressKey } from '../../../platform/security/address-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { AppError } from '../../../platform/errors/app-error';
import { AuditService } from '../../audit/audit.service';
import { coarseAddress } from './device-name';
import type { Origin } from './sessions.service';

const HOUR_SECONDS = 3600;
const PER_SUBJECT = 10;
const PER_ADDRESS = 60;
const IN_ALL = 2000;

export type LoginOutcome = 'login.succeeded' | 'login.failed' | 'login.throttled' | 'login.secondFactorFailed';

export interface LoginAttempt {
  /** Null for a phone no one has. */
  readonly account: { readonly id: string } | null;
  /** As typed; stored masked, and only where there is no account. */
  readonly phone?: string;
  readonly origin: Origin;
}

@scoped(Lifecycle.ContainerScoped)
export class LoginAuditService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
    private readonly logger: Logger,
  ) {}

  async record(action: LoginOutcome, { account, phone = '', origin }: LoginAttempt): Promise<void> {
    try {
      await this.limiter.consume('login-audit', `${action}:${account?.id ?? phone}`, 1, PER_SUBJECT, HOUR_SECONDS);
      if (action !== 'login.succeeded') {
        await this.limiter.consume('login-audit-address', addressKey(origin.ip), 1, PER_ADDRESS, HOUR_SECONDS);
        await this.limiter.consume('login-audit-all', 'all', 1, IN_ALL, HOUR_SECONDS);
      }
      await this.audit.record(this.db.manager, {
        actorId: action === 'login.succeeded' ? (account?.id ?? null) : null,
        action,
        subjectType: 'account',
        subjectId: account?.id ?? null,
        details: { network: coarseAddress(origin.ip), ...(account === null && { phone: masked(phone) }) },
      });
    } catch (error) {
      if (!(error instanceof AppError)) this.logger.warn('a login outcome was not recorded', { action, error });
    }
  }
}

/** '01712345678' → '017*****678'. */
function masked(phone: string): string {
  const shown = phone.slice(0, 15);
  return shown.length < 8 ? '*'.repeat(shown.length) : `${shown.slice(0, 3)}${'*'.repeat(shown.length - 6)}${shown.slice(-3)}`;
}
