/** A seller's sell posts as he manages them, with the counts of each tab. Posts of products he deleted are gone from his lists with them. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { SellPostState } from '../../../schema/values/catalogue';
import { SellPostSort } from '../../../schema/values/sort-options';
import { one, rows } from '../../platform/db/sql';
import type { PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { afterSql, keysetPage, limitSql, type ListOrder, orderSql, Params, selectSql } from './keyset';
import { mayOwnProducts } from './product.policy';
import { searchWords } from './search-text';
import { SellPostReader } from './sell-post-reader.service';
import type { SellPostCounts, SellPostPage } from './sell-post.types';

export interface SellPostFilterValues {
  readonly search?: string | null;
  readonly state?: SellPostState | null;
}

const OPENED = { sql: 'post.opened_at', type: 'timestamptz' } as const;
const ORDERS: Record<SellPostSort, ListOrder> = {
  NEWEST: { id: 'post.id', direction: 'DESC', keys: [OPENED] },
  MOST_SOLD: { id: 'post.id', direction: 'DESC', keys: [{ sql: 'post.sold_quantity', type: 'numeric' }, OPENED] },
  MOST_VIEWED: { id: 'post.id', direction: 'DESC', keys: [{ sql: 'post.views', type: 'numeric' }, OPENED] },
};

const COUNTS = `count(*) FILTER (WHERE post.state = 'OPEN')::int AS open,
  count(*) FILTER (WHERE post.state = 'PAUSED')::int AS paused, count(*) FILTER (WHERE post.state = 'ENDED')::int AS ended`;
const POSTS = 'FROM sell_posts post JOIN products p ON p.id = post.product_id';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MySellPostsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: SellPostReader,
  ) {}

  /** Counts follow the search and not the tab, so that every tab tells what it would show. */
  async list(viewer: Viewer, { state, search }: SellPostFilterValues, sort: SellPostSort, page: PageRequest): Promise<SellPostPage> {
    assertMay(mayOwnProducts(viewer));
    const counts = await this.count(viewer, search);
    const order = ORDERS[sort];
    const params = new Params();
    const conditions = [ownSql(viewer, search, params)];
    if (state) conditions.push(`post.state = ${params.add(state)}`);
    if (page.after) conditions.push(afterSql(order, page.after, params));
    const text = `${selectSql(order)} ${POSTS} WHERE ${conditions.join(' AND ')} ${orderSql(order)} ${limitSql(page, params)}`;
    const found = await rows<{ id: string; k1: string; k2: string | null }>(
      this.db,
      `SELECT id, k1::text, k2::text FROM (${text}) page ORDER BY page.k1 DESC, page.k2 DESC, page.id DESC`,
      params.values,
    );
    const posts = await this.reader.byIds(found.map(({ id }) => id));
    const keyed = posts.map((node, index) => ({ node, keys: [found[index]?.k1 ?? null, found[index]?.k2 ?? null] as const }));
    return { ...keysetPage(keyed, page), counts, totalCount: totalOf(counts, state) };
  }

  private async count(viewer: Viewer, search: string | null | undefined): Promise<SellPostCounts> {
    const params = new Params();
    const where = ownSql(viewer, search, params);
    const counts = await one<SellPostCounts>(this.db, `SELECT ${COUNTS} ${POSTS} WHERE ${where}`, params.values);
    return counts ?? { open: 0, paused: 0, ended: 0 };
  }
}

function ownSql(viewer: Viewer, search: string | null | undefined, params: Params): string {
  const conditions = [`post.seller_id = ${params.add(viewer.id)}`, 'p.deleted_at IS NULL'];
  if (search?.trim()) {
    const words = searchWords(search);
    conditions.push(...(words.length === 0 ? ['false'] : words.map(({ pattern }) => `p.search_text LIKE ${params.add(pattern)}`)));
  }
  return conditions.join(' AND ');
}

function totalOf({ open, paused, ended }: SellPostCounts, state: SellPostState | null | undefined): number {
  switch (state) {
    case SellPostState.OPEN:
      return open;
    case SellPostState.PAUSED:
      return paused;
    case SellPostState.ENDED:
      return ended;
    default:
      return open + paused + ended;
  }
}
