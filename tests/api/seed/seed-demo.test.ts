/** The demo market: whole, consistent in every stored figure, the same for the same day, usable through the API. */
import { categories } from '../../../schema/values/catalogue/categories';
import { orderTransitions } from '../../../schema/values/orders/order-moves';
import type { OrderState } from '../../../schema/values/orders/order-states';
import type { Role } from '../../../schema/values/accounts/roles';
import { mayBuyFrom } from '../../../schema/values/accounts/trade';
import { resolvePort } from '../../../server/app/wiring/container';
import { productKinds } from '../../../demo/data/kinds.data';
import { seasonOf } from '../../../demo/products/seasons';
import { SeedClock } from '../../../demo/simulation/seed-clock';
import { DEMO_PASSWORD } from '../../../demo/make-market';
import { productSearchText } from '../../../server/modules/catalogue/words/search-text';
import { renderNotification } from '../../../server/modules/notifications/content/render-notification';
import { rows } from '../../support/sql';
import { ImageStore } from '../../../server/platform/files/image-store';
import { variantKey, variantWidths } from '../../../server/platform/files/image-variants';
import { verifyPassword } from '../../../server/platform/security/passwords';
import { startTestApp, type TestApp } from '../../support/app';
import { ACCOUNTS, DEMO_USERS, type DemoUser, LOGIN, OTHER_USER, PRODUCER_HOME, PRODUCER_STATES, type ProducerHome } from './demo-queries';
import { chains } from './chains';
import { fingerprints } from './fingerprints';
import { invariants } from './invariants';
import { seedMarket } from './seed-market';
import { sizes } from './sizes';

const SEED_MS = 240_000;
/**
 * DEMO_DAYS_AHEAD=3: the market of another day, whose data must not be worse. What is compared with the time of the
 * database fails then.
 */
const now = new Date(Date.now() + Number(process.env.DEMO_DAYS_AHEAD ?? 0) * 86_400_000);
let app: TestApp;
let asMade: Record<string, string>; // before the tests sign in and look at things, which is written down

beforeAll(async () => {
  app = await startTestApp();
  process.stdout.write(`demo market made in ${await seedMarket(app, now)} ms\n`);
  asMade = await fingerprints(app.db);
}, SEED_MS);

afterAll(() => app?.stop());

const count = async (sql: string, params: readonly unknown[] = []): Promise<number> =>
  (await rows<{ n: number }>(app.db, `SELECT count(*)::int AS n ${sql}`, params))[0]?.n ?? 0;

describe('is as large as promised', () => {
  it.each(sizes)('%s: at least %d', async (_what, atLeast, from) => {
    expect(await count(from)).toBeGreaterThanOrEqual(atLeast);
  });

  it('offers something of each of the 62 categories to everyone', async () => {
    const offered = await rows<{ slug: string }>(
      app.db,
      "SELECT DISTINCT category_slug AS slug FROM products WHERE is_published AND audience = 'EVERYONE'",
    );
    const slugs = offered.map(({ slug }) => slug);
    const inSeason = productKinds.filter(({ key }) => seasonOf(key, new SeedClock(now))?.isNow ?? true).map(({ category }) => category);
    expect(categories.map(({ slug }) => slug).filter((slug) => inSeason.includes(slug) && !slugs.includes(slug))).toEqual([]);
  });

  it('sells nothing out of its season', async () => {
    const over = productKinds.filter(({ key }) => seasonOf(key, new SeedClock(now))?.isNow === false);
    expect(over.length).toBeGreaterThan(0);
    const onSale = await rows<{ name: string }>(
      app.db,
      'SELECT name FROM products WHERE is_published AND split_part(name, $2, 1) = ANY ($1)',
      [over.flatMap(({ name }) => [...name]), ' ('],
    );
    expect(onSale).toEqual([]);
  });

  it('begins Just For You with different things, and shows hardly a image twice on its first page', async () => {
    const { data } = await app.gql<{ justForYou: { nodes: { category: { slug: string }; image: { id: string } }[] } }>(
      '{ justForYou(first: 40) { nodes { category { slug } image { id } } } }',
    );
    const { nodes } = data.justForYou;
    const slugs = nodes.slice(0, 8).map(({ category }) => category.slug);
    expect(slugs.filter((slug) => slugs.filter((other) => other === slug).length > 2)).toEqual([]);
    const images = await rows<{ hash: string }>(app.db, 'SELECT DISTINCT hash FROM images WHERE id = ANY ($1)', [
      nodes.map(({ image }) => image.id),
    ]);
    expect(images.length).toBeGreaterThanOrEqual(35); // of 40, whatever the day draws
  });

  it('runs at least five deals all of today', async () => {
    const end = new SeedClock(now).daysAhead(1);
    const running = await count(
      'FROM deals d JOIN products p ON p.id = d.product_id WHERE p.is_published AND starts_at <= $1 AND ends_at >= $2',
      [new SeedClock(now).today, end],
    );
    expect(running).toBeGreaterThanOrEqual(5);
  });

  it('retains provenance through two traders, with harvest days, and no day of a chain goes back', async () => {
    const found = await chains(app.db);
    expect(found.filter(({ goesBack }) => goesBack)).toEqual([]);
    expect(found.some(({ steps }) => steps > 2) && found.filter(({ hasHarvest }) => hasHarvest).length).toBeGreaterThan(15);
  });
});

