/**
 * Images of an import by their addresses: fetched once, re-encoded, stored as the seller's; nothing of a private
 * network is ever asked for.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { jpegFile } from '../../../support/build-catalogue';
import { importsOf } from '../support/imports';
import { ProductImportWorker } from '../../../../server/modules/catalogue/imports/product-import-worker.service';

let site: http.Server;
let address: string;
let asked: string[];
let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  const jpeg = await jpegFile();
  site = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/silent')) return;
    if (request.url?.endsWith('.jpg')) response.setHeader('content-type', 'image/jpeg').end(jpeg);
    else if (request.url === '/large') response.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(11 * 1024 * 1024));
    else if (request.url === '/moved') response.writeHead(302, { location: '/ok.jpg' }).end();
    else if (request.url === '/script')
      response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterEach(() => app.stop());
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

const start = async (environment: Record<string, string> = { WEBHOOK_ALLOW_PRIVATE: 'true' }) => {
  app = await startTestApp(environment);
  producer = await approvedProducer(app);
  return importsOf(app, producer);
};
const file = (...rows: [reference: string, images: string, onSale?: string][]) =>
  `Reference,Name,Category,Unit,Price (Tk),Stock,Description,On sale,Image addresses\n${rows
    .map(([reference, images, onSale = 'Yes']) => `${reference},Lal Alu,Potato,KG,30,40,Red,${onSale},${images}\n`)
    .join('')}`;
const products = () =>
  app.db.query<{ reference: string; images: number; published: boolean }[]>(
    `SELECT external_reference AS reference, is_published AS published,
       (SELECT count(*)::int FROM product_images pi JOIN images i ON i.id = pi.image_id AND i.owner_id = p.seller_id WHERE pi.product_id = p.id) AS images
     FROM products p WHERE seller_id = $1 ORDER BY external_reference`,
    [producer.id],
  );

it('are fetched once when the import is applied, not for its preview, and put the product on the market', async () => {
  const imports = await start();
  const content = file(['i-1', `${address}/a.jpg`], ['i-2', `${address}/a.jpg`], ['i-3', '', 'No']);
  const preview = await imports.preview(content);
  expect([preview.createdCount, asked]).toEqual([3, []]);
  await imports.confirm(preview.id);
  await imports.runJobs();
  expect(asked).toEqual(['/a.jpg']);
  expect(await products()).toEqual([
    { reference: 'i-1', images: 1, published: true },
    { reference: 'i-2', images: 1, published: true },
    { reference: 'i-3', images: 0, published: false },
  ]);
  const again = await imports.apply(content);
  expect([again.unchangedCount, asked]).toEqual([3, ['/a.jpg']]);
});

it('fail their line alone where there is none, it is too large, elsewhere, or no image', async () => {
  const imports = await start();
  const done = await imports.apply(
    file(
      ['i-1', `${address}/gone`],
      ['i-2', `${address}/large`],
      ['i-3', `${address}/moved`],
      ['i-4', `${address}/script`],
      ['i-5', `${address}/b.jpg`],
    ),
  );
  expect([done.failedCount, done.createdCount]).toEqual([4, 1]);
  expect(done.lines.nodes[0]?.errors).toEqual([
    { field: 'imageUrls', column: 'Image addresses', code: 'UPLOAD_FAILED', message: 'An image could not be fetched from its address.' },
  ]);
  expect((await products()).map(({ reference }) => reference)).toEqual(['i-5']);
});

it('are never asked for at private addresses, nor without TLS', async () => {
  const imports = await start({});
  const wrong = [
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest',
    'https://localhost/a.jpg',
    `${address}/a.jpg`,
  ];
  const done = await imports.apply(file(...wrong.map((url, at): [string, string] => [`i-${at}`, url]), ['i-9', 'file:///etc/passwd']));
  expect([done.failedCount, asked]).toEqual([6, []]);
  expect(done.lines.nodes.every(({ errors }) => errors[0]?.code === 'BAD_USER_INPUT')).toBe(true);
});

it('of a silent host hold up no other seller, and are given up after a few', async () => {
  const slow = await start();
  const swift = importsOf(app, await approvedProducer(app));
  const addresses = (line: number) => Array.from({ length: 6 }, (_, at) => `${address}/silent-${line}-${at}.jpg`).join(' ');
  const held = await slow.preview(
    file(['i-0', '', 'No'], ...Array.from({ length: 99 }, (_, at): [string, string] => [`i-${at + 1}`, addresses(at)])),
  );
  const other = await swift.preview(file(['j-1', `${address}/c.jpg`]));
  await slow.confirm(held.id);
  await swift.confirm(other.id);
  const worker = app.container.resolve(ProductImportWorker);
  const runs = Promise.all(Array.from({ length: 4 }, () => worker.run())).then(() => 'ended');
  expect(await Promise.race([runs, sleep(9_000, 'still at work', { ref: false })])).toBe('ended');
  expect(await swift.read(other.id)).toMatchObject({ state: 'DONE', createdCount: 1 });
  expect(await slow.read(held.id)).toMatchObject({ state: 'RUNNING', createdCount: 1 });
  await slow.runJobs();
  expect(await slow.read(held.id)).toMatchObject({ state: 'DONE', createdCount: 1, failedCount: 99 });
  expect(new Set(asked.filter((url) => url.startsWith('/silent'))).size).toBe(3);
});
