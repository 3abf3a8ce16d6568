/** The orders a purchase will make, to the paisa: one for each seller, the coupon shared out among them. Pure. */
import { money, toMoney, toQuantity } from '../../platform/money';
import { type DeliveryFees, deliveryFeeOf, type Destination } from './delivery-fee';
import { groupBySeller, type PricedLine, sumOf } from './price-cart';
import { isPublicPrice, kilogramsOf } from './price-line';

export interface LineDraft {
  readonly sellerId: string;
  readonly position: number;
  readonly productId: string;
  readonly sellPostId: string | null;
  readonly productName: string;
  readonly imageId: string | null;
  readonly unit: string;
  readonly customUnitNote: string | null;
  readonly quantity: string;
  readonly quantityKg: string;
  readonly unitPrice: string;
  readonly lineTotal: string;
  /** False on posts for businesses and at prices by quantity: nobody else may learn of them, in medians neither. */
  readonly isPublicPrice: boolean;
}

export interface OrderDraft {
  readonly sellerId: string;
  readonly quantity: string;
  readonly quantityKg: string;
  readonly subtotal: string;
  readonly deliveryFee: string;
  readonly discount: string;
  readonly total: string;
  readonly commission: string;
  readonly lines: readonly LineDraft[];
}

export interface Terms {
  readonly deliveryFees: DeliveryFees;
  readonly destination: Destination;
  readonly commissionPercent: string;
  /** Off the whole purchase; never more than its subtotal. */
  readonly discount: string;
}

export function draftOrders(lines: readonly PricedLine[], terms: Terms): OrderDraft[] {
  const groups = [...groupBySeller(lines).values()];
  const shares = shareOut(
    terms.discount,
    groups.map((group) => subtotalOf(group)),
  );
  return groups.map((group, index) => draftOrder(group, shares[index] ?? '0.00', terms));
}

/**
 * Shares an amount out in proportion, so that the parts add up to it exactly and none exceeds its weight: each part is the difference of two
 * rounded running sums.
 */
export function shareOut(amount: string, weights: readonly string[]): string[] {
  const whole = money(sumOf(weights));
  let running = money(0);
  let given = money(0);
  return weights.map((weight) => {
    running = running.plus(weight);
    const upTo = whole.eq(0) ? money(0) : money(toMoney(money(amount).times(running).div(whole)));
    const part = upTo.minus(given);
    given = upTo;
    return toMoney(part);
  });
}

function draftOrder(group: readonly PricedLine[], discount: string, terms: Terms): OrderDraft {
  const [first] = group;
  if (!first) throw new Error('An order has at least one line.');
  const lines = group.map(draftLine);
  const subtotal = subtotalOf(group);
  const deliveryFee = deliveryFeeOf(terms.deliveryFees, first.item.sellerPlace, terms.destination);
  if (deliveryFee === null) throw new Error('A delivery needs its place.');
  return {
    sellerId: first.item.sellerId,
    quantity: totalQuantity(lines.map((line) => line.quantity)),
    quantityKg: totalQuantity(lines.map((line) => line.quantityKg)),
    subtotal,
    deliveryFee,
    discount,
    total: toMoney(money(subtotal).plus(deliveryFee).minus(discount)),
    commission: toMoney(money(subtotal).minus(discount).times(terms.commissionPercent).div(100)),
    lines,
  };
}

function draftLine({ item, line }: PricedLine, position: number): LineDraft {
  return {
    sellerId: item.sellerId,
    position,
    productId: item.productId,
    sellPostId: item.sellPostId,
    productName: item.name,
    imageId: item.imageId,
    unit: item.unit,
    customUnitNote: item.customUnitNote,
    quantity: line.quantity,
    quantityKg: kilogramsOf(item, line.quantity),
    unitPrice: line.unitPrice,
    lineTotal: line.lineTotal,
    isPublicPrice: isPublicPrice(item, line.unitPrice),
  };
}

function subtotalOf(group: readonly PricedLine[]): string {
  return sumOf(group.map(({ line }) => line.lineTotal));
}

function totalQuantity(quantities: readonly string[]): string {
  return toQuantity(quantities.reduce((sum, quantity) => sum.plus(quantity), money(0)));
}