describe('is consistent', () => {
  it.each(Object.entries(invariants))('%s', async (_name, sql) => {
    expect(await rows(app.db, `${sql} LIMIT 5`)).toEqual([]);
  });

  it('moves orders only as orders may move', async () => {
    const moves = await rows<{ from: OrderState; to: OrderState; actor: string }>(
      app.db,
      `SELECT DISTINCT e.from_status AS "from", e.to_status AS "to",
         CASE WHEN e.actor_id IS NULL THEN 'SYSTEM' WHEN e.actor_id = o.buyer_id THEN 'BUYER' WHEN e.actor_id = o.seller_id THEN 'SELLER' ELSE 'ADMIN' END AS actor
       FROM order_events e JOIN orders o ON o.id = e.order_id WHERE e.from_status <> e.to_status`,
    );
    expect(moves.length).toBeGreaterThanOrEqual(7);
    for (const { from, to, actor } of moves) {
      expect(
        orderTransitions.filter((move) => move.from === from && move.to === to && move.actors.some((one) => one === actor)),
      ).toHaveLength(1);
    }
  });

  it('lets everyone buy only from sellers of the allowed roles', async () => {
    const pairs = await rows<{ buyer: Role; seller: Role }>(
      app.db,
      'SELECT DISTINCT b.role AS buyer, s.role AS seller FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id',
    );
    expect(pairs.filter(({ buyer, seller }) => !mayBuyFrom(buyer, seller))).toEqual([]);
  });

  it('finds products by the search text that the catalogue would have stored', async () => {
    const products = await rows<{ name: string; slug: string; text: string }>(
      app.db,
      "SELECT concat_ws(' ', name, second_name) AS name, category_slug AS slug, search_text AS text FROM products",
    );
    for (const { name, slug, text } of products) expect(text).toBe(productSearchText({ name, categorySlug: slug }));
  });

  it('renders every notification completely in both languages', async () => {
    const notes = await rows<{ key: string; params: Record<string, string | number> }>(
      app.db,
      'SELECT DISTINCT ON (text_key) text_key AS key, params FROM notifications',
    );
    expect(notes.length).toBeGreaterThanOrEqual(10);
    for (const { key, params } of notes) {
      for (const language of ['en', 'bn'] as const) {
        const { title, message } = renderNotification(key, params, language);
        expect([title, message].join(' ')).not.toMatch(/[{}]|undefined| {2}|\(\)/);
        expect(title).not.toBe(key);
      }
    }
  });

  it('notifies with the texts of now, and never a seller of money for what the seller pressed', async () => {
    const kinds = await rows<{ key: string }>(app.db, 'SELECT DISTINCT text_key AS key FROM notifications');
    const keys = kinds.map(({ key }) => key);
    for (const retired of ['paymentReceived', 'marketingBoost', 'keysEnded']) expect(keys).not.toContain(retired);
    expect(keys).toEqual(expect.arrayContaining(['dealProposed', 'marketingNews', 'paymentConfirmed', 'systemMaintenance']));
    const sent = await rows<{ body: string }>(app.db, 'SELECT body FROM sms_outbox');
    expect(sent.length).toBeGreaterThan(10);
    for (const { body } of sent) expect(body).toMatch(/^(Haatbar|হাটবার): /);
  });

  it('has every width of every image in the store', async () => {
    const store = resolvePort(app.container, ImageStore);
    const images = await rows<{ hash: string; width: number }>(app.db, 'SELECT DISTINCT hash, width FROM images');
    expect(images.length).toBeGreaterThanOrEqual(60);
    for (const { hash, width } of images) {
      for (const variant of variantWidths(width)) expect((await store.get(variantKey(hash, variant)))?.length).toBeGreaterThan(1_000);
    }
  });

  it('goes on counting where the seed stopped', async () => {
    const [next] = await rows<{ next: string; last: string }>(
      app.db,
      "SELECT nextval('tracking_number_seq')::text AS next, max(substr(tracking_number, 4)::int)::text AS last FROM orders",
    );
    expect(Number(next?.next)).toBe(Number(next?.last) + 1);
  });
});

