/**
 * Takes what a seller sends once more from the stock, as every other sale does: under the lock of its rows, by a
 * movement of its own kind, and never of what others were promised. A replacement that is agreed and not sent moves
 * nothing. Called by ProblemMovesService, in its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money, toQuantity } from '../../../platform/money';
import { StockService } from '../../catalogue/stock/stock.service';
import type { OrderProblem } from './order-problem.entity';
import { type ReplaceableLine, replaceableLines } from './problem-costs.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ReplacementsService {
  constructor(private readonly stock: StockService) {}

  /**
   * Returns how much of the line left the stock; null of a whole order, which is sent as it was delivered. Without a
   * quantity all of the line is sent. OUT_OF_STOCK, naming what is left, where less is there; BAD_USER_INPUT for more than was delivered.
   */
  async send(
    tx: EntityManager,
    { orderId, lineId }: Pick<OrderProblem, 'orderId' | 'lineId'>,
    { quantity, actorId }: { readonly quantity: string | null; readonly actorId: string },
  ): Promise<string | null> {
    if (lineId === null && quantity !== null) throw invalidInput([{ field: 'quantity', key: 'problem.quantityOfLine' }]);
    const lines = await replaceableLines(tx, orderId, lineId);
    for (const line of lines) {
      const sent = quantity === null ? line.quantity : assertDelivered(line, quantity);
      await this.stock.replace(tx, { productId: line.productId, orderLineId: line.lineId, actorId, quantity: sent });
    }
    return lineId === null ? null : (quantity ?? lines[0]?.quantity ?? null);
  }
}

function assertDelivered({ quantity: delivered, unit }: ReplaceableLine, quantity: string): string {
  if (!money(quantity).round(unitFacts[unit].decimals, 0).eq(quantity))
    throw invalidInput([{ field: 'quantity', key: 'quantity.decimals' }]);
  if (money(quantity).gt(delivered))
    throw invalidInput([{ field: 'quantity', key: 'problem.quantityAboveDelivered', params: { most: toQuantity(delivered) } }]);
  return quantity;
}
