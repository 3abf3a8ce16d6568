/**
 * `npm run tour`: makes the pictures of docs/tour.md from a running site with the demo market (`npm start`), BASE or
 * http://127.0.0.1:4000. Each picture is a screen as a user of the demo market sees it, without changes to any data.
 */
const fs = require('node:fs');
const path = require('node:path');
const sharp = require('sharp');
require('../../../tools/build/register.cjs');
const { endDescendantsWhenInterrupted } = require('../../../tools/processes/end-descendants.ts');
const { openRunFolder } = require('../../../tools/processes/run-folder.ts');
const { requireSite } = require('../../support/running-site.cjs');
const { launchBrowser } = require('../support/browser.ts');

const base = process.env.BASE ?? 'http://127.0.0.1:4000';
const folder = path.resolve('docs', 'pictures');
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const CONSUMER = '01700000004';
const PRODUCER = '01700000001';

const pictures = [
  { name: 'tour-1-storefront', who: CONSUMER, size: phone, address: '/consumer' },
  { name: 'tour-2-product', who: CONSUMER, size: phone, address: relistedProduct },
  { name: 'tour-3-order', who: CONSUMER, size: phone, address: newestOrder },
  { name: 'tour-4-seller-today', who: PRODUCER, size: phone, address: '/dashboard/producerDashboard' },
  { name: 'tour-5-seller-money', who: PRODUCER, size: phone, address: '/dashboard/producerMoney' },
  { name: 'tour-6-trader', who: '01700000002', size: desktop, address: '/dashboard/supersellerProducerProducts' },
  { name: 'tour-7-admin', who: '01700000000', size: desktop, address: '/admin' },
  { name: 'tour-8-partner', who: null, size: desktop, address: '/docs/quick-start' },
];

/** Throws what the server reports. */
async function ask(request, query) {
  const response = await request.post(`${base}/graphql`, { headers: { 'apollo-require-preflight': 'true' }, data: { query } });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A trader's product, whose page has where it was grown and who handled it. */
async function relistedProduct(request) {
  const { products } = await ask(request, '{ products(filter: { search: "Miniket" }, first: 20) { nodes { id seller { role } } } }');
  const found = products.nodes.find(({ seller }) => seller.role !== 'PRODUCER') ?? products.nodes[0];
  return `/product/${found.id}`;
}

async function newestOrder(request) {
  const { myOrders } = await ask(request, '{ myOrders(first: 1) { nodes { id } } }');
  return `/orders/${myOrders.nodes[0].id}`;
}

async function logIn(request, phoneNumber) {
  await ask(request, `mutation { login(input: { phone: "${phoneNumber}", password: "demo1234" }) { account { id } } }`);
}

async function take(browser, { name, who, size, address }) {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-GB' });
  try {
    if (who) await logIn(context.request, who);
    await context.addInitScript(() => localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000)));
    const page = await context.newPage();
    const there = typeof address === 'string' ? address : await address(context.request);
    await page.goto(base + there, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(1_000);
    const file = path.join(folder, `${name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(file);
    process.stdout.write(`${name} ${Math.round(fs.statSync(file).size / 1024)} KB ${there}\n`);
  } finally {
    await context.close();
  }
}

async function main() {
  openRunFolder();
  endDescendantsWhenInterrupted();
  await requireSite(base);
  const browser = await launchBrowser();
  try {
    for (const picture of pictures) await take(browser, picture);
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
