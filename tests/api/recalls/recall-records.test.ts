/** The records of a recall: everyone who had some of it, when they were notified, what they stated and reported. */
import { limits } from '../../../schema/values/limits';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

interface Holder {
  readonly lotCode: string;
  readonly buyerName: string;
  readonly [field: string]: unknown;
}
interface Page {
  readonly holders: readonly Holder[];
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly hasMore: boolean;
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
  [boss, second] = [await admin(app, { name: 'Boss' }), await admin(app)];
});
afterAll(() => app.stop());

const { codeOf, decide, refundDue } = recallSteps(() => app);
const FIELDS = `totalCount endCursor hasMore holders {
  lotCode buyerName contactPhone buyerRole sellerName quantity passedOn found missing stated outcome statedAt statedByRole statedByName
  notifiedAt readAt sms smsSentAt refund problems }`;
const holdersOf = async (by: TestAccount, code: string, after?: string | null) =>
  (await app.call<{ recallHolders: Page | null }>('recallHolders', { code, after }, FIELDS, { token: by.token })).data.recallHolders;
const state = (by: TestAccount, lineId: string | undefined, quantity: string, outcome?: string) =>
  app.call<{ stateFoundGoods: object }>('stateFoundGoods', { input: { lineId, quantity, outcome } }, 'found outcome', { token: by.token });

