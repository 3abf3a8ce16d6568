/**
 * Webhooks under kill -9, with a receiver that fails, stays silent and restarts: everything committed arrives, each
 * object's events in order.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sign } from '../../server/modules/partners/webhooks/webhook-signature';
import { one, rows } from '../support/sql';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { product } from '../support/build-catalogue';
import { createTestClient } from '../support/client';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { type Received, startReceiver } from '../support/receiver';
import { startServer } from '../support/server-process';

const ROUNDS = 5;
const PRODUCTS = 4;
const PATIENCE_MS = 180_000;
const SET = 'mutation ($id: ID!, $quantity: Decimal!) { setStock(productId: $id, quantity: $quantity) { id } }';

interface Accepted {
  readonly id: string;
  readonly productId: string;
  readonly onHand: number;
  readonly isSigned: boolean;
}

let folder: DataFolder;
let app: TestApp;
beforeAll(async () => {
  folder = createDataFolder();
  app = await startTestApp({ DATA_DIR: folder.dir, WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

/** Makes delayed deliveries due now, after a crash or a failure. Other tests verify the waits themselves. */
const hurry = () => rows(app.db, "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'PENDING'");
const left = async () =>
  (await one<{ left: number }>(app.db, "SELECT count(*)::int AS left FROM webhook_deliveries WHERE status = 'PENDING'"))?.left ?? -1;

it(
  'loses nothing and preserves the order; all of it signed [X1]',
  async () => {
    const environment = { NODE_ENV: 'test', WEBHOOK_ALLOW_PRIVATE: 'true', DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir };
    const seller = await approvedProducer(app);
    const products = await Promise.all(Array.from({ length: PRODUCTS }, () => product(app, seller)));
    let receiver = await startReceiver();
    const port = Number(new URL(receiver.url).port);
    const { data } = await app.call<{ createWebhook: { secret: string } }>(
      'createWebhook',
      { input: { url: receiver.url, events: ['STOCK_CHANGED'] } },
      'secret webhook { id }',
      { token: seller.token },
    );
    const accepted: Accepted[] = [];
    const accept = ({ body, text, signature }: Received) => {
      const { productId, onHand } = body.data.stock ?? {};
      const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? '';
      const isSigned = signature === sign(text, [data.createWebhook.secret], Number(seconds));
      accepted.push({ id: body.id, productId: String(productId), onHand: Number(onHand), isSigned });
      return 204;
    };
    let failures = 0;
    const moody: typeof receiver.answer = (received) => {
      const mood = Math.random();
      if (mood < 0.3) failures += 1;
      if (mood < 0.2) return 500;
      if (mood < 0.3) return null;
      return accept(received);
    };
    let committed = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      receiver.answer = moody;
      const server = await startServer(environment);
      const client = createTestClient(server.url);
      await hurry();
      for (let step = 1; step <= 3; step++) {
        const quantity = String(1_000 + round * 10 + step);
        await Promise.all(
          products.map(({ id }) => client.gql(SET, { id, quantity }, { token: seller.token }).then(({ data }) => data && (committed += 1))),
        );
      }
      await sleep(Math.random() * 300);
      server.child.kill('SIGKILL');
      await server.ended;
      await receiver.stop();
      receiver = await startReceiver(port);
    }
    receiver.answer = accept;
    const server = await startServer(environment);
    const client = createTestClient(server.url);
    const nudge = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id } }';
    const hook = await one<{ id: string }>(app.db, 'SELECT id FROM webhooks');
    for (let tries = 0; tries < 60 && (await left()) > 0; tries++) {
      await hurry();
      if (tries % 10 === 0) await client.gql(nudge, { id: hook?.id }, { token: seller.token });
      await sleep(500);
    }
    expect(await left()).toBe(0);
    expect(await server.stop()).toBe(0);
    await receiver.stop();

    const notified = await rows<{ id: string; status: string }>(
      app.db,
      "SELECT id, status FROM webhook_deliveries WHERE event = 'STOCK_CHANGED'",
    );
    expect(notified).toHaveLength(committed);
    expect(notified.filter(({ status }) => status !== 'DELIVERED')).toEqual([]);
    const arrived = new Set(accepted.map(({ id }) => id));
    expect(notified.filter(({ id }) => !arrived.has(id))).toEqual([]);
    for (const { id } of products) {
      const firsts = accepted.filter((one, place) => one.productId === id && accepted.findIndex((other) => other.id === one.id) === place);
      const quantities = firsts.map(({ onHand }) => onHand);
      expect(quantities).toEqual(quantities.toSorted((a, b) => a - b));
    }
    expect(accepted.filter(({ isSigned }) => !isSigned)).toEqual([]);
    expect(failures).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
