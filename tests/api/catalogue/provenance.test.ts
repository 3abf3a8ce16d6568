/** From the field to the table: the chain of re-listed products, and what it never reveals. */
import { type TestApp, startTestApp } from '../../support/app';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { approvedProducer, asViewer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { handoverCode } from '../../support/handover';
import { daysAgo, harvested } from './support/harvests';
import { relistingApi } from './support/relisting';
import { sellPostApi } from './support/sell-posts';

let app: TestApp;
let transport: ReturnType<typeof relistingApi>;
let grower: TestAccount;
let supersaler: TestAccount;
let wholesaler: TestAccount;
let sold: readonly Goods[];

beforeAll(async () => {
  app = await startTestApp();
  transport = relistingApi(app);
  grower = await approvedProducer(app, { name: 'Karim', upazilaId: (await place(app, 'Rangpur', 'Dinajpur')).upazilaId });
  supersaler = await seller(app, 'SUPERSALER', { name: 'Salma' });
  wholesaler = await seller(app, 'WHOLESALER', { name: 'Rafiq', upazilaId: (await place(app, 'Dhaka', 'Dhaka')).upazilaId });
  await app.db.query('UPDATE users SET name_of_business = $2 WHERE id = $1', [supersaler.id, 'Salma Traders']);
  const rice = await listedProduct(app, grower, { name: 'Chinigura', audience: 'BUSINESSES', price: '71717', quantity: '500' });
  await harvested(app, rice.id, daysAgo(5));
  const first = await transport.receive(supersaler, rice, '500');
  const second = await transport.offer(supersaler, { receiptId: first.id, quantity: '400', price: '83838' });
  const third = await transport.receive(wholesaler, second, '100');
  sold = [rice, second, await transport.offer(wholesaler, { receiptId: third.id, quantity: '100', price: '97979' })];
});
afterAll(() => app.stop());

it('returns who grew the products, who handled them, where and when, three traders deep [R13]', async () => {
  const steps = await transport.chain(sold[2]?.id ?? '');
  expect(steps?.map(({ position, name, role, district }) => [position, name, role, district?.nameEn])).toEqual([
    [0, 'Karim', 'PRODUCER', 'Dinajpur'],
    [1, 'Salma Traders', 'SUPERSALER', 'Bogura'],
    [2, 'Rafiq', 'WHOLESALER', 'Dhaka'],
  ]);
  const days = steps?.map(({ harvestedFrom, receivedOn }) => [harvestedFrom !== null, receivedOn !== null]);
  expect(days).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ]);
});

it('a grower’s own products are theirs alone, and a product that a viewer may not see has a hidden chain [R13]', async () => {
  const steps = await transport.chain(sold[0]?.id ?? '', supersaler);
  expect(steps).toMatchObject([{ name: 'Karim', receivedOn: null }]);
  expect(steps?.[0]?.harvestedFrom).not.toBeNull();
  expect(await transport.chain(sold[0]?.id ?? '', await consumer(app))).toBeNull();
});

it('the harvest date at delivery stays, whatever the post shows later [R13]', async () => {
  await harvested(app, sold[0]?.id ?? '', daysAgo(1));
  const steps = await transport.chain(sold[2]?.id ?? '');
  expect([steps?.[0]?.harvestedFrom, steps?.[0]?.harvestedUntil]).toEqual([daysAgo(5), daysAgo(5)]);
});

it('what a middleman receives later, of a later harvest, is no part of what was sold on before [R13]', async () => {
  const [rice, relisted, sale] = sold;
  if (!rice || !relisted || !sale) throw new Error('Three products are sold on.');
  const before = await transport.chain(sale.id);
  await harvested(app, rice.id, daysAgo(2));
  await app.call('setStock', { productId: rice.id, quantity: '1000' }, 'quantity', { token: grower.token });
  await transport.receive(supersaler, rice, '300');
  await app.call('setStock', { productId: relisted.id, quantity: '500' }, 'quantity', { token: supersaler.token });
  const steps = await transport.chain(relisted.id);
  expect(Date.parse(steps?.[1]?.receivedOn ?? '')).toBeGreaterThan(Date.parse(before?.[2]?.receivedOn ?? ''));
  expect([steps?.[0]?.harvestedFrom, steps?.[0]?.harvestedUntil]).toEqual([daysAgo(5), daysAgo(2)]);
  expect(await transport.chain(sale.id)).toEqual(before);
});

it('a harvest day comes with the order, not with the delivery [R13]', async () => {
  const [rice] = sold;
  if (!rice) throw new Error('Rice is sold on.');
  const harvest = (day: string) =>
    app.db.query('UPDATE lots SET harvested_from = $2, harvested_until = $2 WHERE product_id = $1', [rice.id, day]);
  await harvest('2026-03-01');
  const { id, lineIds } = await shippedOrder(app, { buyer: supersaler, lines: [{ product: rice, quantity: '20' }] });
  await harvest('2026-03-05');
  const given = { code: await handoverCode(app, id), paymentReceived: true };
  await app.container.resolve(OrderActionsService).deliver(asViewer(grower), id, given);
  const receipts = await app.db.query('SELECT harvested_on::text AS day FROM receipts WHERE order_line_id = ANY ($1)', [lineIds]);
  expect(receipts).toEqual([{ day: '2026-03-01' }]);
});

it('a step has no phone, no price, no id of an account or product [R13]', async () => {
  const type = await app.gql<{ __type: { fields: { name: string }[] } }>('{ __type(name: "ProvenanceStep") { fields { name } } }');
  expect(type.data.__type.fields.map(({ name }) => name).toSorted()).toEqual([
    'district',
    'grade',
    'harvestedFrom',
    'harvestedUntil',
    'name',
    'position',
    'receivedOn',
    'role',
    'upazila',
  ]);
  const text = JSON.stringify(await transport.chain(sold[2]?.id ?? ''));
  for (const secret of [grower.phone, supersaler.phone, '71717', '83838', '97979', grower.id, sold[0]?.id ?? '', sold[1]?.id ?? '']) {
    expect(text).not.toContain(secret);
  }
});

it('a list of products asks for all chains at once [R13]', async () => {
  const list = (first: number) => () => app.gql(`{ products(first: ${first}) { nodes { provenance { name district { nameEn } } } } }`);
  const few = await countSql(app.db, list(1));
  const many = await countSql(app.db, list(24));
  expect(many.length).toBe(few.length);
  expect((await sellPostApi(app).mine(wholesaler)).nodes).toHaveLength(1);
});
