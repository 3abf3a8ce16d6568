/**
 * Records what traders received, and which part of it is behind their re-listed products. Each unit in stock of such a
 * product is drawn from a receipt, and goes back to it when the stock is counted down: in the transaction that moves
 * the stock, with the receipts locked in the order of their ids. The CHECK of `receipts.remaining` and the trigger
 * `products_received` are the last guards. Its statements are in receipts.store.ts.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { serverLimits } from '../../../../schema/values/server-limits';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, roundDown, toQuantity } from '../../../platform/money';
import { LotHold } from '../lots/lot.entity';
import { hasTooManyLots } from '../lots/lot-merges.store';
import { type Measure, ratioOf } from '../products/measured';
import {
  addDraws,
  type HeldReceipt,
  lockReceiptsFor,
  recordReceipts,
  type RelistedProduct,
  relistedProduct,
  type Share,
} from './receipts.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReceiptsService {
  /** The products of these delivered orders, where their buyer trades. */
  async record(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
    await recordReceipts(tx, orderIds);
  }

  /**
   * Covers a change of what is on hand of a product whose row this transaction has locked: more is drawn from what its
   * owner received of the same source, the oldest first; less goes back, what was recalled and then the newest first,
   * but nothing that is on hold. Nothing to do for products of one's own. More than was received is rejected, and so is
   * more than the lots that a product may have open, one of each receipt.
   */
  async cover(tx: EntityManager, productId: string, onHandDelta: string): Promise<void> {
    const product = await relistedProduct(tx, productId);
    if (!product || money(onHandDelta).eq(0)) return;
    const held = await lockReceiptsFor(tx, productId);
    const isMore = money(onHandDelta).gt(0);
    await addDraws(tx, productId, isMore ? drawOf(product, held, onHandDelta) : backOf(held, onHandDelta));
    if (isMore && (await hasTooManyLots(tx, productId)))
      throw invalidInput([{ field: 'quantity', key: 'product.tooManyReceived', params: { most: serverLimits.openLots } }]);
  }

  /** Draws from this one receipt, whose row is locked, what was found to be there. */
  async draw(tx: EntityManager, productId: string, share: Share): Promise<void> {
    await addDraws(tx, productId, [share]);
  }
}

/** How much of the product's unit a receipt still gives: whole steps of what the unit can be divided into. */
export function drawable(receipt: Measure & { readonly remaining: string; readonly isHeld: boolean }, product: Measure): string | null {
  if (receipt.isHeld) return '0';
  const ratio = ratioOf(receipt, product);
  return ratio === null ? null : roundDown(money(receipt.remaining).times(ratio), unitFacts[product.unit].decimals);
}

/** The quantity of a product in the unit of the receipt it is drawn from; both are known to be of one kind. */
export function inReceiptUnit(quantity: string, product: Measure, receipt: Measure): string {
  return money(quantity)
    .times(ratioOf(product, receipt) ?? 1)
    .toFixed();
}

function drawOf(product: RelistedProduct, held: readonly HeldReceipt[], wanted: string): Share[] {
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

function backOf(held: readonly HeldReceipt[], onHandDelta: string): Share[] {
  let missing = money(onHandDelta).times(-1);
  const shares: Share[] = [];
  const inTurn = held.toReversed().toSorted((one, other) => Number(other.isRecalled) - Number(one.isRecalled));
  for (const receipt of inTurn) {
    const drawn = money(receipt.drawnAsProduct);
    const part = lesser(receipt.inLot, missing);
    if (part.lte(0)) continue;
    missing = missing.minus(part);
    const quantity = money(receipt.drawn).times(part).div(drawn).times(-1).toFixed(6);
    shares.push({ receiptId: receipt.id, productQuantity: part.times(-1).toFixed(), quantity });
  }
  if (missing.gt(0)) throw conflict('lot.heldCount', { status: LotHold.HELD });
  return shares;
}

function lesser(one: string, other: ReturnType<typeof money>): ReturnType<typeof money> {
  return money(one).lt(other) ? money(one) : other;
}
