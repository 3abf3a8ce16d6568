/** Lists of problems, what others see of them, the seller's public figure, and what a trader listed again. */
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../support/app';
import { admin, approvedProducer, consumer, seller as sellerOf, type TestAccount } from '../../../support/build-accounts';
import { countSql } from '../../../support/count-sql';
import { deliveredOrder } from '../../../support/build-orders';
import { escalatedProblem, openProblem, problemImage } from '../../../support/build-problems';
import { one } from '../../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const accept = (seller: TestAccount, id: string) => app.call('acceptProblem', { id }, 'id', { token: seller.token });
const solvedOf = async (id: string) =>
  (await app.call<{ seller: { problemsSolved: number | null } }>('seller', { id }, 'problemsSolved')).data.seller.problemsSolved;

it("each side lists its own by keyset, and no one else's", async () => {
  const seller = await approvedProducer(app);
  const problems = [await openProblem(app, { seller }), await openProblem(app, { seller }), await openProblem(app, { seller })];
  const page = async (by: TestAccount, side: string, after: string | null = null) =>
    (
      await app.gql<{ myProblems: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }>(
        `query ($after: String) { myProblems(side: ${side}, first: 2, after: $after) { totalCount nodes { id order { trackingNumber } } pageInfo { endCursor hasNextPage } } }`,
        { after },
        { token: by.token },
      )
    ).data.myProblems;
  const first = await page(seller, 'SELLER');
  const second = await page(seller, 'SELLER', first.pageInfo.endCursor);
  expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(problems.map(({ id }) => id).toReversed());
  expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
  expect((await page(problems[0]!.buyer, 'BUYER')).nodes.map(({ id }) => id)).toEqual([problems[0]!.id]);
  expect((await page(await consumer(app), 'BUYER')).totalCount).toBe(0);
});

it('the queue of admins is filtered by state, kind, end and tracking number', async () => {
  const chief = await admin(app);
  const [escalated, open] = [await escalatedProblem(app), await openProblem(app)];
  await accept(open.seller, open.id);
  const ids = async (filter: Readonly<Record<string, unknown>>) =>
    (
      await app.call<{ orderProblems: { nodes: { id: string }[] } }>(
        'orderProblems',
        { first: 50, filter },
        'nodes { id entries { text } order { buyer { name } } }',
        { token: chief.token },
      )
    ).data.orderProblems.nodes.map(({ id }) => id);
  expect(await ids({ states: ['ESCALATED'] })).toEqual([escalated.id]);
  expect(await ids({ active: false })).toEqual([open.id]);
  expect(await ids({ kind: 'SPOILED' })).toEqual([]);
  expect(await ids({ trackingNumber: escalated.order.trackingNumber.toLowerCase() })).toEqual([escalated.id]);
});

