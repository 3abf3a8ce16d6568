/**
 * Deals: the price with the running one, the price before, the filter that shows only them, and how admins make, list
 * and end them.
 */
import { DealsService } from '../../../server/modules/offers/deals/deals.service';
import { rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const HOUR = 60 * 60 * 1000;

interface Priced {
  name: string;
  price: string;
  originalPrice: string | null;
}

interface Shown {
  id: string;
  state: string;
  percent: number;
  priceBefore: string;
  endedAt: string | null;
  product: { name: string; price: string };
}
const SHOWN = 'id state percent priceBefore endedAt product { name price seller { name } image { url } }';

let app: TestApp;
let producer: TestAccount;
let chief: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
/** Hours from now; what began before is made now and moved there. */
async function start(productId: string, percent: number, from = -1, until = 1): Promise<{ id: string; priceBefore: string }> {
  const window = { startsAt: fromNow(from), endsAt: fromNow(until < 0 ? 1 : until) };
  const made = await app.container
    .resolve(DealsService)
    .create(asViewer(chief), { productId, percent, ...window, financedBy: 'PLATFORM', marketBudget: '100000', reason: 'Harvest week' });
  if (from < 0) await app.db.query('UPDATE deals SET starts_at = $2, ends_at = $3 WHERE id = $1', [made.id, fromNow(from), fromNow(until)]);
  return made;
}
const create = (input: object, by = chief) => app.call<{ createDeal: Shown }>('createDeal', { input }, SHOWN, { token: by.token });
const end = (id: string, reason = 'A slip') => app.call<{ endDeal: Shown }>('endDeal', { id, reason }, SHOWN, { token: chief.token });
const deals = (args: string) =>
  app.gql<{ deals: { totalCount: number; nodes: Shown[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(
    `{ deals(${args}) { totalCount nodes { ${SHOWN} } pageInfo { hasNextPage endCursor } } }`,
    {},
    { token: chief.token },
  );
const notified = ({ id }: TestAccount) =>
  rows<{ type: string; text_key: string; params: object }>(
    app.db,
    'SELECT type, text_key, params FROM notifications WHERE user_id = $1 ORDER BY id',
    [id],
  );
const acts = (subjectId: string) =>
  rows(app.db, 'SELECT action, actor_id, reason FROM audit_events WHERE subject_id = $1 ORDER BY id', [subjectId]);
const list = async (filter: Record<string, unknown>, sort = 'NEWEST') =>
  (
    await app.call<{ products: { nodes: Priced[]; totalCount: number } }>(
      'products',
      { filter, sort },
      'nodes { name price originalPrice } totalCount',
    )
  ).data.products;

it('sells at the deal price, rounded to paisa, and shows the price before [S4]', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Honey', price: '333' });
  const deal = await start(id, 15);
  expect(deal.priceBefore).toBe('333.00');
  const { nodes } = await list({ search: 'honey' });
  expect(nodes).toEqual([{ name: 'Honey', price: '283.05', originalPrice: '333.00' }]);
});

it('counts a deal only while it runs', async () => {
  const owner = await approvedProducer(app);
  const past = await publishedProduct(app, owner, { name: 'Past' });
  const coming = await publishedProduct(app, owner, { name: 'Coming' });
  await start(past.id, 50, -3, -1);
  await start(coming.id, 50, 1, 3);
  expect((await list({ sellerId: owner.id })).nodes.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
    ['30.00', null],
    ['30.00', null],
  ]);
});

it('filters deals, and filters and sorts by the price as sold now [S4]', async () => {
  const owner = await approvedProducer(app);
  const filter = { sellerId: owner.id };
  const half = await publishedProduct(app, owner, { name: 'Half', price: '100' });
  await publishedProduct(app, owner, { name: 'Plain', price: '70' });
  const tenth = await publishedProduct(app, owner, { name: 'Tenth', price: '100' });
  await start(half.id, 50, -1, 1);
  await start(tenth.id, 10, -1, 1);
  const names = async (more: Record<string, unknown>, sort?: string) =>
    (await list({ ...filter, ...more }, sort)).nodes.map(({ name }) => name);
  expect(await names({ dealsOnly: true })).toEqual(['Tenth', 'Half']);
  expect((await list({ ...filter, dealsOnly: true })).totalCount).toBe(2);
  expect(await names({}, 'PRICE_ASC')).toEqual(['Half', 'Plain', 'Tenth']);
  expect(await names({ maxPrice: '60' })).toEqual(['Half']);
  expect(await names({ minPrice: '90' })).toEqual(['Tenth']);
});

it('never lets two deals of a product run at once', async () => {
  const { id } = await publishedProduct(app, producer);
  await start(id, 10, -1, 1);
  await expect(start(id, 20, 0, 2)).rejects.toMatchObject({ code: 'CONFLICT', key: 'deal.overlaps' });
  await start(id, 20, 1, 2);
  const atOnce = await Promise.allSettled([1, 2, 3, 4].map(() => start(id, 10, 10, 11)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('an admin makes a deal that the platform pays for: it counts at once, its seller reads why, the trail knows [R11 S4]', async () => {
  const owner = await approvedProducer(app);
  const { id } = await publishedProduct(app, owner, { name: 'Deal jackfruit', price: '200' });
  const { data } = await create({
    productId: id,
    percent: 25,
    endsAt: fromNow(48),
    financedBy: 'PLATFORM',
    marketBudget: '5000',
    reason: 'Eid week',
  });
  expect(data.createDeal).toMatchObject({ state: 'RUNNING', percent: 25, priceBefore: '200.00', endedAt: null });
  expect((await list({ search: 'Deal jackfruit', dealsOnly: true })).nodes).toEqual([
    { name: 'Deal jackfruit', price: '150.00', originalPrice: '200.00' },
  ]);
  const notes = await notified(owner);
  expect(notes).toEqual([
    {
      type: 'PRODUCT_DECIDED',
      text_key: 'dealMade',
      params: expect.objectContaining({ product: 'Deal jackfruit', percent: 25, reason: 'Eid week' }),
    },
  ]);
  expect(await acts(data.createDeal.id)).toEqual([{ action: 'deal.created', actor_id: chief.id, reason: 'Eid week' }]);
});

it('the budget of the platform is required of its deals alone, pays for one purchase, and is shown to admins alone', async () => {
  const owner = await approvedProducer(app);
  const { id } = await listedProduct(app, owner, { name: 'Budget melon', price: '200', minQuantity: '4' });
  const input = { productId: id, percent: 50, endsAt: fromNow(48), reason: 'Eid week' };
  const keyOf = async (more: object) => (await create({ ...input, ...more })).body.errors?.[0]?.extensions.key;
  expect(await keyOf({ financedBy: 'PLATFORM' })).toBe('deal.budget');
  expect(await keyOf({ financedBy: 'PLATFORM', marketBudget: '99' })).toBe('deal.budget');
  expect(await keyOf({ marketBudget: '5000' })).toBe('deal.budgetOfSeller');
  const tooSmall = (await create({ ...input, financedBy: 'PLATFORM', marketBudget: '399.99' })).body.errors?.[0];
  expect(tooSmall).toMatchObject({
    message: 'The smallest purchase costs Haatbar 400.00 Tk. Enter at least that.',
    extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'marketBudget' }] },
  });
  expect((await create({ ...input, financedBy: 'PLATFORM', marketBudget: '400' })).code).toBeNull();
  const budgets = 'nodes { marketBudget marketSpent }';
  const read = async (query: string, by: TestAccount) =>
    (await app.gql<Record<string, { nodes: unknown[] }>>(`{ ${query} { ${budgets} } }`, {}, { token: by.token })).data;
  expect(await read('deals(search: "Budget melon")', chief)).toEqual({
    deals: { nodes: [{ marketBudget: '400.00', marketSpent: '0.00' }] },
  });
  expect(await read('myDeals', owner)).toEqual({ myDeals: { nodes: [{ marketBudget: null, marketSpent: null }] } });
});

it('rejects what is not a deal, and users who are not admins [R11]', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Refused plum' });
  const sound = { productId: id, percent: 10, endsAt: fromNow(5), reason: 'Eid' };
  for (const [field, wrong] of [
    ['percent', { percent: 91 }],
    ['percent', { percent: 0 }],
    ['endsAt', { endsAt: fromNow(-1) }],
    ['endsAt', { startsAt: fromNow(6) }],
    ['endsAt', { endsAt: fromNow(24 * 400) }],
    ['reason', { reason: ' ' }],
  ] as const) {
    const { code, body } = await create({ ...sound, ...wrong });
    expect([code, body.errors?.[0]?.extensions.fields?.map((one: { field: string }) => one.field)]).toEqual(['BAD_USER_INPUT', [field]]);
  }
  expect((await create(sound, producer)).code).toBe('FORBIDDEN');
  const stored = await product(app, producer, { name: 'Kept plum' });
  expect((await create({ ...sound, productId: stored.id })).code).toBe('CONFLICT');
  expect((await create({ ...sound, productId: 'none' })).code).toBe('NOT_FOUND');
  expect((await list({ search: 'plum', dealsOnly: true })).totalCount).toBe(0);
});

it('an admin ends a running deal and one to come, once, and the price returns at once [R11]', async () => {
  const owner = await approvedProducer(app);
  const { id } = await publishedProduct(app, owner, { name: 'Ending guava', price: '80' });
  const running = await start(id, 50, -1, 24);
  const coming = await start(id, 50, 30, 40);
  expect((await end(running.id)).data.endDeal).toMatchObject({ state: 'ENDED', endedAt: expect.any(String) });
  expect((await list({ search: 'guava' })).nodes).toEqual([{ name: 'Ending guava', price: '80.00', originalPrice: null }]);
  expect((await end(coming.id)).data.endDeal.state).toBe('ENDED');
  expect((await end(coming.id)).code).toBe('CONFLICT');
  expect((await end(running.id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await end('00000000-0000-7000-8000-000000000000')).code).toBe('NOT_FOUND');
  await start(id, 10, 31, 39); // the one that never began excludes no one
  expect(await acts(running.id)).toContainEqual({ action: 'deal.ended', actor_id: chief.id, reason: 'A slip' });
  const notes = await notified(owner);
  expect(notes.filter(({ text_key }) => text_key === 'dealEnded')).toHaveLength(2);
});

it('a seller who raises their price while a deal runs raises neither what is charged nor the price shown as before [S4]', async () => {
  const owner = await approvedProducer(app);
  const { id } = await listedProduct(app, owner, { name: 'Raised papaya', price: '100' });
  await start(id, 20);
  await app.db.query('UPDATE products SET price = 300 WHERE id = $1', [id]);
  expect((await list({ search: 'papaya' })).nodes).toEqual([{ name: 'Raised papaya', price: '80.00', originalPrice: '100.00' }]);
  expect((await list({ search: 'papaya', maxPrice: '80' })).totalCount).toBe(1);
  await app.db.query('UPDATE products SET price = 50 WHERE id = $1', [id]);
  expect((await list({ search: 'papaya' })).nodes).toEqual([{ name: 'Raised papaya', price: '40.00', originalPrice: '50.00' }]);
});

it('lists deals by state and text, page by page, in a constant number of statements [R11]', async () => {
  const owner = await approvedProducer(app);
  const made: string[] = [];
  for (const [name, from, until] of [
    ['Listed one', -3, -1],
    ['Listed two', -1, 2],
    ['Listed three', 3, 4],
  ] as const)
    made.unshift((await start((await publishedProduct(app, owner, { name })).id, 10, from, until)).id);
  const ids = async (args: string) => (await deals(args)).data.deals.nodes.map(({ id }) => id);
  expect(await ids('search: "Listed"')).toEqual(made);
  expect(await ids('search: "Listed", state: SCHEDULED')).toEqual([made[0]]);
  expect(await ids('search: "Listed", state: RUNNING')).toEqual([made[1]]);
  expect(await ids('search: "Listed", state: ENDED')).toEqual([made[2]]);
  const first = (await deals('search: "Listed", first: 2')).data.deals;
  expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([3, true]);
  expect(await ids(`search: "Listed", first: 2, after: "${first.pageInfo.endCursor}"`)).toEqual([made[2]]);
  expect((await deals('after: "nonsense"')).code).toBe('BAD_USER_INPUT');
  const [few, many] = [await countSql(app.db, () => deals('first: 1')), await countSql(app.db, () => deals('first: 20'))];
  expect(many).toHaveLength(few.length);
});
