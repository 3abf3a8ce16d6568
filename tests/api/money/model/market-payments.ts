/**
 * Money for orders: transfers that are reported, found, missed and disputed, and payments at the gateways, whose
 * callbacks come once, twice, late, forged or never.
 */
import { one, rows } from '../../../support/sql';
import { atGateway } from '../support/gateways';
import { type Market, type MarketCommand, type MarketOrder, type OrderCommand, often, pick } from './market';
import { act, call } from './market-call';
import { step } from './market-orders';

const because = () => ({ reason: 'As the phone says' });
let references = 0;

/** A transfer of the right amount, of another one, or one that was reported before. */
async function claim(market: Market, order: MarketOrder, draw: number): Promise<string | null> {
  const isUsed = draw % 5 === 0 && market.transfers.length > 0;
  const paymentReference = isUsed ? pick(market.transfers, draw) : `7MKT${String(++references).padStart(6, '0')}`;
  market.transfers.push(paymentReference);
  const amount = pick([undefined, undefined, order.total.toFixed(2), (order.total * 2).toFixed(2), '5'], draw >> 2);
  const input = { paymentMethod: pick(['BKASH', 'BKASH', 'NAGAD'], draw), paymentNumber: '01712345678', paymentReference, amount };
  return act(market, order.buyer, 'claimPayment', { id: order.id, input });
}

/** The buyer names a transfer that was reported before, mostly by someone else. */
async function contest(market: Market, order: MarketOrder, draw: number): Promise<string | null> {
  if (market.transfers.length === 0) return 'NONE_REPORTED';
  const paymentReference = pick(market.transfers, draw);
  const amount = pick([order.total.toFixed(2), (order.total * 2).toFixed(2), '5', undefined], draw >> 2);
  const transfer = { paymentMethod: pick(['BKASH', 'BKASH', 'NAGAD'], draw), paymentNumber: '01712345678', paymentReference, amount };
  return act(market, order.buyer, 'disputePayment', { orderId: order.id, text: 'This transfer is mine', transfer });
}

async function decideDispute(market: Market, order: MarketOrder, draw: number): Promise<string | null> {
  const open = await one<{ id: string }>(market.app.db, "SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'", [
    order.id,
  ]);
  if (!open) return 'NO_DISPUTE';
  return act(market, market.admin, 'decidePaymentDispute', {
    id: open.id,
    accepted: draw % 2 === 0,
    bothCame: draw % 4 === 0,
    ...because(),
  });
}

const WAYS = ['once', 'once', 'once', 'twice', 'lost', 'late', 'risky', 'failure', 'cancel', 'never'] as const;

/** The buyer pays at the gateway, or does not; a late way back is kept. */
async function payOnline(market: Market, order: MarketOrder, draw: number): Promise<string | null> {
  const [gateway, how] = [pick(['BKASH', 'SSLCOMMERZ'], draw), pick(WAYS, draw >> 1)];
  const variables = { id: order.id, gateway: how === 'risky' ? 'SSLCOMMERZ' : gateway };
  const { data, code } = await call<{ pageUrl: string }>(market, order.buyer, 'startOnlinePayment', variables, 'pageUrl');
  if (data === null || how === 'never') return code;
  const callbacks = how === 'twice' || how === 'lost' ? how : 'once';
  await market.behave({ callbacks, isRisky: how === 'risky', lose: how === 'lost' ? ['execute'] : [] });
  const back = await atGateway(data.pageUrl, how === 'failure' || how === 'cancel' ? how : 'success');
  await market.behave();
  if (back !== null && how === 'late') market.late.push(back);
  else if (back !== null) await comeBack(back);
  return null;
}

async function comeBack(address: string): Promise<void> {
  expect((await fetch(address, { redirect: 'manual' })).status).toBeLessThan(500);
}

async function comeLate({ late }: Market, draw: number): Promise<string | null> {
  const [address] = late.splice(draw % Math.max(1, late.length), 1);
  if (address === undefined) return 'NONE_LATE';
  await comeBack(address);
  return null;
}

const STARTED = `
  SELECT g.reference, g.invoice FROM gateway_payments g JOIN orders o ON o.id = g.order_id WHERE o.seller_id = ANY ($1::uuid[]) ORDER BY g.id`;
/** Reports success of a payment, whatever became of it; SSLCOMMERZ's has a signature that is not its own. */
async function forge({ app, sellers }: Market, draw: number): Promise<string | null> {
  const found = await rows<{ reference: string; invoice: string }>(app.db, STARTED, [sellers.map(({ id }) => id)]);
  if (found.length === 0) return 'NONE_STARTED';
  const { reference, invoice } = pick(found, draw);
  await comeBack(`${app.url}/payments/bkash/callback?paymentID=${reference}&status=success`);
  const body = new URLSearchParams({ tran_id: invoice, status: 'VALID', verify_key: 'status,tran_id', verify_sign: 'f'.repeat(32) });
  expect((await fetch(`${app.url}/payments/sslcommerz/ipn`, { method: 'POST', body })).status).toBe(400);
  return null;
}

export const payments: readonly OrderCommand[] = [
  { name: 'report a transfer', where: [...often('TO_REPORT', 4), 'SHIPPED', 'NOTHING_DUE'], take: claim },
  { name: 'find the transfer', where: [...often('CLAIMED', 3), 'DELIVERED'], take: step('seller', 'confirmPayment') },
  { name: 'miss the transfer', where: ['CLAIMED'], take: step('seller', 'rejectPayment', because) },
  {
    name: 'dispute',
    where: ['MISSED'],
    take: (market, order) => act(market, order.buyer, 'disputePayment', { orderId: order.id, text: 'I have sent it' }),
  },
  { name: 'contest a transfer', where: ['TO_REPORT', 'MISSED', 'NOTHING_DUE'], take: contest },
  { name: 'decide the dispute', where: [...often('DISPUTED', 2)], take: decideDispute },
  { name: 'pay in cash', where: ['TO_PAY'], take: step('buyer', 'payInCash') },
  { name: 'pay online', where: [...often('TO_PAY', 8)], take: payOnline },
  { name: 'approve the payment', where: [...often('CHECKED', 2)], take: step('admin', 'approvePayment', because) },
];

export const callbacks: readonly MarketCommand[] = [
  { name: 'come back late', weight: 2, take: comeLate },
  { name: 'forge a callback', weight: 1, take: forge },
];
