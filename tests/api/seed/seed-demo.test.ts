/** The demo market: whole, consistent in every stored figure, the same for the same day, usable through the API. */
import { categories } from '../../../schema/values/categories';
import { orderTransitions, type OrderStatus } from '../../../schema/values/orders';
import type { Role } from '../../../schema/values/roles';
import { mayBuyFrom } from '../../../schema/values/trade';
import { resolvePort } from '../../../server/app/container';
import { SeedClock } from '../../../server/app/seed/seed-clock';
import { DEMO_PASSWORD, seedDemo } from '../../../server/app/seed/seed-demo';
import { productSearchText } from '../../../server/modules/catalogue/search-text';
import { renderNotification } from '../../../server/modules/notifications/render-notification';
import { Config } from '../../../server/platform/config/env';
import { rows } from '../../../server/platform/db/sql';
import { ImageStore } from '../../../server/platform/files/image-store';
import { variantKey, variantWidths } from '../../../server/platform/files/image-variants';
import { Logger } from '../../../server/platform/logging/logger';
import { verifyPassword } from '../../../server/platform/security/passwords';
import { startTestApp, type TestApp } from '../../support/app';
import { LOGIN, PRODUCER_HOME, type ProducerHome } from './demo-queries';
import { invariants } from './invariants';

const SEED_MS = 120_000;
const now = new Date();
let app: TestApp;

async function seed(target: TestApp, at: Date): Promise<number> {
  const begun = performance.now();
  await seedDemo(target.db, target.container.resolve(Config), resolvePort(target.container, Logger), at);
  return Math.round(performance.now() - begun);
}

beforeAll(async () => {
  app = await startTestApp();
  const ms = await seed(app, now);
  process.stdout.write(`demo market made in ${ms} ms\n`);
}, SEED_MS);

afterAll(() => app?.stop());

const count = async (sql: string, params: readonly unknown[] = []): Promise<number> =>
  (await rows<{ n: number }>(app.db, `SELECT count(*)::int AS n ${sql}`, params))[0]?.n ?? 0;

