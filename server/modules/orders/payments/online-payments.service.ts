/**
 * What a payment through a gateway changes of an order. Called by the money module, in the transaction that records what the gateway has: an order is PAID once its
 * money is held, and REFUNDED once an order that ended has none left.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { progressOf } from '../../../../schema/values/orders/orders';
import { Outbox } from '../../../platform/outbox/outbox';
import { OnlineNotificationsService } from './online-notifications.service';
import type { Order } from '../orders/order.entity';
import { changePayment, lockOrderToPay } from './order-payments.store';

const BY_GATEWAY = { actorId: null, reason: null, claim: null, toCash: false } as const;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OnlinePaymentsService {
  constructor(
    private readonly notifications: OnlineNotificationsService,
    private readonly outbox: Outbox,
  ) {}

  /** Null where there is none. */
  lock(tx: EntityManager, id: string): Promise<Order | null> {
    return lockOrderToPay(tx, id);
  }

  /** The order is locked, and payable. */
  async paid(tx: EntityManager, order: Order): Promise<void> {
    await this.change(tx, order, 'PAID');
    await this.notifications.paid(tx, order);
  }

  /** The gateway gave an amount back, BDT; `isAll` where nothing of the payment is left. The order is locked. */
  async refunded(tx: EntityManager, order: Order, amount: string, isAll: boolean): Promise<void> {
    if (isAll && order.paymentStatus === 'PAID' && progressOf(order.status) === 'CANCELLED') await this.change(tx, order, 'REFUNDED');
    await this.notifications.refunded(tx, order, amount);
  }

  /** The gateway rejected a refund, BDT: an admin has it sent again. */
  async refundRejected(tx: EntityManager, order: Order, amount: string): Promise<void> {
    await this.notifications.refundRejected(tx, order, amount);
  }

  private async change(tx: EntityManager, order: Order, to: 'PAID' | 'REFUNDED'): Promise<void> {
    const changed = await changePayment(tx, order, { ...BY_GATEWAY, from: order.paymentStatus, to });
    if (!changed) throw new Error('A locked order has changed.');
    this.outbox.record(tx, 'ORDER_CHANGED', [order.id]);
  }
}

/** Does this order wait for an online payment? Confirmed, and not ended, delivered or paid. */
export const isPayableOnline = ({
  state,
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'state' | 'paymentMethod' | 'paymentStatus'>): boolean =>
  paymentMethod === 'ONLINE' && paymentStatus === 'UNPAID' && state === 'CONFIRMED';
