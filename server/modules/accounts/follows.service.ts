/**
 * Following a seller, an active subscription (product.md): his new posts are told to the follower by the catalogue. The seller's count of
 * followers is kept in step by the same statement that follows or unfollows, so repeating either changes nothing.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { execute, one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { mayFollow } from './follow.policy';
import type { SellerRow } from './seller.types';
import { SellersService } from './sellers.service';

const MOMENT = /^\d{4}-\d{2}-\d{2} [\d:.]{8,15}\+00$/;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class FollowsService {
  constructor(
    private readonly db: DataSource,
    private readonly sellers: SellersService,
  ) {}

  async follow(viewer: Viewer, sellerId: string): Promise<SellerRow> {
    assertMay(mayFollow(viewer));
    if (sellerId === viewer.id) throw new AppError('BAD_USER_INPUT', 'follow.self');
    assertMay((await this.sellers.visible(sellerId)) !== null, 'NOT_FOUND');
    await execute(this.db, FOLLOW, [viewer.id, sellerId]);
    return this.read(sellerId);
  }

  /** Also of a seller who has left the market meanwhile. */
  async unfollow(viewer: Viewer, sellerId: string): Promise<SellerRow> {
    assertMay(mayFollow(viewer));
    const gone = isUuid(sellerId) ? await execute(this.db, UNFOLLOW, [viewer.id, sellerId]) : 0;
    if (gone === 0) assertMay((await this.sellers.visible(sellerId)) !== null, 'NOT_FOUND');
    return this.read(sellerId);
  }

  /** Latest followed first; sellers who left the market are not shown while they are away. */
  async followed(viewer: Viewer, { first, after, offset }: PageRequest): Promise<Page<SellerRow>> {
    assertMay(mayFollow(viewer));
    const counted = await one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${FOLLOWED}`, [viewer.id]);
    const [at, id] = after ? placeOf(after) : [null, null];
    const found = await rows<{ id: string; at: string }>(this.db, PAGE, [viewer.id, at, id, first + 1, after ? 0 : (offset ?? 0)]);
    const shown = pageOf(found, { first, after, offset }, (row) => encodeCursor([row.at, row.id]));
    const sellers = await this.sellers.byIds(shown.nodes.map((row) => row.id));
    return { ...shown, nodes: sellers.filter((seller) => seller !== null), totalCount: counted?.count ?? 0 };
  }

  /** In the order asked for: does the viewer follow him? For loaders. */
  async areFollowed(viewer: Viewer | null, sellerIds: readonly string[]): Promise<boolean[]> {
    if (!viewer || !mayFollow(viewer)) return sellerIds.map(() => false);
    const found = await rows<{ id: string }>(
      this.db,
      'SELECT seller_id AS id FROM follows WHERE follower_id = $1 AND seller_id = ANY ($2::uuid[])',
      [viewer.id, [...sellerIds]],
    );
    const followed = new Set(found.map(({ id }) => id));
    return sellerIds.map((id) => followed.has(id));
  }

  private async read(sellerId: string): Promise<SellerRow> {
    const [seller] = await this.sellers.byIds([sellerId]);
    assertMay(seller !== null && seller !== undefined, 'NOT_FOUND');
    return seller;
  }
}

function placeOf(cursor: string): [at: string, id: string] {
  const [at, id] = decodeCursor(cursor, 2).map(String);
  if (!at || !id || !MOMENT.test(at) || !isUuid(id)) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return [at, id];
}

const FOLLOW = `
  WITH begun AS (INSERT INTO follows (follower_id, seller_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING seller_id)
  UPDATE users u SET follower_count = u.follower_count + 1 FROM begun WHERE u.id = begun.seller_id`;

const UNFOLLOW = `
  WITH ended AS (DELETE FROM follows WHERE follower_id = $1 AND seller_id = $2 RETURNING seller_id)
  UPDATE users u SET follower_count = u.follower_count - 1 FROM ended WHERE u.id = ended.seller_id`;

const FOLLOWED = `FROM follows f JOIN users s ON s.id = f.seller_id AND s.status = 'APPROVED' WHERE f.follower_id = $1`;
const PAGE = `
  SELECT f.seller_id AS id, f.created_at::text AS at ${FOLLOWED}
    AND ($2::timestamptz IS NULL OR (f.created_at, f.seller_id) < ($2::timestamptz, $3::uuid))
  ORDER BY f.created_at DESC, f.seller_id DESC LIMIT $4 OFFSET $5`;
