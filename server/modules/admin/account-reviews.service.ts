/** Shows accounts to admins, by status, oldest first: those who wait by how long they have waited, the others by when they came. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { searchRules } from '../../../schema/rules/search.rules';
import { AccountStatus, type Role } from '../../../schema/values/roles';
import { isUuid } from '../../platform/db/uuid';
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { ApprovalEvent } from '../accounts/approval-event.entity';
import { User } from '../accounts/user.entity';
import { mayDecideAccounts } from './approval.policy';

export interface AccountFilter extends PageRequest {
  readonly status?: AccountStatus | null;
  readonly role?: Role | null;
  readonly search?: string | null;
}

@scoped(Lifecycle.ContainerScoped)
export class AccountReviewsService {
  constructor(private readonly db: DataSource) {}

  async list(admin: Viewer, filter: AccountFilter): Promise<Page<User>> {
    assertMay(mayDecideAccounts(admin));
    const { first, after, offset } = filter;
    const { search } = await parseWith(searchRules, filter);
    const sortColumn = filter.status === AccountStatus.PENDING ? 'waiting_since' : 'created_at';
    const wanted = this.filtered({ ...filter, search });
    const page = wanted
      .clone()
      .orderBy(`u.${sortColumn}`, 'ASC')
      .addOrderBy('u.id', 'ASC')
      .limit(first + 1)
      .offset(offset ?? 0);
    if (after) {
      page.andWhere(`(u.${sortColumn}, u.id) > (SELECT c.${sortColumn}, c.id FROM users c WHERE c.id = :after)`, {
        after: cursorId(after),
      });
    }
    const [found, totalCount] = await Promise.all([page.getMany(), wanted.getCount()]);
    const nodes = found.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, totalCount, pageInfo: { hasNextPage: found.length > first, endCursor: last ? encodeCursor([last.id]) : null } };
  }

  /** Of each account, oldest first. For loaders. */
  async eventsOf(userIds: readonly string[]): Promise<ApprovalEvent[][]> {
    const found = await this.db
      .getRepository(ApprovalEvent)
      .find({ where: { userId: In([...userIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
    return userIds.map((userId) => found.filter((event) => event.userId === userId));
  }

  private filtered({ status, role, search }: AccountFilter): SelectQueryBuilder<User> {
    const accounts = this.db.getRepository(User).createQueryBuilder('u');
    if (status) accounts.andWhere('u.status = :status', { status });
    if (role) accounts.andWhere('u.role = :role', { role });
    if (search) accounts.andWhere("lower(u.name || ' ' || u.phone) LIKE :search", { search: `%${literally(search.toLowerCase())}%` });
    return accounts;
  }
}

/** `%` and `_` are letters like any other to the person who types them. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The cursor names the last account; its place in the order is looked up, so that no microsecond is lost on the way. */
function cursorId(after: string): string {
  const [id] = decodeCursor(after, 1);
  if (!isUuid(id)) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return id;
}
