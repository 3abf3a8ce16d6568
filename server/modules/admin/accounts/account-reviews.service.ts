/** Shows accounts to admins: filtered, searched and ordered, by keyset or by numbered page, and one by one. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In } from 'typeorm';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { AccountSort } from '../../../../schema/values/accounts/accounts';
import { listPage } from '../../../platform/db/list-query';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { assertMay } from '../../../platform/security/assert-policy';
import { ApprovalEvent } from '../../accounts/users/approval-event.entity';
import { User } from '../../accounts/users/user.entity';
import { mayReviewAccounts } from '../admin.policy';
import { type AccountConditions, accountList, type AccountRow, accountsLike } from './account-reviews.query';

export interface AccountFilter extends PageRequest, AccountConditions {
  readonly sort?: AccountSort | null;
}

@scoped(Lifecycle.ContainerScoped)
export class AccountReviewsService {
  constructor(private readonly db: DataSource) {}

  /** The oldest first unless another order is requested. Two statements. */
  async list(admin: Viewer, filter: AccountFilter): Promise<Page<AccountRow>> {
    assertMay(mayReviewAccounts(admin));
    const { search } = await parseWith(searchRules, filter);
    const wanted = { ...filter, search };
    return listPage(this.db, accountList(wanted, filter.sort ?? AccountSort.OLDEST), filter, accountsLike(wanted));
  }

  async findById(admin: Viewer, id: string): Promise<AccountRow | null> {
    assertMay(mayReviewAccounts(admin));
    return isUuid(id) ? this.db.getRepository(User).findOneBy({ id }) : null;
  }

  /** Returns the events of each account, oldest first. For loaders. */
  async eventsOf(userIds: readonly string[]): Promise<ApprovalEvent[][]> {
    const events = await this.db
      .getRepository(ApprovalEvent)
      .find({ where: { userId: In([...userIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
    return userIds.map((userId) => events.filter((event) => event.userId === userId));
  }
}
