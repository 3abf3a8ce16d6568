/** Two buyers of one seller: the accomplice paid online, and has the transfer of the honest buyer besides. */
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { GatewayRefundSendingService } from '../../../../server/modules/money/gateway/gateway-refund-sending.service';
import type { TestApp } from '../../../support/app';
import { approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { type Goods, listedProduct, type TestOrder } from '../../../support/build-orders';
import { handoverCode } from '../../../support/handover';
import { one } from '../../../support/sql';
import { onlineOrder, pay } from './gateways';
import { bkashOrder, onlinePickup } from './order-accounts';
import { transferSteps } from './transfer-steps';

interface Stolen {
  readonly honest: TestOrder;
  readonly accomplice: TestOrder;
}

export function stolenTransfers(appOf: () => TestApp, judgeOf: () => TestAccount) {
  const { claim, confirm } = transferSteps(appOf);
  const call = async (by: TestAccount, mutation: string, variables: Record<string, unknown>) => {
    const { code, body } = await appOf().gql(mutation, variables, { token: by.token });
    return body.errors?.[0]?.extensions.key ?? code;
  };
  const CONTEST =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
  const DECIDE =
    'mutation ($id: ID!, $bothCame: Boolean!) { decidePaymentDispute(id: $id, accepted: true, reason: "Seen", bothCame: $bothCame) { id } }';
  /** Returns the key or the code of an error; with `bothCame` cash and a transfer are received. */
  const accept = async ({ id }: TestOrder, bothCame = false) => {
    const open = await one<{ id: string }>(appOf().db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
    return call(judgeOf(), DECIDE, { id: open?.id, bothCame });
  };
  const accountOf = ({ id }: TestOrder) =>
    one(
      appOf().db,
      `SELECT payment_status AS status, payment_method AS method, received::float AS received, given_back::float AS back, refund_owed::float AS owed
     FROM orders WHERE id = $1`,
      [id],
    );
  const deliver = async (order: TestOrder) => {
    const actions = appOf().container.resolve(OrderActionsService);
    await actions.ship(asViewer(order.seller), order.id);
    await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(appOf(), order.id), paymentReceived: true });
  };
  const complete = async ({ id }: TestOrder) => {
    await appOf().db.query(`UPDATE orders SET delivered_at = now() - interval '30 days' WHERE id = $1`, [id]);
    await appOf().container.resolve(OrderCompletionService).completeDue();
  };
  /** Sends what waits, and does not ask the gateway yet how it ended. */
  const send = async () => {
    await appOf().db.query('UPDATE gateway_refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
    await appOf().container.resolve(GatewayRefundSendingService).sendDue();
  };

  /** The accomplice has paid online, and reported the transfer of the other buyer as sent by mistake. */
  async function stolen(reference: string, { isComplete = false, lineCount = 1 } = {}): Promise<Stolen> {
    const seller = await approvedProducer(appOf());
    await payoutAccount(appOf(), seller);
    const lines: { product: Goods; quantity: string }[] = [];
    for (let n = 0; n < lineCount; n++) lines.push({ product: await listedProduct(appOf(), seller), quantity: '2.5' });
    const accomplice = await onlineOrder(appOf(), { seller, lines, input: onlinePickup });
    await pay(appOf(), accomplice, 'SSLCOMMERZ');
    await deliver(accomplice);
    if (isComplete) await complete(accomplice);
    expect([await claim(accomplice, reference, '75'), await confirm(accomplice)]).toEqual([null, null]);
    const honest = await bkashOrder(appOf(), { seller });
    const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: reference };
    expect(await call(honest.buyer, CONTEST, { id: honest.id, transfer })).toBeNull();
    return { honest, accomplice };
  }
  return { accept, accountOf, call, claim, complete, confirm, deliver, send, stolen };
}
