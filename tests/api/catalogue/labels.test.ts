/** The label of a sack: its code, the page that the code leads to, and the sheet that the seller prints. */
import { createHash } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { one } from '../../support/sql';
import { harvested } from './support/harvests';

let app: TestApp;
let seller: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const get = (path: string, account?: TestAccount) =>
  fetch(app.url + path, { headers: account ? { authorization: `Bearer ${account.token}` } : {} });

async function codeOf(id: string): Promise<string> {
  const rows = await app.db.query<{ label_code: string }[]>('SELECT label_code FROM products WHERE id = $1', [id]);
  return rows[0]?.label_code ?? '';
}

async function lotOf(id: string): Promise<string> {
  return (
    (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at DESC, id DESC LIMIT 1', [id]))
      ?.code ?? ''
  );
}

/** Returns the text that a scanner reads from a printed label at 203 dots per inch, which small printers have. */
async function scanned(svg: string): Promise<string | undefined> {
  const width = Math.round((40 / 25.4) * 203);
  const { data } = await sharp(Buffer.from(svg)).resize(width, width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), width, width)?.data;
}

describe('the code of a product', () => {
  it('has eight characters without look-alikes, and no two numbers have the same', async () => {
    const [row] = await app.db.query<{ codes: number; wellFormed: boolean }[]>(`
      SELECT count(DISTINCT label_code(n))::int AS codes, bool_and(label_code(n) ~ '^[3479CDFGHJKMNPQRTVWXY]{8}$') AS "wellFormed"
      FROM generate_series(1, 20000) n`);
    expect(row).toEqual({ codes: 20000, wellFormed: true });
    const made = await Promise.all([1, 2, 3].map(async () => codeOf((await product(app, seller)).id)));
    expect(new Set(made).size).toBe(3);
  });
});

