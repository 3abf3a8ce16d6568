/**
 * Changes what an order is of: less at the confirmation, what the scale shows at dispatch. Stock that is reserved,
 * sums, discount and commission follow in the caller's transaction. Up to 5 percent more than agreed is charged; what
 * is above waits for the buyer. Called by OrderActionsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { Db } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import { StockService } from '../../catalogue/stock/stock.service';
import type { Order } from '../orders/order.entity';
import { finalSums, mostChargedQuantity } from '../pricing/final-figures';
import type { LineQuantityInput, LineWeightInput } from './order-quantities.inputs';
import {
  acceptFee,
  awaitBuyer,
  type LockedLine,
  type LockedSums,
  linesOf,
  lockSums,
  setFee,
  setQuantities,
  setWeights,
  sumsOf,
} from './order-quantities.store';
import { OrderFeesService } from './order-fees.service';
import { isMuchLess, needsConsent } from './part-consent';
import { assertKnown, assertLower, assertNotFarAbove, assertNotMuchLess, readWeights } from './quantity-errors';
import { asBefore, asWeighed, chargedQuantity, proposedTotalOf, unitKgOf, unitsIn, withQuantity } from '../pricing/weighed-line';

/** The buyer pays these amounts before and after a change, BDT. */
export interface TotalChange {
  readonly before: string;
  readonly after: string;
}

interface Lowering {
  readonly change: TotalChange;
  /** True where the change binds no one before the buyer accepts it. */
  readonly isProposal: boolean;
}

/** The result that a confirmation in part would have, BDT. */
export interface LoweringQuote extends TotalChange {
  readonly deliveryFee: string;
  readonly isProposal: boolean;
  /** True where nothing is left: the confirmation is a rejection. */
  readonly isRejection: boolean;
}

