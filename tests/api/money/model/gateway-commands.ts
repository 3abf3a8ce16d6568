/**
 * Online payments through the doubles: callbacks that come once, twice, late, forged or never, orders that end or are
 * delivered, refunds that are lost, rejected or sent again.
 */
import fc from 'fast-check';
import { RejectedRefundsService } from '../../../../server/modules/money/gateway/rejected-refunds.service';
import { GatewayRefundSendingService } from '../../../../server/modules/money/gateway/gateway-refund-sending.service';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { asViewer } from '../../../support/build-accounts';
import { one, rows } from '../../../support/sql';
import { atGateway, type Gateway, onlineOrder, pay, runPaymentJobs, startPayment } from '../support/gateways';
import { changeAndSettle } from '../support/ledger';
import { dayOf, nth, type Run, sellerAt, type Step, type WeightedStep, whereAllowed } from './run';

type Callbacks = 'once' | 'twice' | 'lost';

const buy =
  (seller: number, gateway: Gateway, callbacks: Callbacks): Step =>
  async (run) => {
    const order = await onlineOrder(run.app, { seller: sellerAt(run, seller) });
    run.online.push(order);
    await run.behave({ callbacks, lose: callbacks === 'lost' ? ['execute'] : [] });
    await pay(run.app, order, gateway);
    await run.behave();
  };
/** Both are authorised before either is captured: one of them goes back. */
const payTwice =
  (seller: number): Step =>
  async (run) => {
    const order = await onlineOrder(run.app, { seller: sellerAt(run, seller) });
    run.online.push(order);
    const pages = [await startPayment(run.app, order, 'SSLCOMMERZ'), await startPayment(run.app, order, 'SSLCOMMERZ')];
    for (const page of pages) await atGateway(page);
  };
/** Reports success of a payment, whatever became of it; SSLCOMMERZ's has a signature that is not its own. */
const forge =
  (which: number): Step =>
  async ({ app }) => {
    const found = await rows<{ reference: string; invoice: string }>(app.db, 'SELECT reference, invoice FROM gateway_payments ORDER BY id');
    const chosen = nth(found, which);
    if (!chosen) return;
    await fetch(`${app.url}/payments/bkash/callback?paymentID=${chosen.reference}&status=success`, { redirect: 'manual' });
    const body = new URLSearchParams({
      tran_id: chosen.invoice,
      status: 'VALID',
      verify_key: 'status,tran_id',
      verify_sign: 'f'.repeat(32),
    });
    expect((await fetch(`${app.url}/payments/sslcommerz/ipn`, { method: 'POST', body })).status).toBe(400);
  };
const clock: Step = ({ app }) => runPaymentJobs(app);
const end =
  (which: number): Step =>
  async (run) => {
    const order = nth(run.online, which);
    if (!order) return;
    const actions = run.app.container.resolve(OrderActionsService);
    const ended = await whereAllowed(() => actions.cancel(asViewer(order.seller), order.id, 'No more of it'));
    if (ended) run.online.splice(run.online.indexOf(order), 1);
  };
const deliver =
  (which: number): Step =>
  async (run) => {
    const { id } = nth(await paidOrders(run), which) ?? {};
    if (id === undefined) return;
    run.online.splice(
      run.online.findIndex((order) => order.id === id),
      1,
    );
    run.deliveredOnline.push(id);
    await changeAndSettle(run.app, id, "status = 'DELIVERED', delivered_at = $2, completed_at = $2", [dayOf(run)]);
  };
const paidOrders = ({ app, online }: Run) =>
  rows<{ id: string }>(app.db, "SELECT id FROM orders WHERE payment_status = 'PAID' AND id = ANY ($1::uuid[]) ORDER BY id", [
    online.map(({ id }) => id),
  ]);
const refund =
  (which: number, percent: number): Step =>
  async (run) => {
    const id = nth(run.deliveredOnline, which);
    if (!id) return;
    const set = 'refunded = greatest(refunded, round(total * $2 / 100, 2)), updated_at = $3';
    await changeAndSettle(run.app, id, set, [percent, dayOf(run)]);
  };
const sendBadly =
  (how: 'reject' | 'lose'): Step =>
  async ({ app, behave }) => {
    await behave(how === 'reject' ? { refunds: 'reject' } : { lose: ['refund'] });
    await app.db.query('UPDATE gateway_refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
    await app.container.resolve(GatewayRefundSendingService).sendDue();
    await behave();
  };
const retry: Step = async ({ app, admin }) => {
  const rejected = await one<{ id: string }>(app.db, "SELECT id FROM gateway_refunds WHERE state = 'REJECTED' ORDER BY id LIMIT 1");
  if (rejected) await app.container.resolve(RejectedRefundsService).retry(asViewer(admin), rejected.id);
};

const place = fc.nat({ max: 20 });
const gateways = fc.constantFrom<Gateway>('BKASH', 'SSLCOMMERZ');
const callbacks = fc.constantFrom<Callbacks>('once', 'twice', 'lost');

export const gatewayCommands: readonly WeightedStep[] = [
  { weight: 3, arbitrary: fc.tuple(place, gateways, callbacks).map(([seller, gateway, how]) => buy(seller, gateway, how)) },
  { weight: 1, arbitrary: place.map(payTwice) },
  { weight: 1, arbitrary: place.map(forge) },
  { weight: 2, arbitrary: fc.constant(clock) },
  { weight: 1, arbitrary: place.map(end) },
  { weight: 2, arbitrary: place.map(deliver) },
  { weight: 1, arbitrary: fc.tuple(place, fc.integer({ min: 1, max: 100 })).map(([which, part]) => refund(which, part)) },
  { weight: 1, arbitrary: fc.constantFrom('reject' as const, 'lose' as const).map(sendBadly) },
  { weight: 1, arbitrary: fc.constant(retry) },
];

/**
 * Selects what the platform has at gateways, what it holds for orders that wait for their delivery, and what it owes
 * buyers: by payments and refunds, and by the ledger.
 */
export const HELD_MONEY = `
  WITH captured AS (
    SELECT p.id, p.amount, p.is_applied AND o.status = 'DELIVERED' AS is_released, o.total,
      coalesce(sum(r.amount) FILTER (WHERE r.reason <> 'PROBLEM'), 0) AS of_held,
      coalesce(sum(r.amount) FILTER (WHERE r.state = 'DONE'), 0) AS done, coalesce(sum(r.amount) FILTER (WHERE r.state <> 'DONE'), 0) AS open
    FROM gateway_payments p JOIN orders o ON o.id = p.order_id LEFT JOIN gateway_refunds r ON r.payment_id = p.id AND r.state <> 'DROPPED'
    WHERE p.state = 'CAPTURED' GROUP BY p.id, o.id
  ), posted AS (
    SELECT a.kind, sum(b.amount) AS amount FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id GROUP BY a.kind
  )
  SELECT coalesce(sum(amount - done), 0)::float AS "GATEWAY", coalesce(sum(CASE WHEN is_released THEN total ELSE 0 END + of_held - amount), 0)::float AS "HELD",
    coalesce(-sum(open), 0)::float AS "REFUNDS",
    coalesce((SELECT amount FROM posted WHERE kind = 'GATEWAY'), 0)::float AS "postedGATEWAY", coalesce((SELECT amount FROM posted WHERE kind = 'HELD'), 0)::float AS "postedHELD",
    coalesce((SELECT amount FROM posted WHERE kind = 'REFUNDS'), 0)::float AS "postedREFUNDS"
  FROM captured`;
