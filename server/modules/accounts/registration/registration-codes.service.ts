/**
 * Verifies that a phone belongs to a new user, where OTP_REQUIRED is on. A code goes to any phone, registered or not,
 * so that neither response nor time reveals whether it has an account; the holder of the code gets to know that by
 * registering. Uses OneTimeCodesService and the SMS gateway.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { text } from '../../../../schema/messages/text';
import { requestRegistrationCodeRules } from '../../../../schema/rules/accounts/register.rules';
import { limits } from '../../../../schema/values/limits';
import type { Language } from '../../../../schema/values/accounts/roles';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { parseWith } from '../../../platform/validation/parse-with';
import { SmsBudget } from '../../../platform/sms/short-message';
import { SmsGateway } from '../../../platform/sms/sms-gateway';
import { CodeLimitsService } from '../codes/code-limits.service';
import { OneTimeCodesService } from '../codes/one-time-codes.service';

/** The network address from which a code is requested, and the language of the request. */
export interface CodeAsker {
  readonly ip: string;
  readonly language: Language;
}

/** The id of the code that was right; null where none is required. */
export type PhoneProof = string | null;

@scoped(Lifecycle.ContainerScoped)
export class RegistrationCodesService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly codes: OneTimeCodesService,
    private readonly codeLimits: CodeLimitsService,
    private readonly sms: SmsGateway,
  ) {}

  get isRequired(): boolean {
    return this.config.otpRequired;
  }

  /** True once a code is on its way; false, and nothing is sent or counted, where the market asks for none. */
  async request(typed: string, { ip, language }: CodeAsker): Promise<boolean> {
    const { phone } = await parseWith(requestRegistrationCodeRules, { phone: typed });
    if (!this.isRequired) return false;
    await this.codeLimits.take('registration-code', phone, ip);
    await inTransaction(this.db, async (tx) => {
      const code = await this.codes.issue(tx, { phone }, 'REGISTRATION');
      await this.sms.send(tx, { phone, body: codeText(language, code), purpose: 'registration', budget: SmsBudget.CODE });
    });
    return true;
  }

  /**
   * Takes one try of the phone's code. Never inside a transaction. OTP_INVALID, or BAD_USER_INPUT without a code, on
   * the field `otp`.
   */
  async prove(phone: string, otp: string | null | undefined, ip: string): Promise<PhoneProof> {
    if (!this.isRequired) return null;
    if (!otp) throw invalidInput([{ field: 'otp', key: 'register.codeRequired' }]);
    const proof = await this.codes.attempt({ phone }, 'REGISTRATION', { code: otp, ip });
    if (proof === null) throw codeInvalid();
    return proof;
  }

  /** Uses the proof up with the transaction that makes the account; of two with the same code one fails. */
  async use(tx: EntityManager, proof: PhoneProof): Promise<void> {
    if (proof !== null && !(await this.codes.consume(tx, proof))) throw codeInvalid();
  }
}

/** The code has ASCII digits in Bangla too: phones offer to fill in only those. */
function codeText(language: Language, code: string): string {
  return text('register.sms', language, { minutes: limits.otpMinutes }).replace('{{code}}', code);
}

function codeInvalid(): AppError {
  return new AppError('OTP_INVALID', 'reset.codeInvalid', undefined, [{ field: 'otp', key: 'reset.codeInvalid' }]);
}