describe('is as large as promised', () => {
  it('has sellers over the country, consumers, products of every category, a year of orders in every state', async () => {
    expect(await count("FROM users WHERE status = 'APPROVED' AND role IN ('PRODUCER','SUPERSALER','WHOLESALER')")).toBeGreaterThanOrEqual(
      40,
    );
    expect(
      await count("FROM (SELECT DISTINCT district_id FROM users WHERE role IN ('PRODUCER','SUPERSALER','WHOLESALER')) d"),
    ).toBeGreaterThanOrEqual(20);
    expect(await count("FROM users WHERE role = 'CONSUMER'")).toBeGreaterThanOrEqual(200);
    expect(await count('FROM products WHERE deleted_at IS NULL')).toBeGreaterThanOrEqual(400);
    expect(await count('FROM orders')).toBeGreaterThanOrEqual(3_000);
    expect(await count('FROM (SELECT DISTINCT status FROM orders) s')).toBe(7);
    expect(
      await count("FROM (SELECT DISTINCT date_trunc('month', placed_at AT TIME ZONE 'Asia/Dhaka') FROM orders) m"),
    ).toBeGreaterThanOrEqual(12);
    expect(await count('FROM reviews')).toBeGreaterThanOrEqual(1_000);
    expect(await count('FROM notifications')).toBeGreaterThanOrEqual(1_000);
  });

  it('offers something of each of the 62 categories to everybody', async () => {
    const offered = await rows<{ slug: string }>(
      app.db,
      "SELECT DISTINCT category_slug AS slug FROM products WHERE is_published AND audience = 'EVERYONE'",
    );
    const slugs = offered.map(({ slug }) => slug);
    expect(categories.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('runs at least five deals all of today', async () => {
    const end = new SeedClock(now).daysAhead(1);
    const running = await count(
      'FROM deals d JOIN products p ON p.id = d.product_id WHERE p.is_published AND starts_at <= $1 AND ends_at >= $2',
      [new SeedClock(now).today, end],
    );
    expect(running).toBeGreaterThanOrEqual(5);
  });

  it('keeps provenance through two hands', async () => {
    expect(
      await count('FROM products p JOIN products s ON s.id = p.source_product_id JOIN products g ON g.id = s.source_product_id'),
    ).toBeGreaterThan(0);
  });
});

describe('is consistent', () => {
  it.each(Object.entries(invariants))('%s', async (_name, sql) => {
    expect(await rows(app.db, `${sql} LIMIT 5`)).toEqual([]);
  });

  it('moves orders only as orders may move', async () => {
    const moves = await rows<{ from: OrderStatus; to: OrderStatus; actor: string }>(
      app.db,
      `SELECT DISTINCT e.from_status AS "from", e.to_status AS "to",
         CASE WHEN e.actor_id IS NULL THEN 'SYSTEM' WHEN e.actor_id = o.buyer_id THEN 'BUYER' WHEN e.actor_id = o.seller_id THEN 'SELLER' ELSE 'ADMIN' END AS actor
       FROM order_events e JOIN orders o ON o.id = e.order_id WHERE e.from_status IS NOT NULL`,
    );
    expect(moves.length).toBeGreaterThanOrEqual(7);
    for (const { from, to, actor } of moves) {
      expect(
        orderTransitions.filter((move) => move.from === from && move.to === to && move.actors.some((one) => one === actor)),
      ).toHaveLength(1);
    }
  });

  it('lets everybody buy only from whom he may', async () => {
    const pairs = await rows<{ buyer: Role; seller: Role }>(
      app.db,
      'SELECT DISTINCT b.role AS buyer, s.role AS seller FROM orders o JOIN users b ON b.id = o.buyer_id JOIN users s ON s.id = o.seller_id',
    );
    expect(pairs.filter(({ buyer, seller }) => !mayBuyFrom(buyer, seller))).toEqual([]);
  });

  it('finds products by the words the catalogue would have stored', async () => {
    const products = await rows<{ name: string; slug: string; text: string }>(
      app.db,
      'SELECT name, category_slug AS slug, search_text AS text FROM products',
    );
    for (const { name, slug, text } of products) expect(text).toBe(productSearchText({ name, categorySlug: slug }));
  });

  it('puts every notification into whole sentences in both languages', async () => {
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

  it('has every width of every picture in the store', async () => {
    const store = resolvePort(app.container, ImageStore);
    const pictures = await rows<{ hash: string; width: number }>(app.db, 'SELECT DISTINCT hash, width FROM images');
    expect(pictures.length).toBeGreaterThanOrEqual(60);
    for (const { hash, width } of pictures) {
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
    const answer = await app.gql<{ login: { token: string } }>(LOGIN, { input: { phone, password: DEMO_PASSWORD, sessionKind: 'BEARER' } });
    return answer.data.login.token;
  };

  it('opens the demo accounts of product.md with their password, and no other account', async () => {
    const accounts = await rows<{ phone: string; role: string; status: string; hash: string; nid: string | null; license: string | null }>(
      app.db,
      `SELECT phone, role, status, password_hash AS hash, nid, trade_license AS license FROM users WHERE phone LIKE '0170000000%' ORDER BY phone`,
    );
    expect(accounts.map(({ phone, role, status }) => [phone, role, status])).toEqual([
      ['01700000000', 'ADMIN', 'APPROVED'],
      ['01700000001', 'PRODUCER', 'APPROVED'],
      ['01700000002', 'SUPERSALER', 'APPROVED'],
      ['01700000003', 'WHOLESALER', 'APPROVED'],
      ['01700000004', 'CONSUMER', 'APPROVED'],
      ['01700000005', 'PRODUCER', 'PENDING'],
    ]);
    for (const { hash } of accounts) expect(await verifyPassword(hash, DEMO_PASSWORD)).toBe(true);
    expect(accounts[5]?.nid).toMatch(/^\d{10,17}$/);
    expect(accounts[5]?.license).toBeTruthy();
    const [other] = await rows<{ hash: string }>(
      app.db,
      "SELECT password_hash AS hash FROM users WHERE phone NOT LIKE '0170000000%' LIMIT 1",
    );
    expect(await verifyPassword(other?.hash ?? '', DEMO_PASSWORD)).toBe(false);
  });

  it('gives the demo producer a rich dashboard', async () => {
    const token = await login('01700000001');
    const { data } = await app.gql<ProducerHome>(PRODUCER_HOME, {}, { token });
    expect(data.sellerDashboard.tiles.every(({ value }) => Number(value) > 0)).toBe(true);
    expect(data.sellerDashboard.months.every(({ orders }) => orders > 0)).toBe(true);
    expect(data.sellerDashboard.pendingOrders).toBeGreaterThanOrEqual(8);
    expect(data.sellerDashboard.unpublishedProducts).toBeGreaterThan(0);
    expect(new Set(data.mySales.nodes.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
    expect(data.myProducts.totalCount).toBeGreaterThanOrEqual(16);
    expect(data.notifications.unreadCount).toBeGreaterThan(2);
    const states = await rows<{ status: string }>(
      app.db,
      "SELECT DISTINCT o.status FROM orders o JOIN users u ON u.id = o.seller_id WHERE u.phone = '01700000001'",
    );
    expect(states).toHaveLength(7);
  });

  it('leaves nobody a cart that cannot be ordered', async () => {
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
    const picture = await fetch(app.url + (data.products.nodes[0]?.image.url ?? ''));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

it(
  'makes the same market at any hour of the same day',
  async () => {
    const other = await startTestApp();
    try {
      const lastMinute = new Date(new SeedClock(now).daysAhead(1).getTime() - 60_000);
      await seed(other, lastMinute);
      const tables = await rows<{ name: string }>(
        app.db,
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'sessions' ORDER BY 1",
      );
      for (const { name } of tables) {
        // argon2 salts differ, logins of the tests above are told; everything else is drawn from the day
        const row = name === 'users' ? "to_jsonb(t) - 'password_hash' - 'last_login_at' - 'updated_at'" : 'to_jsonb(t)';
        const sum = `SELECT count(*)::int AS n, md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)) AS sum FROM ${name} t`;
        const skip = name === 'product_views' || name === 'migrations' || name === 'typeorm_metadata';
        if (!skip) expect([name, await rows(other.db, sum)]).toEqual([name, await rows(app.db, sum)]);
      }
    } finally {
      await other.stop();
    }
  },
  SEED_MS,
);
