/**
 * Logs users in: throttle first, then the password (a dummy is verified for phones no one has, so that both responses
 * look and take alike), and only after a correct password the role, the status, an admin's second factor and a session.
 * How it ended goes to the audit trail.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { AccountStatus, Role, SessionKind } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../../platform/errors/app-error';
import { notApproved } from '../../../platform/errors/common-errors';
import { networkKey } from '../../../platform/security/address-key';
import { verifyDummy, verifyTyped } from '../../../platform/security/passwords';
import { AccountsService } from '../users/accounts.service';
import { LoginAuditService } from '../auth/login-audit.service';
import { LoginDevicesService } from '../auth/login-devices.service';
import { type LoginTry, LoginThrottleService } from '../auth/login-throttle.service';
import { SecondFactorsService } from '../second-factor/second-factors.service';
import { SessionsService, type Origin } from '../auth/sessions.service';
import type { User } from '../users/user.entity';

export interface Login {
  readonly phone: string;
  readonly password: string;
  /** The code of the second factor: an app's code or a recovery code. */
  readonly code?: string | null;
  readonly role?: Role | null;
  readonly sessionKind?: SessionKind | null;
}

/** A user who has logged in; the token is sent as its kind requires: in a cookie or in the response. */
export interface SignedIn {
  readonly account: User;
  readonly kind: SessionKind;
  readonly token: string | null;
  /** The cookie by which the device is known at its next login. */
  readonly device?: string;
}

@scoped(Lifecycle.ContainerScoped)
export class LoginService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottleService,
    private readonly devices: LoginDevicesService,
    private readonly factors: SecondFactorsService,
    private readonly loginAudit: LoginAuditService,
  ) {}

  async login({ phone, password, code, role, sessionKind }: Login, origin: Origin): Promise<SignedIn> {
    const kind = sessionKind ?? SessionKind.COOKIE;
    const account = await this.prove(phone, password, origin);
    if (role && role !== account.role && account.role !== Role.ADMIN) throw new AppError('WRONG_ROLE', 'login.wrongRole'); // no picker offers ADMIN
    if (account.status === AccountStatus.SUSPENDED) throw notApproved(account);
    if (kind === SessionKind.BEARER && account.status !== AccountStatus.APPROVED) throw notApproved(account);
    await this.factors.assertPassed(account, code, origin);
    return this.open(account, kind, origin);
  }

  /** The account of this phone and password, throttled; LOGIN_FAILED, or RATE_LIMITED with the time to wait. */
  async prove(phone: string, password: string, origin: Origin): Promise<User> {
    const attempt = await this.begin(phone, origin);
    const holder = await this.accounts.findByPhone(phone);
    const account = await this.verified(holder, password, networkKey(origin.ip));
    if (!account) {
      await this.throttle.failed(attempt);
      await this.loginAudit.record('login.failed', { account: holder, phone, origin });
      throw loginFailed();
    }
    await this.throttle.succeeded(attempt);
    return account;
  }

  /** The account of this number whose password it is: of several with one number the password decides which. */
  private async verified(holder: User | null, password: string, network: string): Promise<User | null> {
    if (!holder) {
      await verifyDummy(password, network);
      return null;
    }
    if (await verifyTyped(holder.passwordHash, password, network)) return holder;
    for (const twin of await this.accounts.twinsOf(holder)) if (await verifyTyped(twin.passwordHash, password, network)) return twin;
    return null;
  }

  /** A session for someone who has passed every check. */
  async open(account: User, kind: SessionKind, origin: Origin): Promise<SignedIn> {
    const token = await this.sessions.openProved(this.db, account, kind, origin);
    if (!token) throw loginFailed(); // a new password was set while the old one was being checked
    await this.loginAudit.record('login.succeeded', { account, origin });
    if (kind === SessionKind.BEARER) return { account, kind, token };
    return { account, kind, token, device: await this.devices.remember(account.id, origin) };
  }

  private async begin(phone: string, origin: Origin): Promise<LoginTry> {
    try {
      return await this.throttle.beginLogin(phone, await this.devices.source(phone, origin));
    } catch (error) {
      await this.loginAudit.record('login.throttled', { account: await this.accounts.findByPhone(phone), phone, origin });
      throw error;
    }
  }
}

function loginFailed(): AppError {
  return new AppError('LOGIN_FAILED', 'login.failed');
}
