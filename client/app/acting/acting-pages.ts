import { GrantRight } from '../../../schema/values/accounts/grants';
import { pagesOf, type PageName } from '../../../schema/values/site/site-routes';
import { acting } from '../../platform/account/acting';
import type { MenuEntry } from '../menus/menu-entry';

/**
 * The pages of someone who acts for another, each with the rights that it needs: acting-operations.ts in
 * schema/values/accounts lists operations. A page that is not here asks for what nobody does for another.
 */
const pages: Partial<Record<PageName, readonly GrantRight[]>> = {
  producerDashboard: [],
  traderDashboard: [],
  about: [],
  delivery: [],
  returns: [],
  privacy: [],
  terms: [],
  allProducts: [GrantRight.PRODUCTS],
  addProduct: [GrantRight.PRODUCTS],
  importProducts: [GrantRight.PRODUCTS],
  myProduct: [GrantRight.PRODUCTS],
  editProduct: [GrantRight.PRODUCTS],
  sellPosts: [GrantRight.PRODUCTS],
  sales: [GrantRight.ORDERS],
  sale: [GrantRight.ORDERS],
  saleSlip: [GrantRight.ORDERS],
  questions: [GrantRight.MESSAGES],
  money: [GrantRight.MONEY_READ],
  bill: [GrantRight.MONEY_READ],
  customers: [GrantRight.REPORTS],
  customer: [GrantRight.REPORTS, GrantRight.ORDERS],
};

const isPath = (pattern: string, pathname: string): boolean => {
  const [wanted, given] = [pattern, pathname].map((path) => path.split('/').filter(Boolean)) as [string[], string[]];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

const isPage = (name: PageName, pathname: string) => pagesOf(name).some(({ path }) => isPath(path, pathname));

/** Whether the grant of this tab opens the address; true for those who act for nobody. */
export function mayOpen(pathname: string): boolean {
  const rights = acting()?.rights;
  if (!rights) return true;
  const name = (Object.keys(pages) as PageName[]).find((one) => isPage(one, pathname));
  return name !== undefined && (pages[name] ?? []).every((right) => rights.includes(right));
}

export const isHome = (pathname: string): boolean => isPage('producerDashboard', pathname) || isPage('traderDashboard', pathname);

/** Returns the entries that the rights allow, without counts: duties are read by their owner alone. */
export const whileActing = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  acting() ? entries.filter(({ to }) => mayOpen(to)).map((entry) => ({ ...entry, counted: undefined })) : entries;
