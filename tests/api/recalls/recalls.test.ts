/** Lots on hold, recalls and traces: who may, what follows, and that quantities agree both ways. */
import { RecallRefundsService } from '../../../server/modules/recalls/recalled/recall-refunds.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { daysAgo } from '../catalogue/support/harvests';
import { relistingApi } from '../catalogue/support/relisting';

interface Step {
  readonly direction: string;
  readonly distance: number;
  readonly code: string;
  readonly quantity: string;
  readonly buyerName: string;
  readonly trackingNumber: string;
}

let app: TestApp;
let grower: TestAccount;
let trader: TestAccount;
let boss: TestAccount;
let second: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
  trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  [boss, second] = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());

const codeOf = async (product: Goods) =>
  (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at LIMIT 1', [product.id]))?.code ?? '';
const decide = async (operation: 'holdLot' | 'releaseLot' | 'askRecall' | 'confirmRecall', by: TestAccount, code: string) =>
  (await app.call(operation, { input: { code, reason: 'Mould was found' } }, 'code state reason isRecallAsked', { token: by.token })) as {
    code: string | null;
    data: Record<string, { state: string; isRecallAsked: boolean }>;
  };
const trace = async (by: TestAccount, code: string) =>
  (
    await app.call<{ traceLot: { lot: { remaining: string }; steps: Step[]; hasMore: boolean } | null }>(
      'traceLot',
      { code },
      'lot { remaining } hasMore steps { direction distance code quantity buyerName trackingNumber }',
      { token: by.token },
    )
  ).data.traceLot;
const isPosted = async ({ id }: Goods) =>
  (await one<{ on: boolean }>(app.db, 'SELECT is_published AS on FROM products WHERE id = $1', [id]))?.on;
const inboxOf = (account: TestAccount) =>
  rows<{ key: string }>(app.db, "SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key LIKE 'lot%' ORDER BY id", [
    account.id,
  ]);

/** Grower → trader → consumer: 40 kg to the trader, who lists 30 and sells 10; 5 kg directly to another consumer. */
async function soldOn() {
  const rice = await listedProduct(app, grower, { name: 'Chinigura', quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const [near, far] = [await consumer(app, { name: 'Near' }), await consumer(app, { name: 'Far' })];
  await shippedOrder(app, { buyer: near, lines: [{ product: rice, quantity: '5' }] });
  await deliveredOrder(app, { buyer: far, lines: [{ product: relisted, quantity: '10' }] });
  return { rice, relisted, near, far, code: await codeOf(rice), madeCode: await codeOf(relisted) };
}

it('a trace leads forward to each line and back to the field: all of it for admins, one sale each way for sellers', async () => {
  const { code, madeCode } = await soldOn();
  const all = await trace(boss, code);
  expect(all?.steps.map(({ direction, distance, quantity, buyerName }) => [direction, distance, quantity, buyerName])).toEqual([
    ['FORWARD', 1, '40', 'Salma'],
    ['FORWARD', 1, '5', 'Near'],
    ['FORWARD', 2, '10', 'Far'],
  ]);
  expect((await trace(grower, code.toLowerCase()))?.steps.map(({ buyerName }) => buyerName)).toEqual(['Salma', 'Near']);
  expect((await trace(trader, madeCode))?.steps.map(({ direction, code: from, quantity }) => [direction, from, quantity])).toEqual([
    ['BACKWARD', code, '40'],
    ['FORWARD', madeCode, '10'],
  ]);
  expect(await trace(trader, code)).toBeNull();
  expect(await trace(boss, 'YYYYYYYYYYYY')).toBeNull();
});

it('a lot on hold takes its product off the market until it is released, by who decided it or by an admin', async () => {
  const product = await listedProduct(app, grower);
  const code = await codeOf(product);
  expect((await decide('holdLot', trader, code)).code).toBe('NOT_FOUND');
  expect((await decide('holdLot', grower, code)).data.holdLot).toMatchObject({ state: 'HELD', reason: 'Mould was found' });
  expect([await isPosted(product), (await decide('holdLot', grower, code)).code]).toEqual([false, 'CONFLICT']);
  const post = () => app.call('postForSell', { productIds: [product.id] }, 'products { id }', { token: grower.token });
  expect((await post()).code).toBe('CONFLICT');
  expect((await decide('releaseLot', grower, code)).data.releaseLot).toMatchObject({ state: 'OPEN', reason: null });
  expect([(await post()).code, await isPosted(product)]).toEqual([null, true]);

  await decide('holdLot', boss, code);
  expect((await inboxOf(grower)).map(({ key }) => key)).toEqual(['lotHeld']);
  expect((await decide('releaseLot', grower, code)).code).toBe('CONFLICT');
  expect((await decide('releaseLot', second, code)).code).toBeNull();
});

it('a recall is confirmed by another admin, reaches what was made of the lot, and notifies every buyer once', async () => {
  const { rice, relisted, near, far, code, madeCode } = await soldOn();
  expect((await decide('confirmRecall', boss, code)).code).toBe('CONFLICT');
  expect((await decide('askRecall', boss, code)).data.askRecall).toMatchObject({ state: 'HELD', isRecallAsked: true });
  expect([(await decide('confirmRecall', boss, code)).code, (await decide('askRecall', grower, code)).code]).toEqual([
    'FORBIDDEN',
    'CONFLICT',
  ]);
  const sms = async () =>
    (await one<{ sent: number }>(app.db, "SELECT count(*)::int AS sent FROM sms_outbox WHERE body LIKE '%recalled%'"))?.sent ?? 0;
  const before = await sms();
  const drill = await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots orders buyers seconds', { token: boss.token });
  expect(drill.data.drillRecall).toMatchObject({ lots: 2, orders: 3, buyers: 3, seconds: expect.any(Number) as number });
  expect(await inboxOf(near)).toEqual([]);
  expect((await decide('confirmRecall', second, code)).data.confirmRecall).toMatchObject({ state: 'RECALLED', isRecallAsked: false });
  expect([await isPosted(rice), await isPosted(relisted)]).toEqual([false, false]);
  await app.container.resolve(RecallRefundsService).run();
  expect([await inboxOf(near), await inboxOf(far)]).toEqual([[{ key: 'lotRecalled' }], [{ key: 'lotRecalled' }]]);
  await app.container.resolve(RecallRefundsService).run();
  expect(await inboxOf(near)).toHaveLength(1);
  expect((await inboxOf(trader)).map(({ key }) => key).toSorted()).toEqual(['lotOfRecall', 'lotRecalled']);
  expect((await sms()) - before).toBe(3);
  for (const lot of [code, madeCode]) expect((await decide('releaseLot', boss, lot)).code).toBe('CONFLICT');
  const held = await app.call<{ heldLots: { nodes: { code: string }[] } }>('heldLots', {}, 'nodes { code state }', { token: boss.token });
  expect(held.data.heldLots.nodes.map((lot) => lot.code)).toEqual(expect.arrayContaining([code, madeCode]));
});

it('recalled stock that its seller takes off the count lets the rest be sold', async () => {
  const product = await listedProduct(app, grower, { quantity: '10' });
  const code = await codeOf(product);
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  const count = (quantity: string, outcome: string | null = null) =>
    app.call('setStock', { productId: product.id, quantity, outcome }, 'quantity', { token: grower.token });
  await count('25');
  await decide('askRecall', grower, code);
  await decide('confirmRecall', boss, code);
  const post = () => app.call('postForSell', { productIds: [product.id] }, 'products { id }', { token: grower.token });
  expect((await post()).code).toBe('CONFLICT');
  expect((await count('15')).code).toBe('CONFLICT');
  await count('15', 'DESTROYED');
  expect([(await trace(grower, code))?.lot.remaining, (await post()).code]).toEqual(['0', null]);
});

it('twenty decisions at once decide once', async () => {
  const code = await codeOf(await listedProduct(app, grower));
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, at) => decide(at % 2 ? 'holdLot' : 'askRecall', at % 4 < 2 ? grower : boss, code)),
  );
  const events = await rows<{ kind: string }>(
    app.db,
    'SELECT kind FROM lot_events e JOIN lots lot ON lot.id = e.lot_id WHERE lot.code = $1 ORDER BY e.id',
    [code],
  );
  const done = made.filter((one) => one.code === null).length;
  expect([events.length, events.filter(({ kind }) => kind === 'RECALL_ASKED').length]).toEqual([done, 1]);
  expect(made.every((one) => one.code === null || one.code === 'CONFLICT')).toBe(true);
});

