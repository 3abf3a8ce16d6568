/**
 * The second factor of admin accounts: a code of an authenticator app at every login, or one of ten recovery codes.
 * Required where ADMIN_SECOND_FACTOR is on; an admin who has set one up always needs it. Setting up asks for the
 * password again, since it may precede any session.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { Role } from '../../../../schema/values/accounts/roles';
import { Config } from '../../../platform/config/env';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { forbidden } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { LoginAuditService } from '../auth/login-audit.service';
import { LoginThrottleService } from '../auth/login-throttle.service';
import { hashRecoveryCode, isAppCode, newRecoveryCodes, newSecret, setupUri, stepOf } from './one-time-password';
import { mayHaveSecondFactor } from '../users/profile.policy';
import type { SecondFactorSetup, SecondFactorState } from './second-factor.types';
import { confirmSecret, findFactor, pendSecret, removeFactor, replaceRecoveryCodes, useRecoveryCode, useStep } from './second-factor.store';
import { SessionsService, type Origin } from '../auth/sessions.service';
import type { User } from '../users/user.entity';

@scoped(Lifecycle.ContainerScoped)
export class SecondFactorsService {
  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    private readonly throttle: LoginThrottleService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly loginAudit: LoginAuditService,
  ) {}

  /**
   * After the right password: returns where no code is needed or the code is right. SECOND_FACTOR_REQUIRED without a
   * code, SECOND_FACTOR_INVALID for a wrong or used one (slowed down like passwords), SECOND_FACTOR_SETUP where the
   * account must set one up first.
   */
  async assertPassed(account: User, code: string | null | undefined, origin: Origin): Promise<void> {
    if (account.role !== Role.ADMIN) return;
    const factor = await findFactor(this.db, account.id);
    if (!factor?.secret) {
      if (this.config.adminSecondFactor) throw new AppError('SECOND_FACTOR_SETUP', 'secondFactor.setUp');
      return;
    }
    if (!code)
      throw new AppError('SECOND_FACTOR_REQUIRED', 'secondFactor.required', undefined, [{ field: 'code', key: 'secondFactor.required' }]);
    const attempt = await this.throttle.begin(`second-factor:${account.id}`, origin.ip);
    if (!(await this.isRight(account.id, factor.secret, code))) {
      await this.throttle.failed(attempt);
      await this.loginAudit.record('login.secondFactorFailed', { account, origin });
      throw codeInvalid();
    }
    await this.throttle.succeeded(attempt);
  }

  /**
   * A new secret for an app, as text and as a QR code. Replacing an app that is set up takes a code of it, or a
   * recovery code.
   */
  async begin(account: User, code: string | null | undefined, origin: Origin): Promise<SecondFactorSetup> {
    if (account.role !== Role.ADMIN) throw forbidden();
    if ((await findFactor(this.db, account.id))?.secret) await this.assertPassed(account, code, origin);
    const secret = newSecret();
    const uri = setupUri(secret, account.phone);
    await pendSecret(this.db, account.id, secret);
    // SVG: drawing a PNG takes fifty times the CPU, on the thread that serves everyone
    const { toString: drawQrCode } = await import('qrcode');
    const svg = await drawQrCode(uri, { type: 'svg', margin: 2, width: 240 });
    return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
  }

  /**
   * The first code of the app puts it to use and ends every session of before; ten recovery codes, returned this once.
   */
  async confirm(account: User, code: string, origin: Origin): Promise<string[]> {
    if (account.role !== Role.ADMIN) throw forbidden();
    const attempt = await this.throttle.begin(`second-factor:${account.id}`, origin.ip);
    const pending = (await findFactor(this.db, account.id))?.pendingSecret;
    const step = pending ? stepOf(pending, code) : null;
    if (!pending || step === null) {
      await this.throttle.failed(attempt);
      throw codeInvalid();
    }
    await this.throttle.succeeded(attempt);
    return inTransaction(this.db, async (tx) => {
      if (!(await confirmSecret(tx, account.id, pending, step))) throw codeInvalid();
      const codes = newRecoveryCodes();
      await replaceRecoveryCodes(
        tx,
        account.id,
        codes.map((one) => hashRecoveryCode(account.id, one)),
      );
      await this.sessions.revokeAll(tx, account.id);
      await this.audit.record(tx, { actorId: account.id, action: 'admin.secondFactorSet', subjectType: 'account', subjectId: account.id });
      return codes;
    });
  }

  /** Returns the state of the viewer's own second factor, which the settings show. */
  async mine(viewer: Viewer): Promise<SecondFactorState> {
    assertMay(mayHaveSecondFactor(viewer));
    const factor = await findFactor(this.db, viewer.id);
    return { confirmedAt: factor?.confirmedAt ?? null, recoveryCodesLeft: factor?.codesLeft ?? 0, required: this.config.adminSecondFactor };
  }

  /**
   * For another admin or the command, with an audit entry: the account sets a new one up at its next login. False where
   * there was none.
   */
  async reset(userId: string, act: { readonly actorId: string | null; readonly reason: string | null }): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      if (!(await removeFactor(tx, userId))) return false;
      await this.sessions.revokeAll(tx, userId);
      await this.audit.record(tx, { ...act, action: 'admin.secondFactorReset', subjectType: 'account', subjectId: userId });
      return true;
    });
  }

  private async isRight(userId: string, secret: string, typed: string): Promise<boolean> {
    const code = typed.replace(/\s/g, '');
    if (!isAppCode(code)) return useRecoveryCode(this.db, userId, hashRecoveryCode(userId, code));
    const step = stepOf(secret, code);
    return step !== null && useStep(this.db, userId, step);
  }
}

function codeInvalid(): AppError {
  return new AppError('SECOND_FACTOR_INVALID', 'secondFactor.invalid', undefined, [{ field: 'code', key: 'secondFactor.invalid' }]);
}
