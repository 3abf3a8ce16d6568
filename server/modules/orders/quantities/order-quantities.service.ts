/**
 * Changes what an order is of: less at the confirmation, what the scale shows at dispatch. Stock that is reserved, sums, discount and commission follow in the
 * caller's transaction. Up to 5 percent more than agreed is charged; what is above waits for the buyer. Called by OrderActionsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import type { MessageKey } from '../../../../schema/messages/text';
import type { FieldError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toMoney } from '../../../platform/money';
import { StockService } from '../../catalogue/stock/stock.service';
import type { Order } from '../orders/order.entity';
import { finalSums, isUnusualWeight, mostChargedQuantity } from './final-figures';
import type { LineQuantityInput, LineWeightInput } from './order-quantities.inputs';
import {
  acceptFee,
  type LockedLine,
  type LockedSums,
  linesOf,
  lockSums,
  setFee,
  setQuantities,
  setWeights,
} from './order-quantities.store';
import { asBefore, asWeighed, chargedQuantity, proposedTotalOf, unitKgOf, unitsIn, withQuantity } from './weighed-line';

/** What the buyer pays before and after a change, BDT. */
export interface TotalChange {
  readonly before: string;
  readonly after: string;
}

/** The order locked, with its lines. */
interface Locked {
  readonly sums: LockedSums;
  readonly lines: readonly LockedLine[];
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderQuantitiesService {
  constructor(private readonly stock: StockService) {}

  /** Lowers the quantities named; the new total is what is agreed. `isEmpty`: nothing is left, and nothing was changed. */
  async lower(tx: EntityManager, order: Order, wanted: readonly LineQuantityInput[], actorId: string): Promise<TotalChange | 'EMPTY'> {
    const locked = await lock(tx, order.id);
    assertKnown('quantities', wanted, locked.lines);
    const quantities = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
    assertLower(wanted, locked.lines);
    const lines = locked.lines.map((line) => {
      const quantity = quantities.get(line.id) ?? line.quantity;
      return { ...withQuantity(line, quantity), agreedQuantity: quantity };
    });
    if (lines.every(({ quantity }) => money(quantity).eq(0))) return 'EMPTY';
    return this.change(tx, order.id, locked, lines, { actorId, isAgreed: true });
  }

  /** Takes back what a confirmation or a shipment that is undone did to the quantities; null where it did nothing. OUT_OF_STOCK where others have ordered it meanwhile. */
  async restore(tx: EntityManager, orderId: string, step: 'CONFIRM' | 'SHIP', actorId: string): Promise<TotalChange | null> {
    const locked = await lock(tx, orderId);
    const lines = locked.lines.map((line) => asBefore(line, step));
    if (
      lines.every(
        ({ quantity, weighedKg }, index) => quantity === locked.lines[index]?.quantity && weighedKg === locked.lines[index].weighedKg,
      )
    )
      return null;
    return this.change(tx, orderId, locked, lines, { actorId, isAgreed: true });
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
    if (lines.every(({ quantity }) => money(quantity).eq(0))) throw invalidInput([{ field: 'weights', key: 'order.nothingShipped' }]);
    return this.change(tx, order.id, locked, lines, { actorId, isAgreed: false });
  }

  /** Stores weights above what may be charged, for the buyer to accept; the total before and after the acceptance. */
  async propose(tx: EntityManager, order: Order, weights: readonly LineWeightInput[]): Promise<TotalChange> {
    const locked = await lock(tx, order.id);
    const kilograms = readWeights(weights, locked.lines);
    const proposed = locked.lines.map((line) => ({ ...line, weighedKg: kilograms.get(line.id) ?? null }));
    if (!proposed.some(isAbove)) throw invalidInput([{ field: 'weights', key: 'order.nothingAbove' }]);
    await setWeights(tx, order.id, proposed);
    return { before: locked.sums.total, after: proposedTotalOf(locked.sums, proposed) };
  }

  /** The buyer accepts the weights proposed: they are what is agreed. */
  async accept(tx: EntityManager, order: Order, actorId: string): Promise<TotalChange> {
    const locked = await lock(tx, order.id);
    return this.change(tx, order.id, locked, locked.lines.map(asWeighed), { actorId, isAgreed: true });
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

  async acceptFee(tx: EntityManager, order: Order): Promise<void> {
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

function isAbove(line: LockedLine): boolean {
  const unitKg = unitKgOf(line);
  return line.weighedKg !== null && unitKg !== null && money(unitsIn(line.weighedKg, unitKg)).gt(mostChargedQuantity(line.agreedQuantity));
}

function assertKnown(list: string, wanted: readonly { readonly lineId: string }[], lines: readonly LockedLine[]): void {
  const seen = new Set<string>();
  const fields = wanted.flatMap(({ lineId }, index): FieldError[] => {
    const isKnown = lines.some(({ id }) => id === lineId) && !seen.has(lineId);
    seen.add(lineId);
    return isKnown ? [] : [{ field: `${list}[${index}].lineId`, key: 'order.unknownLine' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}

function assertLower(wanted: readonly LineQuantityInput[], lines: readonly LockedLine[]): void {
  const fields = wanted.flatMap(({ lineId, quantity }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const field = `quantities[${index}].quantity`;
    if (money(quantity).gt(line.quantity)) return [{ field, key: 'order.aboveOrdered', params: { max: money(line.quantity).toFixed() } }];
    const decimals = unitFacts[line.unit].decimals;
    return money(quantity).round(decimals, 0).eq(quantity) ? [] : [{ field, key: 'quantity.decimals' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}

/** Kilograms by line; BAD_USER_INPUT for a line that is none, one that is counted, and a weight that is unusual and not checked. */
function readWeights(weights: readonly LineWeightInput[], lines: readonly LockedLine[]): Map<string, string> {
  assertKnown('weights', weights, lines);
  const wrong = (index: number, key: MessageKey, params?: FieldError['params']): FieldError => ({
    field: `weights[${index}].kilograms`,
    key,
    params,
  });
  const fields = weights.flatMap(({ lineId, kilograms, isChecked }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    const unitKg = line ? unitKgOf(line) : null;
    if (!line || unitKg === null) return [wrong(index, 'order.notWeighed')];
    const expected = money(unitKg).times(line.agreedQuantity).toFixed();
    return isUnusualWeight(kilograms, expected) && !isChecked ? [wrong(index, 'order.unusualWeight', { expected })] : [];
  });
  if (fields.length > 0) throw invalidInput(fields);
  return new Map(weights.map(({ lineId, kilograms }) => [lineId, kilograms]));
}
