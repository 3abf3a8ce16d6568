/** The public pages as the server sends them, for whom, and that React takes them over as they are. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, openPage, operationOf, PHONE } from '../e2e/support/browser';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer, openSession, type TestAccount } from '../support/build-accounts';
import { product, publishedProduct } from '../support/build-catalogue';
import { createTestDatabase, dropTestDatabase } from '../support/database';
import { type ServerProcess, startServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const HOSTILE = `Alu </script><script>alert(1)</script> "x" 'y' <b>&amp; \u2028 end`;
let dataDir: string;
let databaseUrl: string;
let app: TestApp;
let server: ServerProcess;
let browser: Browser;
let seller: TestAccount;
let onSale: string;

beforeAll(async () => {
  dataDir = temporaryFolder('pages');
  databaseUrl = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  seller = await approvedProducer(app);
  onSale = (await publishedProduct(app, seller, { name: HOSTILE, price: '37.5' })).id;
  server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: '1' });
  browser = await launchBrowser();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await app.stop();
  await dropTestDatabase(databaseUrl);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const htmlOf = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).text();
const isRendered = (html: string) => html.includes('data-rendered>');
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-view">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    language: string;
    cache: Record<string, { name?: string; phone?: unknown; ROOT_QUERY?: unknown }>;
  };

const pages = () => [
  '/',
  '/consumer',
  '/categories',
  '/category/potato',
  '/potato',
  '/search?q=alu',
  `/product/${onSale}`,
  `/seller/${seller.id}`,
  '/prices',
  '/about',
  '/about/returns',
];

describe('the HTML of a page', () => {
  it('has name, price, image and title of the product, and asks for the image and the screen first', async () => {
    const html = await htmlOf(`/product/${onSale}`);
    expect(html).toContain('<html lang="en" data-rendered>');
    expect(html).toMatch(/<h1[^>]*>Alu &lt;\/script&gt;/);
    expect(html).toContain('37.50 Tk');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image" fetchpriority="high" imagesrcset="\/media\/[\w-]+\.webp \d+w/);
    expect(head).toMatch(/<title>Alu [^<]*Haatbar<\/title>/);
    expect(head).toMatch(/<meta name="description" content="37\.50 Tk\/KG · [^"<>]*of the new harvest"/);
    const [, scripts = ''] = /<template id="scripts">([\s\S]*?)<\/template>/.exec(head) ?? [];
    expect(scripts).toMatch(/<script type="module" crossorigin src="\/assets\/index-[\w-]{7}\.js"><\/script>/);
    expect(scripts).toMatch(/rel="modulepreload" crossorigin href="\/assets\/product\.screen-[\w-]{7}\.js"/);
    expect(html.replace(scripts, '')).not.toMatch(/<script[^>]* src=|modulepreload" crossorigin/);
    expect(head).toMatch(/rel="stylesheet" crossorigin href="\/assets\/[\w.-]+\.css"/);
  });

  it.each([
    ['/dashboard/producerDashboard', 'seller-dashboard'],
    ['/dashboard/supersellerDashboard', 'trader-dashboard'],
    ['/dashboard/wholesalerDashboard', 'trader-dashboard'],
    ['/admin', 'admin-home'],
  ])('names the files of the home %s before a script asks for them', async (address, screen) => {
    const links = (await get(address)).headers.get('link') ?? '';
    const files = [...links.matchAll(/<([^>]+)>; rel=(?:modulepreload|preload; as=style); crossorigin/g)].map(([, file]) => file ?? '');
    expect(files).toContainEqual(expect.stringContaining(`/${screen}.screen-`));
    const statuses = await Promise.all(files.map(async (file) => (await get(file)).status));
    expect(statuses).toEqual(files.map(() => 200));
    expect((await get('/login')).headers.get('link')).toBeNull();
  });

  it('holds hostile text as text, in markup and data', async () => {
    for (const address of [`/product/${onSale}`, `/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`]) {
      const html = await htmlOf(address);
      expect(html).not.toContain('<script>alert(1)');
      expect(html).not.toContain('<img src=x');
      expect(isRendered(html)).toBe(true);
    }
    const product = await htmlOf(`/product/${onSale}`);
    expect(product.slice(product.indexOf('id="first-view"'))).not.toContain('\u2028');
    const state = stateOf(product);
    expect(state.cache[`Product:${onSale}`]?.name).toBe(HOSTILE.trim());
  });

  it('follows the policy: its styles by their hash, no style attributes, nothing inline allowed', async () => {
    for (const address of pages()) {
      const response = await get(address);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      expect([address, response.status, isRendered(html)]).toEqual([address, 200, true]);
      expect(policy).not.toContain('unsafe');
      expect(html).not.toMatch(/<[a-z][^<>]* style="/);
      for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });
});

describe('status', () => {
  it('is 404 for a product that is hidden, not yet or no longer on the market, or unknown, and a page with a message', async () => {
    const never = await product(app, seller, { name: 'Never offered' });
    const later = await publishedProduct(app, seller, { name: 'Not yet' });
    const inAWeek = new Date(Date.now() + 7 * 86_400_000);
    await app.db.query('UPDATE sell_posts SET available_from = $2 WHERE product_id = $1', [later.id, inAWeek]);
    await app.db.query('UPDATE products SET is_published = false WHERE id = $1', [later.id]);
    const hidden = await publishedProduct(app, seller, { name: 'Hidden by an admin' });
    await app.db.query('UPDATE products SET hidden_at = now(), is_published = false WHERE id = $1', [hidden.id]);
    for (const id of [never.id, later.id, hidden.id, '01890000-0000-7000-8000-000000000001', 'nonsense']) {
      const response = await get(`/product/${id}`);
      const html = await response.text();
      expect([id, response.status]).toEqual([id, 404]);
      expect(html).not.toMatch(/Never offered|Not yet|Hidden by an admin/);
      expect(html).toContain('Page not found');
    }
    expect((await get('/seller/01890000-0000-7000-8000-000000000001')).status).toBe(404);
    expect((await get('/category/nothing')).status).toBe(404);
  });
});

describe('whom it is for', () => {
  it('is for visitors alone: a signed-in user gets the shell, and nothing of theirs is in a page', async () => {
    const token = await openSession(app, seller.id, 'COOKIE');
    for (const cookie of [`hb_session=${token}`, 'hb_role=producer']) {
      const html = await htmlOf(`/product/${onSale}`, { cookie });
      expect([isRendered(html), html.includes('37.50 Tk')]).toEqual([false, false]);
    }
    expect(isRendered(await htmlOf('/cart'))).toBe(false);
    const html = await htmlOf(`/seller/${seller.id}`);
    expect(isRendered(html)).toBe(true);
    expect(html).not.toContain(seller.phone);
  });

  it('counts a view for each visitor, whether the page was rendered for them or just before', async () => {
    const { id } = await publishedProduct(app, seller, { name: 'Seen by three' });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.3'])
      expect((await get(`/product/${id}`, { 'x-forwarded-for': address })).status).toBe(200);
    const views = async () => {
      const [row] = await app.db.query<{ views: number }[]>('SELECT sum(views)::int AS views FROM product_views WHERE product_id = $1', [
        id,
      ]);
      return row?.views ?? 0;
    };
    const until = Date.now() + 15_000;
    while ((await views()) < 3 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await views()).toBe(3);
  });

  it('takes the points of its visitor: one with none left gets the shell, others their page', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' };
    const answers = await Promise.all(Array.from({ length: 320 }, (_, at) => htmlOf(`/search?q=w${at}`, from)));
    expect(answers.some((html) => !isRendered(html))).toBe(true);
    expect(isRendered(await htmlOf('/search?q=another', { 'x-forwarded-for': '10.9.9.8' }))).toBe(true);
  }, 60_000);
});

/** The footer sends these operations in a quiet moment, and no page waits for them. */
const asksLater = ['', 'SupportContact'];

