/**
 * Two programs that keep a copy of the market: one asks after random changes what has changed since its last question,
 * the other reads the products of one seller that its webhook names. Both copies are the market, also after steps of
 * the clock, and for visitors and businesses alike. `npm run test:mirror` makes 2,000 changes.
 */
import { DealReportsService } from '../../../server/modules/offers/deals/deal-reports.service';
import { SellPostWindowsService } from '../../../server/modules/catalogue/sell-posts/sell-post-windows.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, openSession, place, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { randomOf } from '../../support/random';
import { rows } from '../../support/sql';
import { drawnTerms } from './support/drawn-terms';
import { stepClock } from './support/step-clock';

const CHANGES = Number(process.env.MIRROR ?? 300);
const EACH = 6;
const HOUR = 3_600_000;

let app: TestApp;
let operator: TestAccount;
let sellers: TestAccount[];
/** A business reads posts for businesses and prices by quantity, which a visitor does not. */
let trader: TestAccount;
let goods: Goods[];
let hook: string;
let places: { readonly upazilaId: number; readonly districtId: number; readonly divisionId: number }[];
/** A suspended seller needs a new session afterwards. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  operator = await admin(app);
  places = [await place(app), await place(app, 'Dhaka', 'Dhaka')];
  sellers = await Promise.all([seller(app, 'SUPERSALER'), seller(app, 'WHOLESALER'), seller(app, 'PRODUCER')]);
  trader = await seller(app, 'WHOLESALER');
  goods = [];
  for (const one of [operator, ...sellers]) tokens.set(one.id, one.token);
  for (const one of sellers) for (let count = 0; count < 4; count += 1) goods.push(await listedProduct(app, one));
  const [made] = await rows<{ id: string }>(
    app.db,
    `INSERT INTO webhooks (user_id, url, events, secret)
     VALUES ($1, 'https://partner.example/hook', '{PRODUCT_CHANGED,STOCK_CHANGED}', 'x') RETURNING id`,
    [sellers[0]?.id],
  );
  hook = made?.id ?? '';
});
afterAll(() => app.stop());

interface Shown {
  readonly id: string;
}
interface Page {
  readonly products: { readonly nodes: Shown[]; readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };
}
const FIELDS = `id name price regularPrice available sellable grade category { slug } image { url }
  seller { name nameOfBusiness district { id } acceptsPayments } deal { percent } ratingAverage ratingCount
  sellPost { audience minQuantity step harvestDate availableUntil tiersForBaskets tiers { minQuantity price } }`;
const LIST = `query ($filter: ProductFilter, $after: String) { products(filter: $filter, first: 13, after: $after) {
  nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`;

let asked = 0;
/** Each from an address of its own, so that no rate limits them. */
const from = () => ({ 'x-forwarded-for': `10.8.${(asked += 1) >> 8}.${asked & 255}` });
type Copy = Map<string, Shown>;
async function read(filter: Record<string, unknown>, reader: TestAccount | null = trader): Promise<Copy> {
  const found: Copy = new Map();
  for (let after: string | null = null, more = true; more;) {
    const { products }: Page = (await app.gql<Page>(LIST, { filter, after }, { headers: from(), ...(reader && { token: reader.token }) }))
      .data;
    for (const product of products.nodes) found.set(product.id, product);
    [more, after] = [products.pageInfo.hasNextPage, products.pageInfo.endCursor];
  }
  return found;
}

/** Some of them are rejected, which changes nothing either. */
const send = (by: TestAccount, document: string, variables: Record<string, unknown>) =>
  app.gql(document, variables, { token: tokens.get(by.id) });
const ofSeller = (fields: string, input: (draw: number) => string) => (product: Goods, draw: number) =>
  send(product.seller, `mutation ($id: ID!) { ${fields}(${input(draw)}) { __typename } }`, { id: product.id });
const ofAdmin = (operation: (draw: number) => string) => (product: Goods, draw: number) =>
  send(operator, `mutation ($id: ID!) { ${operation(draw)} { __typename } }`, { id: product.id });
const hours = (draw: number, most: number) => new Date(Date.now() + ((draw % (most * 4)) / 4 + 0.1) * HOUR).toISOString();

type Act = (product: Goods, draw: number) => Promise<unknown>;
const rename =
  (input: (draw: number) => Record<string, unknown>): Act =>
  ({ seller: by }, draw) =>
    send(by, 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input: input(draw) });

