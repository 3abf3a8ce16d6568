/**
 * Where the money of orders that are paid online is: the tries of each order, and what went back of them. Read by
 * buyers, sellers and admins with the order.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { OnlinePaymentState, RefundState } from '../../../../schema/values/money/gateways';
import { progressOf } from '../../../../schema/values/orders/orders';
import { money, toMoney } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
import { dueOf } from '../../orders/account/order-account.service';
import type { Order } from '../../orders/orders/order.entity';
import { isPayableOnline } from '../../orders/payments/online-payments.service';
import { OrderPayeesService } from '../../orders/payments/order-payees.service';
import { mayRunMoney } from '../money.policy';
import { type GatewayPaymentRow, paymentsOfOrders } from './gateway-payments.store';
import { type GatewayRefundRow, refundsOfPayments } from './gateway-refunds.store';
import type { OnlinePayment } from './online-payment.types';

interface Parts {
  readonly payments: readonly GatewayPaymentRow[];
  readonly refunds: readonly GatewayRefundRow[];
  readonly payBy: Date | null;
  readonly seesRisk: boolean;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderOnlinePaymentsService {
  constructor(
    private readonly db: DataSource,
    private readonly payees: OrderPayeesService,
  ) {}

  /**
   * In the order asked for, as this viewer finds them, null where nothing is to be paid online and no gateway was paid;
   * three statements.
   */
  async findForOrders(viewer: Viewer | null, orders: readonly Order[]): Promise<(OnlinePayment | null)[]> {
    const ids = orders.map(({ id }) => id);
    const [payments, payees] = await Promise.all([paymentsOfOrders(this.db, ids), this.payees.findForOrders(ids)]);
    const refunds = await refundsOfPayments(
      this.db,
      payments.map(({ id }) => id),
    );
    return orders.map((order, index) =>
      onlinePaymentOf(order, {
        payments: payments.filter(({ orderId }) => orderId === order.id),
        refunds,
        seesRisk: viewer !== null && mayRunMoney(viewer),
        payBy: payees[index]?.method === 'ONLINE' ? (payees[index]?.payBy ?? null) : null,
      }),
    );
  }
}

/**
 * An order may be paid in parts, each by a payment of its own: what is due comes first, then the sum of what was paid,
 * with what came too late or twice and goes back.
 */
function onlinePaymentOf(order: Order, { payments, refunds, payBy, seesRisk }: Parts): OnlinePayment | null {
  const captured = payments.filter(({ state }) => state === 'CAPTURED');
  // an order that became cash still has what a gateway received, and may give back
  if (order.paymentMethod !== 'ONLINE' && captured.length === 0) return null;
  const applied = captured.filter(({ isApplied }) => isApplied);
  const latest = applied.at(-1) ?? captured.at(-1) ?? payments.at(-1) ?? null;
  const ofOrder = refunds.filter(({ paymentId }) => captured.some(({ id }) => id === paymentId));
  const refunded = sumOf(ofOrder.filter(({ state }) => state === RefundState.DONE));
  const refunding = sumOf(ofOrder.filter(({ state }) => state !== RefundState.DONE));
  const paid = captured.length > 0 ? sumOf(captured) : order.total;
  return {
    state: stateOf(order, { payments, latest, refunding }),
    gateway: latest?.gateway ?? null,
    amount: isPayableOnline(order) ? dueOf(order) : paid,
    refunded,
    refunding,
    refundingByHand: sumOf(ofOrder.filter(({ state }) => state === RefundState.REJECTED || state === RefundState.BY_HAND)),
    handReferences: ofOrder.flatMap(({ handReference }) => (handReference === null ? [] : [handReference])),
    payBy,
    isRisky: seesRisk ? applied.some(({ isRisky }) => isRisky) : null,
    paidAt: latest?.capturedAt ?? null,
  };
}

interface OrderPaymentsFound {
  readonly payments: readonly GatewayPaymentRow[];
  readonly latest: GatewayPaymentRow | null;
  readonly refunding: string;
}

function stateOf(order: Order, { payments, latest, refunding }: OrderPaymentsFound): OnlinePaymentState {
  const isBack = money(refunding).eq(0) ? OnlinePaymentState.REFUNDED : OnlinePaymentState.REFUNDING;
  if (isPayableOnline(order)) return payments.at(-1)?.state === 'STARTED' ? OnlinePaymentState.CHECKING : OnlinePaymentState.DUE;
  if (latest?.isApplied) {
    if (progressOf(order.status) === 'CANCELLED') return isBack;
    const isAllBack = money(order.givenBackOnline).gt(0) && money(order.givenBackOnline).gte(order.receivedOnline);
    if (isAllBack) return isBack;
    return order.status === 'DELIVERED' ? OnlinePaymentState.RELEASED : OnlinePaymentState.HELD;
  }
  return latest?.state === 'CAPTURED' ? isBack : OnlinePaymentState.NOT_DUE;
}

const sumOf = (rows: readonly { readonly amount: string }[]): string =>
  toMoney(rows.reduce((sum, { amount }) => sum.plus(amount), money(0)));
