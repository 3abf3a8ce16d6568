/**
 * Notifies buyer, seller and admins of each step of a problem, in its transaction. Decides who is notified of what; the
 * texts are in the notifications module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { problemHours, type ProblemMove } from '../../../../schema/values/orders/order-problems';
import type { OrderActor } from '../../../../schema/values/orders/orders';
import { sitePages } from '../../../../schema/values/site/site-routes';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import type { OrderProblem } from './order-problem.entity';
import { adminIds, type ProblemFacts, problemFacts } from '../notifications/problem-notifications.query';

export { adminIds } from '../notifications/problem-notifications.query';

export interface NotifiedMove {
  readonly move: ProblemMove;
  readonly actor: OrderActor;
  readonly text: string | null;
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
  async moved(tx: EntityManager, problem: OrderProblem, { move, actor, text }: NotifiedMove): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { order, seller, buyer } = facts;
    const reason = text ?? '';
    const amount = problem.refunded;
    const others = (['BUYER', 'SELLER'] as const).filter((side) => side !== actor);
    const send = (sides: readonly Side[], content: NewNotification) => this.send(tx, problem, facts, sides, content);
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

  /** The market refunds what it recalled. */
  async recalled(tx: EntityManager, problem: OrderProblem): Promise<void> {
    const facts = await problemFacts(tx, problem.id);
    const { order, product, secondProduct } = facts;
    const params = { order, product, secondProduct, amount: problem.refunded };
    await this.send(tx, problem, facts, ['BUYER'], { type, textKey: 'recallRefunded', params });
    await this.send(tx, problem, facts, ['SELLER'], { type, textKey: 'saleRecalled', params });
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
