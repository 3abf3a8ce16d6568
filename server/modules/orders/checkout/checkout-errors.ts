/** Rejects a purchase with the message of the first thing that is wrong with its lines. */
import { CartProblemKind } from '../../../../schema/values/orders';
import { mayBuyFrom } from '../../../../schema/values/trade';
import { AppError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { PricedLine } from '../cart/price-cart';
import type { LineProblem } from '../cart/price-line';
import type { Shopper, SaleItem, WantedLine } from '../cart/sale-item';

/** A product that is not among the priced lines does not exist for this buyer. */
export function assertNoProblems(wanted: readonly WantedLine[], priced: readonly PricedLine[], buyer: Shopper): void {
  for (const { item, line } of priced) {
    const [problem] = line.problems;
    if (problem) throw lineError(problem, item, buyer);
  }
  if (priced.length < wanted.length) throw new AppError('PRODUCT_UNAVAILABLE', 'cart.unavailable');
}

function lineError({ kind, value }: LineProblem, item: SaleItem, buyer: Shopper): AppError {
  const product = item.name;
  const figure = value ?? '0';
  if (kind === CartProblemKind.OUT_OF_STOCK || kind === CartProblemKind.LESS_STOCK) {
    return new AppError('OUT_OF_STOCK', 'stock.left', { product, left: figure });
  }
  if (kind === CartProblemKind.BELOW_MINIMUM) {
    return invalidInput([{ field: 'lines', key: 'cart.belowMinimum', params: { product, minimum: figure } }]);
  }
  if (kind === CartProblemKind.NOT_A_MULTIPLE) {
    return invalidInput([{ field: 'lines', key: 'cart.notAMultiple', params: { product, step: figure } }]);
  }
  if (item.onSale && item.sellerId !== buyer.id && !mayBuyFrom(buyer.role, item.sellerRole)) {
    return new AppError('FORBIDDEN', 'order.mayNotBuy');
  }
  return new AppError('PRODUCT_UNAVAILABLE', 'cart.productUnavailable', { product });
}
