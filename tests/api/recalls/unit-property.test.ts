/**
 * Whatever is harvested, counted in another unit, received, listed again and sold: a recall reaches who has goods that
 * came of the lot, under any unit, and nobody else.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { type Random, randomOf } from '../../support/random';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);
const FIRST = Number(process.env['SEED'] ?? 1);
const UNITS = ['KG', 'PIECE', 'TON'] as const;

let app: TestApp;
let boss: TestAccount;
let second: TestAccount;
let buyer: TestAccount;
let traders: TestAccount[];
beforeAll(async () => {
  app = await startTestApp();
  [boss, second, buyer] = [await admin(app), await admin(app), await consumer(app)];
  traders = [await seller(app, 'SUPERSALER'), await seller(app, 'WHOLESALER')];
});
afterAll(() => app.stop());

const { codesOf, decide } = recallSteps(() => app);

interface Market {
  readonly grower: TestAccount;
  readonly product: Goods;
  readonly relisted: Goods[];
}

async function step({ grower, product, relisted }: Market, random: Random): Promise<void> {
  const turn = random.below(8);
  const goods = random.below(2) ? (relisted[random.below(relisted.length || 1)] ?? product) : product;
  const post = () => app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  if (turn < 2) {
    const input = { unit: UNITS[random.below(3)], quantity: String(10 + random.below(60)) };
    await app.call('updateProduct', { id: product.id, input }, 'id', grower);
    await post();
  } else if (turn === 2) {
    await app.db.query(
      "UPDATE lots SET opened_at = opened_at - interval '1 day', harvested_from = harvested_from - 1, harvested_until = harvested_until - 1",
    );
    await app.call('setStock', { productId: product.id, quantity: String(70 + random.below(30)) }, 'id', grower);
  } else if (turn < 5) {
    const trader = traders[goods === product ? 0 : 1]!;
    if (trader.id === goods.seller.id) return;
    const transport = relistingApi(app);
    const receipt = await transport.receive(trader, goods, String(1 + random.below(5))).catch(() => null);
    if (!receipt) return;
    // a receipt of more than one unit may be two products
    const parts = Number(receipt.quantity) > 1 && random.below(2) ? ['1', String(Number(receipt.quantity) - 1)] : [receipt.quantity];
    for (const quantity of parts) {
      const listing = await transport.relist(trader, { receiptId: receipt.id, quantity, unit: receipt.unit, price: '40' });
      if (!listing.code) relisted.push({ id: listing.data.relistItems.id, name: 'x', seller: trader });
    }
  } else {
    const make = [failedOrder, shippedOrder, deliveredOrder, deliveredOrder][random.below(4)]!;
    const order = await make(app, { buyer, lines: [{ product: goods, quantity: String(1 + random.below(3)) }] }).catch(() => null);
    if (order && make === failedOrder) await app.call('returnOrder', { id: order.id }, 'id', { token: goods.seller.token });
  }
}

interface Rows {
  readonly shares: { readonly line: string; readonly lot: string; readonly out: number }[];
  readonly made: { readonly id: string; readonly line: string }[];
  readonly continued: { readonly before: string; readonly lot: string }[];
}

/** Follows the goods lot by lot: back over units, to what is of one receipt, and forward over units and receipts. */
function reachedFrom(root: string, { shares, made, continued }: Rows): { readonly lots: Set<string>; readonly lines: Set<string> } {
  const grow = (lots: Set<string>, nextOf: (lot: string) => string[]): Set<string> => {
    for (const lot of lots) for (const next of nextOf(lot)) lots.add(next);
    return lots;
  };
  const ofReceipt = (lot: string) => {
    const line = made.find(({ id }) => id === lot)?.line;
    return made.filter((one) => one.line === line).map(({ id }) => id);
  };
  const same = grow(new Set([root]), (lot) => [
    ...continued.filter((one) => one.lot === lot).map(({ before }) => before),
    ...ofReceipt(lot),
  ]);
  const lots = grow(same, (lot) => [
    ...continued.filter(({ before }) => before === lot).map((one) => one.lot),
    ...shares.filter((share) => share.lot === lot).flatMap(({ line }) => made.filter((one) => one.line === line).map(({ id }) => id)),
  ]);
  return { lots, lines: new Set(shares.filter(({ lot, out }) => out > 0 && lots.has(lot)).map(({ line }) => line)) };
}

const rowsOfMarket = async (): Promise<Rows> => ({
  shares: await rows(
    app.db,
    'SELECT order_line_id AS line, lot_id AS lot, (quantity - returned)::float AS out FROM lot_shares WHERE quantity > 0',
  ),
  made: await rows(app.db, 'SELECT lot.id, r.order_line_id AS line FROM lots lot JOIN receipts r ON r.id = lot.receipt_id'),
  continued: await rows(app.db, 'SELECT from_lot_id AS before, lot_id AS lot FROM lot_continuations'),
});

it.each(Array.from({ length: ROUNDS }, (_round, at) => at + FIRST))(
  'whoever has goods of it is reached, and nobody else, seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const grower = await approvedProducer(app);
    const market: Market = {
      grower,
      product: await listedProduct(app, grower, { quantity: String(40 + random.below(40)), unit: 'KG' }),
      relisted: [],
    };
    for (let left = 12 + random.below(8); left > 0; left -= 1) await step(market, random);
    const listed = market.relisted[random.below(market.relisted.length || 1)];
    const codes = await codesOf(listed && random.below(2) ? listed : market.product);
    const code = codes[random.below(codes.length)] ?? '';
    const root = await one<{ id: string }>(app.db, 'SELECT id FROM lots WHERE code = $1', [code]);
    const { lots, lines } = reachedFrom(root?.id ?? '', await rowsOfMarket());
    const { data: drilled } = await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots', boss);
    expect(drilled.drillRecall).toEqual({ lots: lots.size });
    const { data } = await app.call<{
      traceLot: { steps: { trackingNumber: string; direction: string; quantity: string; returned: string }[] };
    }>('traceLot', { code }, 'steps { trackingNumber direction quantity returned }', boss);
    const traced = new Set(
      data.traceLot.steps.filter((one) => one.direction === 'FORWARD' && one.quantity !== one.returned).map((one) => one.trackingNumber),
    );
    const orders = await rows<{ number: string }>(
      app.db,
      'SELECT DISTINCT o.tracking_number AS number FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.id = ANY ($1::uuid[])',
      [[...lines]],
    );
    expect(traced).toEqual(new Set(orders.map(({ number }) => number)));
    for (const [name, by] of [
      ['askRecall', boss],
      ['confirmRecall', second],
    ] as const)
      expect((await decide(name, by, code)).code).toBeNull();
    const recalled = await rows<{ id: string }>(app.db, "SELECT id FROM lots WHERE hold = 'RECALLED' AND id = ANY ($1::uuid[])", [
      [...lots],
    ]);
    expect(recalled.length).toBe(lots.size);
    const reached = await rows<{ lot: string; line: string }>(
      app.db,
      'SELECT r.lot_id AS lot, r.order_line_id AS line FROM recalled_shares r JOIN recalled_lots l USING (lot_id) WHERE l.recalled_at = (SELECT recalled_at FROM recalled_lots WHERE lot_id = $1)',
      [root?.id],
    );
    expect(new Set(reached.map(({ line }) => line))).toEqual(lines);
    for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
  },
);
