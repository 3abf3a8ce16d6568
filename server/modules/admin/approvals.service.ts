/** Decides on accounts that wait: one by one, or several approvals at once. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { limits } from '../../../schema/values/limits';
import { AccountStatus } from '../../../schema/values/roles';
import { inTransaction } from '../../platform/db/transaction';
import { AppError } from '../../platform/errors/app-error';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { SessionsService } from '../accounts/sessions.service';
import type { User } from '../accounts/user.entity';
import { mayDecideAccounts } from './admin.policy';
import { DecisionWriter, type Decision } from './decision-writer.service';

export interface ApprovedTogether {
  approved: User[];
  decidedBefore: string[];
}

const APPROVAL: Decision = {
  ...{ from: AccountStatus.PENDING, to: AccountStatus.APPROVED },
  ...{ action: 'account.approved', textKey: 'accountApproved', reason: null },
};

@scoped(Lifecycle.ContainerScoped)
export class ApprovalsService {
  constructor(
    private readonly db: DataSource,
    private readonly decisions: DecisionWriter,
    private readonly sessions: SessionsService,
  ) {}

  async approve(admin: Viewer, accountId: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    return inTransaction(this.db, (tx) => this.decisions.write(tx, admin, accountId, APPROVAL));
  }

  /** What programs hold of the account and every open socket end with it; the web session goes on, to show the reason and nothing else. */
  async reject(admin: Viewer, accountId: string, words: string): Promise<User> {
    assertMay(mayDecideAccounts(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    const rejection: Decision = {
      ...{ from: AccountStatus.PENDING, to: AccountStatus.REJECTED },
      ...{ action: 'account.rejected', textKey: 'accountRejected', reason },
    };
    return inTransaction(this.db, async (tx) => {
      const rejected = await this.decisions.write(tx, admin, accountId, rejection);
      await this.sessions.revokeBearers(tx, accountId);
      return rejected;
    });
  }

  /** In one transaction; whoever is no longer waiting is left as he is. An id nobody has fails them all with NOT_FOUND. */
  async approveTogether(admin: Viewer, accountIds: readonly string[]): Promise<ApprovedTogether> {
    assertMay(mayDecideAccounts(admin));
    const ids = [...new Set(accountIds)];
    if (ids.length === 0 || ids.length > limits.approveAtOnce) {
      throw invalidInput([{ field: 'ids', key: 'admin.tooMany', params: { max: limits.approveAtOnce } }]);
    }
    return inTransaction(this.db, async (tx) => {
      const answer: ApprovedTogether = { approved: [], decidedBefore: [] };
      // one order of locking, so that two admins never wait for each other
      for (const id of ids.toSorted()) {
        try {
          answer.approved.push(await this.decisions.write(tx, admin, id, APPROVAL));
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
          answer.decidedBefore.push(id);
        }
      }
      return answer;
    });
  }
}
