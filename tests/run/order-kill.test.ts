/**
 * kill -9 of the server at any moment of a purchase, between the commit and the response too: a client that sends the
 * same key again has exactly one order, and a client that had a response still has it. ORDER_KILLS=200 runs 200 kills.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as tick, setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer, consumer } from '../support/build-accounts';
import { listedProduct, orderInput } from '../support/build-orders';
import { createTestClient } from '../support/client';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { measured } from '../support/measured';
import { startServer } from '../support/server-process';

const KILLS = Number(process.env.ORDER_KILLS ?? 6);
/** Purchases that are under way when the process dies. */
const AT_ONCE = 6;
/**
 * Kills come in turn: at any moment before the first response; as soon as one purchase is stored; after a response,
 * while the others are under way.
 */
const KINDS = ['moment', 'stored', 'response'] as const;
const LONGEST_MOMENT_MS = 60;
const PLACE = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
const BY_KEY = 'query ($key: String!) { purchaseByKey(idempotencyKey: $key) { id } }';

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
  `${KILLS} times kill -9: every key has one order, none is lost and none doubled [S6]`,
  async () => {
    const potato = await listedProduct(app, await approvedProducer(app), { quantity: '1000000' });
    const { token } = await consumer(app);
    const input = { ...(await orderInput(app)), lines: [{ productId: potato.id, quantity: '1' }] };
    const place = (client: Pick<TestApp, 'gql'>, key: string) =>
      client.gql<{ placeOrder: { id: string } }>(PLACE, { input, key }, { token });
    const storedPurchases = async () =>
      (await app.db.query<{ count: number }[]>('SELECT count(*)::int AS count FROM purchases'))[0]?.count ?? 0;
    const seen = { confirmed: 0, silent: 0, stored: 0 };
    const keys: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir, JOBS: 'false' });
      const client = createTestClient(server.url);
      await client.gql('{ me { id } }', {}, { token }); // the first request of a process is slow; the kill is to meet the others
      const responses = new Map<string, string | null>();
      const round = Array.from({ length: AT_ONCE }, () => randomUUID());
      const kind = KINDS[kill % KINDS.length];
      const awaited = kind === 'response' ? 1 + (kill % (AT_ONCE - 1)) : Infinity;
      const work = round.map((key) =>
        place(client, key).then(
          ({ data }) => {
            responses.set(key, data.placeOrder.id);
            if (responses.size >= awaited) server.child.kill('SIGKILL');
          },
          () => void responses.set(key, null),
        ),
      );
      if (kind === 'moment') await sleep(Math.random() * LONGEST_MOMENT_MS);
      const isOneStored = async () => responses.size > 0 || (await storedPurchases()) > keys.length;
      if (kind === 'stored') while (!(await isOneStored())) await tick();
      if (kind !== 'response') server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...work]);
      for (const key of round) {
        const replied = responses.get(key) ?? null;
        const found = (await app.gql<{ purchaseByKey: { id: string } | null }>(BY_KEY, { key }, { token })).data.purchaseByKey?.id ?? null;
        if (replied !== null) expect(found).toBe(replied);
        seen[replied !== null ? 'confirmed' : found !== null ? 'stored' : 'silent'] += 1;
        // the same key again, as a client with a lost response sends it
        const again = (await place(app, key)).data.placeOrder.id;
        if (found !== null) expect(again).toBe(found);
      }
      keys.push(...round);
    }
    const [counted] = await app.db.query(
      `SELECT count(*)::int AS orders, (SELECT count(*)::int FROM purchases) AS purchases, (SELECT count(*)::int FROM idempotency_keys) AS keys,
         (SELECT reserved::int FROM product_stock WHERE product_id = $1) AS reserved,
         (SELECT count(*)::int FROM notifications WHERE type = 'NEW_ORDER') AS told FROM orders`,
      [potato.id],
    );
    const one = keys.length;
    expect(counted).toEqual({ orders: one, purchases: one, keys: one, reserved: one, told: one });
    // the kills must have met purchases on their way, and some that had been confirmed, or nothing is proved
    expect(seen.silent + seen.stored).toBeGreaterThan(0);
    expect(seen.confirmed).toBeGreaterThan(0);
    const unheard = `${seen.stored} stored without a response, ${seen.silent} sent again`;
    measured(`${KILLS} kills, ${one} orders (${seen.confirmed} confirmed, ${unheard}): 0 lost, 0 doubled`);
  },
  60_000 + KILLS * 10_000,
);
