/**
 * Refunds goods that the market recalled: a problem that is solved at once, in the transaction of who calls it. From
 * then on money goes its usual way: what is due falls, a gateway or the seller gives the rest back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { money, roundUp } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { OrderAccountService } from '../account/order-account.service';
import { lockOrder } from '../orders/order-lock.store';
import { addEntry, addRecallProblem, countOpenProblems } from './order-problems.store';
import { recordRefund } from './problem-costs.store';
import { ProblemNotificationsService } from './problem-notifications.service';
import { ProblemsService } from './problems.service';
import { mostRefundable } from './refund-sums';

export interface RecalledPart {
  readonly orderId: string;
  readonly lineId: string;
  /** The quantity that was recalled, and all that the line was charged for, in its unit. */
  readonly quantity: string;
  readonly ofQuantity: string;
  readonly reason: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecalledGoodsService {
  constructor(
    private readonly problems: ProblemsService,
    private readonly receipts: HeldReceiptsService,
    private readonly account: OrderAccountService,
    private readonly notifications: ProblemNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns what is refunded, BDT: of the line's cost less what problems refunded, the part that was recalled, rounded
   * up and no more than is left. 0 of an order that is not delivered.
   */
  async refund(tx: EntityManager, { orderId, lineId, quantity, ofQuantity, reason }: RecalledPart): Promise<string> {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'DELIVERED') return '0.00';
    const costs = await this.problems.costsOf(tx, orderId);
    const line = costs.lines.find((one) => one.lineId === lineId);
    const kept = money(line?.left ?? 0).plus(line?.recalled ?? 0);
    const part = roundUp(kept.times(quantity).div(ofQuantity), 2);
    const most = mostRefundable(costs, lineId);
    const amount = money(part).lt(most) ? part : most;
    if (money(amount).lte(0)) return '0.00';
    const problem = await addRecallProblem(tx, order, lineId, amount);
    await addEntry(tx, {
      ...{ problemId: problem.id, actor: 'SYSTEM', actorId: null, action: 'REPORT', state: problem.state },
      ...{ text: reason, remedy: problem.remedy, amount },
    });
    const lines = [{ lineId, amount }];
    await recordRefund(tx, orderId, { amount, lines });
    await this.receipts.refunded(tx, lines);
    await countOpenProblems(tx, orderId, 0);
    await this.account.settle(tx, [orderId]);
    this.outbox.record(tx, 'ORDER_CHANGED', [orderId]);
    await this.notifications.recalled(tx, problem);
    return amount;
  }
}
