/**
 * Proves by a code that a signed-in user's phone is theirs. Where OTP_REQUIRED is on, the first order needs it
 * (checkout asks); users who have had an order delivered are known and need no code.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { verifyPhoneRules } from '../../../../schema/rules/accounts/register.rules';
import { limits } from '../../../../schema/values/limits';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { SmsBudget } from '../../../platform/sms/short-message';
import { SmsGateway } from '../../../platform/sms/sms-gateway';
import { AccountsService } from '../users/accounts.service';
import { CodeLimitsService } from '../codes/code-limits.service';
import { OneTimeCodesService } from '../codes/one-time-codes.service';
import { User } from '../users/user.entity';

@scoped(Lifecycle.ContainerScoped)
export class PhoneVerificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly accounts: AccountsService,
    private readonly codes: OneTimeCodesService,
    private readonly codeLimits: CodeLimitsService,
    private readonly sms: SmsGateway,
  ) {}

  /** Whether orders wait for a verified phone. */
  get isRequired(): boolean {
    return this.config.otpRequired;
  }

  /**
   * Sends a code to the viewer's own phone; false, and nothing is sent, where it is verified already. RATE_LIMITED
   * beyond the limits of codes.
   */
  async request(viewer: Viewer, ip: string): Promise<boolean> {
    const { phone, phoneVerifiedAt, language } = await this.accounts.mine(viewer);
    if (phoneVerifiedAt) return false;
    await this.codeLimits.take('phone-code', phone, ip);
    await inTransaction(this.db, async (tx) => {
      const code = await this.codes.issue(tx, { userId: viewer.id }, 'PHONE');
      const body = text('phone.sms', language, { minutes: limits.otpMinutes }).replace('{{code}}', code);
      await this.sms.send(tx, { phone, body, purpose: 'phone', budget: SmsBudget.CODE });
    });
    return true;
  }

  /** Marks the viewer's phone as verified; OTP_INVALID for a wrong, used or expired code. */
  async verify(viewer: Viewer, typed: string, ip: string): Promise<User> {
    const { code } = await parseWith(verifyPhoneRules, { code: typed });
    const proof = await this.codes.attempt({ userId: viewer.id }, 'PHONE', { code, ip });
    await inTransaction(this.db, async (tx) => {
      if (proof === null || !(await this.codes.consume(tx, proof))) throw codeInvalid();
      await this.markVerified(tx, viewer.id);
    });
    return this.accounts.mine(viewer);
  }

  /** For a user who has just received a code on that phone for another purpose: registration, password reset. */
  async markVerified(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(User, userId, { phoneVerifiedAt: new Date() });
  }
}

function codeInvalid(): AppError {
  return new AppError('OTP_INVALID', 'reset.codeInvalid', undefined, [{ field: 'code', key: 'reset.codeInvalid' }]);
}
