/**
 * Rejects a purchase: the code and the message of the first thing that is wrong with its lines, and every problem of
 * every line.
 */
import { CartProblemKind } from '../../../../schema/values/orders/orders';
import { mayBuyFrom } from '../../../../schema/values/accounts/trade';
import type { MessageKey } from '../../../../schema/messages/text';
import { violatedConstraint } from '../../../platform/db/transaction';
import { AppError, type AppErrorOptions, type ErrorProblem, type FieldError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toQuantity } from '../../../platform/money';
import type { Shortage } from '../../catalogue/stock/stock.service';
import { problemPath, problemsOfLines } from '../cart/cart-problems';
import type { AddedLine, PricedLine } from '../pricing/price-cart';
import type { SaleItem, CartBuyer } from '../pricing/sale-item';

/** The largest amount that the tables can hold: numeric(14,2). */
const MAX_TOTAL = '999999999999.99';

/**
 * A changed price alone does not reject a purchase: `expectedTotal` does. Without one, a quantity that the platform's
 * deal does not pay for is rejected, so that nobody pays more than the page says.
 */
export function assertNoProblems(
  wanted: readonly AddedLine[],
  priced: readonly PricedLine[],
  { buyer, isTotalSeen }: { readonly buyer: CartBuyer; readonly isTotalSeen: boolean },
): void {
  const passing: CartProblemKind[] = [CartProblemKind.PRICE_CHANGED, ...(isTotalSeen ? [CartProblemKind.DEAL_LIMIT] : [])];
  const problems = problemsOfLines(wanted, priced).filter(({ kind }) => !passing.includes(kind));
  const items = new Map(priced.map(({ item }) => [item.productId, item]));
  const [first] = problems;
  if (first) throw rejection(first, problems, items, buyer);
}

/** No one pays a price that was not shown: CONFLICT where the buyer was shown another total. */
export function assertExpected(
  total: string,
  expected: string | null | undefined,
  wanted: readonly AddedLine[],
  priced: readonly PricedLine[],
): void {
  if (money(total).gt(MAX_TOTAL)) throw invalidInput([{ field: 'lines', key: 'error.badInput' }]);
  if (expected && !money(expected).eq(total)) throw totalChanged(total, wanted, priced);
}

/** The total is another one now than the buyer was shown; lines whose seen price was sent are named. */
function totalChanged(total: string, wanted: readonly AddedLine[], priced: readonly PricedLine[]): AppError {
  const problems = problemsOfLines(wanted, priced);
  return new AppError('CONFLICT', 'order.totalChanged', undefined, undefined, {
    current: { total },
    ...(problems.length > 0 && { problems }),
  });
}

/** Another purchase took the stock between its read and its reservation. */
export function outOfStock(shortages: readonly [Shortage, ...Shortage[]], wanted: readonly AddedLine[]): AppError {
  const problems = shortages.map(({ productId, sellable }) => {
    const kind = money(sellable).lte(0) ? CartProblemKind.OUT_OF_STOCK : CartProblemKind.LESS_STOCK;
    const line = wanted.find((one) => one.productId === productId);
    return { path: problemPath(line?.index ?? 0, kind), productId, kind, value: toQuantity(sellable) };
  });
  const [{ name, sellable }] = shortages;
  return new AppError('OUT_OF_STOCK', 'stock.left', { product: name, left: toQuantity(sellable) }, undefined, { problems });
}

/** The seller was suspended or has left between the read and the write: what is read now shows it. */
export const isSellerGone = (error: unknown): boolean => violatedConstraint(error) === 'orders_seller_sells';

/** The budget of the platform's deal was used up, or the deal has ended, between the read and the write. */
export const isDealUsedUp = (error: unknown): boolean => ['deals_market_budget', 'deals_running'].includes(violatedConstraint(error) ?? '');

/** The buyer has left between the read and the write. */
export const isBuyerGone = (error: unknown): boolean => violatedConstraint(error) === 'orders_buyer_there';

function rejection(
  first: ErrorProblem,
  problems: readonly ErrorProblem[],
  items: ReadonlyMap<string, SaleItem>,
  buyer: CartBuyer,
): AppError {
  const item = items.get(first.productId);
  const options: AppErrorOptions = { problems };
  if (!item) return new AppError('PRODUCT_UNAVAILABLE', 'cart.unavailable', undefined, undefined, options);
  const product = item.name;
  if (first.kind === CartProblemKind.OUT_OF_STOCK || first.kind === CartProblemKind.LESS_STOCK) {
    return new AppError('OUT_OF_STOCK', 'stock.left', { product, left: first.value ?? '0' }, undefined, options);
  }
  const field = wrongQuantity(first, product);
  if (field) {
    const fields = problems.flatMap((problem) => wrongQuantity(problem, items.get(problem.productId)?.name ?? '') ?? []);
    return new AppError('BAD_USER_INPUT', field.key, field.params, fields, options);
  }
  if (item.onSale && item.sellerId !== buyer.id && !mayBuyFrom(buyer.role, item.sellerRole)) {
    return new AppError('FORBIDDEN', 'order.mayNotBuy', undefined, undefined, options);
  }
  return new AppError('PRODUCT_UNAVAILABLE', 'cart.productUnavailable', { product }, undefined, options);
}

function wrongQuantity({ kind, path, value }: ErrorProblem, product: string): FieldError | null {
  const figure = value ?? '0';
  const error = (key: MessageKey, params: Record<string, string>) => ({ field: path, key, params: { product, ...params } });
  if (kind === CartProblemKind.BELOW_MINIMUM) return error('cart.belowMinimum', { minimum: figure });
  if (kind === CartProblemKind.DEAL_LIMIT) return error('cart.dealLimit', { left: figure });
  return kind === CartProblemKind.NOT_A_MULTIPLE ? error('cart.notAMultiple', { step: figure }) : null;
}