it('its images are served to the two parties and admins alone', async () => {
  const order = await deliveredOrder(app);
  const id = await problemImage(app, order.buyer, order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'DAMAGED', remedy: 'REFUND', text: 'Crushed', imageIds: [id] };
  await app.call('reportProblem', { input }, 'id', { token: order.buyer.token });
  const statusFor = async (by: TestAccount | null) =>
    (await fetch(`${app.url}/order-images/${id}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} })).status;
  expect([await statusFor(order.buyer), await statusFor(order.seller), await statusFor(await admin(app))]).toEqual([200, 200, 200]);
  expect([await statusFor(await consumer(app)), await statusFor(null)]).toEqual([404, 401]);
});

it("a seller's figure is the share solved within 24 hours, from 3 problems on", async () => {
  const seller = await approvedProducer(app);
  const problems = [await openProblem(app, { seller }), await openProblem(app, { seller }), await openProblem(app, { seller })];
  await accept(seller, problems[0]!.id);
  await accept(seller, problems[1]!.id);
  expect(await solvedOf(seller.id)).toBeNull();
  await accept(seller, problems[2]!.id);
  expect(await solvedOf(seller.id)).toBe(1);
  const ago = (id: string, days: number) =>
    app.db.query('UPDATE order_problems SET reported_at = reported_at - make_interval(days => $2) WHERE id = $1', [id, days]);
  await ago(problems[0]!.id, 2);
  expect(await solvedOf(seller.id)).toBeCloseTo(2 / 3);
  await ago(problems[0]!.id, 181);
  expect(await solvedOf(seller.id)).toBeNull();
});

it('lists read the figure of all sellers in one statement', async () => {
  for (let index = 0; index < 3; index += 1) await approvedProducer(app);
  const read = (first: number) => () => app.gql(`{ sellers(first: ${first}) { nodes { id problemsSolved } } }`);
  await read(1)();
  expect(await countSql(app.db, read(3))).toHaveLength((await countSql(app.db, read(1))).length);
});

it('what a trader listed again is taken off the shelf first, and not listed again before the end', async () => {
  const buyer = await sellerOf(app, 'SUPERSALER');
  const order = await deliveredOrder(app, { buyer });
  const receipt = await one<{ id: string }>(app.db, 'SELECT id FROM receipts WHERE order_line_id = $1', [order.lineIds[0]]);
  const relist = (quantity: string) =>
    app.call<{ relistItems: { id: string } }>(
      'relistItems',
      { input: { receiptId: receipt?.id, quantity, price: '45', addToSellPost: false }, idempotencyKey: randomUUID() },
      'id',
      { token: buyer.token },
    );
  const listed = (await relist('2')).data.relistItems.id;
  const stock = () =>
    one<{ onHand: number; remaining: number }>(
      app.db,
      'SELECT s.on_hand::float AS "onHand", r.remaining::float AS remaining FROM product_stock s, receipts r WHERE s.product_id = $1 AND r.id = $2',
      [listed, receipt?.id],
    );
  expect(await stock()).toEqual({ onHand: 2, remaining: 0.5 });
  const open = await openProblem(app, { order });
  expect(await stock()).toEqual({ onHand: 0, remaining: 2.5 });
  expect((await relist('1')).code).toBe('CONFLICT');
  const count = 'mutation ($id: ID!) { setStock(productId: $id, quantity: "1") { id } }';
  expect((await app.gql(count, { id: listed }, { token: buyer.token })).code).toBe('BAD_USER_INPUT');
  await accept(open.seller, open.id);
  expect((await relist('1')).code).toBeNull();
  expect(await one(app.db, 'SELECT cost FROM receipts WHERE id = $1', [receipt?.id])).toEqual({ cost: '45.00' });
});

describe('at the same moment as a report of the whole line', () => {
  const RELIST = 'mutation ($input: RelistItemsInput!) { relistItems(input: $input) { id } }';
  const COUNT = 'mutation ($id: ID!) { setStock(productId: $id, quantity: "2") { id } }';
  const ROUNDS = 6;

  /** A trader's order of 2.5 KG, and 1 KG of it listed again unless nothing is. */
  async function received(isListed: boolean) {
    const buyer = await sellerOf(app, 'SUPERSALER');
    const order = await deliveredOrder(app, { buyer });
    const receipt = await one<{ id: string }>(app.db, 'SELECT id FROM receipts WHERE order_line_id = $1', [order.lineIds[0]]);
    const input = { receiptId: receipt?.id, price: '45', addToSellPost: true };
    const relist = (quantity: string) =>
      app.gql<{ relistItems: { id: string } }>(RELIST, { input: { ...input, quantity } }, { token: buyer.token });
    const listedId = isListed ? (await relist('1')).data.relistItems.id : null;
    return { order, buyer, relist, listedId, receiptId: receipt?.id };
  }
  const onMarket = (receiptId: string | undefined) =>
    one<{ onHand: number; remaining: number }>(
      app.db,
      `SELECT coalesce((SELECT sum(s.on_hand) FROM receipt_draws d JOIN product_stock s ON s.product_id = d.product_id WHERE d.receipt_id = r.id), 0)::float AS "onHand",
         remaining::float AS remaining FROM receipts r WHERE r.id = $1`,
      [receiptId],
    );

  it('nothing of it is listed again, whichever comes first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, relist, receiptId } = await received(false);
      const [listed] = await Promise.all([relist('2.5'), openProblem(app, { order, remedy: 'REFUND' })]);
      expect([null, 'CONFLICT']).toContain(listed.code);
      expect(await onMarket(receiptId)).toEqual({ onHand: 0, remaining: 2.5 });
    }
  });

  it('nothing is counted up of what was listed again, whichever comes first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, buyer, listedId, receiptId } = await received(true);
      const [counted] = await Promise.all([
        app.gql(COUNT, { id: listedId }, { token: buyer.token }),
        openProblem(app, { order, remedy: 'REFUND' }),
      ]);
      expect([null, 'BAD_USER_INPUT']).toContain(counted.code);
      expect(await onMarket(receiptId)).toEqual({ onHand: 0, remaining: 2.5 });
    }
  });

  it('two listings at once are both taken back', async () => {
    const { order, relist, receiptId } = await received(true);
    await Promise.all([relist('0.5'), relist('1'), openProblem(app, { order, remedy: 'REFUND' }), relist('1')]);
    expect(await onMarket(receiptId)).toEqual({ onHand: 0, remaining: 2.5 });
  });
});
