/** From an order to its lots, decisions about a lot, what left it without a sale, all lots, and the names of lots. */
import { LineLotsService } from '../../../server/modules/recalls/details/line-lots.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, failedOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';

interface LotDetails {
  readonly name: string;
  readonly history: readonly {
    readonly kind: string;
    readonly actorRole: string;
    readonly actorName: string | null;
    readonly reason: string;
  }[];
  readonly removals: readonly { readonly cause: string; readonly quantity: string }[];
}

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
  boss = await admin(app, { name: 'Anwar' });
});
afterAll(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
  await app.stop();
});

const codeOf = async (product: Goods) =>
  (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at, id LIMIT 1', [product.id]))?.code ??
  '';
const decide = (operation: 'holdLot' | 'releaseLot', by: TestAccount, code: string, reason: string) =>
  app.call(operation, { input: { code, reason } }, 'code', { token: by.token });
const detailsOf = async (by: TestAccount, code: string) => {
  const fields = 'lot { name history { kind actorRole actorName reason seconds } removals { cause quantity } }';
  const { data } = await app.call<{ traceLot: { lot: LotDetails } }>('traceLot', { code }, fields, { token: by.token });
  return data.traceLot.lot;
};
const count = (by: TestAccount, product: Goods, quantity: string) =>
  app.call('setStock', { productId: product.id, quantity }, 'quantity', { token: by.token });

it('a line of an order names its lots once it was sent, for its buyer, its seller and admins', async () => {
  const product = await listedProduct(app, grower);
  const buyer = await consumer(app);
  const { id, lineIds } = await confirmedOrder(app, { buyer, lines: [{ product, quantity: '4' }] });
  const lotsFor = async (by: TestAccount) =>
    (
      await app.call<{ order: { lines: { lots: object[] }[] } | null }>('order', { id }, 'lines { lots { code quantity returned } }', {
        token: by.token,
      })
    ).data.order?.lines.flatMap(({ lots }) => lots);
  expect(await lotsFor(buyer)).toEqual([]);
  await app.call('shipOrder', { id }, 'id', { token: grower.token });
  const sent = [{ code: await codeOf(product), quantity: '4', returned: '0' }];
  for (const reader of [buyer, grower, boss]) expect(await lotsFor(reader)).toEqual(sent);
  const stranger = asViewer(await consumer(app));
  expect(await app.container.resolve(LineLotsService).findForLines(stranger, lineIds)).toEqual([[]]);
  await app.call('undoOrderStep', { id }, 'id', { token: grower.token });
  expect(await lotsFor(buyer)).toEqual([]);
});

it('the history of a lot has each decision; a seller does not read the names of admins', async () => {
  const code = await codeOf(await listedProduct(app, grower));
  await decide('holdLot', grower, code, 'Mould');
  await decide('releaseLot', boss, code, 'Tested');
  await app.call('drillRecall', { code }, 'lots', { token: boss.token });
  const { history } = await detailsOf(boss, code);
  expect(history.map(({ kind, actorRole, actorName, reason }) => [kind, actorRole, actorName, reason])).toEqual([
    ['DRILLED', 'ADMIN', 'Anwar', null],
    ['RELEASED', 'ADMIN', 'Anwar', 'Tested'],
    ['HELD', 'PRODUCER', 'Karim', 'Mould'],
  ]);
  const own = await detailsOf(grower, code);
  expect(own.history.map(({ actorRole, actorName }) => [actorRole, actorName])).toEqual([
    ['ADMIN', null],
    ['ADMIN', null],
    ['PRODUCER', 'Karim'],
  ]);
});

it('what leaves a lot without a sale has its cause: counted down, spoilt, another unit, no longer listed', async () => {
  const product = await listedProduct(app, grower, { quantity: '50' });
  const code = await codeOf(product);
  await count(grower, product, '47');
  const { id, lineIds } = await failedOrder(app, { lines: [{ product, quantity: '5' }] });
  await app.call('returnOrder', { id, lostLineIds: [...lineIds] }, 'id', { token: grower.token });
  await app.call('updateProduct', { id: product.id, input: { unit: 'PIECE', quantity: '42' } }, 'id', { token: grower.token });
  expect((await detailsOf(grower, code)).removals.map(({ cause, quantity }) => [cause, quantity])).toEqual([
    ['NEW_UNIT', '42'],
    ['LOST', '5'],
    ['COUNTED', '3'],
  ]);
  const csv = await app.call<{ lotCsv: { text: string; rowCount: number } }>('lotCsv', { code }, 'text rowCount', { token: grower.token });
  expect(csv.data.lotCsv.rowCount).toBe(6);
  expect(csv.data.lotCsv.text).toMatch(/Went on as another lot,0,\w{12},[^\r]*,42,[^\r]*,\w{12},[^\r]*In another lot now\r/);

  const trader = await seller(app, 'SUPERSALER');
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, await listedProduct(app, grower), '20');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '20' });
  await count(trader, relisted, '12');
  expect((await detailsOf(trader, await codeOf(relisted))).removals).toEqual([{ cause: 'NOT_LISTED', quantity: '8' }]);
  await expect(app.db.query('UPDATE lot_removals SET quantity = 1')).rejects.toThrow();
});