describe('the page of a code', () => {
  it('shows the origin in both languages without a script, under 30 KB, and goes on after the post has ended', async () => {
    const { id } = await publishedProduct(app, seller, { name: 'Alu <script>alert(1)</script>' });
    await harvested(app, id, '2026-11-20');
    const code = await codeOf(id);
    const response = await get(`/p/${code}`);
    const html = await response.text();
    expect([response.status, Buffer.byteLength(html) < 30_000, html.includes('<script')]).toEqual([200, true, false]);
    for (const part of ['Alu &lt;script&gt;', 'Bogura', '20 November 2026', seller.name, code, `/product/${id}`])
      expect(html).toContain(part);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const font = /src:url\(([^)]+)\)/.exec(style)?.[1] ?? '';
    expect((await get(font)).headers.get('content-type')).toBe('font/woff2');
    const bangla = await (await get(`/p/${code.toLowerCase().slice(0, 4)}-${code.slice(4)}?lang=bn`)).text();
    for (const part of ['lang="bn"', 'বগুড়া', 'নভেম্বর', 'আবার অর্ডার করুন']) expect(bangla).toContain(part);
    await app.db.query("UPDATE sell_posts SET state = 'ENDED' WHERE product_id = $1", [id]);
    await app.db.query('UPDATE products SET is_published = false WHERE id = $1', [id]);
    const ended = await (await get(`/p/${code}`)).text();
    expect(ended).toContain(`/seller/${seller.id}`);
    expect(ended).not.toContain(`/product/${id}`);
  });

  it('of a lot shows the days of that lot alone, and nothing for a lot of another product', async () => {
    const [{ id }, other] = [await publishedProduct(app, seller), await publishedProduct(app, seller)];
    await harvested(app, id, '2026-11-20');
    const first = await lotOf(id);
    await app.db.query("UPDATE lots SET opened_at = now() - interval '2 days', added = 3, remaining = 3 WHERE code = $1", [first]);
    await harvested(app, id, '2026-11-22');
    await app.call('setStock', { productId: id, quantity: '3000' }, 'quantity', { token: seller.token });
    const pageOf = async (code: string) => (await get(`/p/${code.toLowerCase()}`)).text();
    expect(await pageOf(first)).toContain(`Lot: <b>${first}</b>`);
    expect(
      [await pageOf(first), await pageOf(await lotOf(id))].map((page) => [page.includes('20 November'), page.includes('22 November')]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await pageOf(await codeOf(id))).toContain('20 November 2026 – 22 November 2026');
    expect(await pageOf((await codeOf(other.id)) + first.slice(8))).toContain('Nothing to show for this code');
  });

  it('of a recalled lot warns, also once its product is deleted, and no label of it is printed', async () => {
    const { id } = await publishedProduct(app, seller);
    const code = await lotOf(id);
    await app.db.query("UPDATE lots SET hold = 'RECALLED' WHERE code = $1", [code]);
    const printed = await (await get(`/labels/${id}?lot=${code}`, seller)).text();
    expect([printed.includes(code), printed.includes(await codeOf(id))]).toEqual([false, true]);
    await app.db.query('UPDATE products SET is_published = false, deleted_at = now() WHERE id = $1', [id]);
    const page = await get(`/p/${code}`);
    const html = await page.text();
    expect([page.status, html.includes('This lot is recalled'), html.includes('href="/orders"')]).toEqual([200, true, true]);
  });

  it('of a product warns while a recalled lot of it is in stock or was sent within 30 days, also once it is deleted', async () => {
    const product = await listedProduct(app, seller, { quantity: '5' });
    const code = await codeOf(product.id);
    const warnings = async () => {
      const page = await (await get(`/p/${code}`)).text();
      return ['Some of this product is recalled', 'This lot is recalled'].map((text) => page.includes(text));
    };
    const { lineIds } = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
    expect(await warnings()).toEqual([false, false]);
    await app.db.query("UPDATE lots SET hold = 'RECALLED' WHERE product_id = $1", [product.id]);
    expect(await warnings()).toEqual([true, false]);
    await app.db.query('UPDATE products SET is_published = false, deleted_at = now() WHERE id = $1', [product.id]);
    expect(await warnings()).toEqual([true, false]);
    expect(await (await get(`/p/${code}?lang=bn`)).text()).toContain('এই পণ্যের একটি লট বাজার থেকে তুলে নেওয়া হয়েছে');
    await app.db.query('ALTER TABLE stock_movements DISABLE TRIGGER USER');
    await app.db.query("UPDATE stock_movements SET created_at = created_at - interval '31 days' WHERE order_line_id = $1", [lineIds[0]]);
    await app.db.query('ALTER TABLE stock_movements ENABLE TRIGGER USER');
    expect(await warnings()).toEqual([false, false]);
  });

  it('shows the same for what is deleted, hidden, never posted, for businesses or unknown, and explains what is no code', async () => {
    const changed = async (change: string) => {
      const { id } = await publishedProduct(app, seller, { name: 'Secret name' });
      await app.db.query(`UPDATE products SET is_published = false, ${change} WHERE id = $1`, [id]);
      return codeOf(id);
    };
    const unseen = [
      await changed('deleted_at = now()'),
      await changed('hidden_at = now()'),
      await codeOf((await product(app, seller, { name: 'Secret name' })).id),
      await codeOf((await publishedProduct(app, seller, { name: 'Secret name', audience: 'BUSINESSES' })).id),
      'YYYYYYYY',
    ];
    const pages = await Promise.all(unseen.map((code) => get(`/p/${code}`)));
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect([new Set(texts).size, ...pages.map(({ status }) => status)]).toEqual([1, 404, 404, 404, 404, 404]);
    expect(texts[0]).toContain('Nothing to show for this code');
    for (const code of ['ABC', 'YYYYYYYYY', '00000000', '%3Cb%3E', '34567890ABCDE']) {
      const page = await get(`/p/${code}`);
      expect([code, page.status, (await page.text()).includes('not a label code')]).toEqual([code, 404, true]);
    }
  });
});

describe('the labels that a seller prints', () => {
  it('are numbered, on A4 or a roll, and their QR code leads a scanner to the page', async () => {
    const { id } = await publishedProduct(app, seller, { name: 'Potato' });
    const html = await (await get(`/labels/${id}?count=3&paper=roll&lang=en`, seller)).text();
    expect(html.match(/class="label"/g)).toHaveLength(3);
    for (const part of ['1 of 3', '3 of 3', 'size:58mm']) expect(html).toContain(part);
    expect(await scanned(/<svg[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '')).toBe(`${app.url}/p/${await lotOf(id)}`);
    const sheet = await (await get(`/labels/${id}?count=1000&lang=bn`, seller)).text();
    expect([sheet.match(/class="label"/g)?.length, sheet.includes('size:A4'), sheet.includes('১০০টির মধ্যে ২ নম্বর')]).toEqual([
      100,
      true,
      true,
    ]);
  });

  it('are for its seller only', async () => {
    const { id } = await publishedProduct(app, seller);
    const other = await approvedProducer(app);
    const states = await Promise.all([get(`/labels/${id}`), get(`/labels/${id}`, other), get('/labels/nonsense', seller)]);
    expect(states.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await states[1]?.text()).toContain('Labels are printed by the seller');
  });
});
