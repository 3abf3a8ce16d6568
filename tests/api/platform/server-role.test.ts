/**
 * The role of a running server: it does everything the server does, and cannot change tables or what is append-only.
 * The owner cannot empty trails by mistake either.
 */
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { resolvePort } from '../../../server/app/wiring/container';
import { ProductViewMonthsService } from '../../../server/modules/catalogue/products/figures/product-view-months.service';
import { ProductViewsService } from '../../../server/modules/catalogue/products/figures/product-views.service';
import { createDataSource } from '../../../server/platform/db/data-source';
import { migrate } from '../../../server/platform/db/migrate';
import { one } from '../../support/sql';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { readSources } from '../../architecture/checks/source-tree';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { clusterUrl, createTestDatabase, dropTestDatabase, withClient } from '../../support/database';

const role = { name: `server_${randomBytes(4).toString('hex')}`, password: `p'"\\ ${randomBytes(6).toString('hex')}` };
let ownerUrl: string;
let owner: DataSource;
let app: TestApp;

beforeAll(async () => {
  ownerUrl = await createTestDatabase();
  owner = await createDataSource({ url: ownerUrl, entities: [], migrations, poolSize: 2 }).initialize();
  await migrate(owner, { serverRole: role });
  await migrate(owner, { serverRole: role }); // at every start
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role.name);
  url.password = encodeURIComponent(role.password);
  app = await startTestApp({ DATABASE_URL: url.href });
});
afterAll(async () => {
  await app.stop();
  await owner.destroy();
  await dropTestDatabase(ownerUrl);
  await withClient(clusterUrl(), (client) => client.query(`DROP ROLE ${role.name}`));
});

const denied = (text: string) => expect(app.db.query(text)).rejects.toThrow(/permission denied|must be owner/);
const TRAILS = ['audit_events', 'approval_events', 'order_events', 'stock_movements'];

it('is no superuser and can make neither roles nor databases', async () => {
  const text = 'SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolname FROM pg_roles WHERE rolname = current_user';
  const rights = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
  expect(await one(app.db, text)).toEqual({ ...rights, rolname: role.name });
});

it('sells: accounts, products, orders, views and the queue work with it', async () => {
  const producer = await approvedProducer(app);
  const buyer = await consumer(app);
  const made = await listedProduct(app, producer);
  const { order } = await placedOrder(app, { buyer, lines: [{ product: made, quantity: '2' }] });
  expect(order.trackingNumber).toMatch(/^HB-/);
  await app.gql('query ($id: ID!) { product(id: $id) { id } }', { id: made.id });
  await app.container.resolve(ProductViewsService).flush();
  expect(await one(app.db, 'SELECT views FROM product_views WHERE product_id = $1', [made.id])).toEqual({ views: 1 });
  const jobs = resolvePort(app.container, JobQueue);
  let ran = 0;
  jobs.register('counts', () => Promise.resolve(void (ran += 1)));
  await jobs.add(app.db, 'counts', {});
  await jobs.runDue();
  expect(ran).toBe(1);
});

it('closes the account of a seller and of a buyer, whose names are in the reasons of an order', async () => {
  const [producer, buyer] = [await approvedProducer(app), await consumer(app)];
  const { id } = await placedOrder(app, { buyer, lines: [{ product: await listedProduct(app, producer), quantity: '1' }] });
  await app.gql('mutation ($id: ID!) { cancelOrder(id: $id, reason: "Late") { id } }', { id }, { token: buyer.token });
  const close = 'mutation ($password: String!) { closeAccount(input: { password: $password }) { isClosed } }';
  for (const { token, password } of [buyer, producer])
    expect((await app.gql(close, { password }, { token })).data).toEqual({ closeAccount: { isClosed: true } });
});

it('has a right for every statement of the server that changes what is append-only', () => {
  const changes = new RegExp(`(?:UPDATE|DELETE FROM) (?:${TRAILS.join('|')})\\b.*`, 'g');
  const found = [...readSources()].flatMap(([name, text]) =>
    name.startsWith('server/') ? [...text.matchAll(changes)].map(([statement]) => `${name}: ${statement.slice(0, 32)}`) : [],
  );
  // GRANT UPDATE (reason), tried above
  expect(found).toEqual(['server/modules/orders/buyers/buyer-erasure.store.ts: UPDATE order_events e SET reason']);
});

it('has the months of product views made for it, and cannot have the latest dropped', async () => {
  await app.container.resolve(ProductViewMonthsService).roll();
  const months = `SELECT count(*)::int AS months FROM pg_inherits WHERE inhparent = 'product_views'::regclass`;
  expect(await one(app.db, months)).toEqual({ months: 5 }); // this one, three ahead, and what has none
  await expect(app.db.query('SELECT roll_product_views(2)')).rejects.toThrow('three months at least');
});

it('does not change tables', async () => {
  await denied('CREATE TABLE public.mine (id int)');
  await denied('CREATE SCHEMA mine');
  await denied('ALTER TABLE users DISABLE TRIGGER ALL');
  await denied('DROP TABLE audit_events');
  await denied("DELETE FROM migrations WHERE name <> ''");
  await denied('ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_append_only');
});

it.each(TRAILS)('can only append to %s', async (table) => {
  await denied(`TRUNCATE ${table} CASCADE`);
  await denied(`DELETE FROM ${table}`);
  await denied(`UPDATE ${table} SET created_at = now()`);
});

it.each(TRAILS)('%s rejects TRUNCATE from anyone', async (table) => {
  await expect(owner.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(`table ${table} is append-only`);
});

it('may use what a later migration makes, before the next start', async () => {
  await owner.query('CREATE TABLE made_later (id int)');
  await app.db.query('INSERT INTO made_later VALUES (1)');
  expect(await one(app.db, 'SELECT id FROM made_later')).toEqual({ id: 1 });
  await denied('DROP TABLE made_later');
});
