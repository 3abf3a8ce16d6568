/**
 * 500 sockets that listen for notifications: each receives what concerns it, soon; and what was sent while it was away
 * is there when it is back.
 */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer, consumer, openSession, type TestAccount } from '../../../support/build-accounts';
import { listedProduct, orderInput } from '../../../support/build-orders';
import { createTestClient, type TestClient } from '../../../support/client';
import { measured, p99 } from '../../../support/measured';
import { buildWhenStale, type ServerProcess, startServer } from '../../../support/server-process';
import { type Subscriber, subscribe } from '../../support/live';

const SELLERS = 100;
/** Number of devices of each seller, for example on the phone, in the shop and in the office. */
const DEVICES = 5;
const WITHIN_MS = 150;
const PLACE = 'mutation ($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
const UNREAD = '{ notifications(first: 10) { unreadCount } }';

interface Listener {
  readonly seller: TestAccount;
  readonly productId: string;
  readonly tokens: readonly string[];
  sockets: Subscriber[];
}

let app: TestApp;
let server: ServerProcess;
let client: TestClient;
let listeners: Listener[] = [];
beforeAll(async () => {
  buildWhenStale('server');
  app = await startTestApp();
  server = await startServer({ DATABASE_URL: app.databaseUrl });
  client = createTestClient(server.url);
  for (let at = 0; at < SELLERS; at += 1) listeners.push(await makeListener());
}, 240_000);
afterAll(async () => {
  for (const { sockets } of listeners) for (const socket of sockets) socket.close();
  await server.stop();
  await app.stop();
});

async function makeListener(): Promise<Listener> {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  const tokens = await Promise.all(Array.from({ length: DEVICES }, () => openSession(app, seller.id)));
  return { seller, productId: product.id, tokens, sockets: [] };
}

async function connect(listener: Listener): Promise<void> {
  listener.sockets = [];
  for (const token of listener.tokens) listener.sockets.push(await subscribe(server.url, token));
}

it(`${SELLERS * DEVICES} sockets receive their notifications, and lose none while they are away`, async () => {
  const input = await orderInput(app);
  const buyer = await consumer(app);
  const order = async (productId: string) => {
    const lines = [{ productId, quantity: '1' }];
    expect((await client.gql(PLACE, { input: { ...input, lines }, key: randomUUID() }, { token: buyer.token })).code).toBeNull();
  };
  for (const listener of listeners) await connect(listener);
  for (const { productId } of listeners.slice(0, 20)) await order(productId); // until the functions are compiled
  for (const { sockets } of listeners.slice(0, 20)) await Promise.all(sockets.map((socket) => socket.next()));

  const times: number[] = [];
  for (const { productId, sockets } of listeners) {
    const begun = performance.now();
    const placed = order(productId);
    const arrivals = sockets.map(async (socket) => {
      await socket.next();
      times.push(performance.now() - begun);
    });
    await placed;
    await Promise.all(arrivals);
  }
  expect(times).toHaveLength(SELLERS * DEVICES);

  for (const { sockets } of listeners) for (const socket of sockets) socket.close();
  for (const { productId } of listeners) await order(productId);
  let lost = 0;
  for (const listener of listeners) {
    await connect(listener);
    const { data } = await client.gql<{ notifications: { unreadCount: number } }>(UNREAD, {}, { token: listener.seller.token });
    const sent = listeners.indexOf(listener) < 20 ? 3 : 2;
    lost += sent - data.notifications.unreadCount;
  }
  expect(lost).toBe(0);
  const slowest = p99(times);
  measured(`${times.length} sockets, p99 ${slowest.toFixed(0)} ms from the request of the order to its notification`, slowest <= WITHIN_MS);
  measured(`${lost} lost of ${SELLERS} sent while they were away`);
}, 240_000);
