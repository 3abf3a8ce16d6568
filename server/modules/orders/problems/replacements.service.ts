/**
 * Takes what a seller sends once more from the stock, as every other sale does: under the lock of its rows, by a
 * movement of its own kind, and never of what others were promised. A replacement that is agreed and not sent moves
 * nothing. Called by ProblemMovesService, in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { type Unit, unitFacts } from '../../../../schema/values/catalogue/units';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, roundDown, toQuantity } from '../../../platform/money';
import { StockService } from '../../catalogue/stock/stock.service';
import type { OrderProblem } from './order-problem.entity';
import { type ReplaceableLine, replaceableLines } from './problem-costs.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReplacementsService {
  constructor(private readonly stock: StockService) {}

  /**
   * Returns how much of the line left the stock; null of a whole order, which is sent as it was delivered. Without a
   * quantity all of the line is sent that recalls did not refund. OUT_OF_STOCK, naming what is left, where less is
   * there; BAD_USER_INPUT for more than that.
   */
  async send(
    tx: EntityManager,
    { orderId, lineId }: Pick<OrderProblem, 'orderId' | 'lineId'>,
    { quantity, actorId }: { readonly quantity: string | null; readonly actorId: string },
  ): Promise<string | null> {
    if (lineId === null && quantity !== null) throw invalidInput([{ field: 'quantity', key: 'problem.quantityOfLine' }]);
    const lines = await replaceableLines(tx, orderId, lineId);
    const left = lines.map((line) => ({ ...line, most: mostOf(line) })).filter(({ most }) => money(most).gt(0));
    if (left.length === 0) throw invalidInput([{ field: 'quantity', key: 'problem.nothingToRefund' }]);
    for (const { most, ...line } of left) {
      if (quantity !== null) assertDelivered(line.unit, most, quantity);
      await this.stock.replace(tx, { productId: line.productId, orderLineId: line.lineId, actorId, quantity: quantity ?? most });
    }
    return lineId === null ? null : (quantity ?? left[0]?.most ?? null);
  }
}

function assertDelivered(unit: Unit, most: string, quantity: string): void {
  if (!money(quantity).round(unitFacts[unit].decimals, 0).eq(quantity))
    throw invalidInput([{ field: 'quantity', key: 'quantity.decimals' }]);
  if (money(quantity).gt(most))
    throw invalidInput([{ field: 'quantity', key: 'problem.quantityAboveDelivered', params: { most: toQuantity(most) } }]);
}

/** Goods that recalls refunded are not sent again as well. */
function mostOf({ quantity, unit, left, recalled }: ReplaceableLine): string {
  const kept = money(left).plus(recalled);
  return money(recalled).eq(0) ? quantity : roundDown(money(quantity).times(left).div(kept), unitFacts[unit].decimals);
}
