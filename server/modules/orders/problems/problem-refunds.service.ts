/**
 * Takes off an order what a solved problem refunds, with its receipts. From then on the money goes its usual way: what
 * is due falls first, and what the order has above its charge goes back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { money } from '../../../platform/money';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { ClaimedCashService } from '../account/claimed-cash.service';
import type { Order } from '../orders/order.entity';
import { recordRefund } from './problem-costs.store';
import type { Refund } from './refund-sums';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemRefundsService {
  constructor(
    private readonly receipts: HeldReceiptsService,
    private readonly cash: ClaimedCashService,
  ) {}

  /**
   * The order is locked, and as it was before. Cash that nobody has recorded is reported first. Returns what the seller
   * is asked about, BDT; null where nothing is.
   */
  async takeOff(tx: EntityManager, order: Order, refund: Refund): Promise<string | null> {
    const cash = money(refund.amount).gt(0) ? await this.cash.claim(tx, order) : null;
    await recordRefund(tx, order.id, refund);
    await this.receipts.refunded(tx, refund.lines);
    return cash;
  }
}