async function valueOf(sql: string, id: string): Promise<string | null> {
  return (await rows<{ value: string | null }>(app.db, sql, [id]))[0]?.value ?? null;
}
const statusOf = ({ id }: TestAccount) => valueOf('SELECT status AS value FROM users WHERE id = $1', id);

/** Suspended sellers come back more often than others go. */
const suspendOrReinstate: Act = async ({ seller: by }, draw) => {
  const gone = await Promise.all(sellers.map(async (one) => ((await statusOf(one)) === 'APPROVED' ? [] : [one])));
  const [back] = gone.flat();
  if (!back && draw % 2 === 0) return;
  const step = back ? 'reinstateAccount' : 'suspendAccount';
  await send(operator, `mutation ($id: ID!) { ${step}(id: $id, reason: "Looked at it") { id } }`, { id: (back ?? by).id });
  if (back) tokens.set(back.id, await openSession(app, back.id));
};
/** A hidden product is restored each time, a shown one hidden every second. */
const hideOrRestore: Act = async ({ id }, draw) => {
  const step = (await valueOf('SELECT hidden_at::text AS value FROM products WHERE id = $1', id)) === null ? 'hide' : 'restore';
  if (step === 'hide' && draw % 2 === 0) return;
  await send(operator, `mutation ($id: ID!) { ${step}Product(id: $id, reason: "Looked at it") { id } }`, { id });
};
const stop = ofSeller('stopSelling', () => 'productIds: [$id]');
const publish =
  (window: (draw: number) => string): Act =>
  async (product, draw) => {
    await stop(product, draw);
    await ofSeller('publishSellPost', () => `input: { ${TERMS} ${window(draw)} }`)(product, draw);
  };

/** The post stays as it is but for its terms. */
const changeTerms: Act = async (product, draw) => {
  const open = `SELECT id, version FROM sell_posts WHERE product_id = $1 AND state <> 'ENDED'`;
  const [post] = await rows<{ id: string; version: number }>(app.db, open, [product.id]);
  const input = drawnTerms(draw, draw % 4 === 0 ? hours(draw, 5) : null);
  const document =
    'mutation ($id: ID!, $version: Int!, $input: SellPostTermsInput!) { updateSellPost(id: $id, version: $version, input: $input) { id } }';
  if (post) await send(product.seller, document, { ...post, input });
};
/** Where sellers receive money is changed by a fresh session alone. */
const changePayments: Act = async ({ seller: by }, draw) => {
  const token = await openSession(app, by.id);
  const method = draw % 2 ? 'BKASH' : 'NAGAD';
  const has = await valueOf(`SELECT number AS value FROM payout_accounts WHERE user_id = $1 AND method = '${method}'`, by.id);
  const operation = has
    ? `removePayoutAccount(method: ${method})`
    : `setPayoutAccount(input: { method: ${method}, number: "01711111111", holder: "Karim" })`;
  await app.gql(`mutation { ${operation} { __typename } }`, {}, { token });
};

const TERMS = 'productId: $id, audience: EVERYONE, minQuantity: "2", step: "1", tiers: []';
const ACTS: readonly Act[] = [
  ofSeller('updateProduct', (draw) => `id: $id, input: { name: "Gourd ${draw}" }`),
  ofSeller('updateProduct', (draw) => `id: $id, input: { price: "${20 + (draw % 30)}" }`),
  ofSeller('setStock', (draw) => `productId: $id, quantity: "${draw % 3 === 0 ? 0 : 20 + (draw % 50)}"`),
  (product) => placedOrder(app, { lines: [{ product, quantity: '1' }] }).catch(() => null),
  async ({ seller: by }) => {
    const placed = `SELECT id FROM orders WHERE seller_id = $1 AND status = 'PLACED' LIMIT 1`;
    const [order] = await rows<{ id: string }>(app.db, placed, [by.id]);
    if (order) await send(by, 'mutation ($id: ID!) { rejectOrder(id: $id, reason: "No harvest") { id } }', { id: order.id });
  },
  ofSeller('createMyDeal', (draw) => `input: { productId: $id, percent: ${5 + (draw % 20)}, endsAt: "${hours(draw, 5)}" }`),
  ({ id }, draw) =>
    app.db.query(
      `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
       SELECT id, 10, price, now() + $2::interval, now() + '2 hours'::interval + $2::interval, now() FROM products WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM deals WHERE product_id = $1 AND ends_at > now())`,
      [id, `${draw % 240} minutes`],
    ),
  publish(() => ''),
  publish(() => ''),
  publish(() => ''),
  publish((draw) => `availableFrom: "${hours(draw, 3)}"`),
  publish((draw) => `availableUntil: "${hours(draw, 3)}"`),
  changeTerms,
  changeTerms,
  changePayments,
  stop,
  hideOrRestore,
  ofAdmin((draw) => `recategoriseProduct(id: $id, categorySlug: "${draw % 2 ? 'onion' : 'potato'}", reason: "It is one")`),
  ofAdmin((draw) => `gradeProduct(input: { productId: $id, grade: ${draw % 2 ? 'B' : 'C'}, reason: "Seen" })`),
  rename((draw) => ({ nameOfBusiness: `Farm ${draw % 7}` })),
  rename((draw) => ({ ...places[draw % 2] })),
  suspendOrReinstate,
];

