/**
 * Codes of orders on their way: a new one whenever an order is shipped, none once it has arrived, come back or was not
 * shipped after all. Only the buyer reads them.
 */
import { randomInt } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import { statusOf } from '../../../../schema/values/orders/order-states';
import { HANDOVER_CODE_DIGITS } from '../../../../schema/values/orders/handover';
import { codesOfOrders, removeCodes, setCodes } from './handover-codes.store';

const NO_CODES: ReadonlyMap<string, string> = new Map();

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class HandoverCodesService {
  constructor(private readonly db: DataSource) {}

  /** Follows a move of orders; the new codes by order, none where the move makes none. */
  async moved(tx: EntityManager, orderIds: readonly string[], { from, to }: OrderTransition): Promise<ReadonlyMap<string, string>> {
    if (to === 'SHIPPED') {
      const codes = new Map(orderIds.map((id) => [id, newCode()]));
      await setCodes(tx, codes);
      return codes;
    }
    if (statusOf(from) === 'SHIPPED' && statusOf(to) !== 'SHIPPED') await removeCodes(tx, orderIds);
    return NO_CODES;
  }

  /**
   * In the order requested; null for an order that is not on its way. For callers that have asserted that the viewer is
   * the buyer.
   */
  async findForOrders(orderIds: readonly string[]): Promise<(string | null)[]> {
    const codesByOrder = new Map((await codesOfOrders(this.db, orderIds)).map(({ orderId, code }) => [orderId, code]));
    return orderIds.map((id) => codesByOrder.get(id) ?? null);
  }
}

const newCode = (): string => String(randomInt(10 ** HANDOVER_CODE_DIGITS)).padStart(HANDOVER_CODE_DIGITS, '0');
