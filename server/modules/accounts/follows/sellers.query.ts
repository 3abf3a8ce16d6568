/** The list of sellers that anyone may look at. Called by SellersService. */
import { type Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { column, columns, instant, int, nullable, oneOf, text } from '../../../platform/db/columns';
import { type KeysetList, keysetPage, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { SellerRow } from './seller.types';

export interface SellerFilterValues {
  readonly ids?: readonly string[] | null;
  readonly role?: Role | null;
  readonly divisionId?: number | null;
  readonly districtId?: number | null;
  readonly upazilaId?: number | null;
}

const seller = columns({
  id: column('u.id', text),
  name: column('u.name', text),
  role: column('u.role', oneOf(sellingRoles)),
  divisionId: column('u.division_id', nullable(int)),
  districtId: column('u.district_id', nullable(int)),
  upazilaId: column('u.upazila_id', nullable(int)),
  ratingSum: column('u.rating_sum', int),
  ratingCount: column('u.rating_count', int),
  followerCount: column('u.follower_count', int),
  publishedCount: column('u.published_count', int),
  createdAt: column('u.created_at', instant),
});

const NEWEST: KeysetList<SellerRow> = {
  columns: seller,
  from: 'users u',
  order: { id: 'u.id', keys: [{ sql: 'u.created_at', type: 'timestamptz' }], direction: 'DESC' },
};
/** As the index users_sellers has it. */
const IS_SELLER = `u.status = 'APPROVED' AND u.role IN (${sellingRoles.map((role) => `'${role}'`).join(', ')})`;

/** The newest first. */
export function sellersPage(db: Db, filter: SellerFilterValues, page: PageRequest): Promise<Page<SellerRow>> {
  return keysetPage(db, NEWEST, page, (params) => [IS_SELLER, ...conditionsOf(filter, params)]);
}

function conditionsOf({ ids, role, divisionId, districtId, upazilaId }: SellerFilterValues, params: Params): string[] {
  return [
    ...(ids ? [`u.id = ANY (${params.add(ids.filter(isUuid))}::uuid[])`] : []),
    ...(role ? [`u.role = ${params.add(role)}`] : []),
    ...(divisionId ? [`u.division_id = ${params.add(divisionId)}`] : []),
    ...(districtId ? [`u.district_id = ${params.add(districtId)}`] : []),
    ...(upazilaId ? [`u.upazila_id = ${params.add(upazilaId)}`] : []),
  ];
}
