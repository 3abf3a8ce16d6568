/**
 * Lets people in: throttle first, then the password (a dummy is verified for phones nobody has, so that both answers look and take alike),
 * and only after a correct password the role, the status and a session. Speaks with LoginThrottleService and SessionsService.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { AccountStatus, Role, SessionKind } from '../../../schema/values/roles';
import { AppError } from '../../platform/errors/app-error';
import { notApproved } from '../../platform/errors/common-errors';
import { verifyDummy, verifyPassword } from '../../platform/security/passwords';
import { AccountsService } from './accounts.service';
import { LoginThrottleService } from './login-throttle.service';
import { SessionsService, type Origin } from './sessions.service';
import type { User } from './user.entity';

export interface Login {
  readonly phone: string;
  readonly password: string;
  readonly role?: Role | null;
  readonly sessionKind?: SessionKind | null;
}

/** Somebody who is in: the token is to be handed over the way its kind travels. */
export interface SignedIn {
  readonly account: User;
  readonly kind: SessionKind;
  readonly token: string | null;
}

@scoped(Lifecycle.ContainerScoped)
export class LoginService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottleService,
  ) {}

  async login({ phone, password, role, sessionKind }: Login, origin: Origin): Promise<SignedIn> {
    const kind = sessionKind ?? SessionKind.COOKIE;
    const account = await this.prove(phone, password, origin);
    if (role && role !== account.role && account.role !== Role.ADMIN) throw new AppError('WRONG_ROLE', 'login.wrongRole'); // no picker offers ADMIN
    if (account.status === AccountStatus.SUSPENDED) throw notApproved(account);
    if (kind === SessionKind.BEARER && account.status !== AccountStatus.APPROVED) throw notApproved(account);
    const token = await this.sessions.openProved(this.db, account, kind, origin);
    if (!token) throw loginFailed(); // a new password was set while the old one was being checked
    return { account, kind, token };
  }

  private async prove(phone: string, password: string, origin: Origin): Promise<User> {
    const attempt = await this.throttle.begin(phone, origin.ip);
    const account = await this.accounts.byPhone(phone);
    const isRight = await (account ? verifyPassword(account.passwordHash, password) : verifyDummy(password));
    if (!account || !isRight) {
      await this.throttle.failed(attempt);
      throw loginFailed();
    }
    await this.throttle.succeeded(attempt);
    return account;
  }
}

function loginFailed(): AppError {
  return new AppError('LOGIN_FAILED', 'login.failed');
}
