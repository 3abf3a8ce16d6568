/**
 * Following a seller, an active subscription: the catalogue notifies followers of new posts. The seller's count of
 * followers is stored in step by the same statement that follows or unfollows, so repeating either changes nothing.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { MarketChanges } from '../../../platform/events/market-changes';
import { isUuid } from '../../../platform/uuid';
import { AppError } from '../../../platform/errors/app-error';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { mayFollow } from './follow.policy';
import { addFollow, followedAmong, followedSellers, removeFollow } from './follows.store';
import type { SellerRow } from './seller.types';
import { SellersService } from './sellers.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class FollowsService {
  constructor(
    private readonly db: DataSource,
    private readonly sellers: SellersService,
    private readonly changes: MarketChanges,
  ) {}

  async follow(viewer: Viewer, sellerId: string): Promise<SellerRow> {
    assertMay(mayFollow(viewer));
    if (sellerId === viewer.id) throw new AppError('BAD_USER_INPUT', 'follow.self');
    assertMay((await this.sellers.visible(sellerId)) !== null, 'NOT_FOUND');
    await addFollow(this.db, viewer.id, sellerId);
    this.changes.figuresChanged([sellerId]);
    return this.read(sellerId);
  }

  /** Also of a seller who has left the market meanwhile. */
  async unfollow(viewer: Viewer, sellerId: string): Promise<SellerRow> {
    assertMay(mayFollow(viewer));
    const isRemoved = isUuid(sellerId) && (await removeFollow(this.db, viewer.id, sellerId));
    if (isRemoved) this.changes.figuresChanged([sellerId]);
    else assertMay((await this.sellers.visible(sellerId)) !== null, 'NOT_FOUND');
    return this.read(sellerId);
  }

  /** Latest followed first; sellers who left the market are not shown while they are away. */
  async followed(viewer: Viewer, page: PageRequest): Promise<Page<SellerRow>> {
    assertMay(mayFollow(viewer));
    const followed = await followedSellers(this.db, viewer.id, page);
    const sellers = await this.sellers.findByIds(followed.nodes.map(({ id }) => id));
    return { ...followed, nodes: sellers.filter((seller) => seller !== null) };
  }

  /** In the order requested: does the viewer follow the seller? For loaders. */
  async areFollowed(viewer: Viewer | null, sellerIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayFollow(viewer)) return sellerIds.map(() => false);
    const followed = await followedAmong(this.db, viewer.id, sellerIds);
    return sellerIds.map((id) => followed.has(id));
  }

  private async read(sellerId: string): Promise<SellerRow> {
    const [seller] = await this.sellers.findByIds([sellerId]);
    assertMay(seller !== null && seller !== undefined, 'NOT_FOUND');
    return seller;
  }
}
