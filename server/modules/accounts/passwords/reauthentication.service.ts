/**
 * Asks for the password again before what gives lasting access: API keys, webhooks and their secrets. A login counts
 * for ten minutes. API keys are exempt: creating one needed the password.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { AppError } from '../../../platform/errors/app-error';
import { unauthenticated } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import type { Db } from '../../../platform/db/sql';
import { networkKey } from '../../../platform/security/address-key';
import { verifyTyped } from '../../../platform/security/passwords';
import { AccountsService } from '../users/accounts.service';
import { LoginThrottleService } from '../auth/login-throttle.service';
import { isRecentlyProved, markProved } from './reauthentication.store';

@scoped(Lifecycle.ContainerScoped)
export class ReauthenticationService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly throttle: LoginThrottleService,
  ) {}

  /** REAUTHENTICATION_REQUIRED unless the session proved its password within ten minutes. */
  async assertRecent(viewer: Viewer, db: Db = this.db): Promise<void> {
    if (viewer.apiKey) return;
    if (await isRecentlyProved(db, viewer.sessionId, viewer.id, serverLimits.reauthenticationMinutes)) return;
    throw new AppError('REAUTHENTICATION_REQUIRED', 'password.again');
  }

  /**
   * BAD_USER_INPUT for a wrong password; wrong tries are slowed down as those of changing it, and counted with them.
   */
  async confirm(viewer: Viewer, password: string, ip: string): Promise<true> {
    const attempt = await this.throttle.begin(`password-change:${viewer.id}`, ip);
    const { passwordHash } = await this.accounts.mine(viewer);
    if (!(await verifyTyped(passwordHash, password, networkKey(ip)))) {
      await this.throttle.failed(attempt);
      throw new AppError('BAD_USER_INPUT', 'password.currentWrong', undefined, [{ field: 'password', key: 'password.currentWrong' }]);
    }
    await this.throttle.succeeded(attempt);
    if ((await markProved(this.db, viewer.sessionId, viewer.id)) === 0) throw unauthenticated();
    return true;
  }
}
