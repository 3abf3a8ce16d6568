/**
 * The chains of products back to the field: one recursive statement for any number of products and any depth. Called by
 * ProvenanceService.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { column, columns, instant, int, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

/**
 * SQL: what a product drew from receipts until a moment. A trader who sold on what came first may have received more
 * of the same product since.
 */
const received = (id: string, until: string) =>
  `FROM receipt_draws d JOIN receipts r ON r.id = d.receipt_id WHERE d.product_id = ${id} AND d.quantity > 0 AND r.received_at <= ${until}`;

/**
 * SQL: the day that the grower's post gave when the next one ordered, where it can be true; while no one has received
 * the product, the day that the post gives now.
 */
const HARVESTED = `CASE WHEN chain.source_product_id IS NULL THEN coalesce(
  (SELECT max(r.harvested_on) ${received('chain.next_id', 'chain.until')} AND r.harvested_on <= (r.received_at AT TIME ZONE 'Asia/Dhaka')::date),
  (SELECT post.harvested_on FROM sell_posts post WHERE post.product_id = chain.id AND chain.next_id IS NULL AND post.state <> 'ENDED')) END`;

const steps = columns({
  productId: column('chain.root', text),
  position: column('max(chain.distance) OVER (PARTITION BY chain.root) - chain.distance', int),
  name: column(sellerNameOf('u'), text),
  role: column('u.role', oneOf(Role)),
  upazilaId: column('u.upazila_id', nullable(int)),
  districtId: column('u.district_id', nullable(int)),
  harvestDate: column(`(${HARVESTED})::text`, nullable(text)),
  receivedOn: column('chain.received_at', nullable(instant)),
});

/**
 * A product's source is set once, when it is made, so the chain has no ring; CYCLE states it for PostgreSQL, too. Only
 * what a step received by `until` can be what the next step received then.
 */
const CHAINS = (sql: string) => `
  WITH RECURSIVE chain AS (
    SELECT p.id AS root, p.id, p.seller_id, p.source_product_id, NULL::uuid AS next_id, 0 AS distance, 'infinity'::timestamptz AS until,
      (SELECT max(r.received_at) ${received('p.id', "'infinity'")}) AS received_at
    FROM products p WHERE p.id = ANY ($1::uuid[])
    UNION ALL
    SELECT chain.root, source.id, source.seller_id, source.source_product_id, chain.id, chain.distance + 1, next.received_at,
      (SELECT max(r.received_at) ${received('source.id', 'next.received_at')})
    FROM chain JOIN products source ON source.id = chain.source_product_id
    CROSS JOIN LATERAL (SELECT coalesce(chain.received_at, chain.until) AS received_at) next
  ) CYCLE id SET is_ring USING path
  SELECT ${sql} FROM chain JOIN users u ON u.id = chain.seller_id WHERE NOT chain.is_ring ORDER BY chain.root, position`;

/** The steps of each product together, the producer first. */
export function provenanceSteps(db: Db, productIds: readonly string[]): Promise<RowOf<typeof steps>[]> {
  return select(db, steps, CHAINS, [productIds]);
}
