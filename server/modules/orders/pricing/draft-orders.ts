/** The orders a purchase will make, to the paisa: one for each seller, the coupon shared out among them. Pure. */
import { FinancedBy } from '../../../../schema/values/market/offers';
import type { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import type { DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { money, toMoney, toQuantity } from '../../../platform/money';
import type { DeliveryQuote } from '../delivery/delivery.types';
import { groupBySeller, type PricedLine, subtotalOf, sumOf } from './price-cart';
import { kilogramsOf, lineTotalOf } from './price-line';

export interface LineDraft {
  readonly sellerId: string;
  readonly position: number;
  readonly productId: string;
  readonly sellPostId: string | null;
  readonly harvestedOn: string | null;
  readonly harvestedUntil: string | null;
  readonly grade: Grade | null;
  readonly productName: string;
  readonly secondName: string | null;
  readonly imageId: string | null;
  readonly unit: string;
  readonly customUnitNote: string | null;
  readonly secondUnitNote: string | null;
  readonly quantity: string;
  readonly quantityKg: string;
  /** Kilograms in one unit; null where it is not known. */
  readonly unitKg: string | null;
  readonly unitPrice: string;
  readonly lineTotal: string;
  /** BDT that the platform pays to the seller for one unit. */
  readonly platformPays: string;
  /** False on posts for businesses: public figures count neither what was sold there nor how it was rated. */
  readonly isPublic: boolean;
  /** False on posts for businesses and at prices by quantity: no one else may learn of them, in medians neither. */
  readonly isPublicPrice: boolean;
}

export interface OrderDraft {
  readonly sellerId: string;
  readonly quantity: string;
  readonly quantityKg: string;
  readonly subtotal: string;
  /** BDT; 0 where the seller names it when confirming. */
  readonly deliveryFee: string;
  readonly feePending: boolean;
  readonly deliveryMethod: DeliveryMethod;
  readonly preferredDay: string | null;
  readonly preferredWindow: DeliveryWindow | null;
  /** The first day that the seller offers now. */
  readonly firstDay: string | null;
  readonly discount: string;
  /** The part of the discount that the platform pays to the seller. */
  readonly platformDiscount: string;
  readonly total: string;
  readonly commission: string;
  readonly commissionPercent: string;
  readonly lines: readonly LineDraft[];
}

/** How the part of one seller is handed over. */
export interface PlannedDelivery extends Pick<DeliveryQuote, 'method' | 'fee' | 'onConfirmation'> {
  readonly preferredDay?: string | null;
  readonly preferredWindow?: DeliveryWindow | null;
  readonly firstDay?: string | null;
}

export interface Terms {
  /** How each seller's part is handed over, by the seller; without problems. */
  readonly deliveries: ReadonlyMap<string, PlannedDelivery>;
  readonly commissionPercent: string;
  /** Off the whole purchase; never more than its subtotal. */
  readonly discount: string;
  readonly financedBy: FinancedBy;
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
 * Shares an amount out in proportion, so that the parts add up to it exactly and none exceeds its weight: each part is
 * the difference of two rounded running sums.
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
  const { fee, method, onConfirmation, preferredDay, preferredWindow, firstDay } = deliveryOfSeller(first.item.sellerId, terms);
  const deliveryFee = fee ?? '0.00';
  const dealShare = sumOf(group.map(({ line, platformPays }) => lineTotalOf(line.quantity, platformPays)));
  const platformDiscount = terms.financedBy === FinancedBy.PLATFORM ? discount : '0.00';
  return {
    sellerId: first.item.sellerId,
    quantity: totalQuantity(lines.map((line) => line.quantity)),
    quantityKg: totalQuantity(lines.map((line) => line.quantityKg)),
    subtotal,
    deliveryFee,
    feePending: onConfirmation,
    deliveryMethod: method,
    preferredDay: preferredDay ?? null,
    preferredWindow: preferredWindow ?? null,
    firstDay: firstDay ?? null,
    discount,
    platformDiscount,
    total: toMoney(money(subtotal).plus(deliveryFee).minus(discount)),
    commission: commissionOf(money(subtotal).minus(discount).toFixed(), sumOf([dealShare, platformDiscount]), terms.commissionPercent),
    commissionPercent: terms.commissionPercent,
    lines,
  };
}

function deliveryOfSeller(sellerId: string, { deliveries }: Terms): PlannedDelivery {
  const quote = deliveries.get(sellerId);
  if (!quote || (quote.fee === null && !quote.onConfirmation)) throw new Error('A delivery needs its place.');
  return quote;
}

/**
 * The percentage of what the seller receives, less what the platform pays to the seller. Below zero the platform owes
 * the seller: total less commission is what the seller would have had without a discount that the platform pays.
 */
export function commissionOf(charged: string, platformShare: string, percent: string): string {
  return toMoney(money(charged).plus(platformShare).times(percent).div(100).minus(platformShare));
}

function draftLine({ item, line, platformPays, isPublicPrice }: PricedLine, position: number): LineDraft {
  return {
    sellerId: item.sellerId,
    position,
    productId: item.productId,
    sellPostId: item.sellPostId,
    harvestedOn: item.harvestedOn,
    harvestedUntil: item.harvestedUntil,
    grade: item.grade,
    productName: item.name,
    secondName: item.secondName,
    imageId: item.imageId,
    unit: item.unit,
    customUnitNote: item.customUnitNote,
    secondUnitNote: item.secondUnitNote,
    quantity: line.quantity,
    quantityKg: kilogramsOf(item, line.quantity),
    unitKg: kilogramsIn(item.unit, item.unitWeightKg),
    unitPrice: line.unitPrice,
    lineTotal: line.lineTotal,
    platformPays,
    isPublic: item.audience === 'EVERYONE',
    isPublicPrice,
  };
}

function totalQuantity(quantities: readonly string[]): string {
  return toQuantity(quantities.reduce((sum, quantity) => sum.plus(quantity), money(0)));
}
