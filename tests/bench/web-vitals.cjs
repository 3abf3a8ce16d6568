/**
 * `npm run bench:web [-- runs]`: LCP, CLS, FCP, blocking time and the slowest tap of the public screens in both
 * languages, as a cheap phone meets them (Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms; processor four times slower),
 * each run in a browser that knows nothing yet. BASE is a running site with the demo market (`npm start`),
 * http://127.0.0.1:4000 unless said; two of them, separated by a comma, are visited in turn and compared; SIZE=desktop
 * is a window of 1280 pixels; ONLY=/consumer,/prices are the screens. Medians of 5 runs; absolute times mean something
 * on a quiet machine only, so the load of the machine is printed beside them.
 */
const os = require('node:os');
require('../../tools/build/register.cjs');
const { endDescendantsWhenInterrupted } = require('../../tools/processes/end-descendants.ts');
const { openRunFolder } = require('../../tools/processes/run-folder.ts');
const { requireSite } = require('../support/running-site.cjs');
const { DESKTOP, launchBrowser, PHONE } = require('../e2e/support/browser.ts');

const say = (line) => process.stdout.write(`${line}\n`);
const bases = (process.env.BASE ?? 'http://127.0.0.1:4000').split(',');
const device = process.env.SIZE === 'desktop' ? DESKTOP : PHONE;
const runs = Number(process.argv[2] ?? 5);
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const processor = 4;

/** Runs in the page from its start. */
function watch() {
  const seen = { lcp: 0, cls: 0, tbt: 0, tap: 0 };
  window.vitals = seen;
  const on = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)));
  on('event', (entry) => entry.interactionId && (seen.tap = Math.max(seen.tap, entry.duration)), { durationThreshold: 16 });
}

async function visit(browser, base, path, language) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    await context.addInitScript((stored) => localStorage.setItem('language', stored), language);
    await context.addCookies([{ name: 'language', value: language, url: base }]);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await page.goto(base + path, { waitUntil: 'networkidle', timeout: 90_000 });
    await page.waitForTimeout(500);
    const loaded = await page.evaluate(() => ({
      ...window.vitals,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const menu = page.locator('.top-bar button').first();
    if (path === '/consumer') await closePromotion(page);
    await (device === PHONE ? menu.tap() : menu.click());
    await page.waitForTimeout(600);
    const { tap } = await page.evaluate(() => window.vitals);
    return { ...loaded, tap };
  } finally {
    await context.close();
  }
}

/** It opens by itself a moment after the screen and is over the menu. */
async function closePromotion(page) {
  const promotion = page.locator('dialog[open]');
  await promotion.waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await promotion.waitFor({ state: 'hidden' });
}

async function screens() {
  if (process.env.ONLY) return process.env.ONLY.split(',');
  const query = '{ products(first: 1) { nodes { id seller { id } } } }';
  const response = await fetch(`${bases[0]}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: bases[0] },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  const [{ id, seller }] = data.products.nodes;
  return ['/', '/consumer', '/rice', '/search', `/product/${id}`, `/seller/${seller.id}`, '/prices'];
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function report(path, language, found, base) {
  const of = (name, digits = 0) => median(found.map((one) => one[name])).toFixed(digits);
  const cells = [of('fcp').padStart(9), of('lcp').padStart(8), of('cls', 3).padStart(7), of('tbt').padStart(12), of('tap').padStart(16)];
  say(`${path.replace(/^(\/(?:product|seller)\/).*/, '$1:id').padEnd(18)}${language.padEnd(4)}${cells.join('')}  ${base}`);
}

async function main() {
  openRunFolder();
  endDescendantsWhenInterrupted();
  for (const base of bases) await requireSite(base);
  const paths = await screens();
  const browser = await launchBrowser({ isOptimised: true });
  say(`load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors; ${runs} runs each`);
  say('screen            lang   FCP ms  LCP ms    CLS  blocked ms  slowest tap ms');
  try {
    for (const path of paths)
      for (const language of ['en', 'bn']) {
        const found = bases.map(() => []);
        for (let run = 0; run < runs; run++)
          for (const [at, base] of bases.entries()) found[at].push(await visit(browser, base, path, language));
        for (const [at, base] of bases.entries()) report(path, language, found[at], bases.length > 1 ? base : '');
      }
  } finally {
    await browser.close();
  }
  say(`load of the machine at the end ${os.loadavg()[0].toFixed(1)}`);
}

main().catch((failure) => {
  process.stderr.write(`${failure.stack ?? failure}\n`);
  process.exitCode = 1;
});
