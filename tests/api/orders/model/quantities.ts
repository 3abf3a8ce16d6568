/**
 * This file calculates by hand how the steps change the quantities of an order: a smaller confirmed quantity, weights
 * at the dispatch or proposed, and all of it taken back by Undo.
 */
import { at, isWeighed, type Model, type ModelLine, type ModelOrder, onHandOf, reservedOf } from './model';
import { mostCharged, sumsOf } from './sums';

/** Kilograms that the seller enters for each line that is weighed. */
export const weightsOf = ({ lines }: ModelOrder, factor: number): { lineId: string; kilograms: string; isChecked: boolean }[] =>
  lines
    .filter((line) => isWeighed(line) && line.quantity > 0)
    .map(({ id, quantity }) => ({ lineId: id, kilograms: (quantity * factor).toFixed(3), isChecked: true }));

/** Returns the factor by which the weights of a step differ from the quantities. */
export const factorOf = (step: string, amount: number): number => (step === 'weigh' ? 0.8 + (amount % 5) / 10 : 1.1 + (amount % 3) / 10);

/** The quantities after the step; null where it leaves them. */
function quantitiesAfter(step: string, order: ModelOrder, amount: number): number[] | null {
  const { lines, undoable } = order;
  if (step === 'confirmInPart') return lines.map(({ quantity }, index) => (index === 0 ? Math.floor(quantity / 2) : quantity));
  if (step === 'acceptWeights') return lines.map(({ quantity, weighed }) => weighed ?? quantity);
  if (step === 'undo') return lines.map((line) => (undoable === 'SHIP' ? line.agreed : line.ordered));
  if (step !== 'weigh') return null;
  const weights = weightsOf(order, factorOf(step, amount));
  if (weights.length === 0) return null;
  return lines.map(({ id, quantity, agreed }) => {
    const weight = weights.find(({ lineId }) => lineId === id);
    return weight ? Math.min(Number(weight.kilograms), order.claimed > 0 ? agreed : mostCharged(agreed)) : quantity;
  });
}

/** How the step is rejected although the state allows it; null where it is not. */
export function quantityError(
  step: string,
  model: Model,
  order: ModelOrder,
  amount: number,
): 'OUT_OF_STOCK' | 'BAD_USER_INPUT' | 'CONFLICT' | null {
  if (step === 'proposeWeights' && weightsOf(order, 1).length === 0) return 'BAD_USER_INPUT';
  if (step === 'proposeWeights' && isFarAbove(order, amount)) return 'BAD_USER_INPUT';
  const wanted = quantitiesAfter(step, order, amount);
  const fits = order.lines.every(({ product, quantity }, index) => {
    const more = Math.round(((wanted?.[index] ?? quantity) - quantity) * 1000) / 1000;
    return more <= 0 || more <= onHandOf(model, product) - reservedOf(model, product) + 1e-9;
  });
  if (!fits) return 'OUT_OF_STOCK';
  return risesWhilePaid(step, order, amount) ? 'CONFLICT' : null;
}

/** No weight is proposed above three times what was ordered. */
function isFarAbove(order: ModelOrder, amount: number): boolean {
  const weights = new Map(weightsOf(order, factorOf('proposeWeights', amount)).map(({ lineId, kilograms }) => [lineId, Number(kilograms)]));
  return order.lines.some(({ id, ordered }) => (weights.get(id) ?? 0) > ordered * 3);
}

/**
 * Reports whether the step raises the total while a payment is claimed, or while a refund is reported as given. Such a
 * step is rejected until the payment is decided or the refund confirmed.
 */
function risesWhilePaid(step: string, order: ModelOrder, amount: number): boolean {
  if (step === 'proposeWeights' || step === 'proposeFee') return false;
  const after = structuredClone(order);
  followQuantities(step, after, amount);
  const rises = sumsOf(after).total > sumsOf(order).total;
  return rises && (order.claimed > 0 || order.isRefundGiven);
}

/** The order after the step that was made; nothing is left of one that was confirmed in part with nothing. */
export function followQuantities(step: string, order: ModelOrder, amount: number): void {
  const before: readonly number[] = order.lines.map(({ quantity }) => quantity);
  const wanted = quantitiesAfter(step, order, amount) ?? before;
  const weights = new Map(weightsOf(order, factorOf(step, amount)).map(({ lineId, kilograms }) => [lineId, Number(kilograms)]));
  const isAgreed = step === 'confirmInPart' || step === 'acceptWeights' || step === 'undo';
  if (step === 'confirmInPart') lowerFee(order, before, wanted);
  if (step === 'undo' && order.undoable === 'CONFIRM' && order.orderedFee !== undefined) {
    order.fee = order.orderedFee;
    delete order.orderedFee;
  }
  order.lines.forEach((line: ModelLine, index) => {
    line.quantity = at(wanted, index);
    if (isAgreed) line.agreed = line.quantity;
    if (step === 'proposeWeights') line.weighed = weights.get(line.id) ?? null;
    else if (step === 'declineWeights') line.weighed = null;
  });
  if (step === 'proposeFee') order.fee = amount * 10;
  if (!isAgreed && step !== 'proposeFee') {
    order.isFinal ||= step === 'weigh';
    return;
  }
  order.isFinal = false;
  order.agreed = sumsOf(order).total;
}

/** Less than half of a line, or a delivery that costs more than the products that are left. */
export const asksBuyer = (order: ModelOrder): boolean =>
  order.lines.some(({ quantity, ordered }) => quantity * 2 < ordered) || order.fee > sumsOf(order).subtotal;

/** The platform's rates: for 20 kilograms, and for each one above them, Tk. */
const RATES = [
  [40, 1],
  [70, 2],
  [110, 3],
  [150, 4],
] as const;
const feeAt = ([base, more]: (typeof RATES)[number], quantities: readonly number[]): number =>
  base + more * Math.max(0, quantities.reduce((sum, quantity) => sum + quantity, 0) - 20);

/** By the rate that it was placed at; never above what it was. */
function lowerFee(order: ModelOrder, before: readonly number[], after: readonly number[]): void {
  const rate = RATES.find((one) => Math.abs(feeAt(one, before) - order.fee) < 0.001);
  const fee = rate ? Math.min(order.fee, feeAt(rate, after)) : order.fee;
  if (fee < order.fee) Object.assign(order, { orderedFee: order.fee, fee });
}
