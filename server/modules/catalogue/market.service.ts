/**
 * The public side of the catalogue: what is on the market, for whom. Lists and searches it, opens single products (and has the look counted),
 * suggests while somebody types and tells how large the market is. Nothing here shows what `visibleSql` hides. Visitors and buyers are read for from
 * the database for reading; who may look for what he has just written is not: a seller in lists, anybody signed in on a product's page.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isSellingRole } from '../../../schema/values/roles';
import { type BulkSort, ProductSort } from '../../../schema/values/sort-options';
import { buysFrom } from '../../../schema/values/trade';
import { ReadDatabase } from '../../platform/db/read-database';
import { one, rows, type Db } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import type { PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { CategoriesService } from './categories.service';
import { Params, toPage, type ProductPage } from './keyset';
import { countStatement, pageStatement, visibleSql, type MarketQuestion, type ProductFilterValues } from './market-query';
import { NearnessService, type NearPlace } from './nearness.service';
import { ProductReader } from './product-reader.service';
import { ProductLooksService } from './product-looks.service';
import { mayReceiveGoods, maySeeBusinessPosts } from './product.policy';
import type { MarketFigures, ProductView, SearchSuggestions } from './product.types';
import { searchWords } from './search-text';

const SUGGESTED_PRODUCTS = 5;
const SUGGESTED_CATEGORIES = 3;

type Reads = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketService {
  constructor(
    private readonly db: DataSource,
    private readonly reads: ReadDatabase,
    private readonly reader: ProductReader,
    private readonly categories: CategoriesService,
    private readonly looks: ProductLooksService,
    private readonly nearness: NearnessService,
  ) {}

  /** `near` is what NEAREST begins with; a member's own place unless told. */
  async products(
    viewer: Viewer | null,
    filter: ProductFilterValues,
    sort: ProductSort,
    page: PageRequest,
    near?: NearPlace | null,
  ): Promise<ProductPage> {
    return this.list(viewer, await this.understand(viewer, { filter, sort, sellerRoles: null }, near), page);
  }

  /** The market as a trader may buy from it: open posts of those his role buys from, posts for businesses among them. */
  async bulk(viewer: Viewer, filter: ProductFilterValues, sort: BulkSort, page: PageRequest): Promise<ProductPage> {
    assertMay(mayReceiveGoods(viewer));
    return this.list(viewer, await this.understand(viewer, { filter, sort, sellerRoles: buysFrom[viewer.role] }), page);
  }

  /** Of these the ones he may buy, in the order asked for. */
  async comparable(viewer: Viewer, ids: readonly string[]): Promise<ProductView[]> {
    assertMay(mayReceiveGoods(viewer));
    const params = new Params();
    const wanted = params.add(ids.filter(isUuid));
    const roles = params.add(buysFrom[viewer.role]);
    const text = `SELECT p.id, NULL::int AS k1, NULL::int AS k2 FROM products p JOIN users s ON s.id = p.seller_id
      WHERE p.id = ANY (${wanted}::uuid[]) AND s.role = ANY (${roles}::text[]) AND ${visibleSql({ seesBusinessPosts: true, viewerId: viewer.id }, params)}`;
    const found = await this.reader.read({ text, params: params.values, direction: 'ASC' }, { whole: true });
    const byId = new Map(found.map(({ product }) => [product.id, product]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  }

  /** On the market, or the viewer's own; null for anything else. `address` tells visitors apart when looks are counted. */
  async product(viewer: Viewer | null, id: string, address: string): Promise<ProductView | null> {
    const product = await this.visible(viewer, id);
    if (product && product.seller.id !== viewer?.id) this.looks.count(product.id, viewer?.id ?? address);
    return product;
  }

  async suggest(viewer: Viewer | null, search: string | null): Promise<SearchSuggestions> {
    if (!search?.trim()) return { products: [], categories: [] };
    const page = await this.products(viewer, { search }, ProductSort.RELEVANCE, { first: SUGGESTED_PRODUCTS });
    return { products: page.nodes, categories: this.categories.find(search).slice(0, SUGGESTED_CATEGORIES) };
  }

  async figures(): Promise<MarketFigures> {
    const text = `SELECT count(*)::int AS products, count(DISTINCT p.seller_id)::int AS sellers, count(DISTINCT p.district_id)::int AS districts
      FROM products p JOIN users s ON s.id = p.seller_id WHERE ${visibleSql({ seesBusinessPosts: false, viewerId: null }, new Params())}`;
    const figures = await this.reads.run((db) => one<MarketFigures>(db, text));
    return figures ?? { products: 0, sellers: 0, districts: 0 };
  }

  private async list(viewer: Viewer | null, question: MarketQuestion | null, page: PageRequest): Promise<ProductPage> {
    if (!question) return toPage([], page, () => Promise.resolve(0));
    const read = this.listsFor(viewer);
    const found = await read((db) => this.reader.read(pageStatement(question, page), { db }));
    const isSimilar = found.length > 0 && (question.words ?? []).some(({ isKnown }) => !isKnown);
    return { ...toPage(found, page, () => read((db) => count(db, question))), isSimilar };
  }

  /** Null: the question can have no answer. */
  private async understand(
    viewer: Viewer | null,
    { filter, sort, sellerRoles }: Pick<MarketQuestion, 'filter' | 'sort' | 'sellerRoles'>,
    near?: NearPlace | null,
  ): Promise<MarketQuestion | null> {
    if (filter.sellerId && !isUuid(filter.sellerId)) return null;
    const reader = { seesBusinessPosts: maySeeBusinessPosts(viewer), viewerId: viewer?.id ?? null };
    const words = filter.search?.trim() ? searchWords(filter.search) : null;
    const place = sort === ProductSort.NEAREST ? await this.nearness.placeFor(viewer, near) : null;
    const known = words && (await this.listsFor(viewer)((db) => markKnown(db, words, reader)));
    return { filter, sort, sellerRoles, ...reader, near: place, words: known };
  }

  private listsFor(viewer: Viewer | null): Reads {
    return viewer && isSellingRole(viewer.role) ? (work) => work(this.db) : (work) => this.reads.run(work);
  }

  private async visible(viewer: Viewer | null, id: string): Promise<ProductView | null> {
    if (!isUuid(id)) return null;
    const params = new Params();
    const place = params.add(id);
    const reader = { seesBusinessPosts: maySeeBusinessPosts(viewer), viewerId: viewer?.id ?? null };
    const own = viewer === null ? 'false' : `p.seller_id = ${params.add(viewer.id)}`;
    const text = `SELECT p.id, NULL::int AS k1, NULL::int AS k2 FROM products p JOIN users s ON s.id = p.seller_id
      WHERE p.id = ${place} AND p.deleted_at IS NULL AND (${own} OR (${visibleSql(reader, params)}))`;
    const read = (db: Db) => this.reader.read({ text, params: params.values, direction: 'ASC' }, { whole: true, db });
    const [found] = await (viewer === null ? this.reads.run(read) : read(this.db));
    return found?.product ?? null;
  }
}

/** Which words stand in what this reader may see: the others are taken for slips. */
async function markKnown(
  db: Db,
  words: ReturnType<typeof searchWords>,
  reader: Pick<MarketQuestion, 'seesBusinessPosts' | 'viewerId'>,
): Promise<MarketQuestion['words']> {
  if (words.length === 0) return [];
  const params = new Params();
  const patterns = params.add(words.map(({ pattern }) => pattern));
  // OFFSET 0 keeps the planner from reading the whole table for a word that is nowhere: 60 ms instead of 0.5 at 100,000 products
  const lookUp = `(SELECT seller_id, audience, is_published FROM products WHERE is_published AND search_text LIKE word.pattern OFFSET 0)`;
  const known = await rows<{ isKnown: boolean }>(
    db,
    `SELECT EXISTS (SELECT 1 FROM ${lookUp} p JOIN users s ON s.id = p.seller_id WHERE ${visibleSql(reader, params)}) AS "isKnown"
     FROM unnest(${patterns}::text[]) WITH ORDINALITY AS word (pattern, position) ORDER BY word.position`,
    params.values,
  );
  return words.map((word, index) => ({ ...word, isKnown: known[index]?.isKnown ?? false }));
}

async function count(db: Db, question: MarketQuestion): Promise<number> {
  const { text, params } = countStatement(question);
  return (await one<{ count: number }>(db, text, params))?.count ?? 0;
}