/** Runs the jobs that the server runs by itself within a minute. */
async function jobs(): Promise<void> {
  await app.container.resolve(SellPostWindowsService).moveDue();
  await app.container.resolve(DealReportsService).report();
}

/** The products that the messages to the webhook name; they wait while its owner is suspended. */
async function named(owner: TestAccount): Promise<string[]> {
  const taken = await rows<{ id: string }>(
    app.db,
    `UPDATE webhook_deliveries d SET status = 'DELIVERED' FROM users u
     WHERE d.webhook_id = $1 AND d.status = 'PENDING' AND u.id = $2 AND u.status = 'APPROVED' RETURNING subject_id AS id`,
    [hook, owner.id],
  );
  return [...new Set(taken.map(({ id }) => id))];
}

async function readAgain(copy: Copy, ids: readonly string[]): Promise<void> {
  const there = ids.length > 0 ? await read({ ids }) : new Map<string, Shown>();
  for (const id of ids) {
    const product = there.get(id);
    if (product) copy.set(id, product);
    else copy.delete(id);
  }
}

/** As a program does: what has changed, then what of its copy is gone. */
async function poll(copy: Copy, since: number, reader: TestAccount | null): Promise<void> {
  for (const [id, product] of await read({ updatedSince: new Date(since).toISOString() }, reader)) copy.set(id, product);
  const there = await read({ ids: [...copy.keys()] }, reader);
  for (const id of copy.keys()) if (!there.has(id)) copy.delete(id);
  expect(Object.fromEntries(copy)).toEqual(Object.fromEntries(await read({}, reader)));
}

it(
  'both copies have the same products with the same figures as the market',
  async () => {
    const random = randomOf(Number(process.env.SEED ?? 7));
    const [owner] = sellers;
    if (!owner) throw new Error('There is no seller.');
    const polled = new Map<TestAccount | null, Copy>([
      [null, await read({}, null)],
      [trader, await read({})],
    ]);
    const received = await read({ sellerId: owner.id });
    let since = Date.now();
    const seen = { steps: 0, compared: 0, received: 0 };
    for (let done = 0; done < CHANGES; done += EACH) {
      for (let count = 0; count < EACH; count += 1) await random.pick(ACTS)(random.pick(goods), random.below(100_000));
      if (random.below(2) === 0) {
        const minutes = 10 + random.below(180);
        await stepClock(app.db, minutes);
        since -= minutes * 60_000;
        seen.steps += 1;
      }
      await jobs();
      const moment = Date.now();
      for (const [reader, copy] of polled) await poll(copy, since, reader);
      since = moment;
      const ids = await named(owner);
      await readAgain(received, ids);
      seen.received += ids.length;
      const offered = await read({ sellerId: owner.id });
      if ((await statusOf(owner)) !== 'APPROVED') continue;
      expect(Object.fromEntries(received)).toEqual(Object.fromEntries(offered));
      seen.compared += offered.size;
    }
    expect(seen.steps).toBeGreaterThan(CHANGES / EACH / 4);
    expect(seen.compared).toBeGreaterThan(CHANGES / EACH / 2);
    expect(seen.received).toBeGreaterThan(CHANGES / 20);
  },
  CHANGES * 1_000,
);
