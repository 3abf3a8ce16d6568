/**
 * Resets a forgotten password: a code to the phone, then a new password, which ends every session and every API key:
 * someone else may have been in. A phone no one has is handled alike and as slowly, counts towards the same limits, and
 * leaves no row. Uses OneTimeCodesService and the SMS gateway.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { requestResetRules } from '../../../../schema/rules/shared/password.rules';
import { limits } from '../../../../schema/values/limits';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { parseWith } from '../../../platform/validation/parse-with';
import { atLeast } from '../../../platform/security/at-least';
import { networkKey } from '../../../platform/security/address-key';
import { hashPassword } from '../../../platform/security/passwords';
import { SmsBudget } from '../../../platform/sms/short-message';
import { SmsGateway } from '../../../platform/sms/sms-gateway';
import { AccountsService } from '../users/accounts.service';
import { CodeLimitsService } from '../codes/code-limits.service';
import { ApiKeyRevoker } from './api-key-revoker.port';
import { LoginDevicesService } from '../auth/login-devices.service';
import { LoginThrottleService } from '../auth/login-throttle.service';
import { assertUncommon } from './new-passwords';
import { OneTimeCodesService } from '../codes/one-time-codes.service';
import { type Origin, SessionsService } from '../auth/sessions.service';
import { User } from '../users/user.entity';

/** Far more than a code takes to be stored or tried, so that the response time reveals nothing about the phone. */
const RESPONSE_MS = 300;

export interface PasswordReset {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
}

@scoped(Lifecycle.ContainerScoped)
export class PasswordResetsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly codes: OneTimeCodesService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeyRevoker,
    private readonly throttle: LoginThrottleService,
    private readonly devices: LoginDevicesService,
    private readonly codeLimits: CodeLimitsService,
    private readonly sms: SmsGateway,
  ) {}

  async request(typed: string, origin: Pick<Origin, 'ip' | 'device'>): Promise<true> {
    const { phone } = await parseWith(requestResetRules, { phone: typed });
    const source = await this.devices.source(phone, { userAgent: null, ...origin });
    const isKnown = source.device !== null || (await source.isKnownNetwork());
    await this.codeLimits.take('reset', phone, origin.ip, isKnown);
    await atLeast(RESPONSE_MS, () => this.sendCode(phone));
    return true;
  }

  async reset({ phone, code, password }: PasswordReset, origin: Origin): Promise<true> {
    await assertUncommon(password, 'password');
    const proof = await atLeast(RESPONSE_MS, () => this.prove(phone, code, origin.ip));
    if (!proof) throw codeInvalid();
    const passwordHash = await hashPassword(password, networkKey(origin.ip));
    await inTransaction(this.db, async (tx) => {
      if (!(await this.codes.consume(tx, proof.codeId))) throw codeInvalid();
      await tx.update(User, proof.userId, { passwordHash, phoneVerifiedAt: new Date(), updatedAt: new Date() });
      await this.sessions.revokeAll(tx, proof.userId);
      await this.keys.revokeAllAfterReset(tx, proof.userId);
    });
    await this.throttle.clear(phone, await this.devices.source(phone, origin));
    return true;
  }

  private async sendCode(phone: string): Promise<void> {
    const account = await this.accounts.findByPhone(phone);
    if (!account) return;
    await inTransaction(this.db, async (tx) => {
      const code = await this.codes.issue(tx, { userId: account.id }, 'PASSWORD_RESET');
      await this.sms.send(tx, { phone, body: codeText(account, code), purpose: 'password-reset', budget: SmsBudget.CODE });
    });
  }

  private async prove(phone: string, code: string, ip: string): Promise<{ userId: string; codeId: string } | null> {
    const account = await this.accounts.findByPhone(phone);
    const codeId = account && (await this.codes.attempt({ userId: account.id }, 'PASSWORD_RESET', { code, ip }));
    return codeId ? { userId: account.id, codeId } : null;
  }
}

/** The code has ASCII digits in Bangla too: phones offer to fill in only those. */
function codeText({ language }: User, code: string): string {
  return text('reset.sms', language, { minutes: limits.otpMinutes }).replace('{{code}}', code);
}

function codeInvalid(): AppError {
  return new AppError('OTP_INVALID', 'reset.codeInvalid', undefined, [{ field: 'code', key: 'reset.codeInvalid' }]);
}
