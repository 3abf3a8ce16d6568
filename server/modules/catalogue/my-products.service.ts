/** A seller's own products as he manages them: on the market or not, newest first. Ownership stands in the WHERE clause. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { MyProductStatus } from '../../../schema/values/catalogue';
import { one } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import type { PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { afterSql, type ListOrder, limitSql, orderSql, Params, type ProductPage, selectSql, toPage } from './keyset';
import { hasOpenPost, ProductReader } from './product-reader.service';
import { mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import { searchWords } from './search-text';

export interface MyProductFilterValues {
  readonly search?: string | null;
  readonly category?: string | null;
  readonly status?: MyProductStatus | null;
}

const NEWEST: ListOrder = { direction: 'DESC', keys: [{ sql: 'p.created_at', type: 'timestamptz' }] };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MyProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  async list(viewer: Viewer, filter: MyProductFilterValues, page: PageRequest): Promise<ProductPage> {
    assertMay(mayOwnProducts(viewer));
    const params = new Params();
    const where = ownSql(viewer, filter, params);
    const after = page.after ? ` AND ${afterSql(NEWEST, page.after, params)}` : '';
    const text = `${selectSql(NEWEST)} FROM products p WHERE ${where}${after} ${orderSql(NEWEST)} ${limitSql(page, params)}`;
    const found = await this.reader.read({ text, params: params.values, direction: NEWEST.direction }, { whole: true });
    return toPage(found, page, () => this.count(viewer, filter));
  }

  /** All of them, for REST's list, which has no pages. */
  async all(viewer: Viewer): Promise<ProductView[]> {
    assertMay(mayOwnProducts(viewer));
    const params = new Params();
    const text = `${selectSql(NEWEST)} FROM products p WHERE ${ownSql(viewer, {}, params)}`;
    const found = await this.reader.read({ text, params: params.values, direction: NEWEST.direction }, { whole: true });
    return found.map(({ product }) => product);
  }

  async one(viewer: Viewer, id: string): Promise<ProductView | null> {
    assertMay(mayOwnProducts(viewer));
    if (!isUuid(id)) return null;
    const text = `${selectSql(NEWEST)} FROM products p WHERE p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL`;
    const [found] = await this.reader.read({ text, params: [id, viewer.id], direction: 'DESC' }, { whole: true });
    return found?.product ?? null;
  }

  /** The same where a missing one is an error. */
  async existing(viewer: Viewer, id: string): Promise<ProductView> {
    const product = await this.one(viewer, id);
    if (!product) throw notFound();
    return product;
  }

  private async count(viewer: Viewer, filter: MyProductFilterValues): Promise<number> {
    const params = new Params();
    const where = ownSql(viewer, filter, params);
    const found = await one<{ count: number }>(this.db, `SELECT count(*)::int AS count FROM products p WHERE ${where}`, params.values);
    return found?.count ?? 0;
  }
}

function ownSql(viewer: Viewer, { search, category, status }: MyProductFilterValues, params: Params): string {
  const conditions = [`p.seller_id = ${params.add(viewer.id)}`, 'p.deleted_at IS NULL'];
  if (category) conditions.push(`p.category_slug = ${params.add(category)}`);
  if (status) conditions.push(status === MyProductStatus.PUBLISHED ? hasOpenPost : `NOT ${hasOpenPost}`);
  if (search?.trim()) {
    const words = searchWords(search);
    conditions.push(...(words.length === 0 ? ['false'] : words.map(({ pattern }) => `p.search_text LIKE ${params.add(pattern)}`)));
  }
  return conditions.join(' AND ');
}
