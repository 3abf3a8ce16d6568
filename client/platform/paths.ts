import { Role } from '../../schema/values/accounts/roles';
import { DASHBOARD_PATH, sellerPath, type SellerPageName, type SinglePageName, sitePages } from '../../schema/values/site/site-routes';
import { LABELS_PATH } from '../../schema/values/catalogue/labels';
import type { SettingsPart } from '../../schema/values/site/settings-parts';
import { storefrontTiles } from '../../schema/values/site/storefront-tiles';

/** Links to the pages of the site (schema/values/site/site-routes.ts): screens link only through this file. */
type Params = Record<string, string | number | boolean | null | undefined>;
type Who = Role | null | undefined;

/** `path?key=value`, leaving out what is empty. */
function withQuery(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const to = (name: SinglePageName, params: Params = {}) => withQuery(sitePages[name].path, params);
const withId = (path: string, id: string) => path.replace(/:[a-z]+/, encodeURIComponent(id));

/** The role's own page of this name, else the other one. */
const ofRole = (name: SellerPageName, role: Who, otherwise: string) => sellerPath(name, role) ?? otherwise;

export const paths = {
  // public
  landing: () => to('landing'),
  storefront: () => to('storefront'),
  search: (params: Params = {}) => to('search', params),
  categories: () => to('categories'),
  category: (address: string) => `/${address}`,
  /** One of the 62; those that are a page of the storefront have their own address. */
  categoryOf: (slug: string) => {
    const tile = storefrontTiles.find(({ categories }) => categories.length === 1 && categories[0] === slug);
    return tile ? `/${tile.path}` : withId(to('category'), slug);
  },
  product: (productId: string) => withId(to('product'), productId),
  seller: (sellerId: string) => withId(to('seller'), sellerId),
  location: (params: { next?: string } = {}) => to('location', params),
  cart: () => to('cart'),
  checkout: (params: Params = {}) => to('checkout', params),
  orders: (params: Params = {}) => to('orders', params),
  order: (orderId: string, params: Params = {}) => withQuery(withId(to('order'), orderId), params),
  orderRecurring: (orderId: string) => withId(to('orderRecurring'), orderId),
  recurringOrders: () => to('recurringOrders'),
  recurringOrder: (id: string) => withId(to('recurringOrder'), id),
  sharedBaskets: () => to('sharedBaskets'),
  newSharedBasket: (params: { seller?: string; product?: string }) => to('newSharedBasket', params),
  sharedBasket: (token: string) => withId(to('sharedBasket'), token),
  purchaseProblems: () => to('purchaseProblems'),
  favourites: () => to('favourites'),
  inbox: () => to('notifications'),
  settings: (part?: SettingsPart) => (part ? `${to('settings')}/${part}` : to('settings')),
  prices: (params: Params = {}) => to('prices', params),
  track: () => to('track'),
  about: () => to('about'),
  delivery: () => to('delivery'),
  returns: () => to('returns'),
  privacy: () => to('privacy'),
  terms: () => to('terms'),
  support: (params: Params = {}) => to('support', params),

  // users
  login: (params: { next?: string } = {}) => to('login', params),
  register: (params: { role?: string; next?: string } = {}) => to('register', params),
  forgotPassword: () => to('forgotPassword'),
  waiting: () => to('waiting'),

  // dashboards: the same page has its own address for each selling role
  dashboard: () => DASHBOARD_PATH,
  /** Where a role lands after login. */
  home: (role: Who) =>
    role === Role.ADMIN
      ? to('admin')
      : role === Role.CONSUMER
        ? to('storefront')
        : (sellerPath('producerDashboard', role) ?? sellerPath('traderDashboard', role) ?? to('landing')),
  /** The user as the market sees them; an admin has only settings. */
  profile: (role: Who) => (role === Role.CONSUMER ? to('account') : ofRole('sellerProfile', role, to('settings'))),
  customers: () => sitePages.customers.PRODUCER.path,
  customer: (customerId: string) => withId(sitePages.customer.PRODUCER.path, customerId),
  sales: (role: Who, params: Params = {}) => withQuery(ofRole('sales', role, to('orders')), params),
  sale: (role: Who, orderId: string) => withId(ofRole('sale', role, to('order')), orderId),
  saleSlip: (role: Who, orderId: string) => withId(ofRole('saleSlip', role, to('order')), orderId),
  saleProblems: (role: Who) => ofRole('saleProblems', role, to('purchaseProblems')),
  questions: (role: Who, params: Params = {}) => withQuery(ofRole('questions', role, sitePages.questions.PRODUCER.path), params),
  sellPosts: (role: Who) => ofRole('sellPosts', role, sitePages.sellPosts.PRODUCER.path),
  money: (role: Who, params: Params = {}) => withQuery(ofRole('money', role, sitePages.money.PRODUCER.path), params),
  bill: (role: Who, billId: string) => withId(ofRole('bill', role, sitePages.bill.PRODUCER.path), billId),
  deals: (role: Who) => ofRole('deals', role, sitePages.deals.PRODUCER.path),
  lots: (role: Who) => ofRole('lots', role, sitePages.lots.PRODUCER.path),
  recall: (code: string) => withId(to('recall'), code),
  notifications: (role: Who) => ofRole('sellerNotifications', role, to('notifications')),
  allProducts: (role: Who, params: Params = {}) =>
    withQuery(sellerPath('allProducts', role) ?? ofRole('wholesalerBuying', role, sitePages.allProducts.PRODUCER.path), params),
  importProducts: (role: Who) => ofRole('importProducts', role, sitePages.importProducts.PRODUCER.path),
  addProduct: (role: Who) => ofRole('addProduct', role, sitePages.addProduct.PRODUCER.path),
  producerProducts: (params: Params = {}) => withQuery(sitePages.supersalerBuying.SUPERSALER.path, params),
  roleSupport: (role: Who) => ofRole('sellerSupport', role, to('support')),
  myProduct: (productId: string) => withId(to('myProduct'), productId),
  editProduct: (productId: string) => withId(to('editProduct'), productId),
  /** A page of the server. */
  labels: (productId: string, params: Params) => withQuery(`${LABELS_PATH}/${encodeURIComponent(productId)}`, params),

  // pages of the server, not screens: a link to them loads the document
  developerDocs: (page: 'quick-start' | 'examples') => `/docs/${page}`,
  restReference: () => '/api/v1/docs',
  sandbox: () => '/graphql',

  /** Any page with one path for everyone, by its name. */
  page: to,

  // admin, where other screens link to it
  admin: () => to('admin'),
  approvals: (params: Params = {}) => to('approvals', params),
  adminUsers: (params: Params = {}) => to('adminUsers', params),
  adminAudit: (params: Params = {}) => to('adminAudit', params),
  adminProducts: (params: Params = {}) => to('adminProducts', params),
  adminOrders: (params: Params = {}) => to('adminOrders', params),
  adminOffers: (params: Params = {}) => to('adminOffers', params),
  adminMessages: (params: Params = {}) => to('adminMessages', params),
  adminProblems: (params: Params = {}) => to('adminProblems', params),
  adminBills: (params: Params = {}) => to('adminBills', params),
  adminPayouts: () => to('adminPayouts'),
  adminSettlements: () => to('adminSettlements'),
  adminWebhooks: (params: Params = {}) => to('adminWebhooks', params),
  adminSupport: () => to('adminSupport'),
  adminSettings: () => to('adminSettings'),
  adminAnnouncements: () => to('adminAnnouncements'),
} as const;

/**
 * Represents our own in comparisons; browsers drop tabs and line breaks from an address and read a backslash as a
 * slash.
 */
const OWN_ORIGIN = 'https://own.invalid';

/** Only an address inside the site may be returned to after login; null for any other. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('/auth') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, OWN_ORIGIN)) return null;
  return new URL(next, OWN_ORIGIN).origin === OWN_ORIGIN ? next : null;
}
