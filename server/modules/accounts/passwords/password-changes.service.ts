/**
 * Changes the password of a user who is logged in and knows it. Every other session ends with it: people often change a
 * password because they suspect an intruder. API keys remain, as programs do not know the password, unless the user
 * asks otherwise. Wrong tries are slowed down as at the login, but counted apart, so that neither locks the other.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { networkKey } from '../../../platform/security/address-key';
import { hashPassword, verifyTyped } from '../../../platform/security/passwords';
import { assertUncommon } from './new-passwords';
import { AccountsService } from '../users/accounts.service';
import { ApiKeyRevoker } from './api-key-revoker.port';
import { LoginThrottleService } from '../auth/login-throttle.service';
import { SessionsService } from '../auth/sessions.service';
import { User } from '../users/user.entity';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly endApiKeys?: boolean | null;
}

@scoped(Lifecycle.ContainerScoped)
export class PasswordChangesService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeyRevoker,
    private readonly throttle: LoginThrottleService,
  ) {}

  /** Returns how many other sessions it ended. */
  async change(viewer: Viewer, { currentPassword, newPassword, endApiKeys }: PasswordChange, ip: string): Promise<number> {
    await assertUncommon(newPassword, 'newPassword');
    const attempt = await this.throttle.begin(`password-change:${viewer.id}`, ip);
    const { passwordHash: proved } = await this.accounts.mine(viewer);
    if (!(await verifyTyped(proved, currentPassword, networkKey(ip)))) {
      await this.throttle.failed(attempt);
      throw currentWrong();
    }
    await this.throttle.succeeded(attempt);
    const passwordHash = await hashPassword(newPassword, networkKey(ip));
    return inTransaction(this.db, async (tx) => {
      // The password that was proved must still be the password: a reset in between wins.
      const { affected } = await tx.update(User, { id: viewer.id, passwordHash: proved }, { passwordHash, updatedAt: new Date() });
      if (!affected) throw currentWrong();
      if (endApiKeys) await this.keys.revokeAll(tx, viewer.id);
      return this.sessions.revokeOthers(viewer.id, viewer.sessionId, tx);
    });
  }
}

function currentWrong(): AppError {
  return new AppError('BAD_USER_INPUT', 'password.currentWrong', undefined, [{ field: 'currentPassword', key: 'password.currentWrong' }]);
}