/** The order locked, with its lines. */
interface Locked {
  readonly sums: LockedSums;
  readonly lines: readonly LockedLine[];
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderQuantitiesService {
  constructor(
    private readonly stock: StockService,
    private readonly fees: OrderFeesService,
  ) {}

  /**
   * Lowers the quantities named, and the fee of the delivery with its weight; the new total is what is agreed, at once
   * or once the buyer accepts it. 'EMPTY': nothing is left, and nothing was changed.
   */
  async lower(tx: EntityManager, order: Order, wanted: readonly LineQuantityInput[], actorId: string): Promise<Lowering | 'EMPTY'> {
    const locked = await lock(tx, order.id);
    const lowered = await this.lowered(tx, order, locked, wanted);
    if (lowered === 'EMPTY') return 'EMPTY';
    const { lines, sums, isProposal } = lowered;
    if (isProposal) await awaitBuyer(tx, order.id);
    return { change: await this.change(tx, order.id, { ...locked, sums }, lines, { actorId, isAgreed: true }), isProposal };
  }

  /** Returns the result that `lower` would have; changes nothing. */
  async quoteLower(db: Db, order: Order, wanted: readonly LineQuantityInput[]): Promise<LoweringQuote> {
    const locked = { sums: await sumsOf(db, order.id), lines: await linesOf(db, order.id) };
    const lowered = await this.lowered(db, order, locked, wanted);
    const before = locked.sums.total;
    if (lowered === 'EMPTY') return { before, after: '0.00', deliveryFee: '0.00', isProposal: false, isRejection: true };
    const { lines, sums, isProposal } = lowered;
    const after = finalSums({ ...sums, agreedTotal: null }, lines).total;
    return { before, after, deliveryFee: toMoney(sums.deliveryFee), isProposal, isRejection: false };
  }

  private async lowered(
    db: Db,
    order: Order,
    locked: Locked,
    wanted: readonly LineQuantityInput[],
  ): Promise<(Locked & { readonly isProposal: boolean }) | 'EMPTY'> {
    assertKnown('quantities', wanted, locked.lines);
    const quantities = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
    assertLower(wanted, locked.lines);
    const lines = locked.lines.map((line) => {
      const quantity = quantities.get(line.id) ?? line.quantity;
      return { ...withQuantity(line, quantity), agreedQuantity: quantity };
    });
    if (lines.every(({ quantity }) => money(quantity).eq(0))) return 'EMPTY';
    const { deliveryFee: fee, orderedDeliveryFee } = locked.sums;
    const { subtotal, quantityKg: weightKg } = finalSums({ ...locked.sums, agreedTotal: null }, lines);
    const isLower = lines.some(({ quantity }, index) => money(quantity).lt(locked.lines[index]?.quantity ?? 0));
    const deliveryFee = isLower ? await this.fees.loweredFee(db, order, { fee, weightKg, subtotal }) : fee;
    const sums = { ...locked.sums, deliveryFee, orderedDeliveryFee: money(deliveryFee).lt(fee) ? fee : orderedDeliveryFee };
    return { sums, lines, isProposal: needsConsent(lines, deliveryFee, subtotal) };
  }

  /**
   * Takes back what a confirmation or a shipment that is undone did to the quantities; null where it did nothing.
   * OUT_OF_STOCK where others have ordered it meanwhile.
   */
  async restore(tx: EntityManager, orderId: string, step: 'CONFIRM' | 'SHIP', actorId: string): Promise<TotalChange | null> {
    const locked = await lock(tx, orderId);
    const lines = locked.lines.map((line) => asBefore(line, step));
    if (
      lines.every(
        ({ quantity, weighedKg }, index) => quantity === locked.lines[index]?.quantity && weighedKg === locked.lines[index].weighedKg,
      )
    )
      return null;
    const { deliveryFee, orderedDeliveryFee } = locked.sums;
    const fees = step === 'CONFIRM' ? { deliveryFee: orderedDeliveryFee ?? deliveryFee, orderedDeliveryFee: null } : {};
    const sums = { ...locked.sums, ...fees };
    return this.change(tx, orderId, { ...locked, sums }, lines, { actorId, isAgreed: true });
  }

  /** Enters the weights of a shipment. */
  async weigh(tx: EntityManager, order: Order, weights: readonly LineWeightInput[], actorId: string): Promise<TotalChange> {
    const locked = await lock(tx, order.id);
    const kilograms = readWeights(weights, locked.lines);
    const lines = locked.lines.map((line) => {
      const weight = kilograms.get(line.id);
      const unitKg = unitKgOf(line);
      if (weight === undefined || unitKg === null) return line;
      return {
        ...withQuantity(line, chargedQuantity(weight, unitKg, line.agreedQuantity, order.paymentMethod === 'ONLINE' || order.isBeingPaid)),
        weighedKg: weight,
      };
    });
    assertNotEmpty(lines);
    assertNotMuchLess(weights, lines);
    return this.change(tx, order.id, locked, lines, { actorId, isAgreed: false });
  }

  /**
   * Stores weights above what may be charged, or of much less than ordered, for the buyer to accept; the total before
   * and after the acceptance.
   */
  async propose(tx: EntityManager, order: Order, weights: readonly LineWeightInput[]): Promise<TotalChange> {
    const locked = await lock(tx, order.id);
    const kilograms = readWeights(weights, locked.lines);
    assertNotFarAbove(weights, locked.lines);
    const proposed = locked.lines.map((line) => ({ ...line, weighedKg: kilograms.get(line.id) ?? null }));
    assertNotEmpty(proposed.map(asWeighed));
    if (!proposed.some((line) => isAbove(line) || isMuchLess({ ...asWeighed(line), agreedQuantity: line.agreedQuantity })))
      throw invalidInput([{ field: 'weights', key: 'order.nothingAbove' }]);
    await setWeights(tx, order.id, proposed);
    return { before: locked.sums.total, after: proposedTotalOf(locked.sums, proposed) };
  }

  /**
   * The buyer accepts the weights proposed: they are what is agreed. CONFLICT where the total is another one than the
   * buyer saw.
   */
  async accept(tx: EntityManager, order: Order, actorId: string, expectedTotal?: string | null): Promise<TotalChange> {
    const locked = await lock(tx, order.id);
    const change = await this.change(tx, order.id, locked, locked.lines.map(asWeighed), { actorId, isAgreed: true });
    assertSeen(change.after, expectedTotal);
    return change;
  }

  /** Accepts a part. The order has its quantities since it was proposed, so that only the total is compared. */
  async acceptPart(tx: EntityManager, order: Order, expectedTotal?: string | null): Promise<void> {
    assertSeen((await lockSums(tx, order.id)).total, expectedTotal);
  }

  async decline(tx: EntityManager, order: Order): Promise<void> {
    const { lines } = await lock(tx, order.id);
    await setWeights(
      tx,
      order.id,
      lines.map(({ id }) => ({ id, weighedKg: null })),
    );
  }

  /** Names the delivery fee of an order that was placed without one; the total before and after. */
  async proposeFee(tx: EntityManager, order: Order, fee: string): Promise<TotalChange> {
    const sums = await lockSums(tx, order.id);
    await setFee(tx, order.id, fee);
    return { before: sums.total, after: toMoney(money(sums.subtotal).plus(fee).minus(sums.discount)) };
  }

  async acceptFee(tx: EntityManager, order: Order, expectedTotal?: string | null): Promise<void> {
    assertSeen((await lockSums(tx, order.id)).total, expectedTotal);
    await acceptFee(tx, order.id);
  }

  private async change(
    tx: EntityManager,
    orderId: string,
    { sums, lines: before }: Locked,
    lines: readonly LockedLine[],
    { actorId, isAgreed }: { readonly actorId: string; readonly isAgreed: boolean },
  ): Promise<TotalChange> {
    for (const [index, line] of lines.entries()) {
      const difference = money(line.quantity).minus(before[index]?.quantity ?? 0);
      const move = { productId: line.productId, orderLineId: line.id, actorId, quantity: difference.abs().toFixed() };
      if (difference.lt(0)) await this.stock.release(tx, move);
      else if (difference.gt(0)) await this.stock.reserve(tx, move);
    }
    const after = finalSums({ ...sums, agreedTotal: isAgreed ? null : sums.agreedTotal }, lines);
    // what is being paid costs what it cost when the payment began; a trigger holds it as well
    if (sums.isBeingPaid && money(after.total).gt(sums.total)) throw conflict('payment.underWay', { status: 'BEING_PAID' });
    await setQuantities(tx, orderId, lines, { ...sums, ...after, agreedTotal: isAgreed ? after.total : sums.agreedTotal });
    return { before: sums.total, after: after.total };
  }
}

async function lock(tx: EntityManager, orderId: string): Promise<Locked> {
  const sums = await lockSums(tx, orderId);
  return { sums, lines: await linesOf(tx, orderId) };
}

/** The buyer accepts the total that they saw: the seller may have corrected it meanwhile. */
function assertSeen(total: string, expectedTotal: string | null | undefined): void {
  if (expectedTotal && !money(expectedTotal).eq(total)) throw conflict('order.totalChanged', { total: toMoney(total) });
}

function assertNotEmpty(lines: readonly { readonly quantity: string }[]): void {
  if (lines.every(({ quantity }) => money(quantity).eq(0))) throw invalidInput([{ field: 'weights', key: 'order.nothingShipped' }]);
}

function isAbove(line: LockedLine): boolean {
  const unitKg = unitKgOf(line);
  return line.weighedKg !== null && unitKg !== null && money(unitsIn(line.weighedKg, unitKg)).gt(mostChargedQuantity(line.agreedQuantity));
}
