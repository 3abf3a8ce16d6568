/**
 * Admins record what they checked of a seller, withdraw it, or reject the image of a document, with a reason; all are
 * in the audit trail.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { verificationRules } from '../../../../schema/rules/accounts/verification.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { Role } from '../../../../schema/values/accounts/roles';
import type { VerificationKind } from '../../../../schema/values/accounts/verification';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import { notFound } from '../../../platform/errors/common-errors';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { User } from '../../accounts/users/user.entity';
import { VerificationsService } from '../../accounts/verification/verifications.service';
import type { VerificationRecord } from '../../accounts/verification/verification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import { mayDecideAccounts } from '../admin.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AccountVerificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly verifications: VerificationsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** For loaders of an account that an admin reads. */
  historyOf(userIds: readonly string[]): Promise<VerificationRecord[][]> {
    return this.verifications.historyOf(userIds);
  }

  /**
   * BAD_USER_INPUT for none, for the phone number, and for what the seller has not given; CONFLICT where it has changed
   * since this version.
   */
  async record(admin: Viewer, accountId: string, rawKinds: readonly VerificationKind[], version: number): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { kinds } = await parseWith(verificationRules, { kinds: rawKinds });
    return inTransaction(this.db, async (tx) => {
      await this.verifications.record(tx, admin.id, accountId, { kinds, version });
      const user = existing(await tx.findOneBy(User, { id: accountId }));
      await this.notify(tx, user, { textKey: 'detailsChecked', params: {} });
      return user;
    });
  }

  /**
   * The seller is notified with the reason. CONFLICT where no image of the kind waits, or the account has changed since
   * this version.
   */
  async rejectDocument(admin: Viewer, accountId: string, { kind, reason: rawReason, version }: DocumentRejection): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const user = await this.verifications.rejectDocument(tx, admin.id, accountId, { kind, version, reason });
      await this.notify(tx, user, { textKey: REJECTED_TEXTS[kind], params: { reason } });
      return user;
    });
  }

  async withdraw(admin: Viewer, accountId: string, rawKind: VerificationKind, rawReason: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    const { kinds } = await parseWith(verificationRules, { kinds: [rawKind] });
    return inTransaction(this.db, async (tx) => {
      for (const kind of kinds) await this.verifications.withdraw(tx, admin.id, accountId, kind, reason);
      return existing(await tx.findOneBy(User, { id: accountId }));
    });
  }

  /** Leads to the profile, which shows what was checked. */
  private async notify(tx: EntityManager, { id, role }: User, content: Content): Promise<void> {
    const link = role === Role.ADMIN || role === Role.CONSUMER ? null : sitePages.sellerProfile[role].path;
    await this.notifications.notify(tx, { type: NotificationType.ACCOUNT_DECIDED, ...content, userId: id, link });
  }
}

const REJECTED_TEXTS = {
  [IdentityDocumentKind.NID_FRONT]: 'nidRejected',
  [IdentityDocumentKind.TRADE_LICENSE]: 'tradeLicenseRejected',
} as const;

interface DocumentRejection {
  readonly kind: IdentityDocumentKind;
  readonly reason: string;
  readonly version: number;
}

type Content =
  | { readonly textKey: 'detailsChecked'; readonly params: Record<string, never> }
  | { readonly textKey: 'nidRejected' | 'tradeLicenseRejected'; readonly params: { readonly reason: string } };

function existing(user: User | null): User {
  if (!user) throw notFound();
  return user;
}
