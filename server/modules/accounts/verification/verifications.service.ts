/**
 * Records what was checked of a seller: the phone number by a code, documents and address by an admin who records it.
 * An approval of the account is no check. A check ends when an admin withdraws it, or when the seller changes what was
 * checked; then only admins see it, in the history. Images of documents wait until a check or a rejection decides them.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { type AdminVerificationKind, checkOfDocument, endedByChange, notGiven } from '../../../../schema/values/accounts/verification';
import { AccountStatus, isSellingRole } from '../../../../schema/values/accounts/roles';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound, versionConflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { MarketChanges } from '../../../platform/events/market-changes';
import { AuditService } from '../../audit/audit.service';
import { User } from '../users/user.entity';
import type { SellerCheck, VerificationRecord } from './verification.types';
import { addChecks, checkHistory, currentChecks, endChecks, markChecked, rejectWaiting, reopenDocuments } from './verifications.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class VerificationsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly changes: MarketChanges,
  ) {}

  /** Returns the current checks of each seller, in the order requested. For loaders. */
  async currentOf(sellerIds: readonly string[]): Promise<SellerCheck[][]> {
    const checks = await currentChecks(this.db, sellerIds);
    return sellerIds.map((id) => checks.filter(({ userId }) => userId === id));
  }

  /**
   * Returns the checks that admins recorded of each user, the current ones first, then the newest; 30 at most. For
   * loaders of services that have asserted that the viewer may know.
   */
  async historyOf(userIds: readonly string[]): Promise<VerificationRecord[][]> {
    const records = await checkHistory(this.db, userIds);
    return userIds.map((id) => records.filter(({ userId }) => userId === id));
  }

  /**
   * Checked now; an earlier check of the kind ends. CONFLICT for who is no waiting or approved seller, and where what
   * is checked has changed since the version that the admin compared; BAD_USER_INPUT for what the seller has not given.
   */
  async record(tx: EntityManager, adminId: string, userId: string, { kinds, version }: Checked): Promise<void> {
    const user = await lockSeller(tx, userId, version);
    if (notGiven(kinds, user).length > 0) throw invalidInput([{ field: 'kinds', key: 'verification.notGiven' }]);
    const wanted = [...new Set(kinds)];
    await endChecks(tx, userId, wanted, { by: adminId, reason: null });
    await addChecks(tx, userId, wanted, adminId);
    await markChecked(tx, userId, wanted);
    await this.write(tx, adminId, userId, { action: 'account.verified', kinds: wanted, reason: null });
  }

  /**
   * Does not accept an image that waits; the seller reads the reason. CONFLICT as for `record`, and where no image of
   * the kind waits.
   */
  async rejectDocument(tx: EntityManager, adminId: string, userId: string, { kind, version, reason }: RejectedDocument): Promise<User> {
    const user = await lockSeller(tx, userId, version);
    if (!(await rejectWaiting(tx, userId, kind, reason))) throw conflict('verification.noDocumentWaits', { status: user.status });
    await this.write(tx, adminId, userId, { action: 'account.documentRejected', kinds: [checkOfDocument[kind]], reason });
    return user;
  }

  /** CONFLICT where it does not hold any more. */
  async withdraw(tx: EntityManager, adminId: string, userId: string, kind: AdminVerificationKind, reason: string): Promise<void> {
    const { status } = await lock(tx, userId);
    if ((await endChecks(tx, userId, [kind], { by: adminId, reason })) === 0) throw conflict('verification.notChecked', { status });
    await this.write(tx, adminId, userId, { action: 'account.verificationWithdrawn', kinds: [kind], reason });
  }

  /**
   * Ends what was compared with details that its owner has changed, and raises the version, so that no admin records
   * what they compared before.
   */
  async detailsChanged(tx: EntityManager, before: User, after: User): Promise<void> {
    const kinds = endedByChange(before, after);
    if (kinds.length === 0) return;
    await tx.increment(User, { id: after.id }, 'version', 1);
    await reopenDocuments(tx, after.id, kinds);
    await this.endByOwner(tx, after.id, kinds);
  }

  /** Ends the check of a document whose image was replaced. */
  async documentReplaced(tx: EntityManager, userId: string, kind: AdminVerificationKind): Promise<void> {
    await this.endByOwner(tx, userId, [kind]);
  }

  private async endByOwner(tx: EntityManager, userId: string, kinds: readonly AdminVerificationKind[]): Promise<void> {
    if ((await endChecks(tx, userId, kinds, { by: userId, reason: null })) === 0) return;
    await this.write(tx, userId, userId, { action: 'account.verificationEnded', kinds, reason: null });
  }

  private async write(tx: EntityManager, actorId: string, subjectId: string, { action, kinds, reason }: Change): Promise<void> {
    await this.audit.record(tx, { actorId, action, subjectType: 'account', subjectId, reason, details: { kinds } });
    this.changes.reportFigures(tx, [subjectId]);
  }
}

interface Checked {
  readonly kinds: readonly AdminVerificationKind[];
  /** The `version` of the account that the admin saw. */
  readonly version: number;
}

interface RejectedDocument {
  readonly kind: IdentityDocumentKind;
  /** The `version` of the account that the admin saw. */
  readonly version: number;
  readonly reason: string;
}

interface Change {
  readonly action: 'account.verified' | 'account.verificationWithdrawn' | 'account.verificationEnded' | 'account.documentRejected';
  readonly kinds: readonly AdminVerificationKind[];
  readonly reason: string | null;
}

/** Held, so that no change of the details passes by. */
async function lock(tx: EntityManager, id: string): Promise<User> {
  const user = isUuid(id) ? await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
  if (!user) throw notFound();
  return user;
}

/**
 * CONFLICT for who is no waiting or approved seller, and where what is checked has changed since the version that the
 * admin compared.
 */
async function lockSeller(tx: EntityManager, id: string, version: number): Promise<User> {
  const user = await lock(tx, id);
  if (user.version !== version) throw versionConflict('verification.changed', user.version);
  const isChecked = isSellingRole(user.role) && (user.status === AccountStatus.PENDING || user.status === AccountStatus.APPROVED);
  if (!isChecked) throw conflict('verification.notSeller', { status: user.status });
  return user;
}
