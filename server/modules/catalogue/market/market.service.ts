/**
 * The public side of the catalogue: what is on the market, for whom. Lists and searches it, opens single products (and
 * has the view counted), suggests while someone types and counts how large the market is. Nothing here shows what
 * `visibleSql` hides. Visitors and buyers read from the replica; users who may look for what they have just written do
 * not: a seller in lists, any user on a product's page.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isSellingRole } from '../../../../schema/values/accounts/roles';
import { type BulkSort, ProductSort } from '../../../../schema/values/api/sort-options';
import { buysFrom } from '../../../../schema/values/accounts/trade';
import { ReadDatabase } from '../../../platform/db/read-database';
import type { Db } from '../../../platform/db/sql';
import { isUuid } from '../../../platform/uuid';
import type { PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { CategoriesService } from '../categories/categories.service';
import { type ProductPage, type Read, toPage } from '../products/product-pages';
import { countProducts, marketFigures } from './market-figures.query';
import type { MarketQuestion, ProductFilterValues } from './search/market-filter.query';
import { pageStatement } from './market.query';
import { NearnessService, type NearPlace } from './nearness.service';
import { type CardForm, type InnerStatement, type ProductCard, ProductReader, type ReadProduct } from '../products/product-reader.service';
import { ProductViewsService } from '../products/figures/product-views.service';
import { mayReceiveItems, maySeeBusinessPosts } from '../products/product.policy';
import type { MarketFigures, SearchSuggestions } from './market.types';
import type { ProductView } from '../products/product.types';
import { comparableProducts, readableProduct } from './single-products.query';
import { SearchReading } from './search/search-reading.service';

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
    private readonly views: ProductViewsService,
    private readonly nearness: NearnessService,
    private readonly searches: SearchReading,
  ) {}

  /**
   * `near` is what NEAREST begins with; by default the user's own location. Sorted by relevance where something is
   * searched, by default.
   */
  async products(
    viewer: Viewer | null,
    filter: ProductFilterValues,
    sort: ProductSort | null | undefined,
    page: PageRequest,
    near?: NearPlace | null,
  ): Promise<ProductPage> {
    const question = await this.questionOf(viewer, { filter, sort: sort ?? usualSort(filter), sellerRoles: null }, near);
    return this.list(viewer, question, page, this.whole);
  }

  /** Returns the same as cards with the columns of this form, or whole products where there is none. */
  async cards(
    viewer: Viewer | null,
    filter: ProductFilterValues,
    sort: ProductSort | null | undefined,
    page: PageRequest,
    near: NearPlace | null | undefined,
    form: CardForm | null,
  ): Promise<ProductPage<ProductCard>> {
    if (!form) return this.products(viewer, filter, sort, page, near);
    const question = await this.questionOf(viewer, { filter, sort: sort ?? usualSort(filter), sellerRoles: null }, near);
    return this.list(viewer, question, page, (inner, db) => this.reader.readCards(inner, form, db));
  }

  /**
   * The market as a trader may buy from it: open posts of those the trader's role buys from, posts for businesses among
   * them.
   */
  async bulk(viewer: Viewer, filter: ProductFilterValues, sort: BulkSort | null | undefined, page: PageRequest): Promise<ProductPage> {
    assertMay(mayReceiveItems(viewer));
    return this.list(
      viewer,
      await this.questionOf(viewer, { filter, sort: sort ?? usualSort(filter), sellerRoles: buysFrom[viewer.role] }),
      page,
      this.whole,
    );
  }

  /** Returns the products with these ids that the viewer may buy, in the order requested. */
  async comparable(viewer: Viewer, ids: readonly string[]): Promise<ProductView[]> {
    assertMay(mayReceiveItems(viewer));
    const who = { seesBusinessPosts: true, viewerId: viewer.id };
    const rows = await this.reader.read(comparableProducts(who, ids.filter(isUuid), buysFrom[viewer.role]), { whole: true });
    const byId = new Map(rows.map(({ product }) => [product.id, product]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * On the market, or the viewer's own; null for anything else. `address` distinguishes visitors when views are
   * counted; `onResend` takes what counts a view of those who are sent the same response.
   */
  async product(
    viewer: Viewer | null,
    id: string,
    address: string,
    onResend?: (count: (address: string) => void) => void,
  ): Promise<ProductView | null> {
    const product = await this.visible(viewer, id);
    if (!product || product.seller.id === viewer?.id) return product;
    this.views.count(product.id, viewer?.id ?? address);
    onResend?.((other) => this.views.count(product.id, other));
    return product;
  }

  async suggest(viewer: Viewer | null, search: string | null): Promise<SearchSuggestions> {
    if (!search?.trim()) return { products: [], categories: [] };
    const page = await this.products(viewer, { search }, ProductSort.RELEVANCE, { first: SUGGESTED_PRODUCTS });
    return { products: page.nodes, categories: this.categories.find(search).slice(0, SUGGESTED_CATEGORIES) };
  }

  figures(): Promise<MarketFigures> {
    return this.reads.run(marketFigures);
  }

  private async list<P extends ProductCard>(
    viewer: Viewer | null,
    question: MarketQuestion | null,
    page: PageRequest,
    readPage: (inner: InnerStatement, db: Db) => Promise<Read<P>[]>,
  ): Promise<ProductPage<P>> {
    if (!question) return toPage([], page, () => Promise.resolve(0));
    const read = this.listsFor(viewer);
    const rows = await read((db) => readPage(pageStatement(question, page), db));
    const isSimilar = rows.length > 0 && ((question.isAnyTermEnough ?? false) || (question.terms ?? []).some(({ isKnown }) => !isKnown));
    // a first page that is not full is all there is
    const isAll = rows.length <= page.first && !page.after && !page.offset;
    const count = () => (isAll ? Promise.resolve(rows.length) : read((db) => countProducts(db, question)));
    return { ...toPage(rows, page, count), isSimilar };
  }

  private readonly whole = (inner: InnerStatement, db: Db): Promise<ReadProduct[]> => this.reader.read(inner, { db });

  /** Null: the question can have no response. */
  private async questionOf(
    viewer: Viewer | null,
    { filter, sort, sellerRoles }: Pick<MarketQuestion, 'filter' | 'sort' | 'sellerRoles'>,
    near?: NearPlace | null,
  ): Promise<MarketQuestion | null> {
    if (filter.sellerId && !isUuid(filter.sellerId)) return null;
    const reader = { seesBusinessPosts: maySeeBusinessPosts(viewer), viewerId: viewer?.id ?? null };
    const place = sort === ProductSort.NEAREST ? await this.nearness.placeFor(viewer, near) : null;
    if (!filter.search?.trim()) return { filter, sort, sellerRoles, ...reader, near: place, terms: null };
    return this.listsFor(viewer)(async (db) => {
      const terms = await this.searches.terms(db, filter.search, reader);
      return this.searches.loosened(db, { filter, sort, sellerRoles, ...reader, near: place, terms });
    });
  }

  private listsFor(viewer: Viewer | null): Reads {
    return viewer && isSellingRole(viewer.role) ? (work) => work(this.db) : (work) => this.reads.run(work);
  }

  private async visible(viewer: Viewer | null, id: string): Promise<ProductView | null> {
    if (!isUuid(id)) return null;
    const who = { seesBusinessPosts: maySeeBusinessPosts(viewer), viewerId: viewer?.id ?? null };
    const read = (db: Db) => this.reader.find(readableProduct(who, id), db);
    return viewer === null ? this.reads.run(read) : read(this.db);
  }
}

/** Both lists call their orders so. */
function usualSort({ search }: ProductFilterValues): typeof ProductSort.RELEVANCE | typeof ProductSort.NEWEST {
  return search?.trim() ? ProductSort.RELEVANCE : ProductSort.NEWEST;
}
