/** The doubles of the payment gateways, an application that uses them, and the steps of a buyer at a gateway. */
import type { Behaviour, TakenPayment } from '../../../../demo/gateways/double';
import { type RunningGateways, startGateways } from '../../../../demo/gateways/start-gateways';
import { GatewayChecksService } from '../../../../server/modules/money/gateway/gateway-checks.service';
import { GatewayRefundSendingService } from '../../../../server/modules/money/gateway/gateway-refund-sending.service';
import { type TestApp, startTestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, type OrderDraft, type TestOrder } from '../../../support/build-orders';
import { rows } from '../../../support/sql';
import { freePort } from '../../../../tools/embedded-postgres/free-port';

export interface PayingApp {
  readonly app: TestApp;
  readonly gateways: RunningGateways;
  /** Sets the behaviour of the gateways. Everything that is not named returns to the default. */
  behave(wanted?: Partial<Behaviour>): Promise<void>;
  stop(): Promise<void>;
}

export type Gateway = 'BKASH' | 'SSLCOMMERZ';

/** The variables by which a server uses the doubles. */
export function gatewayVariables({ settings: { bkash, sslcommerz } }: Pick<RunningGateways, 'settings'>): Record<string, string> {
  return {
    BKASH_BASE_URL: bkash.baseUrl,
    BKASH_USERNAME: bkash.username,
    BKASH_PASSWORD: bkash.password,
    BKASH_APP_KEY: bkash.appKey,
    BKASH_APP_SECRET: bkash.appSecret,
    SSLCOMMERZ_BASE_URL: sslcommerz.baseUrl,
    SSLCOMMERZ_STORE_ID: sslcommerz.storeId,
    SSLCOMMERZ_STORE_PASSWORD: sslcommerz.storePassword,
  };
}

/** The gateways call the address of the server, which has to be known before it starts. */
export async function startPayingApp(environment: Readonly<Record<string, string>> = {}): Promise<PayingApp> {
  const [gateways, port] = await Promise.all([startGateways(), freePort()]);
  const app = await startTestApp({ PORT: String(port), ...gatewayVariables(gateways), ...environment });
  return {
    app,
    gateways,
    behave: async (wanted = {}) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${gateways.url}/control`, { method: 'POST', headers, body: JSON.stringify(wanted) });
    },
    stop: async () => {
      await app.stop();
      await gateways.stop();
    },
  };
}

/** A confirmed order of 75 Tk and its delivery fee that is to be paid online. */
export const onlineOrder = (app: TestApp, wanted: OrderDraft = {}): Promise<TestOrder> =>
  confirmedOrder(app, { ...wanted, input: { paymentMethod: 'ONLINE', ...wanted.input } });

export async function startPayment(
  app: TestApp,
  { id, buyer }: { id: string; buyer: TestAccount },
  gateway: Gateway = 'BKASH',
): Promise<string> {
  const { data } = await app.call<{ startOnlinePayment: { pageUrl: string } }>('startOnlinePayment', { id, gateway }, 'pageUrl', {
    token: buyer.token,
  });
  return data.startOnlinePayment.pageUrl;
}

/**
 * Submits the gateway's page as the buyer does. Returns the address to which the page leads back, or null if the way
 * back is lost.
 */
export async function atGateway(pageUrl: string, outcome: 'success' | 'failure' | 'cancel' = 'success'): Promise<string | null> {
  const response = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const back = response.headers.get('location');
  if (back !== null) return back;
  const page = await response.text();
  const action = /action="(http[^"]+)"/.exec(page)?.[1];
  if (action === undefined) return null;
  const fields = Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return action;
}

/** Pays, and comes back. */
export async function pay(app: TestApp, order: TestOrder, gateway: Gateway = 'BKASH'): Promise<void> {
  const back = await atGateway(await startPayment(app, order, gateway));
  if (gateway === 'BKASH' && back !== null) await fetch(back, { redirect: 'manual' });
}

/** The jobs of the clock, whose next run is now. */
export async function runPaymentJobs(app: TestApp): Promise<void> {
  await app.db.query('UPDATE gateway_payments SET next_check_at = now() WHERE next_check_at IS NOT NULL');
  await app.container.resolve(GatewayChecksService).checkDue();
  await sendRefunds(app);
}

/** Twice: SSLCOMMERZ reports a refund as done when it is asked about it. */
export async function sendRefunds(app: TestApp): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await app.db.query('UPDATE gateway_refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
    await app.container.resolve(GatewayRefundSendingService).sendDue();
  }
}

export interface SeenPayment {
  readonly state: string;
  readonly gateway: string | null;
  readonly amount: string;
  readonly refunded: string;
  readonly refunding: string;
}

export async function seenBy(
  app: TestApp,
  id: string,
  { token }: TestAccount,
): Promise<{ paymentStatus: string; onlinePayment: SeenPayment | null }> {
  const { data } = await app.call<{ order: { paymentStatus: string; onlinePayment: SeenPayment | null } }>(
    'order',
    { id },
    'paymentStatus onlinePayment { state gateway amount refunded refunding }',
    { token },
  );
  return data.order;
}

/** account: what is posted for all orders of these ids together. */
export async function balances(app: TestApp, ...orderIds: string[]): Promise<Record<string, string>> {
  const found = await rows<{ kind: string; amount: string }>(
    app.db,
    `SELECT a.kind, sum(e.amount)::numeric(16,2)::text AS amount FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
     JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.order_id = ANY ($1::uuid[]) GROUP BY 1 HAVING sum(e.amount) <> 0`,
    [orderIds],
  );
  return Object.fromEntries(found.map(({ kind, amount }) => [kind, amount]));
}

/** Returns the payments that both doubles received, by invoice. */
export async function takenByGateways({ gateways }: Pick<PayingApp, 'gateways'>): Promise<Map<string, TakenPayment>> {
  const lists = await Promise.all(
    ['bkash', 'sslcommerz'].map(async (name) => (await (await fetch(`${gateways.url}/control/${name}`)).json()) as TakenPayment[]),
  );
  return new Map(lists.flat().map((taken) => [taken.invoice, taken]));
}

/** In the order in which they were started. */
export const triesOf = ({ db }: TestApp, orderId: string) =>
  rows<{ reference: string; invoice: string; state: string; applied: boolean }>(
    db,
    'SELECT reference, invoice, state, is_applied AS applied FROM gateway_payments WHERE order_id = $1 ORDER BY id',
    [orderId],
  );
