/** Decides on accounts that wait: one by one, or several approvals at once. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { optionalReasonRules, reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { limits } from '../../../../schema/values/limits';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import { notFoundAmong } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { IdentityDocumentsService } from '../../accounts/profile/identity-documents.service';
import { SessionsService } from '../../accounts/auth/sessions.service';
import { User } from '../../accounts/users/user.entity';
import { AccountFactsService } from './account-facts.service';
import { mayDecideAccounts } from '../admin.policy';
import { DecisionWriter, type Decision } from './decision-writer.service';

export interface ApprovedTogether {
  approved: User[];
  decidedBefore: string[];
  needReview: string[];
}

export interface ApprovalTerms {
  readonly seenDocuments?: boolean | null;
  readonly reason?: string | null;
}

const APPROVAL: Decision = {
  from: AccountStatus.PENDING,
  to: AccountStatus.APPROVED,
  action: 'account.approved',
  textKey: 'accountApproved',
  reason: null,
};

@scoped(Lifecycle.ContainerScoped)
export class ApprovalsService {
  constructor(
    private readonly db: DataSource,
    private readonly decisions: DecisionWriter,
    private readonly sessions: SessionsService,
    private readonly facts: AccountFactsService,
    private readonly documents: IdentityDocumentsService,
  ) {}

  /**
   * BAD_USER_INPUT without the tick where images of documents were sent, and without a reason where another account
   * seems to be the same user.
   */
  async approve(admin: Viewer, accountId: string, terms: ApprovalTerms = {}): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(optionalReasonRules, terms);
    return inTransaction(this.db, async (tx) => {
      const approved = await this.decisions.write(tx, admin, accountId, { ...APPROVAL, reason: reason ?? null });
      const { hasDocuments, hasDuplicates } = await this.flagsOf(tx, accountId); // after the account is locked: no image arrives unseen
      if (hasDocuments && terms.seenDocuments !== true) throw invalidInput([{ field: 'seenDocuments', key: 'admin.documentsNotSeen' }]);
      if (hasDuplicates && !reason) throw invalidInput([{ field: 'reason', key: 'admin.duplicateReason' }]);
      return approved;
    });
  }

  /** Is it waiting, and to be looked at alone? An id no one has is left to the decision, which fails. */
  private async needsReview(tx: EntityManager, accountId: string): Promise<boolean> {
    if (!isUuid(accountId)) return false;
    const account = await tx.findOne(User, { where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
    if (account?.status !== AccountStatus.PENDING) return false;
    const { hasDocuments, hasDuplicates } = await this.flagsOf(tx, accountId);
    return hasDocuments || hasDuplicates;
  }

  private async flagsOf(tx: EntityManager, accountId: string): Promise<{ hasDocuments: boolean; hasDuplicates: boolean }> {
    const [documents] = await this.documents.findForUsers([accountId], tx);
    const [duplicates] = await this.facts.duplicates([accountId], tx);
    return { hasDocuments: Boolean(documents?.length), hasDuplicates: Boolean(duplicates?.length) };
  }

  /**
   * Rejects an applicant. Bearer sessions of the account and every open socket end with the decision; the web session
   * goes on, to show the reason and nothing else.
   */
  async reject(admin: Viewer, accountId: string, rawReason: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    const rejection: Decision = {
      from: AccountStatus.PENDING,
      to: AccountStatus.REJECTED,
      action: 'account.rejected',
      textKey: 'accountRejected',
      reason,
    };
    return inTransaction(this.db, async (tx) => {
      const rejected = await this.decisions.write(tx, admin, accountId, rejection);
      await this.sessions.revokeBearers(tx, accountId);
      return rejected;
    });
  }

  /**
   * In one transaction; applicants who no longer wait, or need a review of their own, are left as they are. An unknown
   * id fails them all with NOT_FOUND.
   */
  async approveTogether(admin: Viewer, accountIds: readonly string[]): Promise<ApprovedTogether> {
    assertMay(mayDecideAccounts(admin));
    const ids = [...new Set(accountIds)];
    if (ids.length === 0 || ids.length > limits.approveAtOnce) {
      throw invalidInput([{ field: 'ids', key: 'admin.tooMany', params: { max: limits.approveAtOnce } }]);
    }
    return inTransaction(this.db, async (tx) => {
      const missing: string[] = [];
      const outcome: ApprovedTogether = { approved: [], decidedBefore: [], needReview: [] };
      // one order of locking, so that two admins never wait for each other
      for (const id of ids.toSorted()) {
        if (await this.needsReview(tx, id)) {
          outcome.needReview.push(id);
          continue;
        }
        try {
          outcome.approved.push(await this.decisions.write(tx, admin, id, APPROVAL));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          if (error.code === 'NOT_FOUND') missing.push(id);
          else if (error.code === 'CONFLICT') outcome.decidedBefore.push(id);
          else throw error;
        }
      }
      if (missing.length > 0) throw notFoundAmong('ids', accountIds, missing);
      return outcome;
    });
  }
}
