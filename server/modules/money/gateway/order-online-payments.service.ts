/** Where the money of orders that are paid online is: the tries of each order, and what went back of them. Read by buyers, sellers and admins with the order. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { OnlinePaymentState, RefundState } from '../../../../schema/values/money/gateways';
import { progressOf } from '../../../../schema/values/orders/orders';
import { money, toMoney } from '../../../platform/money';
import type { Viewer } from '../../../platform/security/viewer';
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

  /** In the order asked for, as this viewer finds them; three statements. */
  async of(viewer: Viewer | null, orders: readonly Order[]): Promise<OnlinePayment[]> {
    const ids = orders.map(({ id }) => id);
    const [payments, payees] = await Promise.all([paymentsOfOrders(this.db, ids), this.payees.of(ids)]);
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

function onlinePaymentOf(order: Order, { payments, refunds, payBy, seesRisk }: Parts): OnlinePayment {
  const applied = payments.find(({ isApplied }) => isApplied);
  const latest = applied ?? payments.findLast(({ state }) => state === 'CAPTURED') ?? payments.at(-1) ?? null;
  const ofLatest = refunds.filter(({ paymentId }) => paymentId === latest?.id);
  const refunded = sumOf(ofLatest.filter(({ state }) => state === RefundState.DONE));
  const refunding = sumOf(ofLatest.filter(({ state }) => state !== RefundState.DONE));
  return {
    state: stateOf(order, { latest, refunding, isApplied: applied !== undefined }),
    gateway: latest?.gateway ?? null,
    amount: applied?.amount ?? order.total,
    ...{ refunded, refunding, payBy },
    isRisky: seesRisk ? (applied?.isRisky ?? false) : null,
    paidAt: applied?.capturedAt ?? null,
  };
}

function stateOf(
  order: Order,
  { latest, refunding, isApplied }: { readonly latest: GatewayPaymentRow | null; readonly refunding: string; readonly isApplied: boolean },
): OnlinePaymentState {
  const isBack = money(refunding).eq(0) ? OnlinePaymentState.REFUNDED : OnlinePaymentState.REFUNDING;
  if (isApplied) {
    if (progressOf(order.status) === 'CANCELLED') return isBack;
    return order.status === 'DELIVERED' ? OnlinePaymentState.RELEASED : OnlinePaymentState.HELD;
  }
  if (isPayableOnline(order)) return latest?.state === 'STARTED' ? OnlinePaymentState.CHECKING : OnlinePaymentState.DUE;
  return latest?.state === 'CAPTURED' ? isBack : OnlinePaymentState.NOT_DUE;
}

const sumOf = (refunds: readonly GatewayRefundRow[]): string => toMoney(refunds.reduce((sum, { amount }) => sum.plus(amount), money(0)));