/** Grower → trader (40, lists 30) → Far (10); Near has 5 of the grower and reported that one is spoiled. */
async function soldOn() {
  const rice = await listedProduct(app, grower, { name: 'Chinigura', quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const [near, far] = [await consumer(app, { name: 'Near' }), await consumer(app, { name: 'Far' })];
  const ofNear = await deliveredOrder(app, { buyer: near, lines: [{ product: rice, quantity: '5' }] });
  const ofFar = await deliveredOrder(app, { buyer: far, lines: [{ product: relisted, quantity: '10' }] });
  const input = {
    orderId: ofNear.id,
    lineId: ofNear.lineIds[0],
    kind: 'MISSING',
    remedy: 'PARTIAL_REFUND',
    amount: '20',
    text: 'It smells',
  };
  expect((await app.call('reportProblem', { input }, 'id', { token: near.token })).code).toBeNull();
  return { near, far, ofNear, ofFar, code: await codeOf(rice), madeCode: await codeOf(relisted) };
}
const recall = async (code: string) => {
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
};

it('lists everyone with what was found and missing, who stated it, what became of it, and when each was notified', async () => {
  const { near, far, ofNear, ofFar, code, madeCode } = await soldOn();
  expect(await holdersOf(boss, code)).toBeNull();
  await recall(code);
  const untold = await holdersOf(boss, code);
  expect(untold?.holders.map(({ notifiedAt, sms, statedAt, missing }) => [notifiedAt, sms, statedAt, missing])).toEqual(
    Array.from({ length: 3 }, () => [null, 'NONE', null, null]),
  );
  await refundDue();
  await app.db.query("UPDATE sms_outbox SET status = 'SENT', sent_at = now() WHERE phone = $1", [far.phone]);
  await app.db.query("UPDATE notifications SET read_at = now() WHERE user_id = $1 AND text_key = 'lotRecalled'", [near.id]);
  expect((await state(near, ofNear.lineIds[0], '3', 'DESTROYED')).data.stateFoundGoods).toEqual({ found: '3', outcome: 'DESTROYED' });
  expect((await state(boss, ofFar.lineIds[0], '0', 'RETURNED')).data.stateFoundGoods).toEqual({ found: '0', outcome: null });
  const page = await holdersOf(boss, code);
  expect(page).toMatchObject({ totalCount: 3, hasMore: false });
  const [toTrader, toNear, toFar] = page?.holders ?? [];
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(toTrader).toMatchObject({
    lotCode: code,
    buyerRole: 'SUPERSALER',
    quantity: '40',
    passedOn: '30',
    found: '0',
    missing: null,
    problems: [],
  });
  expect(toNear).toMatchObject({
    buyerName: 'Near',
    quantity: '5',
    passedOn: '0',
    found: '3',
    missing: '2',
    outcome: 'DESTROYED',
    problems: ['MISSING'],
  });
  expect(toNear).toMatchObject({ statedAt: moment, statedByRole: 'CONSUMER', notifiedAt: moment, readAt: moment, sms: 'PENDING' });
  expect(toFar).toMatchObject({ lotCode: madeCode, sellerName: 'Salma', found: '0', missing: '10', outcome: null, statedByName: 'Boss' });
  expect(toFar).toMatchObject({ notifiedAt: moment, readAt: null, sms: 'SENT', smsSentAt: moment, refund: 'REFUNDED' });
  await app.db.query('DELETE FROM sms_outbox WHERE phone = $1', [near.phone]);
  expect((await holdersOf(boss, code))?.holders[1]).toMatchObject({ sms: 'REMOVED' });

  // sellers read their own part, and of an admin the role alone
  expect((await holdersOf(grower, code))?.holders.map(({ buyerName }) => buyerName)).toEqual(['Salma', 'Near']);
  expect([await holdersOf(trader, code), (await holdersOf(trader, madeCode))?.holders]).toMatchObject([
    null,
    [{ buyerName: 'Far', statedByRole: 'ADMIN', statedByName: null }],
  ]);
});

it('the file has the same rows, for the same readers', async () => {
  const { near, ofNear, code } = await soldOn();
  await recall(code);
  await refundDue();
  await state(near, ofNear.lineIds[0], '3', 'HANDED_OVER');
  const file = (by: TestAccount) =>
    app.call<{ recallCsv: { text: string; rowCount: number; totalCount: number } }>('recallCsv', { code }, 'text rowCount totalCount', {
      token: by.token,
    });
  const { text, ...counts } = (await file(boss)).data.recallCsv;
  expect(counts).toEqual({ rowCount: 3, totalCount: 3 });
  expect(text).toMatch(
    new RegExp(
      `${code},Chinigura,Karim,HB-\\d+,Delivered,Near,Consumer,Rahima Begum,\\+880 [\\d-]+,KG,5,0,3,2,Handed to an authority,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,"Consumer, Near",`,
    ),
  );
  expect(text).toMatch(/,Waiting to be sent,,To come,0.00,Something missing\r\n/);
  expect([(await file(grower)).data.recallCsv.rowCount, (await file(trader)).code]).toEqual([2, 'NOT_FOUND']);
});

it('problems by lot: of the lot and, for admins, of what was made of it, whether it was recalled or not', async () => {
  const { far, ofFar, code, madeCode } = await soldOn();
  const input = {
    orderId: ofFar.id,
    lineId: ofFar.lineIds[0],
    kind: 'MISSING',
    remedy: 'PARTIAL_REFUND',
    amount: '20',
    text: 'Far too little',
  };
  expect((await app.call('reportProblem', { input }, 'id', { token: far.token })).code).toBeNull();
  const problems = async (by: TestAccount, lot: string) =>
    (
      await app.call<{ lotProblems: { problems: object[] } | null }>(
        'lotProblems',
        { code: lot },
        'problems { kind state text lotCodes }',
        {
          token: by.token,
        },
      )
    ).data.lotProblems?.problems;
  const ofLot = { kind: 'MISSING', state: 'OPEN', text: 'It smells', lotCodes: [code] };
  const ofMade = { ...ofLot, text: 'Far too little', lotCodes: [madeCode] };
  expect(await problems(boss, code)).toEqual([ofMade, ofLot]);
  expect([await problems(grower, code), await problems(trader, madeCode), await problems(trader, code)]).toEqual([
    [ofLot],
    [ofMade],
    undefined,
  ]);
});

/** 1,003 more lots that the line has a part of, each continuing the recalled one. */
const COPIES = `
  WITH made AS (
    INSERT INTO lots (code, product_id, product_name, unit, owner_id, owner_name, added, remaining, hold)
    SELECT 'L' || lpad(n::text, 11, '0'), $1, 'Copy', 'KG', $2, 'Karim', 1, 0, 'RECALLED' FROM generate_series(1, 1003) n RETURNING id
  ), kept AS (INSERT INTO recalled_lots (lot_id, quantity) SELECT id, 1 FROM made),
  shared AS (INSERT INTO lot_shares (order_line_id, lot_id, quantity) SELECT $3::uuid, id, 1 FROM made),
  went AS (INSERT INTO lot_continuations (from_lot_id, lot_id, quantity) SELECT (SELECT id FROM lots WHERE code = $5), id, 1 FROM made)
  INSERT INTO recalled_shares (order_line_id, lot_id, order_id, quantity) SELECT $3::uuid, id, $4::uuid, 1 FROM made`;

it('a thousand are on a page, and the next one begins after them', async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  const code = await codeOf(product);
  const { lineIds, id } = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  await recall(code);
  await app.db.transaction(async (tx) => {
    await tx.query('SET LOCAL session_replication_role = replica'); // without movements of stock
    await tx.query(COPIES, [product.id, grower.id, lineIds[0], id, code]);
  });
  const first = await holdersOf(boss, code);
  const next = await holdersOf(boss, code, first?.endCursor);
  expect([first?.holders.length, first?.totalCount, first?.hasMore, next?.holders.length, next?.hasMore]).toEqual([
    1000,
    1004,
    true,
    4,
    false,
  ]);
  expect(new Set([...(first?.holders ?? []), ...(next?.holders ?? [])].map(({ lotCode }) => lotCode)).size).toBe(1004);
  const wrong = await app.call('recallHolders', { code, after: 'x'.repeat(limits.idLength) }, 'hasMore', { token: boss.token });
  expect(wrong.code).toBe('BAD_USER_INPUT');
});
