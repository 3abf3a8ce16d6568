/** Whatever is received, listed, sold, recounted, brought back and stated: found is what brute force finds. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { outByBruteForce } from './support/found-model';
import { recallSteps } from './support/recall-steps';

const ROUNDS = Number(process.env['ROUNDS'] ?? 6);

let app: TestApp;
let boss: TestAccount;
let second: TestAccount;
let buyer: TestAccount;
let traders: TestAccount[];
beforeAll(async () => {
  app = await startTestApp();
  [boss, second, buyer] = [await admin(app), await admin(app), await consumer(app)];
  traders = [await seller(app, 'SUPERSALER'), await seller(app, 'SUPERSALER'), await seller(app, 'WHOLESALER')];
});
afterAll(() => app.stop());

const { codesOf, decide, refundDue } = recallSteps(() => app);

/** mulberry32: all bits of it are random. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

interface Market {
  readonly grower: TestAccount;
  readonly product: Goods;
  readonly relisted: Goods[];
  readonly sales: { readonly order: TestOrder; readonly by: TestAccount; readonly way: number }[];
  readonly missing: Map<string, number>;
}

const count = (by: TestAccount, id: string, quantity: number) =>
  app.call('setStock', { productId: id, quantity: String(quantity) }, 'id', by);

/** A trader receives some of the goods and lists a part again; what is sold out is passed over. */
async function trade({ relisted }: Market, goods: Goods, trader: TestAccount, random: (below: number) => number): Promise<void> {
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, goods, String(2 + random(10))).catch(() => null);
  if (!receipt) return;
  const unit = receipt.unit === 'KG' && random(2) ? 'QUARTER' : receipt.unit;
  const most = Number(receipt.quantity) * (unit === receipt.unit ? 1 : 4);
  const quantity = String(Math.max(1, Math.floor((most * (1 + random(4))) / 4)));
  // a part of the rest may be another product
  for (const part of random(2) ? [quantity, '1'] : [quantity]) {
    const listing = await transport.relist(trader, { receiptId: receipt.id, quantity: part, unit, price: '40' });
    if (!listing.code) relisted.push({ id: listing.data.relistItems.id, name: 'x', seller: trader });
  }
}

async function step(market: Market, random: (below: number) => number): Promise<void> {
  const { grower, product, relisted, sales } = market;
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)];
  const goods = random(3) ? (pick(relisted) ?? product) : product;
  const turn = random(9);
  if (turn === 0) {
    await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
    const stock = await one<{ left: number }>(app.db, 'SELECT on_hand::float AS left FROM product_stock WHERE product_id = $1', [
      product.id,
    ]);
    await count(grower, product.id, (stock?.left ?? 0) + 5 + random(30));
  } else if (turn === 1) {
    const input = { unit: pick(['KG', 'PIECE', 'TON']), quantity: String(5 + random(60)) };
    await app.call('updateProduct', { id: product.id, input }, 'id', grower);
    await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  } else if (turn < 5) await trade(market, product, traders[random(2)]!, random);
  else if (turn === 5 && relisted[0]) await trade(market, pick(relisted)!, traders[2]!, random);
  else if (turn === 6 && relisted[0]) await count(goods.seller, goods.id, random(2) && random(9));
  else {
    const make = [failedOrder, shippedOrder, deliveredOrder, deliveredOrder][random(4)]!;
    const draft = { buyer, lines: [{ product: goods, quantity: String(1 + random(3)) }] };
    const order = await make(app, draft).catch(() => null);
    if (order) sales.push({ order, by: goods.seller, way: make === failedOrder ? 0 : make === shippedOrder ? 1 : 2 });
  }
}

/** Someone states how much of a line is there; what was missing then is noted for the model. */
async function state({ missing }: Market, by: TestAccount, lineId: string, random: (below: number) => number): Promise<void> {
  const own = await one<{ whole: number; left: number | null }>(
    app.db,
    `SELECT sum(quantity - returned)::float AS whole, (SELECT remaining::float FROM receipts WHERE order_line_id = $1) AS left
     FROM lot_shares WHERE order_line_id = $1`,
    [lineId],
  );
  const most = own?.left ?? own?.whole ?? 0;
  const quantity = Math.floor((most * random(5)) / 4);
  const { code } = await app.call('stateFoundGoods', { input: { lineId, quantity: String(quantity) } }, 'id', { token: by.token });
  if (!code) missing.set(lineId, most - quantity);
}

const receivedLines = () =>
  rows<{ line: string; owner: string }>(app.db, 'SELECT order_line_id AS line, owner_id AS owner FROM receipts ORDER BY id');

it.each(Array.from({ length: ROUNDS }, (_round, at) => at + Number(process.env['SEED'] ?? 1)))(
  'found is what is not out, seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const grower = await approvedProducer(app);
    const product = await listedProduct(app, grower, { quantity: String(20 + random(50)), unit: 'KG' });
    const market: Market = { grower, product, relisted: [], sales: [], missing: new Map() };
    for (let left = 10 + random(10); left > 0; left -= 1) await step(market, random);
    const listed = market.relisted[random(market.relisted.length || 1)];
    const codes = await codesOf(listed && random(3) === 0 ? listed : product);
    const recalled = codes[random(codes.length)] ?? '';
    const check = async (code: string) => {
      const lot = await one<{ id: string }>(app.db, 'SELECT id FROM lots WHERE code = $1', [code]);
      const { data } = await app.call<{ recall: { quantity: string; found: string } }>('recall', { code }, 'quantity found', boss);
      const out = Number(data.recall.quantity) - Number(data.recall.found);
      expect(Number(data.recall.found)).toBeGreaterThanOrEqual(0);
      expect(out).toBeCloseTo(await outByBruteForce(app, lot?.id ?? '', market.missing), 1);
    };
    for (const step of [
      ['askRecall', boss],
      ['confirmRecall', second],
    ] as const)
      await decide(step[0], step[1], recalled);
    await check(recalled);
    for (const { order, by, way } of market.sales) {
      if (way < 2 && random(2)) await app.call(way ? 'undoOrderStep' : 'returnOrder', { id: order.id }, 'id', { token: by.token });
      else if (random(2)) await state(market, buyer, order.lineIds[0] ?? '', random);
    }
    await check(recalled);
    for (const turn of ['stated', 'counted', 'stated again']) {
      if (turn === 'counted') for (const goods of market.relisted) await count(goods.seller, goods.id, 0);
      else
        for (const { line, owner } of await receivedLines())
          if (random(3))
            await state(
              market,
              traders.find(({ id }) => id === owner)!,
              line,
              random,
            );
      await check(recalled);
    }
    await refundDue();
    for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
  },
);