it('lists the seller’s own lots, by product and by state', async () => {
  const own = await approvedProducer(app);
  const product = await listedProduct(app, own);
  await listedProduct(app, own);
  await decide('holdLot', own, await codeOf(product));
  const list = async (filter: object | null) =>
    (await app.call<{ lots: { totalCount: number } }>('lots', { filter }, 'totalCount nodes { code }', { token: own.token })).data.lots
      .totalCount;
  expect([await list(null), await list({ productId: product.id }), await list({ state: 'HELD' }), await list({ productId: 'x' })]).toEqual([
    2, 1, 1, 0,
  ]);
});

it('a file has each sale with its places and days, and no name of a consumer', async () => {
  const { code } = await soldOn();
  const ask = (by: TestAccount) =>
    app.call<{ lotCsv: { text: string; rowCount: number } }>('lotCsv', { code }, 'text rowCount', { token: by.token });
  const file = async (by: TestAccount) => (await ask(by)).data.lotCsv;
  const all = await file(boss);
  expect(all.rowCount).toBe(5);
  expect(all.text).toContain('Salma');
  expect(all.text).not.toMatch(/Near|Far|01\d{9}/);
  expect([(await file(grower)).rowCount, (await ask(trader)).code]).toEqual([3, 'NOT_FOUND']);
});

