/**
 * The chains of products and of lots back to the field: one recursive statement for any number of them and any depth.
 * Names and places are those that the lots kept. Called by ProvenanceService.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { column, columns, instant, int, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const isGrower = 'step.distance = step.last';

const steps = columns({
  root: column('step.root', text),
  position: column('step.last - step.distance', int),
  name: column(`coalesce(nullif(step.name, ''), ${sellerNameOf('u')})`, text),
  role: column('u.role', oneOf(Role)),
  upazilaId: column('CASE WHEN step.name IS NULL THEN u.upazila_id ELSE step.upazila_id END', nullable(int)),
  districtId: column('CASE WHEN step.name IS NULL THEN u.district_id ELSE step.district_id END', nullable(int)),
  harvestedFrom: column(`CASE WHEN ${isGrower} THEN days.first::text END`, nullable(text)),
  harvestedUntil: column(`CASE WHEN ${isGrower} THEN days.last::text END`, nullable(text)),
  grade: column('step.grade', nullable(oneOf(Grade))),
  receivedOn: column('step.received_at', nullable(instant)),
});
export type ProvenanceRow = RowOf<typeof steps>;

/**
 * `roots`: id, product_id and lot_id, which is null where a product never had stock. Each lot keeps the days of those
 * it was made of, so the days of the chain are those of the lots it begins with; none where one of them is not
 * known. The grade of a step is the lowest of its lots, and none where one of them has none. A receipt names the line
 * it came with, and the line its lots, so that the chain has no ring; UNION leaves out lots that two ways lead to.
 */
const CHAINS = (roots: string) => (list: string) => `
  WITH RECURSIVE root AS (${roots}), traced AS (
    SELECT root.id AS root, root.lot_id, root.product_id, 0 AS distance FROM root
    UNION
    SELECT traced.root, share.lot_id, r.source_product_id, traced.distance + 1
    FROM traced JOIN lots lot ON lot.id = traced.lot_id JOIN receipts r ON r.id = lot.receipt_id
    JOIN lot_shares share ON share.order_line_id = r.order_line_id AND share.quantity > 0
  ), days AS (
    SELECT root.id AS root, min(lot.harvested_from) AS first, max(lot.harvested_until) AS last
    FROM root JOIN lots lot ON lot.id = root.lot_id GROUP BY root.id HAVING bool_and(lot.harvested_from IS NOT NULL)
  ), step AS (
    SELECT DISTINCT ON (traced.root, traced.distance) traced.root, traced.distance, max(traced.distance) OVER (PARTITION BY traced.root) AS last,
      traced.product_id, lot.owner_name AS name, lot.upazila_id, lot.district_id,
      max(r.received_at) OVER same AS received_at,
      CASE WHEN bool_and(lot.grade IS NOT NULL) OVER same THEN max(lot.grade) OVER same END AS grade
    FROM traced LEFT JOIN lots lot ON lot.id = traced.lot_id LEFT JOIN receipts r ON r.id = lot.receipt_id
    WINDOW same AS (PARTITION BY traced.root, traced.distance)
    ORDER BY traced.root, traced.distance, lot.opened_at DESC, lot.id DESC
  )
  SELECT ${list} FROM step JOIN products p ON p.id = step.product_id JOIN users u ON u.id = p.seller_id LEFT JOIN days ON days.root = step.root
  ORDER BY step.root, step.distance DESC`;

/** The lots that something is left of; where nothing is left, the newest. */
const OF_PRODUCTS = CHAINS(`
  SELECT p.id, p.id AS product_id, lot.id AS lot_id FROM products p
  LEFT JOIN LATERAL (
    SELECT l.id, l.remaining, bool_or(l.remaining > 0) OVER () AS has_more, row_number() OVER (ORDER BY l.opened_at DESC, l.id DESC) AS turn
    FROM lots l WHERE l.product_id = p.id
  ) lot ON CASE WHEN lot.has_more THEN lot.remaining > 0 ELSE lot.turn = 1 END
  WHERE p.id = ANY ($1::uuid[])`);
const OF_LOTS = CHAINS('SELECT id, product_id, id AS lot_id FROM lots WHERE id = ANY ($1::uuid[])');

/** The steps of each product together, the producer first; `root` is the product. */
export function provenanceSteps(db: Db, productIds: readonly string[]): Promise<ProvenanceRow[]> {
  return select(db, steps, OF_PRODUCTS, [productIds]);
}

/** The steps of each lot together, the producer first; `root` is the lot. */
export function lotSteps(db: Db, lotIds: readonly string[]): Promise<ProvenanceRow[]> {
  return select(db, steps, OF_LOTS, [lotIds]);
}
