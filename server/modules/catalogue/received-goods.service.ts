/** What a trader received, latest first, and what he made of it. Reads rows of the later module `orders` (tracking numbers), imports none of it. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { containing } from '../../platform/db/like';
import { one, rows } from '../../platform/db/sql';
import type { Page, PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { afterSql, keysetPage, limitSql, type ListOrder, orderSql, Params, selectSql } from './keyset';
import { ProductReader } from './product-reader.service';
import { mayReceiveGoods } from './product.policy';
import type { ProductView } from './product.types';
import type { ReceivedGoods } from './received-goods.types';

export interface ReceivedGoodsFilterValues {
  readonly search?: string | null;
  /** True: only what is not all listed again. */
  readonly left?: boolean | null;
}

type Found = ReceivedGoods & { readonly k1: string };

const ORDER: ListOrder = { id: 'r.id', direction: 'DESC', keys: [{ sql: 'r.received_at', type: 'timestamptz' }] };
const FROM =
  'FROM receipts r JOIN order_lines l ON l.id = r.order_line_id JOIN orders o ON o.id = l.order_id JOIN users s ON s.id = o.seller_id';
const COLUMNS = `
  r.id, l.product_name AS name, r.unit, r.custom_unit_note AS "customUnitNote", trim_scale(r.quantity)::text AS quantity,
  trim_scale(r.remaining)::text AS remaining, r.cost::text, round(r.cost / r.quantity, 2)::text AS "unitCost",
  r.harvested_on::timestamptz AS "harvestedOn", r.received_at AS "receivedAt", o.id AS "orderId", o.tracking_number AS "trackingNumber",
  coalesce(nullif(s.name_of_business, ''), s.name) AS "sellerName", r.source_product_id AS "sourceProductId"`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReceivedGoodsService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ProductReader,
  ) {}

  async list(viewer: Viewer, filter: ReceivedGoodsFilterValues, page: PageRequest): Promise<Page<ReceivedGoods>> {
    assertMay(mayReceiveGoods(viewer));
    const params = new Params();
    const where = ownSql(viewer, filter, params);
    const after = page.after ? ` AND ${afterSql(ORDER, page.after, params)}` : '';
    const inner = `${selectSql(ORDER)} ${FROM} WHERE ${where}${after} ${orderSql(ORDER)} ${limitSql(page, params)}`;
    const text = `SELECT page.k1::text, ${COLUMNS} ${FROM} JOIN (${inner}) page ON page.id = r.id ORDER BY page.k1 DESC, page.id DESC`;
    const found = await rows<Found>(this.db, text, params.values);
    const keyed = found.map(({ k1, ...node }) => ({ node, keys: [k1, null] as const }));
    return { ...keysetPage(keyed, page), totalCount: await this.count(viewer, filter) };
  }

  /** In the order asked for: the latest products made of each receipt, oldest first, deleted ones left out. */
  async listings(receiptIds: readonly string[]): Promise<ProductView[][]> {
    const made = `SELECT d.receipt_id AS "receiptId", d.product_id AS "productId", p.created_at,
        row_number() OVER (PARTITION BY d.receipt_id ORDER BY p.created_at DESC, p.id DESC) AS place
      FROM receipt_draws d JOIN products p ON p.id = d.product_id
      WHERE d.receipt_id = ANY ($1::uuid[]) AND d.quantity > 0 AND p.deleted_at IS NULL`;
    const text = `SELECT "receiptId", "productId" FROM (${made}) made WHERE place <= $2 ORDER BY created_at, "productId"`;
    const draws = await rows<{ receiptId: string; productId: string }>(this.db, text, [receiptIds, limits.receiptListings]);
    const found = await this.products.byIds(draws.map(({ productId }) => productId));
    const byReceipt = new Map<string, ProductView[]>(receiptIds.map((id) => [id, []]));
    for (const [index, product] of found.entries()) if (product) byReceipt.get(draws[index]?.receiptId ?? '')?.push(product);
    return receiptIds.map((id) => byReceipt.get(id) ?? []);
  }

  private async count(viewer: Viewer, filter: ReceivedGoodsFilterValues): Promise<number> {
    const params = new Params();
    const where = ownSql(viewer, filter, params);
    return (await one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${FROM} WHERE ${where}`, params.values))?.count ?? 0;
  }
}

function ownSql(viewer: Viewer, { search, left }: ReceivedGoodsFilterValues, params: Params): string {
  const conditions = [`r.owner_id = ${params.add(viewer.id)}`];
  if (left) conditions.push('r.remaining > 0');
  if (search) {
    const pattern = params.add(containing(search));
    conditions.push(`(l.product_name ILIKE ${pattern} OR o.tracking_number ILIKE ${pattern} OR s.name ILIKE ${pattern})`);
  }
  return conditions.join(' AND ');
}
