/**
 * Notifies buyer, seller and admins of each step of a problem, in its transaction. Decides who is notified of what; the
 * texts are in the notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { problemHours, type ProblemMove } from '../../../../schema/values/orders/order-problems';
import type { OrderActor } from '../../../../schema/values/orders/orders';
import { claimDays } from '../../../../schema/values/orders/payment-disputes';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { money, toMoney } from '../../../platform/money';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import type { OrderProblem } from './order-problem.entity';
import { adminIds, type ProblemFacts, problemFacts } from '../notifications/problem-notifications.query';

export { adminIds } from '../notifications/problem-notifications.query';

export interface NotifiedMove {
  readonly move: ProblemMove;
  readonly actor: OrderActor;
  readonly text: string | null;
  /** The seller is asked about this cash, BDT; null where nothing is asked. */
  readonly cash: string | null;
}

type Side = 'BUYER' | 'SELLER' | 'ADMIN';

const type = NotificationType.ORDER_CHANGED;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProblemNotificationsService {
  constructor(private readonly notifications: NotificationsService) {}

  async reported(tx: EntityManager, problem: OrderProblem): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { buyer, order, product, secondProduct } = facts;
    const hours = problemHours.due.OPEN;
    const params = { buyer, order, product, secondProduct, hours };
    await this.send(tx, problem, facts, ['SELLER'], { type, textKey: 'problemReported', params });
  }

  /** `problem` as it is after the move. */
  async moved(tx: EntityManager, problem: OrderProblem, { move, actor, text, cash }: NotifiedMove): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { order, seller, buyer } = facts;
    const reason = text ?? '';
    const amount = problem.refunded;
    const others = (['BUYER', 'SELLER'] as const).filter((side) => side !== actor);
    const send = (sides: readonly Side[], content: NewNotification) => this.send(tx, problem, facts, sides, content);
    if (cash !== null) return this.refundToCheck(tx, problem, facts, { cash, reason });
    if (move.action === 'DECIDE') {
      if (move.to === 'DISMISSED') return send(others, { type, textKey: 'problemDismissed', params: { order, reason } });
      if (move.to === 'REPLACING') return send(others, { type, textKey: 'problemDecidedReplacement', params: { order, reason } });
      return send(others, { type, textKey: 'problemDecidedRefund', params: { order, amount, reason } });
    }
    switch (move.to) {
      case 'OFFERED':
        return send(['BUYER'], { type, textKey: 'problemOffered', params: { seller, order, hours: problemHours.due.OFFERED } });
      case 'ESCALATED':
        await send(['ADMIN'], { type, textKey: 'problemToDecide', params: { order, hours: problemHours.due.ESCALATED } });
        return send(others, { type, textKey: 'problemEscalated', params: { order, hours: problemHours.due.ESCALATED } });
      case 'REPLACING':
        return send(others, { type, textKey: 'problemReplacing', params: { order, days: problemHours.due.REPLACING / 24 } });
      case 'WITHDRAWN':
        return send(['SELLER'], { type, textKey: 'problemWithdrawn', params: { buyer, order } });
      case 'SOLVED':
        if (move.action === 'SEND_REPLACEMENT') return send(['BUYER'], { type, textKey: 'problemReplaced', params: { seller, order } });
        return send(others, { type, textKey: 'problemRefunded', params: { order, amount } });
      case 'DISMISSED':
      case 'OPEN':
    }
  }

  /** Nobody knows yet whether there is something to give back: both read it, whoever has solved the problem. */
  private async refundToCheck(
    tx: EntityManager,
    problem: OrderProblem,
    facts: ProblemFacts,
    { cash: total, reason }: { cash: string; reason: string },
  ): Promise<void> {
    const params = { order: facts.order, amount: problem.refunded, reason };
    await this.send(tx, problem, facts, ['BUYER'], { type, textKey: 'problemToCheck', params });
    const asked = { type, textKey: 'saleProblemToCheck', params: { ...params, total, days: claimDays } } as const;
    await this.send(tx, problem, facts, ['SELLER'], asked);
  }

  /**
   * The market refunds what it recalled: `due` was still to be paid before, which falls first, and the seller is asked
   * about `cash`, BDT; null where nothing is asked. No amount is named that nobody owes.
   */
  async recalled(tx: EntityManager, problem: OrderProblem, { cash, due }: { cash: string | null; due: string }): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { order, product, secondProduct } = facts;
    const back = money(problem.refunded).minus(due);
    const params = { order, product, secondProduct, amount: back.gt(0) ? toMoney(back) : problem.refunded };
    const [bought, sold] = back.gt(0) ? (['recallRefunded', 'saleRecalled'] as const) : (['recallLowered', 'saleLowered'] as const);
    const buyers: NewNotification =
      cash === null
        ? { type, textKey: bought, params }
        : { type, textKey: 'recallToCheck', params: { ...params, amount: problem.refunded } };
    const sellers: NewNotification =
      cash === null
        ? { type, textKey: sold, params }
        : { type, textKey: 'saleToCheck', params: { order, product, secondProduct, total: cash, days: claimDays } };
    await this.send(tx, problem, facts, ['BUYER'], buyers);
    await this.send(tx, problem, facts, ['SELLER'], sellers);
  }

  /** The side that has to act next. */
  async reminded(tx: EntityManager, problem: OrderProblem): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { state } = problem;
    const side = state === 'ESCALATED' ? 'ADMIN' : state === 'OFFERED' ? 'BUYER' : 'SELLER';
    await this.send(tx, problem, facts, [side], { type, textKey: 'problemReminder', params: { order: facts.order } });
  }

  private async send(
    tx: EntityManager,
    problem: OrderProblem,
    facts: ProblemFacts,
    sides: readonly Side[],
    content: NewNotification,
  ): Promise<void> {
    for (const side of sides) {
      const userIds = side === 'ADMIN' ? await adminIds(tx) : [side === 'BUYER' ? problem.buyerId : problem.sellerId];
      const senderId = side === 'SELLER' ? problem.buyerId : side === 'BUYER' ? problem.sellerId : null;
      await this.notifications.notifyAll(tx, userIds, { ...content, senderId, link: linkOf(side, problem, facts), imageId: facts.imageId });
    }
  }
}

function linkOf(side: Side, { orderId }: OrderProblem, { sellerRole, order }: ProblemFacts): string {
  if (side === 'ADMIN') return `${sitePages.adminProblems.path}?order=${order}`;
  return side === 'BUYER' ? `/orders/${orderId}` : `${sitePages.sales[sellerRole].path}/${orderId}`;
}
