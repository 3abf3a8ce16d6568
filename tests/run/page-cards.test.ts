/**
 * These tests verify what search engines and previews of shared links read of the public pages: cards, JSON-LD,
 * canonical addresses.
 */
import fs from 'node:fs';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer, type TestAccount } from '../support/build-accounts';
import { publishedProduct } from '../support/build-catalogue';
import { createTestDatabase, dropTestDatabase } from '../support/database';
import { type ServerProcess, startServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const HOSTILE = `Alu </script><script>alert(1)</script> "x" 'y' <b>&amp; \u2028 end`;
let dataDir: string;
let databaseUrl: string;
let app: TestApp;
let server: ServerProcess;
let seller: TestAccount;
let onSale: string;

beforeAll(async () => {
  dataDir = temporaryFolder('page-cards');
  databaseUrl = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  seller = await approvedProducer(app);
  onSale = (await publishedProduct(app, seller, { name: HOSTILE, price: '37.5' })).id;
  server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
}, 300_000);
afterAll(async () => {
  await server.stop();
  await app.stop();
  await dropTestDatabase(databaseUrl);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const htmlOf = async (address: string) => (await fetch(server.url + address, { headers: { accept: 'text/html' } })).text();

describe('what search engines and previews of a shared link read', () => {
  const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
  const contentOf = (head: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  const dataOf = (head: string) =>
    [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );
  const typesOf = (head: string) => dataOf(head).map((data) => data['@type']);

  it('is a product with price, availability and the way to it, whatever is in its name', async () => {
    const address = `${server.url}/product/${onSale}`;
    const head = headOf(await htmlOf(`/product/${onSale}?utm_source=x&lang=bn`));
    const [offered, crumbs] = dataOf(head);
    expect(offered).toMatchObject({ '@type': 'Product', name: HOSTILE.trim(), url: address });
    expect(offered?.offers).toMatchObject({ price: '37.50', priceCurrency: 'BDT', availability: 'https://schema.org/InStock' });
    expect(offered).not.toHaveProperty('aggregateRating');
    expect(JSON.stringify(crumbs)).toContain(`${server.url}/potato`);
    expect(contentOf(head, 'og:type')).toBe('product');
    expect(contentOf(head, 'og:title')).toMatch(/^Alu &lt;\/script&gt;/);
    expect(contentOf(head, 'og:description')).toContain('৳৩৭.৫০/কেজি');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(head, 'og:image')).toBe(`${server.url}/share/product-${onSale}-bn.jpg`);
    expect(head).toContain(`<link rel="canonical" href="${address}?lang=bn" />`);
    expect(head).toContain(`hreflang="en" href="${address}" />`);
    expect(head).toContain(`hreflang="bn" href="${address}?lang=bn" />`);
    expect(contentOf(head, 'robots')).toBeUndefined();
  });

  it('is a rating where there is one', async () => {
    const rated = await publishedProduct(app, seller, { name: 'Rated' });
    await app.db.query('UPDATE products SET rating_sum = 9, rating_count = 2 WHERE id = $1', [rated.id]);
    const [offered] = dataOf(headOf(await htmlOf(`/product/${rated.id}`)));
    expect(offered?.aggregateRating).toMatchObject({ ratingValue: 4.5, ratingCount: 2 });
  });

  it('is a title, a text, an image and a canonical address on every public page, in both languages', async () => {
    const pages = ['/', '/consumer', '/categories', '/potato', '/search?q=alu', `/product/${onSale}`, `/seller/${seller.id}`, '/prices'];
    for (const page of pages)
      for (const language of ['en', 'bn']) {
        const head = headOf(await htmlOf(`${page}${page.includes('?') ? '&' : '?'}lang=${language}`));
        expect([page, /<title>[^<]+<\/title>/.test(head), (contentOf(head, 'description') ?? '').length > 20]).toEqual([page, true, true]);
        expect(contentOf(head, 'og:image')).toMatch(new RegExp(`^${server.url}/share/[\\w-]+-${language}\\.jpg$`));
        const isListed = !page.startsWith('/search');
        expect([page, contentOf(head, 'robots'), head.includes('rel="canonical"')]).toEqual([
          page,
          isListed ? undefined : 'noindex',
          isListed,
        ]);
      }
    expect(typesOf(headOf(await htmlOf('/')))).toEqual(['Organization']);
    expect(typesOf(headOf(await htmlOf(`/seller/${seller.id}`)))).toEqual(['Organization', 'BreadcrumbList']);
    expect(typesOf(headOf(await htmlOf('/prices')))).toEqual(['BreadcrumbList']);
    // the page of one category is known by the tile's address
    expect(headOf(await htmlOf('/category/potato'))).toContain(`<link rel="canonical" href="${server.url}/potato" />`);
  });

  it('is the neutral card of the site, and not to be listed, for a product that only businesses may see', async () => {
    const { id } = await publishedProduct(app, seller, { name: 'For businesses' });
    await app.db.query("UPDATE products SET audience = 'BUSINESSES' WHERE id = $1", [id]);
    const head = headOf(await htmlOf(`/product/${id}`));
    expect([contentOf(head, 'robots'), contentOf(head, 'og:title')]).toEqual(['noindex', 'Haatbar']);
    expect(contentOf(head, 'og:image')).toBe(`${server.url}/share/site-en.jpg`);
    expect(head).not.toMatch(/For businesses|canonical|ld\+json/);
  });
});
