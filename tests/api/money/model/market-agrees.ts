/** Whether the rows of a market keep every guard, and the gateways have what we have of them. */
import { rows } from '../../../support/sql';
import { type PayingApp, takenByGateways } from '../support/gateways';
import { expectSound } from '../support/ledger';
import type { Market } from './market';
import { guards, RAW } from './market-guards';
import { paymentJobs, refundJobs } from './market-jobs';

/** In one statement, so that all of them see the same moment. */
const ALL = Object.entries(guards)
  .map(([name, broken]) => `SELECT '${name}' AS guard, (SELECT json_agg(broken) FROM (${broken}) broken) AS broken`)
  .join(' UNION ALL ');

export async function keepGuards({ app, sellers }: Market): Promise<void> {
  const found = await rows<{ guard: string; broken: unknown }>(app.db, `${RAW} SELECT * FROM (${ALL}) g WHERE broken IS NOT NULL`, [
    sellers.map(({ id }) => id),
  ]);
  expect(found).toEqual([]);
}

const OURS = `
  SELECT g.invoice, g.state, CASE WHEN g.state = 'CAPTURED' THEN g.amount::float ELSE 0 END AS captured,
    (SELECT coalesce(sum(r.amount), 0)::float FROM gateway_refunds r WHERE r.payment_id = g.id AND r.state = 'DONE' AND r.hand_reference IS NULL) AS done
  FROM gateway_payments g JOIN orders o ON o.id = g.order_id WHERE o.seller_id = ANY ($1::uuid[]) ORDER BY g.id`;
const ROUNDS = 3;

/** Once the jobs have asked about all that was lost or late: to the paisa. */
async function agreeWithGateways(paying: PayingApp, { app, sellers }: Market): Promise<void> {
  await paying.behave();
  await paymentJobs(app);
  // of one payment one refund is sent at a time, and one that waits for others waits on
  for (let round = 0; round < ROUNDS; round++) await refundJobs(app);
  const taken = await takenByGateways(paying);
  const ours = await rows<{ invoice: string; captured: number; done: number }>(app.db, OURS, [sellers.map(({ id }) => id)]);
  const round = (amount: number) => Math.round(amount * 100) / 100;
  const theirs = ours.map(({ invoice }) => {
    const { amount = '0', refunds = [] } = taken.get(invoice) ?? {};
    return { invoice, captured: Number(amount), done: round(refunds.reduce((sum, one) => sum + Number(one), 0)) };
  });
  expect(ours.map(({ invoice, captured, done }) => ({ invoice, captured, done }))).toEqual(theirs);
}

/** After a history. */
export async function agreeOnMoney(paying: PayingApp, market: Market): Promise<void> {
  await keepGuards(market);
  await agreeWithGateways(paying, market);
  await keepGuards(market);
  await expectSound(market.app);
}
