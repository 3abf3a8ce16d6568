/**
 * What traders received and what of it stands behind their re-listed products. Each unit on the shelf of such a product is drawn from a receipt, and
 * goes back to it when the shelf is counted down: in the transaction that moves the stock, with the receipts locked in the order of their ids. The
 * CHECK of `receipts.remaining` and the trigger `products_received` are the last guards. Reads rows of the later module `orders`, imports none of it.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { unitFacts } from '../../../schema/values/units';
import { execute, one, rows } from '../../platform/db/sql';
import { invalidInput } from '../../platform/errors/validation-error';
import { money, roundDown, toQuantity } from '../../platform/money';
import { type Measure, ratioOf } from './measured';

interface Relisted extends Measure {
  readonly id: string;
  readonly onHand: string;
}

interface Held extends Measure {
  readonly id: string;
  readonly remaining: string;
  /** What this product has drawn of it, in both units. */
  readonly drawn: string;
  readonly drawnAsProduct: string;
}

interface Share {
  readonly receiptId: string;
  /** In the receipt's unit and in the product's; both below zero where goods go back. */
  readonly quantity: string;
  readonly productQuantity: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReceiptsService {
  /** The goods of these delivered orders, where their buyer trades. */
  async record(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    await execute(tx, RECORD, [[...orderIds]]);
  }

  /**
   * Covers a change of what is on hand of a product whose row this transaction has locked: more is drawn from what its owner received of the same
   * source, the oldest first; less goes back, to the newest first. Nothing to do for goods of one's own. More than was received is refused.
   */
  async cover(tx: EntityManager, productId: string, onHandDelta: string): Promise<void> {
    const product = await one<Relisted>(tx, RELISTED, [productId]);
    if (!product || money(onHandDelta).eq(0)) return;
    const held = await rows<Held>(tx, HELD, [productId]);
    await write(tx, productId, money(onHandDelta).gt(0) ? drawOf(product, held, onHandDelta) : backOf(held, onHandDelta));
  }

  /** Draws from this one receipt, whose row is locked, what was found to be there. */
  async draw(tx: EntityManager, productId: string, share: Share): Promise<void> {
    await write(tx, productId, [share]);
  }
}

/** How much of the product's unit a receipt still gives: whole steps of what the unit can be divided into. */
export function drawable(receipt: Measure & { readonly remaining: string }, product: Measure): string | null {
  const ratio = ratioOf(receipt, product);
  return ratio === null ? null : roundDown(money(receipt.remaining).times(ratio), unitFacts[product.unit].decimals);
}

/** The quantity of a product in the unit of the receipt it is drawn from; both are known to be of one kind. */
export function inReceiptUnit(quantity: string, product: Measure, receipt: Measure): string {
  return money(quantity)
    .times(ratioOf(product, receipt) ?? 1)
    .toFixed();
}

function drawOf(product: Relisted, held: readonly Held[], wanted: string): Share[] {
  let missing = money(wanted);
  const shares: Share[] = [];
  for (const receipt of held) {
    const given = money(drawable(receipt, product) ?? 0);
    const part = given.lt(missing) ? given : missing;
    if (part.lte(0)) continue;
    missing = missing.minus(part);
    const productQuantity = part.toFixed();
    shares.push({ receiptId: receipt.id, productQuantity, quantity: inReceiptUnit(productQuantity, product, receipt) });
  }
  if (missing.lte(0)) return shares;
  const most = toQuantity(money(product.onHand).plus(wanted).minus(missing));
  throw invalidInput([{ field: 'quantity', key: 'product.aboveReceived', params: { most } }]);
}

function backOf(held: readonly Held[], onHandDelta: string): Share[] {
  let missing = money(onHandDelta).times(-1);
  const shares: Share[] = [];
  for (const receipt of held.toReversed()) {
    const drawn = money(receipt.drawnAsProduct);
    const part = drawn.lt(missing) ? drawn : missing;
    if (part.lte(0)) continue;
    missing = missing.minus(part);
    const quantity = money(receipt.drawn).times(part).div(drawn).times(-1).toFixed(6);
    shares.push({ receiptId: receipt.id, productQuantity: part.times(-1).toFixed(), quantity });
  }
  return shares;
}

async function write(tx: EntityManager, productId: string, shares: readonly Share[]): Promise<void> {
  if (shares.length === 0) return;
  const columns = [
    shares.map(({ receiptId }) => receiptId),
    shares.map(({ quantity }) => quantity),
    shares.map(({ productQuantity }) => productQuantity),
  ];
  // an upsert would check the fresh row's CHECK before it finds the old one, and what goes back is below zero
  await execute(tx, CHANGE_DRAWS, [productId, ...columns]);
  await execute(tx, NEW_DRAWS, [productId, ...columns]);
}

const SHARES = 'unnest($2::uuid[], $3::numeric[], $4::numeric[]) AS share (receipt_id, quantity, product_quantity)';

const CHANGE_DRAWS = `
  UPDATE receipt_draws d SET quantity = d.quantity + share.quantity, product_quantity = d.product_quantity + share.product_quantity
  FROM ${SHARES} WHERE d.product_id = $1 AND d.receipt_id = share.receipt_id`;

const NEW_DRAWS = `
  INSERT INTO receipt_draws (receipt_id, product_id, quantity, product_quantity)
  SELECT share.receipt_id, $1, share.quantity, share.product_quantity FROM ${SHARES}
  WHERE NOT EXISTS (SELECT 1 FROM receipt_draws d WHERE d.product_id = $1 AND d.receipt_id = share.receipt_id)`;

const RECORD = `
  INSERT INTO receipts (order_line_id, owner_id, source_product_id, unit, custom_unit_note, quantity, remaining, cost, harvested_on, received_at)
  SELECT l.id, o.buyer_id, l.product_id, l.unit, l.custom_unit_note, l.quantity, l.quantity,
    l.line_total - round(o.discount * l.line_total / greatest(o.subtotal, 0.01), 2), post.harvested_on, o.delivered_at
  FROM orders o JOIN users buyer ON buyer.id = o.buyer_id AND buyer.role IN ('SUPERSALER', 'WHOLESALER')
  JOIN order_lines l ON l.order_id = o.id LEFT JOIN sell_posts post ON post.id = l.sell_post_id
  WHERE o.id = ANY ($1::uuid[]) AND o.status = 'DELIVERED'
  ON CONFLICT (order_line_id) DO NOTHING`;

const RELISTED = `
  SELECT id, unit, custom_unit_note AS "customUnitNote", on_hand AS "onHand" FROM products WHERE id = $1 AND source_product_id IS NOT NULL`;

// Ids are of time, so their order is also that of what came first.
const HELD = `
  SELECT r.id, r.unit, r.custom_unit_note AS "customUnitNote", r.remaining, coalesce(d.quantity, 0) AS drawn,
    coalesce(d.product_quantity, 0) AS "drawnAsProduct"
  FROM products p JOIN receipts r ON r.owner_id = p.seller_id AND r.source_product_id = p.source_product_id
  LEFT JOIN receipt_draws d ON d.receipt_id = r.id AND d.product_id = p.id
  WHERE p.id = $1 ORDER BY r.id FOR UPDATE OF r`;
