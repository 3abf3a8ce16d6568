/**
 * Setting up a second factor before any session: the password proves who asks, and the first code of the app signs in.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { SessionKind } from '../../../../schema/values/accounts/roles';
import { LoginService, type SignedIn } from './login.service';
import type { BeginSecondFactorInput, ConfirmSecondFactorInput, SecondFactorSetup } from '../second-factor/second-factor.types';
import { SecondFactorsService } from '../second-factor/second-factors.service';
import type { Origin } from '../auth/sessions.service';

@scoped(Lifecycle.ContainerScoped)
export class SecondFactorLoginService {
  constructor(
    private readonly logins: LoginService,
    private readonly factors: SecondFactorsService,
  ) {}

  /** LOGIN_FAILED for a wrong password, FORBIDDEN for an account that is no admin's. */
  async begin({ phone, password, code }: BeginSecondFactorInput, origin: Origin): Promise<SecondFactorSetup> {
    return this.factors.begin(await this.logins.prove(phone, password, origin), code, origin);
  }

  /** The recovery codes, returned this once, and the new session. */
  async confirm(
    { phone, password, code, sessionKind }: ConfirmSecondFactorInput,
    origin: Origin,
  ): Promise<{ recoveryCodes: string[]; signedIn: SignedIn }> {
    const account = await this.logins.prove(phone, password, origin);
    const recoveryCodes = await this.factors.confirm(account, code, origin);
    return { recoveryCodes, signedIn: await this.logins.open(account, sessionKind ?? SessionKind.COOKIE, origin) };
  }
}
