/** The price and the problems of one wanted line. Pure: the cart shows its result, checkout rejects by it. */
import { CartProblemKind } from '../../../../schema/values/orders/orders';
import { mayBuyFrom, isBusinessBuyer } from '../../../../schema/values/accounts/trade';
import { kilogramsIn, unitFacts } from '../../../../schema/values/catalogue/units';
import { money, roundDown, toMoney, toQuantity } from '../../../platform/money';
import type { CartBuyer, SaleItem, WantedLine } from './sale-item';

type TierBuyer = Pick<CartBuyer, 'role' | 'isGroup'>;

export interface LineProblem {
  readonly kind: CartProblemKind;
  readonly value: string | null;
}

/**
 * The lower of the price as sold now and, for who buys to sell on or in a shared basket, the tier this quantity
 * reaches.
 */
export function unitPriceOf(item: SaleItem, quantity: string, buyer: TierBuyer): string {
  const tier = tiersFor(item, buyer).findLast(({ minQuantity }) => money(quantity).gte(minQuantity));
  return tier && money(tier.price).lt(item.price) ? toMoney(tier.price) : toMoney(item.price);
}

/**
 * BDT that the platform pays for one unit: what the buyer would pay without the deal of the platform, less what the
 * buyer pays.
 */
export function platformShareOf(item: SaleItem, quantity: string, buyer: TierBuyer): string {
  const regular = { ...item, price: toMoney(money(item.price).plus(item.platformPays)) };
  return toMoney(money(unitPriceOf(regular, quantity, buyer)).minus(unitPriceOf(item, quantity, buyer)));
}

type Wanted = Pick<WantedLine, 'quantity' | 'parts'>;

/** The budget of the platform's deal does not pay for this quantity; each buyer of a group has a line of their own. */
function isBeyondDeal(item: SaleItem, { quantity, parts }: Wanted, buyer: TierBuyer): boolean {
  if (item.dealBudgetLeft === null) return false;
  const share = platformShareOf(item, quantity, buyer);
  const lines = (buyer.isGroup && parts) || [quantity];
  return lines.reduce((sum, one) => sum.plus(lineTotalOf(one, share)), money(0)).gt(item.dealBudgetLeft);
}

/**
 * The product as this quantity of it is sold: without the platform's deal where the budget does not pay for all of it.
 * A small rest of a budget must not keep larger orders away.
 */
export function soldAs(item: SaleItem, wanted: Wanted, buyer: TierBuyer): SaleItem {
  if (!isBeyondDeal(item, wanted, buyer)) return item;
  return { ...item, price: toMoney(money(item.price).plus(item.platformPays)), platformPays: '0', dealBudgetLeft: null };
}

/** The next quantity at which one unit costs less than now, as long as there is so much of it. */
export function nextTierOf(item: SaleItem, quantity: string, buyer: TierBuyer): { minQuantity: string; price: string } | null {
  const now = unitPriceOf(item, quantity, buyer);
  const next = tiersFor(item, buyer).find(({ minQuantity, price }) => money(minQuantity).gt(quantity) && money(price).lt(now));
  if (!next || money(next.minQuantity).gt(item.available)) return null;
  return { minQuantity: toQuantity(next.minQuantity), price: toMoney(next.price) };
}

function tiersFor(item: SaleItem, buyer: TierBuyer): SaleItem['tiers'] {
  return isBusinessBuyer(buyer.role) || (buyer.isGroup === true && item.tiersForBaskets) ? item.tiers : [];
}

export function lineTotalOf(quantity: string, unitPrice: string): string {
  return toMoney(money(quantity).times(unitPrice));
}

/** Kilograms in this quantity, 0 for units without a weight of their own. */
export function kilogramsOf(item: SaleItem, quantity: string): string {
  return toQuantity(money(quantity).times(kilogramsIn(item.unit, item.unitWeightKg) ?? 0));
}

/** Could everyone have had it at this price? */
export function isPublicPrice(item: SaleItem, unitPrice: string): boolean {
  return item.audience === 'EVERYONE' && money(unitPrice).eq(item.price);
}

