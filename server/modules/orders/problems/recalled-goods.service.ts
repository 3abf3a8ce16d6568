/**
 * Refunds goods that the market recalled: a problem that is solved at once, in the transaction of who calls it. From
 * then on money goes its usual way: what is due falls, a gateway or the seller gives the rest back.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { money, roundUp, toMoney } from '../../../platform/money';
import { Outbox } from '../../../platform/outbox/outbox';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { OrderAccountService, dueOf } from '../account/order-account.service';
import { lockOrder } from '../orders/order-lock.store';
import { addEntry, addRecallProblem, countOpenProblems } from './order-problems.store';
import { ProblemNotificationsService } from './problem-notifications.service';
import { ProblemRefundsService } from './problem-refunds.service';
import { ProblemsService } from './problems.service';
import { recalledQuantity } from './recalled-quantities.store';
import { mostRefundable } from './refund-sums';

export interface RecalledLine {
  readonly orderId: string;
  readonly lineId: string;
  readonly reason: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecalledGoodsService {
  constructor(
    private readonly problems: ProblemsService,
    private readonly receipts: HeldReceiptsService,
    private readonly account: OrderAccountService,
    private readonly refunds: ProblemRefundsService,
    private readonly notifications: ProblemNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns what is refunded now, BDT: of the line's cost less what problems refunded, the part that its buyer has no
   * good goods of, rounded up, less what was refunded of it before. One computation for all lots of the line, in
   * whatever order they are recalled and goods are sent again. 0 of an order that is not delivered.
   */
  async refund(tx: EntityManager, { orderId, lineId, reason }: RecalledLine): Promise<string> {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'DELIVERED') return '0.00';
    // what was sent in place of recalled goods may be listed; the rest of the receipt stays stopped by its lots
    await this.receipts.release(tx, [lineId]);
    const costs = await this.problems.costsOf(tx, orderId);
    const line = costs.lines.find((one) => one.lineId === lineId);
    const part = await recalledQuantity(tx, lineId);
    if (!line || !part) return '0.00';
    const due = roundUp(money(line.left).plus(line.recalled).times(part.quantity).div(part.ofQuantity), 2);
    const more = toMoney(money(due).minus(line.recalled));
    const most = mostRefundable(costs, lineId);
    const amount = money(more).lt(most) ? more : most;
    if (money(amount).lte(0)) return '0.00';
    const problem = await addRecallProblem(tx, order, lineId, amount);
    await addEntry(tx, {
      problemId: problem.id,
      actor: 'SYSTEM',
      actorId: null,
      action: 'REPORT',
      state: problem.state,
      text: reason,
      remedy: problem.remedy,
      amount,
    });
    const cash = await this.refunds.takeOff(tx, order, { amount, lines: [{ lineId, amount }] });
    await countOpenProblems(tx, orderId, 0);
    await this.account.settle(tx, [orderId]);
    this.outbox.record(tx, 'ORDER_CHANGED', [orderId]);
    await this.notifications.recalled(tx, problem, { cash, due: dueOf(order) });
    return amount;
  }
}
