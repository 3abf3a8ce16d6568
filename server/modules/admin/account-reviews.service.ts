/** Shows accounts to admins: filtered, searched and ordered, by keyset or by numbered page, and one by one. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { searchRules } from '../../../schema/rules/search.rules';
import { AccountSort } from '../../../schema/values/accounts';
import { limits } from '../../../schema/values/limits';
import { AccountStatus, type Role } from '../../../schema/values/roles';
import { isUuid } from '../../platform/db/uuid';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { ApprovalEvent } from '../accounts/approval-event.entity';
import { User } from '../accounts/user.entity';
import { mayReviewAccounts } from './admin.policy';

export interface AccountFilter extends PageRequest {
  readonly status?: AccountStatus | null;
  readonly role?: Role | null;
  readonly search?: string | null;
  readonly late?: boolean | null;
  readonly sort?: AccountSort | null;
}

interface Order {
  /** The sort value of the row of this alias. */
  readonly by: (alias: string) => string;
  readonly direction: 'ASC' | 'DESC';
}

const orders: Record<AccountSort, Order> = {
  OLDEST: { by: (alias) => `${alias}.created_at`, direction: 'ASC' },
  NEWEST: { by: (alias) => `${alias}.created_at`, direction: 'DESC' },
  NAME: { by: (alias) => `lower(${alias}.name)`, direction: 'ASC' },
  LAST_LOGIN: { by: (alias) => `coalesce(${alias}.last_login_at, '-infinity')`, direction: 'DESC' },
};
const longestWaiting: Order = { by: (alias) => `${alias}.waiting_since`, direction: 'ASC' };

@scoped(Lifecycle.ContainerScoped)
export class AccountReviewsService {
  constructor(private readonly db: DataSource) {}

  async list(admin: Viewer, filter: AccountFilter): Promise<Page<User>> {
    assertMay(mayReviewAccounts(admin));
    const { first, after, offset } = filter;
    const { search } = await parseWith(searchRules, filter);
    const { by, direction } = orderOf(filter);
    const wanted = this.filtered({ ...filter, search });
    const page = wanted
      .clone()
      .orderBy(by('u'), direction)
      .addOrderBy('u.id', direction)
      .limit(first + 1)
      .offset(offset ?? 0);
    if (after) {
      const beyond = direction === 'ASC' ? '>' : '<';
      page.andWhere(`(${by('u')}, u.id) ${beyond} (SELECT ${by('c')}, c.id FROM users c WHERE c.id = :after)`, {
        after: idOfCursor(after),
      });
    }
    const [found, totalCount] = await Promise.all([page.getMany(), wanted.getCount()]);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount };
  }

  async byId(admin: Viewer, id: string): Promise<User | null> {
    assertMay(mayReviewAccounts(admin));
    return isUuid(id) ? this.db.getRepository(User).findOneBy({ id }) : null;
  }

  /** Of each account, oldest first. For loaders. */
  async eventsOf(userIds: readonly string[]): Promise<ApprovalEvent[][]> {
    const found = await this.db
      .getRepository(ApprovalEvent)
      .find({ where: { userId: In([...userIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
    return userIds.map((userId) => found.filter((event) => event.userId === userId));
  }

  private filtered({ status, role, search, late }: AccountFilter): SelectQueryBuilder<User> {
    const accounts = this.db.getRepository(User).createQueryBuilder('u');
    if (status) accounts.andWhere('u.status = :status', { status });
    if (role) accounts.andWhere('u.role = :role', { role });
    if (late) {
      const waits = "u.status = 'PENDING' AND u.waiting_since < now() - make_interval(hours => :lateAfter)";
      accounts.andWhere(waits, { lateAfter: limits.lateAfterHours });
    }
    if (search) accounts.andWhere(`${SEARCHED} LIKE :search`, { search: `%${literally(search.toLowerCase())}%` });
    return accounts;
  }
}

/** As the index users_search has it. */
const SEARCHED = "lower(u.name || ' ' || u.phone || ' ' || coalesce(u.email, ''))";

function orderOf({ sort, status, late }: AccountFilter): Order {
  const byWaiting = status === AccountStatus.PENDING || late === true;
  return byWaiting && (sort ?? AccountSort.OLDEST) === AccountSort.OLDEST ? longestWaiting : orders[sort ?? AccountSort.OLDEST];
}

/** `%` and `_` are letters like any other to the person who types them. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
