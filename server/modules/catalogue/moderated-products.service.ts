/** Shows every product of the market to admins, whatever its standing; latest added first, three statements a page. Deciding is ProductModerationService's. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { searchRules } from '../../../schema/rules/search.rules';
import type { MarketStanding } from '../../../schema/values/moderation';
import { type Db, one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { assertMay } from '../../platform/security/assert-policy';
import { ProductReader } from './product-reader.service';
import { searchWords } from './search-text';
import { mayModerateProducts } from './product.policy';
import type { ModeratedProduct } from './moderated-product.types';

export interface ModeratedFilter extends PageRequest {
  readonly search?: string | null;
  readonly category?: string | null;
  readonly standing?: MarketStanding | null;
  readonly sellerId?: string | null;
}

type StandingRow = Omit<ModeratedProduct, 'product'>;

const COLUMNS = `p.id, p.hidden_at AS "hiddenAt", p.hidden_reason AS "hiddenReason",
  CASE WHEN p.hidden_at IS NOT NULL THEN 'HIDDEN' WHEN p.is_published THEN 'ON_MARKET' ELSE 'OFF_MARKET' END AS standing`;

const STANDS: Record<MarketStanding, string> = {
  ON_MARKET: 'p.is_published',
  OFF_MARKET: 'NOT p.is_published AND p.hidden_at IS NULL',
  HIDDEN: 'p.hidden_at IS NOT NULL',
};

@scoped(Lifecycle.ContainerScoped)
export class ModeratedProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  async list(admin: Viewer, filter: ModeratedFilter): Promise<Page<ModeratedProduct>> {
    assertMay(mayModerateProducts(admin));
    const { first, after, offset } = filter;
    const { search } = await parseWith(searchRules, filter);
    const params: unknown[] = [];
    const value = (parameter: unknown) => `$${params.push(parameter)}`;
    const where = whereSql({ ...filter, search }, value);
    const [count] = await rows<{ count: number }>(this.db, `SELECT count(*)::int AS count FROM products p WHERE ${where}`, params);
    const beyond = after
      ? ` AND (p.created_at, p.id) < (SELECT c.created_at, c.id FROM products c WHERE c.id = ${value(idOfCursor(after))})`
      : '';
    const page = `SELECT ${COLUMNS} FROM products p WHERE ${where}${beyond}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${value(first + 1)} OFFSET ${value(offset ?? 0)}`;
    const found = await rows<StandingRow>(this.db, page, params);
    const shown = pageOf(found, { first, after, offset }, idCursor);
    return { ...shown, nodes: await this.whole(this.db, shown.nodes), totalCount: count?.count ?? 0 };
  }

  async byId(admin: Viewer, id: string, db: Db = this.db): Promise<ModeratedProduct> {
    assertMay(mayModerateProducts(admin));
    const row = isUuid(id)
      ? await one<StandingRow>(db, `SELECT ${COLUMNS} FROM products p WHERE p.id = $1 AND p.deleted_at IS NULL`, [id])
      : null;
    const [product] = row ? await this.whole(db, [row]) : [];
    if (!product) throw notFound();
    return product;
  }

  private async whole(db: Db, standings: readonly StandingRow[]): Promise<ModeratedProduct[]> {
    if (standings.length === 0) return [];
    const products = await this.reader.byIds(
      standings.map(({ id }) => id),
      { db },
    );
    return standings.flatMap((standing, index) => {
      const product = products[index];
      return product ? [{ ...standing, product }] : [];
    });
  }
}

function whereSql({ search, category, standing, sellerId }: ModeratedFilter, value: (parameter: unknown) => string): string {
  const conditions = ['p.deleted_at IS NULL'];
  if (category) conditions.push(`p.category_slug = ${value(category)}`);
  if (standing) conditions.push(STANDS[standing]);
  if (sellerId) conditions.push(isUuid(sellerId) ? `p.seller_id = ${value(sellerId)}` : 'false');
  if (search) conditions.push(namedSql(search, value));
  return conditions.join(' AND ');
}

/** SQL: the name or category of `p` has all these words, in either language. */
export function namedSql(search: string, value: (parameter: unknown) => string): string {
  const words = searchWords(search);
  return words.length === 0 ? 'false' : words.map(({ pattern }) => `p.search_text LIKE ${value(pattern)}`).join(' AND ');
}
