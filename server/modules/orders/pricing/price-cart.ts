/** Turns wanted lines and what is known of their products into a cart: groups by seller, sums, delivery fees. Pure. */
import type { DeliveryRates } from '../../../../schema/values/orders/delivery';
import { money, toMoney, toQuantity } from '../../../platform/money';
import type { Cart, CartGroup, CartLine } from './cart.types';
import { type Destination, quoteDelivery } from './delivery-quote';
import type { DeliveryQuote } from '../delivery/delivery.types';
import { isPublicPrice, lineTotalOf, nextTierOf, platformShareOf, problemsOf, soldAs, unitPriceOf } from './price-line';
import type { CartBuyer, SaleItem, WantedLine } from './sale-item';

export interface PricedLine {
  readonly item: SaleItem;
  readonly line: CartLine;
  /** BDT that the platform pays to the seller for one unit. */
  readonly platformPays: string;
  readonly isPublicPrice: boolean;
}

/** The lines of one product of a request together. */
export type AddedLine<Line extends WantedLine = WantedLine> = Line & {
  /** The place of the first of them in the request. */
  readonly index: number;
};

/** Lines of the same product are added up; the last seen price counts. Retains the order of first appearance. */
export function addUp<Line extends WantedLine>(lines: readonly Line[]): AddedLine<Line>[] {
  const byProduct = new Map<string, AddedLine<Line>>();
  for (const [index, line] of lines.entries()) {
    const productId = line.productId.toLowerCase(); // a UUID is the same in capitals
    const before = byProduct.get(productId);
    const quantity = toQuantity(before ? money(before.quantity).plus(line.quantity) : line.quantity);
    const parts = before ? [...(before.parts ?? [before.quantity]), toQuantity(line.quantity)] : undefined;
    byProduct.set(productId, { ...line, productId, quantity, ...(parts && { parts }), index: before?.index ?? index });
  }
  return [...byProduct.values()];
}

/** Lines whose product is unknown are left out. */
export function priceLines(lines: readonly WantedLine[], items: ReadonlyMap<string, SaleItem>, buyer: CartBuyer): PricedLine[] {
  return lines.flatMap((wanted) => {
    const item = items.get(wanted.productId);
    if (!item) return [];
    const sold = soldAs(item, wanted, buyer);
    const line = priceLine(item, sold, wanted, buyer);
    return [{ item, line, platformPays: platformShareOf(sold, line.quantity, buyer), isPublicPrice: isPublicPrice(sold, line.unitPrice) }];
  });
}

export function groupBySeller(lines: readonly PricedLine[]): Map<string, PricedLine[]> {
  const groups = new Map<string, PricedLine[]>();
  for (const priced of lines) groups.set(priced.item.sellerId, [...(groups.get(priced.item.sellerId) ?? []), priced]);
  return groups;
}

export function toCart(lines: readonly PricedLine[], rates: DeliveryRates, destination: Destination): Cart {
  const groups = [...groupBySeller(lines).values()].map((group) => toGroup(group, rates, destination));
  const subtotal = sumOf(groups.map((group) => group.subtotal));
  const deliveryFee = feeOf(groups);
  return {
    groups,
    unavailable: [],
    lineCount: lines.length,
    subtotal,
    deliveryFee,
    hasFeeOnConfirmation: groups.some(({ delivery }) => delivery.onConfirmation),
    coupon: null,
    total: sumOf([subtotal, deliveryFee ?? '0']),
    problems: [],
    hasProblems: lines.some(({ line }) => line.problems.length > 0),
  };
}

/**
 * The fees that are known together; null while one waits for a place, and where none is known. What a seller names
 * later is not in it.
 */
function feeOf(groups: readonly CartGroup[]): string | null {
  const named = groups.filter(({ delivery }) => !delivery.onConfirmation);
  const knownFees = named.map((group) => group.deliveryFee).filter((fee) => fee !== null);
  return knownFees.length === named.length && named.length > 0 ? sumOf(knownFees) : null;
}

export function withCoupon(cart: Cart, coupon: NonNullable<Cart['coupon']>): Cart {
  return { ...cart, coupon, total: toMoney(money(cart.total).minus(coupon.discount)) };
}

export function sumOf(amounts: readonly string[]): string {
  return toMoney(amounts.reduce((sum, amount) => sum.plus(amount), money(0)));
}

function priceLine(item: SaleItem, sold: SaleItem, wanted: WantedLine, buyer: CartBuyer): CartLine {
  const quantity = toQuantity(wanted.quantity);
  const unitPrice = unitPriceOf(sold, quantity, buyer);
  const problems = problemsOf(item, wanted, buyer).map((problem) => ({ ...problem, productId: item.productId, path: null }));
  return {
    id: item.productId,
    quantity,
    unitPrice,
    listPrice: toMoney(sold.price),
    nextTier: nextTierOf(sold, quantity, buyer),
    lineTotal: lineTotalOf(quantity, unitPrice),
    problems,
  };
}

/** Returns what the delivery of the lines of one seller costs, whatever problems the lines have. */
export function deliveryOf(lines: readonly PricedLine[], rates: DeliveryRates, destination: Destination): DeliveryQuote {
  const parcel = { lines: lines.map(({ item, line }) => ({ item, quantity: line.quantity })), subtotal: subtotalOf(lines) };
  return quoteDelivery(parcel, rates, destination);
}

export function subtotalOf(lines: readonly PricedLine[]): string {
  return sumOf(lines.map(({ line }) => line.lineTotal));
}

function toGroup(lines: readonly PricedLine[], rates: DeliveryRates, destination: Destination): CartGroup {
  const [first] = lines;
  if (!first) throw new Error('A cart group has at least one line.');
  const delivery = deliveryOf(lines, rates, destination);
  return {
    sellerId: first.item.sellerId,
    lines: lines.map(({ line }) => line),
    subtotal: subtotalOf(lines),
    deliveryFee: delivery.fee,
    delivery,
  };
}