describe('in a browser', () => {
  const choices = [
    ['en', 'light', PHONE],
    ['bn', 'dark', PHONE],
    ['en', 'dark', DESKTOP],
    ['bn', 'light', DESKTOP],
  ] as const;

  it.each(choices)(
    'React takes every page over as it is, in %s and %s: nothing moves, nothing is asked again',
    async (language, colorScheme, device) => {
      for (const address of pages()) {
        const { page, pageErrors } = await openPage(browser, { ...device, colorScheme });
        const operations: string[] = [];
        page.on('request', (request) => {
          const operationName = operationOf(request);
          if (!asksLater.includes(operationName)) operations.push(operationName);
        });
        // Bangla as a user with the data saver has it, without a font that arrives when it arrives
        const saver = language === 'bn' ? 'on' : 'off';
        await page.context().addCookies([
          { name: 'language', value: language, url: server.url },
          { name: 'saver', value: saver, url: server.url },
        ]);
        await page.context().addInitScript(
          (stored) => {
            for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
            const seen = { shift: 0 };
            Object.assign(window, { seen });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
          },
          { language, dataSaver: saver },
        );
        await page.goto(server.url + address, { waitUntil: 'networkidle' });
        // scripts begin after the first images, and after two seconds at the latest
        await page.waitForFunction(() => document.querySelector('[data-style]') === null);
        const found = await page.evaluate(() => ({
          language: document.documentElement.lang,
          theme: document.documentElement.className,
          parked: document.querySelectorAll('[data-style]').length,
          ...(window as unknown as { seen: { shift: number } }).seen,
        }));
        expect([address, pageErrors, operations]).toEqual([address, [], []]);
        expect([address, found.language, found.theme.includes(colorScheme), found.parked]).toEqual([address, language, true, 0]);
        expect([address, found.shift > 0.02]).toEqual([address, false]);
        await page.context().close();
      }
    },
    120_000,
  );

  it('can be read and followed without JavaScript', async () => {
    const { page } = await openPage(browser, { ...PHONE, javaScriptEnabled: false });
    await page.goto(`${server.url}/category/potato`);
    await page.getByRole('link', { name: /^Alu/ }).first().click();
    await page.waitForURL(/\/product\//);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('</script>');
    expect(await page.locator('main').innerText()).toContain('37.50 Tk');
    expect(
      await page
        .locator('main img')
        .first()
        .evaluate((img) => getComputedStyle(img).display),
    ).not.toBe('none');
    await page.context().close();
  });
});
