/**
 * A program that keeps a copy of the market: after each of many random changes it asks for what has changed since its
 * last question, and now and then for what is gone; its copy is the market. MIRROR=2000 changes more.
 */
import { SellPostWindowsService } from '../../../server/modules/catalogue/sell-posts/sell-post-windows.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { randomOf } from '../../support/random';

const CHANGES = Number(process.env.MIRROR ?? 120);
const EACH = 6;

let app: TestApp;
let operator: TestAccount;
let sellers: TestAccount[];
let goods: Goods[];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  operator = await admin(app);
  sellers = await Promise.all([seller(app, 'SUPERSALER'), seller(app, 'WHOLESALER'), seller(app, 'PRODUCER')]);
  goods = [];
  for (const one of sellers) for (let count = 0; count < 4; count += 1) goods.push(await listedProduct(app, one));
});
afterAll(() => app.stop());

interface Shown {
  readonly id: string;
}
interface Page {
  readonly products: { readonly nodes: Shown[]; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };
}
const FIELDS = `id name price regularPrice available sellable category { slug } seller { name nameOfBusiness ratingCount } image { url }
  deal { percent } sellPost { minQuantity step tiers { minQuantity price } } ratingAverage ratingCount`;
const LIST = `query ($filter: ProductFilter, $after: String) { products(filter: $filter, first: 50, after: $after) {
  nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;

let asked = 0;
async function read(filter: Record<string, unknown>): Promise<Shown[]> {
  const found: Shown[] = [];
  asked += 1; // each from an address of its own, so that no rate limits them
  for (let after: string | null = null, more = true; more;) {
    const { products }: Page = (
      await app.gql<Page>(LIST, { filter, after }, { headers: { 'x-forwarded-for': `10.8.${asked >> 8}.${asked & 255}` } })
    ).data;
    found.push(...products.nodes);
    [more, after] = [products.pageInfo.hasNextPage, products.pageInfo.endCursor];
  }
  return found;
}

/** Some of them are rejected, which changes nothing either. */
const send = (by: TestAccount, document: string, variables: Record<string, unknown>) => app.gql(document, variables, { token: by.token });
const ACTS: readonly ((product: Goods, draw: number) => Promise<unknown>)[] = [
  ({ id, seller: by }, draw) =>
    send(by, 'mutation ($id: ID!, $name: String!) { updateProduct(id: $id, input: { name: $name }) { id } }', {
      id,
      name: `Gourd ${draw}`,
    }),
  ({ id, seller: by }, draw) =>
    send(by, 'mutation ($id: ID!, $q: Decimal!) { setStock(productId: $id, quantity: $q) { id } }', { id, q: String(20 + (draw % 50)) }),
  (product) => placedOrder(app, { lines: [{ product, quantity: '1' }] }).catch(() => null),
  async ({ seller: by }) => {
    const [order]: { id: string }[] = await app.db.query(`SELECT id FROM orders WHERE seller_id = $1 AND status = 'PLACED' LIMIT 1`, [
      by.id,
    ]);
    if (order) await send(by, 'mutation ($id: ID!) { rejectOrder(id: $id, reason: "No harvest") { id } }', { id: order.id });
  },
  ({ id, seller: by }, draw) =>
    send(by, 'mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }', {
      input: { productId: id, percent: 5 + (draw % 20), endsAt: new Date(Date.now() + 1_000 + (draw % 3_000)).toISOString() },
    }),
  ({ id }, draw) =>
    app.db.query(
      `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
       SELECT id, 10, price, now() + $2::interval, now() + '2 seconds'::interval + $2::interval, now() FROM products WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM deals WHERE product_id = $1 AND ends_at > now())`,
      [id, `${draw % 1_500} milliseconds`],
    ),
  ({ id }, draw) =>
    app.db
      .query(`UPDATE sell_posts SET available_until = now() + $2::interval WHERE product_id = $1 AND state = 'OPEN'`, [
        id,
        `${draw % 2} seconds`,
      ])
      .then(() => app.container.resolve(SellPostWindowsService).moveDue()),
  ({ id, seller: by }) =>
    send(by, 'mutation ($input: PublishSellPostInput!) { publishSellPost(input: $input) { id } }', {
      input: { productId: id, audience: 'EVERYONE', minQuantity: '1', step: '1', tiers: [] },
    }),
  ({ id }, draw) =>
    send(operator, `mutation ($id: ID!) { ${draw % 2 ? 'hide' : 'restore'}Product(id: $id, reason: "Looked at it") { id } }`, { id }),
  ({ id }, draw) =>
    send(operator, 'mutation ($id: ID!, $slug: ID!) { recategoriseProduct(id: $id, categorySlug: $slug, reason: "It is one") { id } }', {
      id,
      slug: draw % 2 ? 'onion' : 'potato',
    }),
  ({ seller: by }, draw) => app.db.query('UPDATE users SET name_of_business = $2 WHERE id = $1', [by.id, `Farm ${draw % 7}`]),
  ({ seller: by }, draw) => app.db.query('UPDATE users SET status = $2 WHERE id = $1', [by.id, draw % 3 === 0 ? 'SUSPENDED' : 'APPROVED']),
];

it(
  'has the same products with the same figures as the market',
  async () => {
    const random = randomOf(Number(process.env.SEED ?? 7));
    const copy = new Map((await read({})).map((product) => [product.id, product]));
    let compared = 0;
    let since = new Date().toISOString();
    for (let done = 0; done < CHANGES; done += EACH) {
      for (let count = 0; count < EACH; count += 1) {
        await random.pick(ACTS)(random.pick(goods), random.below(100_000));
      }
      const moment = new Date().toISOString();
      for (const product of await read({ updatedSince: since })) copy.set(product.id, product);
      since = moment;
      const ids = [...copy.keys()];
      const there = new Set((await read({ ids })).map(({ id }) => id));
      for (const id of ids) if (!there.has(id)) copy.delete(id);
      const market = await read({});
      // a deal may begin or end between two questions: what differs is asked for once more
      const again = await read({ updatedSince: since });
      for (const product of again) copy.set(product.id, product);
      const now = await read({});
      const byId = (list: readonly Shown[]) => Object.fromEntries(list.map((product) => [product.id, product]));
      if (JSON.stringify(byId(now)) !== JSON.stringify(byId(market))) continue;
      expect(byId([...copy.values()])).toEqual(byId(now));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(CHANGES / EACH / 2);
  },
  10 * 60_000,
);
