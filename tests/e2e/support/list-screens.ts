/** Which pages of the route table are lists, and where the list of a phone's screen begins. */
import type { Page } from 'playwright-core';
import { type PageName, pagesOf, sitePages } from '../../../schema/values/site/site-routes';

/** Pages that show something else first: figures, one record, a form, or text. Every other page is a list. */
const notLists: ReadonlySet<PageName> = new Set<PageName>([
  'landing',
  'storefront',
  'producerDashboard',
  'traderDashboard',
  'admin',
  'money',
  'adminMoney',
  'adminPayouts',
  'adminSettlements',
  'prices',
  'seller',
  'cart',
  'product',
  'myProduct',
  'order',
  'sale',
  'saleSlip',
  'customer',
  'recall',
  'bill',
  'recurringOrder',
  'sharedBasket',
  'sellerProfile',
  'account',
  'settings',
  'settingsPart',
  'adminSettings',
  'trackNumber',
  'waiting',
  'addProduct',
  'importProducts',
  'editProduct',
  'checkout',
  'orderRecurring',
  'newSharedBasket',
  'track',
  'login',
  'register',
  'forgotPassword',
  'location',
  'support',
  'sellerSupport',
  'about',
  'delivery',
  'returns',
  'privacy',
  'terms',
]);

const lists = (Object.keys(sitePages) as PageName[])
  .filter((name) => !notLists.has(name))
  .flatMap(pagesOf)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`));

const ROWS = '.row-card, .post-card, .product-card, .notice, .lot, .deal-list > li, .category-list > li, .paper, article.panel';
const FIRST_ROW_PX = 300;

/** The first row, or the sentence that stands for none, begins within the first 300 px of a phone's screen. */
export async function listProblems(page: Page, address: string): Promise<string[]> {
  if (!lists.some((list) => list.test(address))) return [];
  const top = await page
    .locator(`main :is(${ROWS}, .empty)`)
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY), null, { timeout: 2_000 })
    .catch(() => null);
  if (top === null) return ['shows neither a row nor that there is none'];
  return top <= FIRST_ROW_PX ? [] : [`its list begins at ${top} px`];
}
