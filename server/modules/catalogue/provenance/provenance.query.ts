/**
 * The chains of products back to the field: one recursive statement for any number of products and any depth. Called by
 * ProvenanceService.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { column, columns, instant, int, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const received = (id: string) =>
  `FROM receipt_draws d JOIN receipts r ON r.id = d.receipt_id WHERE d.product_id = ${id} AND d.quantity > 0`;

/** SQL: what the grower's post had when the next one received the products; while no one has, its present text. */
const HARVESTED = `CASE WHEN chain.source_product_id IS NULL THEN coalesce(
  (SELECT max(r.harvested_on) ${received('chain.next_id')}),
  (SELECT post.harvested_on FROM sell_posts post WHERE post.product_id = chain.id AND chain.next_id IS NULL AND post.state <> 'ENDED')) END`;

const steps = columns({
  productId: column('chain.root', text),
  position: column('max(chain.distance) OVER (PARTITION BY chain.root) - chain.distance', int),
  name: column(sellerNameOf('u'), text),
  role: column('u.role', oneOf(Role)),
  upazilaId: column('u.upazila_id', nullable(int)),
  districtId: column('u.district_id', nullable(int)),
  harvestDate: column(`(${HARVESTED})::text`, nullable(text)),
  receivedOn: column(`(SELECT max(r.received_at) ${received('chain.id')})`, nullable(instant)),
});

/** A product's source is set once, when it is made, so the chain has no ring; CYCLE states it for PostgreSQL, too. */
const CHAINS = (sql: string) => `
  WITH RECURSIVE chain AS (
    SELECT p.id AS root, p.id, p.seller_id, p.source_product_id, NULL::uuid AS next_id, 0 AS distance
    FROM products p WHERE p.id = ANY ($1::uuid[])
    UNION ALL
    SELECT chain.root, source.id, source.seller_id, source.source_product_id, chain.id, chain.distance + 1
    FROM chain JOIN products source ON source.id = chain.source_product_id
  ) CYCLE id SET is_ring USING path
  SELECT ${sql} FROM chain JOIN users u ON u.id = chain.seller_id WHERE NOT chain.is_ring ORDER BY chain.root, position`;

/** The steps of each product together, the producer first. */
export function provenanceSteps(db: Db, productIds: readonly string[]): Promise<RowOf<typeof steps>[]> {
  return select(db, steps, CHAINS, [productIds]);
}