it('a lot keeps the name that its product had, and stock of a new name is a new lot', async () => {
  const product = await listedProduct(app, grower, { name: 'Chinigura rice', quantity: '10' });
  const code = await codeOf(product);
  await shippedOrder(app, { lines: [{ product, quantity: '2' }] });
  await app.call('updateProduct', { id: product.id, input: { name: 'Miniket rice' } }, 'id', { token: grower.token });
  await count(grower, product, '20');
  const names = await rows<{ name: string; added: number }>(
    app.db,
    'SELECT product_name AS name, added::float FROM lots WHERE product_id = $1 ORDER BY opened_at, id',
    [product.id],
  );
  expect(names).toEqual([
    { name: 'Chinigura rice', added: 10 },
    { name: 'Miniket rice', added: 12 },
  ]);
  const page = await (await fetch(`${app.url}/p/${code}`)).text();
  expect(page).toContain('Chinigura rice');
  expect(page).not.toContain('Miniket');
  expect((await detailsOf(grower, code)).name).toBe('Chinigura rice');
  const label = await (await fetch(`${app.url}/p/${code.slice(0, 8)}`)).text();
  expect(label).toContain('Miniket rice');
});

it('admins list all lots: by the beginning of the code, seller, product and state, page by page', async () => {
  const other = await approvedProducer(app);
  const [first, second] = [await listedProduct(app, other), await listedProduct(app, other)];
  await decide('holdLot', other, await codeOf(second), 'Mould');
  const list = async (filter: object, page: object = {}) =>
    (
      await app.call<{ allLots: { totalCount: number; nodes: { code: string }[]; pageInfo: { endCursor: string } } }>(
        'allLots',
        { filter, ...page },
        'totalCount nodes { code } pageInfo { endCursor }',
        { token: boss.token },
      )
    ).data.allLots;
  const [codeOfFirst, codeOfSecond] = [await codeOf(first), await codeOf(second)];
  const codes = async (filter: object) => (await list(filter)).nodes.map(({ code }) => code);
  expect(await codes({ sellerId: other.id })).toEqual([codeOfSecond, codeOfFirst]);
  expect(await codes({ code: codeOfFirst.slice(0, 8).toLowerCase() })).toEqual([codeOfFirst]);
  expect(await codes({ productId: second.id, state: 'HELD' })).toEqual([codeOfSecond]);
  expect(await codes({ sellerId: other.id, state: 'OPEN' })).toEqual([codeOfFirst]);
  for (const filter of [{ sellerId: 'x' }, { productId: 'x' }, { code: '%' }, { code: '_' }]) expect(await codes(filter)).toEqual([]);
  const page = await list({ sellerId: other.id }, { first: 1 });
  expect([page.totalCount, page.nodes.map(({ code }) => code)]).toEqual([2, [codeOfSecond]]);
  const next = await list({ sellerId: other.id }, { first: 1, after: page.pageInfo.endCursor });
  expect(next.nodes.map(({ code }) => code)).toEqual([codeOfFirst]);
});
