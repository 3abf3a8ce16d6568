/**
 * kill -9 of the server at any moment of payments through gateways, refunds, deliveries, settlements and payouts, while
 * the doubles of the gateways go on: what was acknowledged is stored, what gateways have taken and given back is posted
 * once, and no payout is above the balance. PAYMENT_KILLS=100 runs 100 kills.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from '../../../demo/gateways/double';
import { admin, approvedProducer, consumer, payoutAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { createTestClient } from '../../support/client';
import { freePort } from '../../../tools/embedded-postgres/free-port';
import { createDataFolder, type DataFolder } from '../../support/data-folder';
import { type ServerProcess, startServer } from '../../support/server-process';
import { one, rows } from '../../support/sql';
import { HELD_MONEY } from '../../api/money/model/gateway-commands';
import { WRONG_PAYOUTS } from '../../api/money/model/payout-commands';
import { gatewayVariables, type PayingApp, runPaymentJobs, startPayingApp, takenByGateways } from '../../api/money/support/gateways';
import { expectSound } from '../../api/money/support/ledger';
import { type Market, type Work, worksOf } from './work';

const KILLS = Number(process.env.PAYMENT_KILLS ?? 4);
/** All requests of a round begin within this time, and the kill comes within it. */
const ROUND_MS = 1_000;
const behaviours: readonly Partial<Behaviour>[] = [
  {},
  { refunds: 'reject' },
  { delayMs: 20, callbacks: 'twice' },
  { lose: ['execute', 'refund'] },
];

let folder: DataFolder;
let paying: PayingApp;
beforeAll(async () => {
  folder = createDataFolder();
  paying = await startPayingApp({ DATA_DIR: folder.dir });
}, 120_000);
afterAll(async () => {
  await paying.stop();
  folder.remove();
});

async function openMarket(): Promise<Market> {
  const { app } = paying;
  await app.db.query(`INSERT INTO platform_settings (key, value) VALUES ('payouts', '{"minimum": "1"}')`);
  const credited = [await approvedProducer(app), await approvedProducer(app)];
  for (const seller of credited) await payoutAccount(app, seller);
  const product = await listedProduct(app, await approvedProducer(app), { quantity: '1000000' });
  return { app, admin: await admin(app), buyer: await consumer(app), product, credited };
}

async function startVictim(): Promise<ServerProcess> {
  const variables = { DATABASE_URL: paying.app.databaseUrl, DATA_DIR: folder.dir, PORT: String(await freePort()), NODE_ENV: 'test' };
  return startServer({ ...gatewayVariables(paying.gateways), ...variables });
}

/** Verifies what must hold at every moment between two transactions. */
async function expectBalanced(): Promise<void> {
  const { app } = paying;
  await expectSound(app);
  const held = await one<Record<string, number>>(app.db, HELD_MONEY);
  const settled = await one<{ amount: number }>(app.db, 'SELECT coalesce(sum(amount), 0)::float AS amount FROM gateway_settlement_lines');
  expect(held?.['postedGATEWAY']).toBeCloseTo((held?.['GATEWAY'] ?? 0) - (settled?.amount ?? 0), 2);
  for (const kind of ['HELD', 'REFUNDS']) expect([kind, held?.[`posted${kind}`]]).toEqual([kind, held?.[kind]]);
  expect(await rows(app.db, WRONG_PAYOUTS)).toEqual([]);
  const above = `SELECT a.owner_id FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.kind = 'PAYABLE' GROUP BY 1 HAVING sum(b.amount) > 0`;
  expect(await rows(app.db, above)).toEqual([]);
}

const POSTED = `
  SELECT p.invoice, p.amount::text, (SELECT count(*)::int FROM ledger_transactions t WHERE t.idempotency_key = 'payment:' || p.id) AS posted,
    ARRAY(SELECT r.amount::text FROM gateway_refunds r JOIN ledger_transactions t ON t.idempotency_key = 'refund:' || r.id
      WHERE r.payment_id = p.id AND r.state = 'DONE' ORDER BY r.amount) AS refunds
  FROM gateway_payments p WHERE p.state = 'CAPTURED'`;
interface Posted {
  readonly invoice: string;
  readonly amount: string;
  readonly posted: number;
  readonly refunds: readonly string[];
}

/** Once all callbacks, jobs and refunds are through: the ledger has what the gateways have, each once. */
async function expectAsAtGateways(): Promise<Posted[]> {
  const taken = await takenByGateways(paying);
  const posted = await rows<Posted>(paying.app.db, POSTED);
  const wanted = [...taken.values()].map(({ invoice, amount, refunds }) => ({ invoice, amount, posted: 1, refunds: refunds.toSorted() }));
  const byInvoice = (a: { invoice: string }, b: { invoice: string }) => (a.invoice < b.invoice ? -1 : 1);
  expect(posted.toSorted(byInvoice)).toEqual(wanted.toSorted(byInvoice));
  return posted;
}

/** Everything again, as clients and the clock do: what was done is rejected, or has its stored result. */
async function doAgain(works: readonly Work[]): Promise<void> {
  const { app } = paying;
  for (const work of works) await work.send(app).catch(() => false);
  await runPaymentJobs(app);
}

it(
  `${KILLS} times kill -9: payments, refunds, settlements and payouts are posted once, and none is lost`,
  async () => {
    const { app } = paying;
    const market = await openMarket();
    let [acknowledged, unanswered] = [0, 0];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const works = await worksOf(market, kill);
      const victim = await startVictim();
      const client = createTestClient(victim.url);
      await client.gql('{ me { id } }', {}, { token: market.buyer.token }); // the first request of a process is slow; the kill is to meet the others
      await paying.behave(behaviours[kill % behaviours.length]);
      const [stored, isOver] = [[] as Work[], { value: false }];
      let [onSent, onStored] = [(): void => undefined, (): void => undefined];
      const firstSent = new Promise<void>((resolve) => (onSent = resolve));
      const firstStored = new Promise<void>((resolve) => (onStored = resolve));
      const sent = works.map(async (work) => {
        await sleep(Math.random() * ROUND_MS);
        if (isOver.value) return;
        onSent();
        await work.send(client).then(
          (isAcknowledged) => {
            if (!isAcknowledged) return;
            stored.push(work);
            onStored();
          },
          () => void unanswered++,
        );
      });
      // in turn: as soon as something is acknowledged, as soon as something is on its way, and at any moment
      const atAnyMoment = sleep(Math.random() * ROUND_MS);
      await (kill % 2 === 0 ? Promise.race([firstStored, Promise.all(sent)]) : kill % 4 === 1 ? firstSent : atAnyMoment);
      victim.child.kill('SIGKILL');
      isOver.value = true;
      await Promise.all([victim.ended, ...sent]);
      await paying.behave();
      acknowledged += stored.length;
      for (const work of stored) expect([work.name, await work.isStored()]).toEqual([work.name, true]);
      await expectBalanced();
      await doAgain(works);
      await expectBalanced();
      for (const work of works) expect([work.name, await work.isStored()]).toEqual([work.name, true]);
    }
    await app.db.query("UPDATE gateway_refunds SET state = 'WAITING', next_try_at = now(), ended_at = NULL WHERE state = 'REJECTED'");
    await runPaymentJobs(app);
    await expectBalanced();
    const posted = await expectAsAtGateways();
    expect(posted.filter(({ refunds }) => refunds.length > 0).length).toBeGreaterThan(KILLS);
    // the kills must have met work on its way and work that was done, or nothing is proved
    expect([unanswered > 0, acknowledged > 0]).toEqual([true, true]);
  },
  60_000 + KILLS * 20_000,
);
