/**
 * Sellers as everyone sees them. Orders and products show their seller whatever happened since; the seller's own page
 * does not.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, In } from 'typeorm';
import { AccountStatus, sellingRoles } from '../../../../schema/values/accounts/roles';
import { isUuid } from '../../../platform/uuid';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { SellerRow } from './seller.types';
import { type SellerFilterValues, sellersPage } from './sellers.query';
import { User } from '../users/user.entity';

const SELLER_COLUMNS = {
  id: true,
  name: true,
  role: true,
  divisionId: true,
  districtId: true,
  upazilaId: true,
  ratingSum: true,
  ratingCount: true,
  followerCount: true,
  publishedCount: true,
  createdAt: true,
} as const satisfies Record<keyof SellerRow, true>;

@scoped(Lifecycle.ContainerScoped)
export class SellersService {
  constructor(private readonly db: DataSource) {}

  /** A seller anyone may look at: approved and of a selling role. */
  async visible(id: string): Promise<SellerRow | null> {
    if (!isUuid(id)) return null;
    return this.db.getRepository(User).findOne({
      select: SELLER_COLUMNS,
      where: { id, status: AccountStatus.APPROVED, role: In([...sellingRoles]) },
    });
  }

  /** Returns the sellers with these ids that anyone may look at, in any order. */
  visibleByIds(ids: readonly string[]): Promise<SellerRow[]> {
    return this.db.getRepository(User).find({
      select: SELLER_COLUMNS,
      where: { id: In([...ids]), status: AccountStatus.APPROVED, role: In([...sellingRoles]) },
    });
  }

  /** All that anyone may look at, the newest first. */
  list(filter: SellerFilterValues, page: PageRequest): Promise<Page<SellerRow>> {
    return sellersPage(this.db, filter, page);
  }

  /** In the order requested; null for an id no one has. For loaders. */
  async findByIds(ids: readonly string[]): Promise<(SellerRow | null)[]> {
    const sellers = await this.db.getRepository(User).find({ select: SELLER_COLUMNS, where: { id: In([...ids]) } });
    const byId = new Map(sellers.map((seller) => [seller.id, seller]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** In the order requested; null where there is none. */
  async businessNames(ids: readonly string[]): Promise<(string | null)[]> {
    const sellers = await this.db.getRepository(User).find({ select: { id: true, nameOfBusiness: true }, where: { id: In([...ids]) } });
    const byId = new Map(sellers.map(({ id, nameOfBusiness }) => [id, nameOfBusiness]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
