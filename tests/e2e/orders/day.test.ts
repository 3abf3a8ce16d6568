/**
 * A seller's morning: pick list, packing list and run sheet on the screen and on paper.
 */
import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { onDesktop, pageOf, visit } from '../support/visits';
import { type Bought, buy, deliverToday, takeBackWhatIsShipped, enter, move, sell, type Seller, upazilasOfDhaka } from './trade';

const w = {
  day: "Today's lists",
  title: "Today's work",
  run: /^Run sheet/,
  pack: /^Packing list/,
  counts: '2 to pick and pack, 3 to deliver today',
  quantity: '7.5 KG',
  picked: '1 of 1 picked',
  calendar: /for your calendar/,
  print: 'Print',
  a4: 'A4 sheet',
  roll: 'Roll, 58 mm',
  slips: 'Delivery slips',
  savar: 'Savar, Dhaka',
  csv: 'Export CSV',
  window: 'Morning (8–12)',
  pickup: 'Picked up by the buyer',
  note: 'Note:',
  amount: '130 Tk',
  code: 'Handover code from the buyer',
};

const product = 'Diamond Spud Red';
const today = dayAt(new Date());
const MM = 72 / 25.4;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

/** The sizes of the pages of a PDF, in millimetres. */
async function printedPages(page: Page, name: string): Promise<[number, number][]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  fs.mkdirSync('dist/shots', { recursive: true });
  fs.writeFileSync(`dist/shots/${name}.pdf`, bytes);
  return [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / MM),
    Math.round(Number(height) / MM),
  ]);
}

/** Two to pack, two on the road in two upazilas, one that waits to be picked up. */
async function openDay(market: Market): Promise<Seller> {
  const seller = await enter(market.members.PRODUCER);
  const buyer = await enter(market.members.CONSUMER);
  await takeBackWhatIsShipped(seller);
  await deliverToday(seller);
  const productId = await sell(seller, product);
  const upazila = await upazilasOfDhaka();
  const order = (contactName: string, quantity: string, more: object): Promise<Bought> =>
    buy(buyer, { seller, lines: [{ productId, quantity }], contactName, preferredDay: today, upazilaId: upazila('Savar'), ...more });
  const toPack = [
    await order('Rahima Khatun', '2.5', { preferredWindow: 'MORNING', note: 'Please call first' }),
    await order('Rahima Khatun', '5', { preferredWindow: 'EVENING', upazilaId: upazila('Dhamrai') }),
  ];
  const toDeliver = [
    await order('Rahima Khatun', '2', { preferredWindow: 'MORNING' }),
    await order('Rahima Khatun', '4', { upazilaId: upazila('Dhamrai') }),
    await order('Rahima Khatun', '3', { method: 'PICKUP' }),
  ];
  for (const one of toPack) await move(seller, one, 'confirmOrder');
  for (const one of toDeliver) await move(seller, one, 'confirmOrder', 'shipOrder');
  return seller;
}

it("a seller's morning with pick list and run sheet", async () => {
  const market = await openMarket();
  await openDay(market);
  const page = await pageOf(browser, 'PRODUCER', market, onDesktop);
  await page.addInitScript(() => (window.print = () => undefined));
  const tab = (name: RegExp) => page.getByRole('link', { name }).first();
  const printOn = async (paper: string, name: string) => {
    await page.getByRole('button', { name: w.print, exact: true }).click();
    await page.getByRole('menuitem', { name: paper }).click();
    await page.waitForFunction(() => document.documentElement.dataset.paper !== undefined);
    return printedPages(page, `day-${name}`);
  };

  // what the day has, and the way to it
  await visit(page, '/dashboard/producerDashboard');
  await page.getByText(w.counts).waitFor();
  await shoot(page, 'day-1-dashboard');
  await page.getByRole('link', { name: w.day }).click();
  await page.getByRole('heading', { name: w.title, level: 1 }).waitFor();

  // picked off; the tick is still there after a reload
  const row = page.locator('.pick-row', { hasText: product });
  await row.getByText(w.quantity).waitFor();
  await row.click();
  await page.getByText(w.picked).waitFor();
  await page.reload();
  await page.getByText(w.picked).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'day-2-pick');
  expect(await printOn(w.a4, 'pick-a4')).toEqual([[210, 297]]);
  const [pickRoll, ...morePick] = await printOn(w.roll, 'pick-roll');
  expect([pickRoll?.[0], morePick]).toEqual([58, []]);

  // packed
  await tab(w.pack).click();
  await page.locator('.due-order').nth(1).waitFor();
  expect(await page.locator('.due-order').first().textContent()).toContain(w.window);
  await page.getByText(w.note).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'day-3-pack');
  expect(await printOn(w.a4, 'pack-a4')).toEqual([[210, 297]]);
  expect((await printOn(w.roll, 'pack-roll')).map(([width]) => width)).toEqual([58]);

  // delivered: by upazila, what is picked up last
  await tab(w.run).click();
  await page.getByRole('heading', { name: w.savar }).waitFor();
  expect(await page.locator('.run-stop h2').last().textContent()).toBe(w.pickup);
  const stop = page.locator('.run-stop', { has: page.getByRole('heading', { name: w.savar }) });
  expect(await stop.locator('.run-collect').textContent()).toContain(w.amount);
  expect(await stop.locator('a[href^="tel:"]').getAttribute('href')).toBe('tel:01712345678');
  expect(await page.getByText(w.code).first().isVisible()).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'day-4-run');
  expect(await printOn(w.a4, 'run-a4')).toEqual([[210, 297]]);
  expect((await printOn(w.roll, 'run-roll')).map(([width]) => width)).toEqual([58]);
  for (const name of [w.csv, w.calendar]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    expect(file.suggestedFilename()).toMatch(/^(run-sheet|deliveries)-.+\.(csv|ics)$/);
    await page.mouse.move(20, 400); // a toast under the pointer stays
    await page.locator('.toast').first().waitFor({ state: 'detached' });
  }

  // the slips of the parcels, each on a sheet of its own, with a box for the code
  await page.getByRole('link', { name: w.slips }).click();
  await page.locator('.slip').nth(2).waitFor();
  expect(await page.locator('.slip', { hasText: w.code }).count()).toBe(3);
  await shoot(page, 'day-5-slips');
  expect(await printOn(w.a4, 'slips-a4')).toEqual([
    [210, 297],
    [210, 297],
    [210, 297],
  ]);
  expect((await printOn(w.roll, 'slips-roll')).map(([width]) => width)).toEqual([58, 58, 58]);
  await page.context().close();
}, 180_000);
