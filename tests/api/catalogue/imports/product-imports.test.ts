/** Files of products: preview, confirmation, the job that applies them, both languages, and what a file may not be. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { image, publishedProduct } from '../../../support/build-catalogue';
import { type Imports, importsOf, type ShownImport } from '../support/imports';

let app: TestApp;
let producer: TestAccount;
let imports: Imports;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  producer = await approvedProducer(app);
  imports = importsOf(app, producer);
});
afterAll(() => app.stop());

const HEAD = 'Reference,Name,Category,Unit,Price (Tk),Stock,Description\r\n';
const potato = 'p-1,Lal Alu,Potato,KG,30,40,Red potatoes\r\n';
const counts = ({ createdCount, updatedCount, unchangedCount, failedCount }: ShownImport) => [
  createdCount,
  updatedCount,
  unchangedCount,
  failedCount,
];
const stored = () =>
  app.db.query<Record<string, string>[]>(
    `SELECT p.external_reference AS reference, p.name, p.category_slug AS category, p.unit, p.price, stock.on_hand::float AS stock
     FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.seller_id = $1 AND p.deleted_at IS NULL ORDER BY p.external_reference`,
    [producer.id],
  );

it('shows what would be added, changed, left and rejected, and changes nothing before it is confirmed [Y2]', async () => {
  await imports.apply(`${HEAD}${potato}p-2,Begun,Potato,KG,20,10,Purple\r\n`);
  const preview = await imports.preview(
    `${HEAD}${potato}p-2,Begun,Potato,KG,25,10,Purple\r\np-3,Shim,Potato,KG,50,5,Green\r\np-4,Kola,Spaceships,Bunch,0,5,\r\n`,
  );
  expect([preview.state, preview.rowCount, counts(preview)]).toEqual(['READY', 4, [1, 1, 1, 1]]);
  expect(preview.lines.nodes.map(({ line, status }) => [line, status])).toEqual([
    [2, 'UNCHANGED'],
    [3, 'UPDATED'],
    [4, 'CREATED'],
    [5, 'FAILED'],
  ]);
  expect((await stored()).map(({ reference, price }) => [reference, price])).toEqual([
    ['p-1', '30.00'],
    ['p-2', '20.00'],
  ]);
});

it('names the column and the reason of an error in the user’s language, and lists the failed lines alone', async () => {
  const { id } = await imports.preview(`${HEAD}${potato}p-4,Kola,Spaceships,Bunch,ten,5,Yellow\r\n`);
  const failed = await imports.read(id, { status: 'FAILED', language: 'bn' });
  expect(failed?.lines.totalCount).toBe(1);
  expect(failed?.lines.nodes[0]?.errors.map(({ field, column }) => [field, column])).toEqual([
    ['categorySlug', 'ক্যাটাগরি'],
    ['unit', 'একক'],
    ['price', 'দাম (টাকা)'],
  ]);
  expect(failed?.lines.nodes[0]?.errors.every(({ message }) => /[\u0980-\u09ff]/.test(message))).toBe(true);
  const price = await imports.preview(`${HEAD}p-4,Kola,Potato,KG,ten,5,Yellow\r\n`);
  expect(price.lines.nodes[0]?.errors).toEqual([expect.objectContaining({ field: 'price', column: 'Price (Tk)', code: 'BAD_USER_INPUT' })]);
});

it('reads Bangla headings, digits, names of units and categories, yes and no', async () => {
  const { id } = (await image(app, producer)) as { id: string };
  expect(id).toBeTruthy();
  const file = '\uFEFFরেফারেন্স;নাম;ক্যাটাগরি;একক;দাম (টাকা);মজুত;বিবরণ;বিক্রিতে আছে;মন্তব্য\nআ-১;লাল আলু;আলু;কেজি;১,২৫০;৪০;বগুড়ার;না;x\n';
  const done = await imports.apply(file);
  expect([counts(done), done.unknownColumns]).toEqual([[1, 0, 0, 0], ['মন্তব্য']]);
  expect(await stored()).toEqual([{ reference: 'আ-১', name: 'লাল আলু', category: 'potato', unit: 'KG', price: '1250.00', stock: 40 }]);
});

it('reads the first sheet of a workbook, by the line numbers of the spreadsheet', async () => {
  const preview = await imports.preview(readFileSync(path.join(__dirname, '../support/products.xlsx')));
  expect([counts(preview), preview.unknownColumns]).toEqual([[2, 0, 0, 0], ['Notes']]);
  expect(preview.lines.nodes.map(({ line }) => line)).toEqual([2, 4]);
  await imports.confirm(preview.id);
  await imports.runJobs();
  expect(await stored()).toEqual([
    { reference: 'XL-1', name: 'দেশি আলু', category: 'potato', unit: 'KG', price: '45.00', stock: 120 },
    { reference: 'XL-2', name: 'Red Potato', category: 'potato', unit: 'KG', price: '1200.00', stock: 30 },
  ]);
});

it('applies the valid lines, by stock movements, and returns what it did', async () => {
  const done = await imports.apply(`${HEAD}${potato}p-9,,Potato,KG,5,5,No name\r\n`);
  expect([done.state, counts(done), done.finishedAt]).toEqual(['DONE', [1, 0, 0, 1], expect.any(String)]);
  const [moved] = await app.db.query(
    'SELECT kind, on_hand_delta::float AS delta FROM stock_movements m JOIN products p ON p.id = m.product_id WHERE p.seller_id = $1',
    [producer.id],
  );
  expect(moved).toEqual({ kind: 'INITIAL', delta: 40 });
});

it.each(['en', 'bn'] as const)('the own products in the columns of an import change nothing when they come back (%s)', async (language) => {
  await publishedProduct(app, producer, { price: '28' });
  await imports.apply(`${HEAD}${potato}f-1,=1+1,Potato,KG,30,40,"Two\nlines, ""quoted"""\r\n`);
  const file = await imports.template(true, { language });
  expect(file).toContain("'=1+1"); // harmless in a spreadsheet
  const again = await imports.preview(file, { language });
  expect([again.rowCount, counts(again)]).toEqual([3, [0, 0, 3, 0]]);
});

it.each(['en', 'bn'] as const)('the template has the headings and an example that is never imported (%s)', async (language) => {
  const file = await imports.template(false, { language });
  const { code, body } = await imports.upload(file, { language });
  expect([code, body.errors?.[0]?.extensions.key]).toEqual(['BAD_USER_INPUT', 'import.empty']);
  expect(file).toContain(language === 'bn' ? 'রেফারেন্স' : 'Reference');
});

it('is applied once however often it is confirmed, and a line is never applied twice [Y2]', async () => {
  const { id } = await imports.preview(`${HEAD}${potato}`);
  await Promise.all([imports.confirm(id), imports.confirm(id)]);
  await Promise.all([imports.runJobs(), imports.runJobs()]);
  expect((await imports.confirm(id)).data.confirmProductImport.state).toBe('DONE');
  await imports.runJobs();
  expect(await stored()).toHaveLength(1);
});

it('goes on where a killed process stopped', async () => {
  const lines = Array.from({ length: 250 }, (_, at) => `k-${at},Lal Alu,Potato,KG,30,40,Red\r\n`).join('');
  const { id } = await imports.preview(HEAD + lines);
  await imports.confirm(id);
  await app.db.query("UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'"); // the job of the process that is gone
  const worker = async () =>
    (await import('../../../../server/modules/catalogue/imports/product-import-worker.service')).ProductImportWorker;
  await app.container.resolve(await worker()).run(); // as the clock does
  const done = await imports.read(id);
  expect([done?.state, counts(done!)]).toEqual(['DONE', [250, 0, 0, 0]]);
  const [{ count }] = await app.db.query(
    'SELECT count(*)::int AS count FROM stock_movements m JOIN products p ON p.id = m.product_id WHERE p.seller_id = $1',
    [producer.id],
  );
  expect(count).toBe(250);
});

it('two lines about one product: the second fails, however far apart', async () => {
  const filler = Array.from({ length: 120 }, (_, at) => `d-${at},Lal Alu,Potato,KG,30,40,Red\r\n`).join('');
  const preview = await imports.preview(`${HEAD}${filler}d-0,Other,Potato,KG,30,40,Red\r\n`);
  expect(counts(preview)).toEqual([120, 0, 0, 1]);
});

it('is discarded before it runs, and not after', async () => {
  const discard = (id: string) =>
    app.call<{ discardProductImport: { state: string } }>('discardProductImport', { id }, 'state', { token: producer.token });
  const { id } = await imports.preview(`${HEAD}${potato}`);
  expect((await discard(id)).data.discardProductImport.state).toBe('DISCARDED');
  expect([await imports.read(id), (await discard(id)).code]).toEqual([null, 'NOT_FOUND']);
  const done = await imports.apply(`${HEAD}${potato}`);
  expect((await discard(done.id)).code).toBe('CONFLICT');
});

it('another file replaces one that has not run, none while one runs, and another’s import does not exist', async () => {
  const first = await imports.preview(`${HEAD}${potato}`);
  const second = await imports.preview(`${HEAD}${potato}`);
  expect([await imports.read(first.id), (await imports.read(null))?.id]).toEqual([null, second.id]);
  expect((await imports.confirm(first.id)).code).toBe('CONFLICT');
  await imports.confirm(second.id);
  expect((await imports.upload(`${HEAD}${potato}`)).code).toBe('CONFLICT');
  const other = await approvedProducer(app);
  expect([await imports.read(second.id, { by: other }), (await imports.confirm(second.id, { by: other })).code]).toEqual([
    null,
    'NOT_FOUND',
  ]);
});

describe('a file', () => {
  const keyOf = async (content: string | Buffer) => {
    const { code, body } = await imports.upload(content);
    return [code, body.errors?.[0]?.extensions.key];
  };

  it.each([
    ['without the headings', 'a,b\n1,2\n', 'import.noHeadings'],
    ['without lines', HEAD, 'import.empty'],
    ['that is no text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'import.encoding'],
    ['with a column twice', 'Name,Name,Price\na,b,1\n', 'import.columnTwice'],
    ['with too many columns', `${Array.from({ length: 41 }, (_, at) => `c${at}`).join(',')}\n1\n`, 'import.tooManyColumns'],
    ['of an old Excel or with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'import.oldWorkbook'],
    ['that is a zip of other things', 'PK\u0003\u0004 nothing', 'import.notATable'],
    ['with a quote that never ends', `${HEAD}p-1,"Lal`, 'import.notATableAt'],
    ['with too many lines', HEAD + 'x,Lal Alu,Potato,KG,30,40,Red\r\n'.repeat(5_001), 'import.tooManyRows'],
    ['that is too large', Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), 'import.tooLarge'],
  ])('%s is rejected', async (_name, content, key) => {
    expect(await keyOf(content)).toEqual(['BAD_USER_INPUT', key]);
  });

  it('is rejected after 20 in an hour, wrong ones among them, with the seconds that are left of the hour', async () => {
    for (let at = 0; at < 20; at++) expect((await imports.upload('a,b\n')).code).toBe('BAD_USER_INPUT');
    const { code, headers } = await imports.upload(`${HEAD}${potato}`);
    expect(code).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});