describe('can be used', () => {
  const login = async (phone: string) => {
    const response = await app.gql<{ login: { token: string } }>(LOGIN, {
      input: { phone, password: DEMO_PASSWORD, sessionKind: 'BEARER' },
    });
    return response.data.login.token;
  };

  it('opens the demo users with their password, and no other user', async () => {
    const accounts = await rows<DemoUser>(app.db, DEMO_USERS);
    expect(accounts.map(({ phone, role, status }) => [phone, role, status])).toEqual(ACCOUNTS);
    for (const { hash } of accounts) expect(await verifyPassword(hash, DEMO_PASSWORD)).toBe(true);
    expect(accounts[5]?.nid).toMatch(/^\d{10,17}$/);
    expect(accounts[5]?.license).toBeTruthy();
    const [other] = await rows<{ hash: string }>(app.db, OTHER_USER);
    expect(await verifyPassword(other?.hash ?? '', DEMO_PASSWORD)).toBe(false);
  });

  it('gives the demo producer a rich dashboard', async () => {
    const token = await login('01700000001');
    const { data } = await app.gql<ProducerHome>(PRODUCER_HOME, {}, { token });
    const { tiles, months } = data.sellerDashboard;
    // nothing of the day itself is included: on the first of a month, that month is still empty
    const isFirstDay = new SeedClock(now).dayOf(now).endsWith('-01');
    expect(isFirstDay || tiles.every(({ value }) => Number(value) > 0)).toBe(true);
    expect((isFirstDay ? months.slice(0, -1) : months).filter(({ orders }) => orders === 0)).toEqual([]);
    expect(data.sellerDashboard.pendingOrders).toBeGreaterThanOrEqual(8);
    expect(data.sellerDashboard.unpublishedProducts).toBeGreaterThan(0);
    expect(new Set(data.mySales.nodes.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
    expect(data.myProducts.totalCount).toBeGreaterThanOrEqual(16);
    expect(data.notifications.unreadCount).toBeGreaterThan(2);
    expect(await rows(app.db, PRODUCER_STATES)).toHaveLength(7);
  });

  it('leaves no one a cart that cannot be ordered', async () => {
    const { data } = await app.gql<{ cart: { lineCount: number; hasProblems: boolean } }>(
      '{ cart { lineCount hasProblems } }',
      {},
      { token: await login('01700000004') },
    );
    expect(data.cart).toEqual({ lineCount: 3, hasProblems: false });
  });

  it('shows a storefront', async () => {
    const { data } = await app.gql<{
      products: { nodes: { image: { url: string; isIllustration: boolean } }[]; totalCount: number };
      deals: { totalCount: number };
    }>(
      '{ products(first: 40) { totalCount nodes { image { url isIllustration } } } deals: products(filter: { dealsOnly: true }) { totalCount } }',
    );
    expect(data.products.nodes).toHaveLength(40);
    expect(data.deals.totalCount).toBeGreaterThanOrEqual(5);
    const drawn = await fetch(app.url + (data.products.nodes[0]?.image.url ?? ''));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

it(
  'makes the same market at any hour of the same day',
  async () => {
    const other = await startTestApp();
    try {
      const lastMinute = new Date(new SeedClock(now).daysAhead(1).getTime() - 60_000);
      await seedMarket(other, lastMinute);
      expect(await fingerprints(other.db)).toEqual(asMade);
    } finally {
      await other.stop();
    }
  },
  SEED_MS,
);
