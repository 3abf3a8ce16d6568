/**
 * This work is under way when the process dies: payments, refunds, deliveries, payouts and settlements. Each is sent
 * again afterwards under the same key.
 */
import { randomUUID } from 'node:crypto';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { asViewer, type TestAccount } from '../../support/build-accounts';
import type { Goods, TestOrder } from '../../support/build-orders';
import type { TestClient } from '../../support/client';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import { atGateway, type Gateway, onlineOrder, pay, startPayment } from '../../api/money/support/gateways';
import { discountedOrder, makeBatch, markPaid, requestPayout } from '../../api/money/support/payouts';

export interface Market {
  readonly app: TestApp;
  readonly admin: TestAccount;
  readonly buyer: TestAccount;
  readonly product: Goods;
  /** Whom the market owes discounts, with a bKash account. */
  readonly credited: readonly TestAccount[];
}

/** One request or its sequel. `send` resolves with true where the server has acknowledged it. */
export interface Work {
  readonly name: string;
  send(client: TestClient): Promise<boolean>;
  /** Is what was acknowledged in the database? */
  isStored(): Promise<boolean>;
}

const order = ({ app, buyer, product }: Market): Promise<TestOrder> => onlineOrder(app, { buyer, lines: [{ product, quantity: '2.5' }] });

async function paid(market: Market, gateway: Gateway): Promise<TestOrder> {
  const made = await order(market);
  await pay(market.app, made, gateway);
  return made;
}

const exists = async ({ app }: Market, condition: string, params: readonly unknown[]): Promise<boolean> =>
  (await one(app.db, `SELECT 1 ${condition}`, params)) !== null;

const isPaid = (market: Market, { id }: TestOrder) =>
  exists(
    market,
    "FROM orders o JOIN gateway_payments p ON p.order_id = o.id AND p.is_applied WHERE o.id = $1 AND o.payment_status <> 'UNPAID'",
    [id],
  );

const mutation = async (client: TestClient, { token }: TestAccount, query: string, variables: Record<string, unknown>): Promise<boolean> =>
  (await client.gql(query, variables, { token })).code === null;

/** Begins at the server, pays at the gateway, and comes back to the same server. */
async function payWork(market: Market, gateway: Gateway): Promise<Work> {
  const made = await order(market);
  const start =
    'mutation ($id: ID!, $gateway: PaymentGateway!, $key: String) { startOnlinePayment(id: $id, gateway: $gateway, idempotencyKey: $key) { pageUrl } }';
  const key = randomUUID();
  return {
    name: `pay by ${gateway}`,
    send: async (client) => {
      const { data } = await client.gql<{ startOnlinePayment: { pageUrl: string } }>(
        start,
        { id: made.id, gateway, key },
        { token: market.buyer.token },
      );
      const back = await atGateway(data.startOnlinePayment.pageUrl);
      return back !== null && gateway === 'BKASH' && (await comesBack(client, back));
    },
    isStored: () => isPaid(market, made),
  };
}

/** Authorised before: the callback takes the money. */
async function captureWork(market: Market): Promise<Work> {
  const made = await order(market);
  const back = (await atGateway(await startPayment(market.app, made, 'BKASH'))) ?? '';
  return { name: 'capture', send: (client) => comesBack(client, back), isStored: () => isPaid(market, made) };
}

async function comesBack({ url }: TestClient, back: string): Promise<boolean> {
  const { status } = await fetch(back.replace(/^https?:\/\/[^/]+/, url), { redirect: 'manual' });
  return status === 303;
}

/** Its money goes back. */
async function cancelWork(market: Market, gateway: Gateway): Promise<Work> {
  const made = await paid(market, gateway);
  const cancel = 'mutation ($id: ID!) { cancelOrder(id: $id, reason: "No more of it") { id } }';
  return {
    name: 'cancel',
    send: (client) => mutation(client, made.seller, cancel, { id: made.id }),
    isStored: () =>
      exists(market, 'FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1', [made.id]),
  };
}

async function deliverWork(market: Market, gateway: Gateway): Promise<Work> {
  const made = await paid(market, gateway);
  await market.app.container.resolve(OrderActionsService).ship(asViewer(made.seller), made.id);
  const code = await handoverCode(market.app, made.id);
  const deliver = 'mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { id } }';
  return {
    name: 'deliver',
    send: (client) => mutation(client, made.seller, deliver, { id: made.id, code }),
    isStored: () =>
      exists(market, "FROM orders o JOIN ledger_transactions t ON t.order_id = o.id WHERE o.id = $1 AND o.status = 'DELIVERED'", [made.id]),
  };
}

/** A job of the clock, of which nothing is acknowledged. */
const jobWork = ({ app }: Market, name: string): Work => ({
  name,
  send: async () => {
    await app.db.query(`SELECT graphile_worker.add_job($1, '{}'::json)`, [name]);
    return false;
  },
  isStored: () => Promise.resolve(true),
});

