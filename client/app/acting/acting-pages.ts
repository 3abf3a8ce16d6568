import type { GrantRight } from '../../../schema/values/accounts/grants';
import { pagesOf, type PageName } from '../../../schema/values/site/site-routes';
import { acting } from '../../platform/account/acting';
import type { MenuEntry } from '../menus/menu-entry';

/**
 * The pages of someone who acts for another, by the right that they need: acting-operations.ts in
 * schema/values/accounts lists operations. A page that is not here asks for what nobody does for another.
 */
const PAGES: readonly (readonly [rights: string, names: string])[] = [
  ['', 'producerDashboard traderDashboard about delivery returns privacy terms'],
  ['PRODUCTS', 'allProducts addProduct importProducts myProduct editProduct sellPosts'],
  ['ORDERS', 'sales sale saleSlip'],
  ['MESSAGES', 'questions'],
  ['MONEY_READ', 'money bill'],
  ['REPORTS', 'customers'],
  ['REPORTS ORDERS', 'customer'],
];
const wordsOf = (text: string) => text.split(' ').filter(Boolean);

const isPath = (pattern: string, pathname: string): boolean => {
  const [wanted, given] = [pattern, pathname].map((path) => path.split('/').filter(Boolean)) as [string[], string[]];
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

const isPage = (name: PageName, pathname: string) => pagesOf(name).some(({ path }) => isPath(path, pathname));

/** Whether the grant of this tab opens the address; true for those who act for nobody. */
export function mayOpen(pathname: string): boolean {
  const rights = acting()?.rights;
  if (!rights) return true;
  const isOpen = (needed: string) => wordsOf(needed).every((right) => rights.includes(right as GrantRight));
  return PAGES.some(([needed, names]) => isOpen(needed) && wordsOf(names).some((name) => isPage(name as PageName, pathname)));
}

export const isHome = (pathname: string): boolean => isPage('producerDashboard', pathname) || isPage('traderDashboard', pathname);

/** Returns the entries that the rights allow, without counts: duties are read by their owner alone. */
export const whileActing = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  acting() ? entries.filter(({ to }) => mayOpen(to)).map((entry) => ({ ...entry, counted: undefined })) : entries;
