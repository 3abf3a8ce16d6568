/**
 * kill -9 of the server at any moment of a delivery: an order that is delivered is in the ledger, one that is not is
 * not, and nothing is posted twice when the seller sends the delivery again. LEDGER_KILLS=200 runs 200 kills.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expectSound } from '../api/money/support/ledger';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { listedProduct, shippedOrder } from '../support/build-orders';
import { createTestClient } from '../support/client';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { handoverCode } from '../support/handover';
import { one } from '../support/sql';
import { startServer } from '../support/server-process';

const KILLS = Number(process.env.LEDGER_KILLS ?? 6);
/** Deliveries that are under way when the process dies. */
const AT_ONCE = 6;
const LONGEST_MOMENT_MS = 60;
const DELIVER = 'mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { id } }';

let folder: DataFolder;
let app: TestApp;
beforeAll(async () => {
  folder = createDataFolder();
  app = await startTestApp({ DATA_DIR: folder.dir });
}, 120_000);
afterAll(async () => {
  await app.stop();
  folder.remove();
});

it(
  `${KILLS} times kill -9: what is delivered is posted, once, and nothing else is`,
  async () => {
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller, { quantity: '1000000' });
    let unanswered = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const orders: { id: string; code: string | null }[] = [];
      while (orders.length < AT_ONCE) {
        const { id } = await shippedOrder(app, { lines: [{ product, quantity: '2.5' }] });
        orders.push({ id, code: await handoverCode(app, id) });
      }
      const server = await startServer({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir, JOBS: 'false' });
      const client = createTestClient(server.url);
      await client.gql('{ me { id } }', {}, { token: seller.token }); // the first request of a process is slow; the kill is to meet the others
      const work = orders.map((order) => client.gql(DELIVER, { ...order }, { token: seller.token }).catch(() => void unanswered++));
      await sleep(Math.random() * LONGEST_MOMENT_MS);
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...work]);
      await expectSound(app);
      // the seller sends them again; those that were delivered are rejected
      for (const order of orders) await app.gql(DELIVER, { ...order }, { token: seller.token });
      await expectSound(app);
    }
    const counted = await one(
      app.db,
      `SELECT (SELECT count(*)::int FROM orders WHERE status = 'DELIVERED') AS delivered, (SELECT count(*)::int FROM ledger_transactions) AS posted`,
    );
    expect(counted).toEqual({ delivered: KILLS * AT_ONCE, posted: KILLS * AT_ONCE });
    // the kills must have met deliveries on their way, or nothing is proved
    expect(unanswered).toBeGreaterThan(0);
  },
  60_000 + KILLS * 20_000,
);
