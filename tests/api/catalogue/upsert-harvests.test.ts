/** A program states the day of new stock as a form does: with a new product, or with what a row adds to it. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { image } from '../../support/build-catalogue';
import { listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { daysAgo } from './support/harvests';
import { importsOf } from './support/imports';
import { relistingApi } from './support/relisting';
import { statuses, type Upserts, upsertsOf, whole } from './support/upserts';

let app: TestApp;
let grower: TestAccount;
let upsert: Upserts['upsert'];
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app);
  ({ upsert } = upsertsOf(app, grower));
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const lotsOf = async (reference: string) =>
  (
    await rows<{ day: string | null; left: number }>(
      app.db,
      `SELECT lot.harvested_from::text AS day, lot.remaining::float AS left FROM lots lot JOIN products p ON p.id = lot.product_id
       WHERE p.external_reference = $1 AND lot.remaining > 0 ORDER BY lot.harvested_from`,
      [reference],
    )
  ).map(({ day, left }) => [day, left]);

it('each row has its day, and what is added is a lot of its own', async () => {
  const imageIds = [(await image(app, grower)).id];
  const made = [
    whole('h-1', { harvestedOn: daysAgo(9), addToSellPost: true, imageIds }),
    whole('h-2', { harvestedOn: daysAgo(3) }),
    whole('h-3'),
  ];
  expect(statuses(await upsert(made))).toEqual(['CREATED', 'CREATED', 'CREATED']);
  expect([await lotsOf('h-1'), await lotsOf('h-2'), await lotsOf('h-3')]).toEqual([[[daysAgo(9), 40]], [[daysAgo(3), 40]], [[null, 40]]]);
  const next = [
    { externalReference: 'h-1', quantity: '65', harvestedOn: daysAgo(0) },
    { externalReference: 'h-2', quantity: '50' },
    { externalReference: 'h-3', harvestedOn: daysAgo(0) },
  ];
  expect(statuses(await upsert(next))).toEqual(['UPDATED', 'UPDATED', 'UNCHANGED']);
  expect(await lotsOf('h-1')).toEqual([
    [daysAgo(9), 40],
    [daysAgo(0), 25],
  ]);
  expect(statuses(await upsert(next))).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
  const [post] = await rows(
    app.db,
    `SELECT post.harvested_on::text AS day FROM sell_posts post JOIN products p ON p.id = post.product_id WHERE p.external_reference = 'h-1'`,
  );
  expect(post).toEqual({ day: daysAgo(0) });
});

it('a day is of what is new: less, and the same in another unit, keep theirs', async () => {
  await upsert([whole('k-1', { harvestedOn: daysAgo(9) }), whole('k-2', { harvestedOn: daysAgo(9) })]);
  await upsert([
    { externalReference: 'k-1', quantity: '10', harvestedOn: daysAgo(0) },
    { externalReference: 'k-2', unit: 'PIECE', quantity: '400', harvestedOn: daysAgo(0) },
  ]);
  expect([await lotsOf('k-1'), await lotsOf('k-2')]).toEqual([[[daysAgo(9), 10]], [[daysAgo(9), 400]]]);
});

it('a day to come is no day, and received items have theirs', async () => {
  expect((await upsert([whole('l-1', { harvestedOn: daysAgo(-2) })])).results[0]?.errors[0]?.path).toBe('input[0].harvestedOn');
  const trader = await seller(app, 'WHOLESALER');
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, await listedProduct(app, grower), '10');
  const { id } = await transport.offer(trader, { receiptId: receipt.id, quantity: '4' });
  const given = await upsert([{ id, quantity: '6', harvestedOn: daysAgo(0) }], { by: trader });
  expect(given.results[0]?.errors).toMatchObject([{ field: 'harvestedOn', code: 'BAD_USER_INPUT' }]);
});

it('a day keeps apart what was counted away a moment ago', async () => {
  await upsert([whole('m-1', { harvestedOn: daysAgo(9) })]);
  await upsert([{ externalReference: 'm-1', quantity: '0' }]);
  await upsert([{ externalReference: 'm-1', quantity: '40', harvestedOn: daysAgo(0) }]);
  expect(await lotsOf('m-1')).toEqual([[daysAgo(0), 40]]);
});

it('a file has it in a column, as people write days', async () => {
  const imports = importsOf(app, grower);
  const [year, month, day] = daysAgo(4).split('-');
  const head = 'Reference;Name;Category;Unit;Price (Tk);Stock;Description;On sale;Harvest day';
  const line = (reference: string, written: string) => `${reference};Potato;Potato;KG;51;40;Red;No;${written}`;
  const serial = Math.round((Date.parse(daysAgo(4)) - Date.UTC(1899, 11, 30)) / 86_400_000);
  const read = [daysAgo(4), `${day}/${month}/${year}`, String(serial), ''].map((written, at) => line(`n-${at}`, written));
  const preview = await imports.preview([head, ...read, line('n-4', 'last week')].join('\n'));
  expect(preview).toMatchObject({ rowCount: 5, createdCount: 4, failedCount: 1 });
  await imports.apply([head, ...read].join('\n'));
  expect([await lotsOf('n-0'), await lotsOf('n-1'), await lotsOf('n-2'), await lotsOf('n-3')]).toEqual([
    [[daysAgo(4), 40]],
    [[daysAgo(4), 40]],
    [[daysAgo(4), 40]],
    [[null, 40]],
  ]);
});
