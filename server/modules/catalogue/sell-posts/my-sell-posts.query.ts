/** A seller's own sell posts: a page of them, and how many there are in each state. Called by MySellPostsService. */
import type { SellPostState } from '../../../../schema/values/catalogue/catalogue';
import type { SellPostSort } from '../../../../schema/values/api/sort-options';
import { column, columns, int, selectOne } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { keysetPage, Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { wasNeverPosted } from '../products/product-reader.service';
import { searchWords } from '../words/search-words';
import type { SellPost } from './sell-post.entity';
import { sellPostColumns } from './sell-post.query';
import type { SellPostCounts } from './sell-post.types';

export interface SellPostConditions {
  readonly search?: string | null;
  readonly state?: SellPostState | null;
}

const OPENED = { sql: 'post.opened_at', type: 'timestamptz' } as const;
const ORDERS: Record<SellPostSort, KeysetOrder> = {
  NEWEST: { id: 'post.id', direction: 'DESC', keys: [OPENED] },
  MOST_SOLD: { id: 'post.id', direction: 'DESC', keys: [{ sql: 'post.sold_quantity', type: 'numeric' }, OPENED] },
  MOST_VIEWED: { id: 'post.id', direction: 'DESC', keys: [{ sql: 'coalesce(seen.views, 0)', type: 'numeric' }, OPENED] },
};
const POSTS = 'sell_posts post JOIN products p ON p.id = post.product_id';
const VIEWED_POSTS = `${POSTS} LEFT JOIN sell_post_views seen ON seen.sell_post_id = post.id`;

/** Reads a page of the seller's own posts with one statement. */
export function ownSellPosts(
  db: Db,
  sellerId: string,
  { search, state }: SellPostConditions,
  sort: SellPostSort,
  page: PageRequest,
): Promise<Page<SellPost>> {
  const list = { columns: sellPostColumns, from: VIEWED_POSTS, countFrom: POSTS, order: ORDERS[sort] };
  return keysetPage(db, list, page, (params) => [
    `post.seller_id = ${params.add(sellerId)}`,
    ...ownProducts(sellerId, search, params),
    ...(state ? [`post.state = ${params.add(state)}`] : []),
  ]);
}

/** Counts the seller's posts of every state under the same search. */
export async function countOwnSellPosts(db: Db, sellerId: string, search: string | null | undefined): Promise<SellPostCounts> {
  const params = new Params();
  const isOwn = ownProducts(sellerId, search, params).join(' AND ');
  const counts = columns({
    open: column(`count(*) FILTER (WHERE post.state = 'OPEN')::int`, int),
    paused: column(`count(*) FILTER (WHERE post.state = 'PAUSED')::int`, int),
    ended: column(`count(*) FILTER (WHERE post.state = 'ENDED')::int`, int),
    neverPosted: column(`(SELECT count(*)::int FROM products p WHERE ${isOwn} AND ${wasNeverPosted})`, int),
  });
  const where = `post.seller_id = ${params.add(sellerId)} AND ${isOwn}`;
  const counted = await selectOne(db, counts, (list) => `SELECT ${list} FROM ${POSTS} WHERE ${where}`, params.values);
  return counted ?? { open: 0, paused: 0, ended: 0, neverPosted: 0 };
}

function ownProducts(sellerId: string, search: string | null | undefined, params: Params): string[] {
  const conditions = [`p.seller_id = ${params.add(sellerId)}`, 'p.deleted_at IS NULL'];
  if (!search?.trim()) return conditions;
  const words = searchWords(search);
  return [...conditions, ...(words.length === 0 ? ['false'] : words.map(({ pattern }) => `p.search_text LIKE ${params.add(pattern)}`))];
}
