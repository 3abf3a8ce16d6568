/** Where goods come from: the chain of a product back to the field, one recursive statement for any number of products and any depth. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows } from '../../platform/db/sql';
import type { ProvenanceStep } from './provenance.types';

interface StepRow extends ProvenanceStep {
  readonly productId: string;
}

/**
 * The harvest is what the grower's post said when the next one received the goods; while nobody has, what it says now. A product's source is set once,
 * at its birth, so the chain has no ring; CYCLE says it to PostgreSQL too.
 */
const CHAIN = `
  WITH RECURSIVE chain AS (
    SELECT p.id AS root, p.id, p.seller_id, p.source_product_id, NULL::uuid AS next_id, 0 AS distance
    FROM products p WHERE p.id = ANY ($1::uuid[])
    UNION ALL
    SELECT chain.root, source.id, source.seller_id, source.source_product_id, chain.id, chain.distance + 1
    FROM chain JOIN products source ON source.id = chain.source_product_id
  ) CYCLE id SET is_ring USING path
  SELECT chain.root AS "productId", max(chain.distance) OVER (PARTITION BY chain.root) - chain.distance AS position,
    coalesce(nullif(u.name_of_business, ''), u.name) AS name, u.role, u.upazila_id AS "upazilaId", u.district_id AS "districtId",
    CASE WHEN chain.source_product_id IS NULL THEN coalesce(
      (SELECT max(r.harvested_on) FROM receipt_draws d JOIN receipts r ON r.id = d.receipt_id WHERE d.product_id = chain.next_id AND d.quantity > 0),
      (SELECT post.harvested_on FROM sell_posts post WHERE post.product_id = chain.id AND chain.next_id IS NULL AND post.state <> 'ENDED')
    )::timestamptz END AS "harvestedOn",
    (SELECT max(r.received_at) FROM receipt_draws d JOIN receipts r ON r.id = d.receipt_id WHERE d.product_id = chain.id AND d.quantity > 0) AS "receivedOn"
  FROM chain JOIN users u ON u.id = chain.seller_id
  WHERE NOT chain.is_ring
  ORDER BY chain.root, position`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProvenanceService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for: each product's chain, who grew the goods first; of a grower's own product he alone. */
  async ofProducts(ids: readonly string[]): Promise<ProvenanceStep[][]> {
    const found = await rows<StepRow>(this.db, CHAIN, [ids]);
    const byProduct = new Map<string, ProvenanceStep[]>();
    for (const step of found) byProduct.set(step.productId, [...(byProduct.get(step.productId) ?? []), step]);
    return ids.map((id) => byProduct.get(id) ?? []);
  }
}
