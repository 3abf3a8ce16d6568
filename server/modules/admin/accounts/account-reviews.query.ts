/** The list of accounts as admins filter, search and order it. Called by AccountReviewsService. */
import { phoneInSearch } from '../../../../schema/text/phone';
import { AccountSort } from '../../../../schema/values/accounts/accounts';
import { limits } from '../../../../schema/values/limits';
import { AccountStatus, Role } from '../../../../schema/values/accounts/roles';
import { column, columns, instant, int, nullable, oneOf, type RowOf, text } from '../../../platform/db/columns';
import { containing } from '../../../platform/db/like';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';

const account = columns({
  id: column('u.id', text),
  name: column('u.name', text),
  phone: column('u.phone', text),
  email: column('u.email', nullable(text)),
  role: column('u.role', oneOf(Role)),
  status: column('u.status', oneOf(AccountStatus)),
  statusReason: column('u.status_reason', nullable(text)),
  nid: column('u.nid', nullable(text)),
  tradeLicense: column('u.trade_license', nullable(text)),
  divisionId: column('u.division_id', nullable(int)),
  districtId: column('u.district_id', nullable(int)),
  upazilaId: column('u.upazila_id', nullable(int)),
  address: column('u.address', nullable(text)),
  nameOfBusiness: column('u.name_of_business', nullable(text)),
  createdAt: column('u.created_at', instant),
  waitingSince: column('u.waiting_since', nullable(instant)),
  version: column('u.version', int),
});
export type AccountRow = RowOf<typeof account>;

export interface AccountConditions {
  readonly status?: AccountStatus | null;
  readonly role?: Role | null;
  readonly search?: string | null;
  readonly late?: boolean | null;
  readonly documentsToCheck?: boolean | null;
  readonly sharesPhone?: boolean | null;
}

type Order = Pick<List<AccountRow>, 'sort' | 'direction'>;

const ORDERS: Record<AccountSort, Order> = {
  OLDEST: { sort: byCreation, direction: 'ASC' },
  NEWEST: { sort: byCreation, direction: 'DESC' },
  NAME: { sort: (alias) => `lower(${alias}.name)`, direction: 'ASC' },
  LAST_LOGIN: {
    sort: (alias) => `coalesce((SELECT login.last_login_at FROM user_logins login WHERE login.user_id = ${alias}.id), '-infinity')`,
    direction: 'DESC',
  },
};
const LONGEST_WAITING: Order = { sort: (alias) => `${alias}.waiting_since`, direction: 'ASC' };
const LONGEST_UNCHECKED: Order = {
  sort: (alias) => `(SELECT min(d.uploaded_at) FROM identity_documents d WHERE d.user_id = ${alias}.id AND d.decided_at IS NULL)`,
  direction: 'ASC',
};
/** Matches approved sellers, as `users u`, with an image of a document that waits for a decision. */
export const hasDocumentsToCheck = `u.status = 'APPROVED' AND u.id IN (SELECT d.user_id FROM identity_documents d WHERE d.decided_at IS NULL)`;
/** As the index users_search has it. */
const SEARCHED = `lower(u.name || ' ' || u.phone || ' ' || coalesce(u.email, ''))`;

/**
 * Applicants who wait, and sellers whose documents wait, are ordered by how long they have waited, unless another order
 * is requested.
 */
export function accountList({ status, late, documentsToCheck }: AccountConditions, sort: AccountSort): List<AccountRow> {
  const byDocument = sort === AccountSort.OLDEST && documentsToCheck === true;
  const byWaiting = sort === AccountSort.OLDEST && (status === AccountStatus.PENDING || late === true);
  return { table: 'users', alias: 'u', columns: account, ...(byDocument ? LONGEST_UNCHECKED : byWaiting ? LONGEST_WAITING : ORDERS[sort]) };
}

export const accountsLike =
  ({ status, role, search, late, documentsToCheck, sharesPhone }: AccountConditions) =>
  (params: Params): string[] => [
    ...(status ? [`u.status = ${params.add(status)}`] : []),
    ...(role ? [`u.role = ${params.add(role)}`] : []),
    ...(late ? [`u.status = 'PENDING' AND u.waiting_since < now() - make_interval(hours => ${params.add(limits.lateAfterHours)})`] : []),
    ...(documentsToCheck ? [hasDocumentsToCheck] : []),
    ...(sharesPhone ? ['u.phone_twin_of IS NOT NULL'] : []),
    ...(search ? [`${SEARCHED} LIKE ${params.add(containing(phoneInSearch(search) ?? search.toLowerCase()))}`] : []),
  ];