/** Refunds that wait for the job, and those that a gateway has rejected before. */
async function refundWorks(market: Market): Promise<Work[]> {
  for (const gateway of ['BKASH', 'SSLCOMMERZ', 'BKASH'] as const) await (await cancelWork(market, gateway)).send(market.app);
  const rejected = await rows<{ id: string }>(market.app.db, "SELECT id FROM gateway_refunds WHERE state = 'REJECTED'");
  const retry = 'mutation ($id: ID!) { retryRefund(id: $id) { rejected { id } } }';
  return [
    jobWork(market, 'send-refunds'),
    ...rejected.map(({ id }): Work => ({
      name: 'retry a refund',
      send: (client) => mutation(client, market.admin, retry, { id }),
      isStored: () => Promise.resolve(true), // it may have been rejected again
    })),
  ];
}

/** One seller asks while a batch is made; another's payout, which is in a batch, is decided. */
async function payoutWorks(market: Market, isMade: boolean): Promise<Work[]> {
  const { app, admin, credited } = market;
  const [asking, waiting] = credited;
  if (!asking || !waiting) throw new Error('Two sellers are needed.');
  const sentOnes = () => rows<{ id: string }>(app.db, "SELECT id FROM payouts WHERE state = 'SENT' ORDER BY id");
  const transfer = (id: string) => `KILL${id.replaceAll('-', '').slice(-12)}`;
  for (const { id } of await sentOnes()) await markPaid(app, admin, id, transfer(id));
  await discountedOrder(app, waiting);
  await requestPayout(app, waiting);
  await makeBatch(app, admin);
  const sent = await sentOnes();
  for (const seller of credited) await discountedOrder(app, seller);
  const batches = (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM payout_batches'))?.count ?? 0;
  const [askKey, batchKey] = [randomUUID(), randomUUID()];
  const decide = isMade
    ? 'mutation ($id: ID!, $text: String!) { markPayoutPaid(id: $id, reference: $text) { id } }'
    : 'mutation ($id: ID!, $text: String!) { markPayoutFailed(id: $id, reason: $text) { id } }';
  return [
    {
      name: 'ask for a payout',
      send: async (client) => (await requestPayout({ ...app, ...client }, asking, 'BKASH', askKey)).code === null,
      isStored: () => exists(market, "FROM payouts WHERE seller_id = $1 AND state IN ('REQUESTED', 'SENT')", [asking.id]),
    },
    {
      name: 'make a batch',
      send: async (client) => (await makeBatch({ ...app, ...client }, admin, batchKey)).code === null,
      isStored: () => exists(market, 'FROM payout_batches HAVING count(*) > $1', [batches]),
    },
    ...sent.map(({ id }): Work => ({
      name: isMade ? 'pay out' : 'fail a payout',
      send: (client) => mutation(client, admin, decide, { id, text: transfer(id) }),
      isStored: () => exists(market, 'FROM payouts WHERE id = $1 AND state = $2', [id, isMade ? 'PAID' : 'FAILED']),
    })),
  ];
}

/** The settlement of all that was captured so far. */
async function settlementWork(market: Market): Promise<Work> {
  const captured = await rows<{ trxId: string; amount: string }>(
    market.app.db,
    "SELECT trx_id AS \"trxId\", amount::text FROM gateway_payments WHERE state = 'CAPTURED' AND gateway = 'BKASH' ORDER BY id",
  );
  const day = new Date(Date.now() - 18 * 60 * 60 * 1000).toISOString().slice(0, 10); // yesterday in Bangladesh
  const lines = captured.map(({ trxId, amount }) => [trxId, amount, '1.00', (Number(amount) - 1).toFixed(2), day].join(','));
  const bytes = Buffer.from(['TrxID,Amount,Fee,Net Amount,Settlement Date', ...lines].join('\r\n'));
  const query = 'mutation ($file: Upload!) { importGatewaySettlement(gateway: BKASH, file: $file) { lineCount } }';
  return {
    name: 'import a settlement',
    send: async (client) =>
      (await client.upload(query, { file: { bytes, name: 'settlement.csv', type: 'text/csv' } }, {}, { token: market.admin.token }))
        .code === null,
    isStored: () =>
      exists(market, 'FROM gateway_settlement_lines WHERE trx_id = ANY ($1::text[]) HAVING count(*) = $2', [
        captured.map(({ trxId }) => trxId),
        captured.length,
      ]),
  };
}

/** All of one round; what it needs is made before. */
export async function worksOf(market: Market, round: number): Promise<Work[]> {
  return [
    ...(await payoutWorks(market, round % 2 === 0)),
    ...(await refundWorks(market)),
    await payWork(market, 'BKASH'),
    await payWork(market, 'SSLCOMMERZ'),
    await captureWork(market),
    await captureWork(market),
    await cancelWork(market, 'BKASH'),
    await cancelWork(market, 'SSLCOMMERZ'),
    await deliverWork(market, 'BKASH'),
    await deliverWork(market, 'SSLCOMMERZ'),
    await settlementWork(market),
    jobWork(market, 'check-payments'),
  ];
}