it('the pick list names the lots that a shipment takes, and what is on hold', async () => {
  const own = await approvedProducer(app);
  const product = await listedProduct(app, own, { quantity: '10' });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '30' }, 'quantity', { token: own.token });
  const { id } = await confirmedOrder(app, { lines: [{ product, quantity: '25' }] });
  await app.db.query('UPDATE orders SET preferred_day = $2 WHERE id = $1', [id, daysAgo(0)]);
  const picked = async () => {
    const fields = 'pickList { quantity onHold lots { code quantity } }';
    const { data } = await app.call<{ sellerDay: { pickList: { onHold: string; lots: { quantity: string }[] }[] } }>(
      'sellerDay',
      {},
      fields,
      {
        token: own.token,
      },
    );
    return data.sellerDay.pickList.map(({ onHold, lots }) => [onHold, lots.map(({ quantity }) => quantity)]);
  };
  expect(await picked()).toEqual([['0', ['10', '15']]]);
  await decide('holdLot', own, await codeOf(product));
  expect(await picked()).toEqual([['5', ['20']]]);
});

it('a seller cannot end the hold of an admin, not by asking for a recall either', async () => {
  const code = await codeOf(await listedProduct(app, grower));
  await decide('holdLot', boss, code);
  await decide('askRecall', grower, code);
  expect((await decide('releaseLot', grower, code)).code).toBe('CONFLICT');
  expect((await decide('releaseLot', boss, code)).code).toBeNull();
});

it('nothing of a recalled lot is listed again, and what was is counted off first', async () => {
  const rice = await listedProduct(app, grower, { quantity: '40' });
  const transport = relistingApi(app);
  const bad = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: bad.id, quantity: '30' });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [rice.id]);
  await app.call('setStock', { productId: rice.id, quantity: '20' }, 'quantity', { token: grower.token });
  await transport.receive(trader, rice, '20');
  const count = (quantity: string) => app.call('setStock', { productId: relisted.id, quantity }, 'quantity', { token: trader.token });
  expect((await count('55')).code).toBeNull();
  await decide('askRecall', grower, await codeOf(rice));
  await decide('confirmRecall', boss, await codeOf(rice));
  expect((await transport.relist(trader, { receiptId: bad.id, quantity: '1' })).code).toBe('CONFLICT');
  await count('15');
  const left = await rows<{ hold: string | null; left: number }>(
    app.db,
    'SELECT hold, remaining::float AS left FROM lots WHERE product_id = $1 ORDER BY hold NULLS LAST',
    [relisted.id],
  );
  expect(left).toEqual([
    { hold: 'RECALLED', left: 0 },
    { hold: null, left: 15 },
  ]);
  expect((await count('55')).code).toBe('BAD_USER_INPUT');
});
