/**
 * These tests cover what search engines and previews of shared links fetch: robots.txt, the sitemap in parts, and
 * images of products.
 */
import sharp from 'sharp';
import { SitemapService } from '../../../server/modules/catalogue/sharing/sitemap.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';

let app: TestApp;
let seller: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const get = (path: string) => fetch(app.url + path);
const textOf = async (path: string) => (await get(path)).text();

/** The states in which a visitor may not see a product. */
async function unseen() {
  const never = await product(app, seller, { name: 'Never posted' });
  const hidden = await publishedProduct(app, seller, { name: 'Hidden' });
  await app.db.query('UPDATE products SET hidden_at = now(), is_published = false WHERE id = $1', [hidden.id]);
  const forBusinesses = await publishedProduct(app, seller, { name: 'For businesses', audience: 'BUSINESSES' });
  return [never.id, hidden.id, forBusinesses.id];
}

describe('the image of a shared product', () => {
  it('is a JPEG of 1200 × 630 pixels, drawn once until what it shows has changed, in each language', async () => {
    const { id } = await publishedProduct(app, seller, { name: `Alu </script> & <b>"আলু" \u2028`, price: '37.5' });
    const first = await get(`/share/product-${id}-en.jpg`);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await first.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height, bytes.length < 300_000]).toEqual(['jpeg', 1200, 630, true]);
    const stored = () =>
      app.db.query<{ language: string; card: string }[]>('SELECT language, card FROM share_images WHERE product_id = $1', [id]);
    const [drawn] = await stored();
    await app.db.query("UPDATE share_images SET content = 'stored' WHERE product_id = $1", [id]);
    expect(await textOf(`/share/product-${id}-en.jpg`)).toBe('stored');
    await get(`/share/product-${id}-bn.jpg`);
    await app.db.query('UPDATE products SET price = 41 WHERE id = $1', [id]);
    const changed = await get(`/share/product-${id}-en.jpg`);
    expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(await changed.text()).not.toBe('stored');
    const rows = await stored();
    expect(rows.map(({ language }) => language).sort()).toEqual(['bn', 'en']);
    expect(rows.find(({ language }) => language === 'en')?.card).not.toBe(drawn?.card);
  });

  it('has the joiners of Bangla, which are no blanks', async () => {
    const { id } = await publishedProduct(app, seller);
    const drawnWith = async (name: string) => {
      await app.db.query('UPDATE products SET name = $2 WHERE id = $1', [id, name]);
      return Buffer.from(await (await get(`/share/product-${id}-bn.jpg`)).arrayBuffer());
    };
    const [joined, apart] = [await drawnWith('র\u200d্যাডিশ'), await drawnWith('র ্যাডিশ')];
    expect(joined.equals(apart)).toBe(false);
  });

  it.each(['Deshi Cucumber \u{1f952}', '\u{1f1e7}\u{1f1e9} Deshi \u{1f468}\u{1f3fd}\u200d\u{1f33e}Cucumber \u2705\ufe0f'])(
    'has no boxes for emoji: %s',
    async (name) => {
      const { id } = await publishedProduct(app, seller);
      const drawnWith = async (shown: string) => {
        await app.db.query('UPDATE products SET name = $2 WHERE id = $1', [id, shown]);
        return Buffer.from(await (await get(`/share/product-${id}-en.jpg`)).arrayBuffer());
      };
      expect((await drawnWith(name)).equals(await drawnWith('Deshi Cucumber'))).toBe(true);
    },
  );

  it('is drawn without a name that shows nothing', async () => {
    const { id } = await publishedProduct(app, seller);
    await app.db.query('UPDATE products SET name = $2 WHERE id = $1', [id, '\u2800\u2800\u2800']);
    expect((await get(`/share/product-${id}-en.jpg`)).status).toBe(200);
  });

  it('does not exist for what a visitor may not see, nor for what is no product or language', async () => {
    for (const id of [...(await unseen()), '01890000-0000-7000-8000-000000000001', 'nonsense'])
      expect([id, (await get(`/share/product-${id}-en.jpg`)).status]).toEqual([id, 404]);
    const { id } = await publishedProduct(app, seller);
    expect((await get(`/share/product-${id}-fr.jpg`)).status).toBe(404);
  });

  it('is the card of the site where a page has none', async () => {
    const response = await get('/share/site-bn.jpg');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([response.status, width, height]).toEqual([200, 1200, 630]);
  });
});

describe('what search engines may read', () => {
  it('is in robots.txt: no page of a user, and where the sitemap is', async () => {
    const robots = await textOf('/robots.txt');
    for (const path of ['/admin', '/dashboard', '/cart', '/orders', '/auth', '/graphql', '/api/'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).not.toMatch(/Disallow: \/(?:product|seller|consumer|prices|category)?\n/);
    expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  });

  it('is listed in the parts of the sitemap, each product once with the day of its change, and nothing that a visitor may not see', async () => {
    const seen = await Promise.all([1, 2, 3, 4, 5].map((at) => publishedProduct(app, seller, { name: `Listed ${at}` })));
    const hidden = await unseen();
    const index = await textOf('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(parts[0]).toBe(`${app.url}/sitemap/pages.xml`);
    const all = (await Promise.all(parts.map(async (address) => (await fetch(address)).text()))).join('');
    for (const { id } of seen) expect(all.split(`${app.url}/product/${id}`)).toHaveLength(2);
    for (const id of hidden) expect(all).not.toContain(id);
    expect(all).toMatch(/\/product\/[\w-]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    for (const path of [`/seller/${seller.id}`, '/potato', '/prices']) expect(all).toContain(`<loc>${app.url}${path}</loc>`);
    expect((await get('/sitemap/products-nonsense.xml')).status).toBe(404);
    expect((await get('/sitemap/secrets.xml')).status).toBe(404);
  });

  it('is divided so that the parts are all there is, without a gap', async () => {
    const sitemap = app.container.resolve(SitemapService);
    const parts = (await sitemap.parts(2)).filter((name) => name.startsWith('products-'));
    const lists = await Promise.all(parts.map((name) => sitemap.part(name, 2)));
    const paths = lists.flat().map(({ path }) => path);
    const [row] = await app.db.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM products WHERE is_published AND audience = 'EVERYONE'",
    );
    expect(parts.length).toBeGreaterThan(2);
    expect([paths.length, new Set(paths).size]).toEqual([row?.count, row?.count]);
  });
});