export function problemsOf(item: SaleItem, line: WantedLine, buyer: CartBuyer): LineProblem[] {
  if (item.sellerId === buyer.id) return [{ kind: CartProblemKind.OWN_PRODUCT, value: null }];
  if (item.sellerAway) return [{ kind: CartProblemKind.SELLER_AWAY, value: null }];
  const isOtherUnit = line.seenUnit !== undefined && line.seenUnit !== item.unit;
  if (!item.onSale || isOtherUnit || !mayBuyFrom(buyer.role, item.sellerRole)) {
    return [{ kind: CartProblemKind.UNAVAILABLE, value: null }];
  }
  return [stockProblem(item, line), minimumProblem(item, line), stepProblem(item, line), priceProblem(item, line, buyer)].filter(
    (problem) => problem !== null,
  );
}

function stockProblem(item: SaleItem, { quantity }: WantedLine): LineProblem | null {
  if (money(item.available).lte(0)) return { kind: CartProblemKind.OUT_OF_STOCK, value: '0' };
  if (money(item.available).gte(quantity)) return null;
  return { kind: CartProblemKind.LESS_STOCK, value: toQuantity(item.available) };
}

function minimumProblem(item: SaleItem, { quantity }: WantedLine): LineProblem | null {
  if (item.minQuantity === null || money(quantity).gte(item.minQuantity)) return null;
  return { kind: CartProblemKind.BELOW_MINIMUM, value: toQuantity(item.minQuantity) };
}

/**
 * Quantities go up by the step from the least one; the unit's own decimals hold whatever the post sets: half a piece
 * cannot be sold.
 */
function stepProblem(item: SaleItem, { quantity }: WantedLine): LineProblem | null {
  const smallest = smallestOf(item);
  if (!isMultiple(quantity, smallest)) return { kind: CartProblemKind.NOT_A_MULTIPLE, value: toQuantity(smallest) };
  if (
    item.step === null ||
    isMultiple(
      money(quantity)
        .minus(item.minQuantity ?? 0)
        .toFixed(),
      item.step,
    )
  )
    return null;
  return { kind: CartProblemKind.NOT_A_MULTIPLE, value: toQuantity(item.step) };
}

/** The least quantity that the unit can be divided into. */
export const smallestOf = ({ unit }: Pick<SaleItem, 'unit'>): string => money(10).pow(-unitFacts[unit].decimals).toFixed();

export function isMultiple(quantity: string, step: string): boolean {
  return money(quantity).mod(step).eq(0);
}

/**
 * The buyer has not seen the price that the line has now. Beyond the budget of the platform's deal so many units are
 * named as it pays for in any case: a price by quantity, which costs the platform less, may be out of reach for fewer
 * units.
 */
function priceProblem(item: SaleItem, line: WantedLine, buyer: CartBuyer): LineProblem | null {
  const { quantity, seenPrice = null } = line;
  const sold = soldAs(item, line, buyer);
  const now = unitPriceOf(sold, quantity, buyer);
  // the price of the quantity, or the plain one
  const isSeen = seenPrice !== null && [now, sold.price].some((price) => money(seenPrice).eq(price));
  if (isSeen || buyer.isBasket) return null;
  const { dealBudgetLeft: left, platformPays } = item;
  if (left === null || sold === item) return seenPrice === null ? null : { kind: CartProblemKind.PRICE_CHANGED, value: now };
  return {
    kind: CartProblemKind.DEAL_LIMIT,
    value: orderable(item, toQuantity(roundDown(money(left).div(platformPays), unitFacts[item.unit].decimals))),
  };
}

/** The largest quantity up to `limit` that the steps of the post reach; `limit` where even the least is more. */
function orderable({ minQuantity, step }: SaleItem, limit: string): string {
  const least = money(minQuantity ?? 0);
  if (step === null || least.gt(limit)) return limit;
  const above = money(limit).minus(least);
  return toQuantity(least.plus(above.minus(above.mod(step))));
}
