/**
 * Every page of the web client, once: its path, the frame around it and the roles that may open it. From this table are
 * made the links (client/platform/paths.ts), the router with its guards (client/app/routes.ts), the menus, the links in
 * notifications and the server's response to an unknown path. `:id` represents one segment.
 */
import { Role } from '../accounts/roles';
import type { SettingsPart } from './settings-parts';
import { storefrontTiles } from './storefront-tiles';

export type PageFrame = 'public' | 'auth' | 'dashboard' | 'admin';

export interface SitePage {
  readonly path: string;
  readonly frame: PageFrame;
  /** Roles that may open the page; null: everyone. */
  readonly roles: readonly Role[] | null;
}

const { PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN } = Role;

export type SellingRole = 'PRODUCER' | 'WHOLESALER' | 'SUPERSALER';

/** A page that has an own path for each selling role. */
export type PageByRole = Readonly<Partial<Record<SellingRole, SitePage>>>;

const sellers: readonly Role[] = [PRODUCER, SUPERSALER, WHOLESALER];
const buyers: readonly Role[] = [SUPERSALER, WHOLESALER, CONSUMER];
const everyRole: readonly Role[] = [PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN];

/** How the paths of a selling role begin; "superseller" is the spelling that partners and bookmarks use. */
const dashboards: Record<SellingRole, string> = {
  PRODUCER: '/dashboard/producer',
  WHOLESALER: '/dashboard/wholesaler',
  SUPERSALER: '/dashboard/superseller',
};

const open = (path: string): SitePage => ({ path, frame: 'public', roles: null });
const forBuyers = (path: string): SitePage => ({ path, frame: 'public', roles: buyers });
const signIn = (path: string): SitePage => ({ path, frame: 'auth', roles: null });
const own = (path: string, roles: readonly Role[]): SitePage => ({ path, frame: 'dashboard', roles });
const forAdmin = (path: string): SitePage => ({ path, frame: 'admin', roles: [ADMIN] });

/** The same page under the path of each of these roles. */
function bySeller<R extends SellingRole>(end: string, ...roles: readonly R[]): Readonly<Record<R, SitePage>> {
  return Object.fromEntries(roles.map((role) => [role, own(`${dashboards[role]}${end}`, [role])])) as Record<R, SitePage>;
}

export const sitePages = {
  landing: open('/'),
  storefront: open('/consumer'),
  categories: open('/categories'),
  search: open('/search'),
  category: open('/category/:slug'),
  location: open('/location'),
  product: open('/product/:id'),
  seller: open('/seller/:id'),
  favourites: open('/favourites'),
  cart: open('/cart'),
  prices: open('/prices'),
  support: open('/support'),
  track: open('/track'),
  about: open('/about'),
  delivery: open('/about/delivery'),
  returns: open('/about/returns'),
  privacy: open('/about/privacy'),
  terms: open('/about/terms'),
  /** Short, for SMS. */
  trackNumber: open('/t/:number'),
  checkout: forBuyers('/checkout'),
  orders: forBuyers('/orders'),
  order: forBuyers('/orders/:id'),
  orderRecurring: forBuyers('/orders/:id/recurring'),
  recurringOrders: forBuyers('/recurring'),
  recurringOrder: forBuyers('/recurring/:id'),
  sharedBaskets: forBuyers('/baskets'),
  newSharedBasket: forBuyers('/baskets/new'),
  /** Whoever has the link sees it; to join needs an account. */
  sharedBasket: open('/basket/:token'),
  purchaseProblems: forBuyers('/problems'),

  login: signIn('/auth/login'),
  register: signIn('/auth/register'),
  forgotPassword: signIn('/auth/forgotPassword'),
  waiting: signIn('/waitForAdminApproval'),

  producerDashboard: bySeller('Dashboard', PRODUCER),
  traderDashboard: bySeller('Dashboard', WHOLESALER, SUPERSALER),
  sellerProfile: bySeller('Profile', PRODUCER, WHOLESALER, SUPERSALER),
  account: own('/account', [CONSUMER]),
  customers: bySeller('Customers', PRODUCER),
  customer: bySeller('Customers/:id', PRODUCER),
  sales: bySeller('Order', PRODUCER, WHOLESALER, SUPERSALER),
  sale: bySeller('Order/:id', PRODUCER, WHOLESALER, SUPERSALER),
  saleSlip: bySeller('Order/:id/slip', PRODUCER, WHOLESALER, SUPERSALER),
  saleProblems: bySeller('Problems', PRODUCER, WHOLESALER, SUPERSALER),
  questions: bySeller('Questions', PRODUCER, WHOLESALER, SUPERSALER),
  sellPosts: bySeller('SellPost', PRODUCER, WHOLESALER, SUPERSALER),
  deals: bySeller('Deals', PRODUCER, WHOLESALER, SUPERSALER),
  lots: bySeller('Lots', PRODUCER, WHOLESALER, SUPERSALER),
  recall: own('/dashboard/recalls/:code', [...sellers, ADMIN]),
  money: bySeller('Money', PRODUCER, WHOLESALER, SUPERSALER),
  bill: bySeller('Money/:id', PRODUCER, WHOLESALER, SUPERSALER),
  sellerNotifications: bySeller('Notifications', PRODUCER, WHOLESALER, SUPERSALER),
  notifications: own('/notifications', everyRole),
  settings: own('/settings', everyRole),
  settingsPart: own('/settings/:part', everyRole),
  allProducts: bySeller('AllProducts', PRODUCER, SUPERSALER),
  /** Wholesalers find the products that they can buy at the path AllProducts. */
  wholesalerBuying: bySeller('AllProducts', WHOLESALER),
  supersalerBuying: bySeller('ProducerProducts', SUPERSALER),
  addProduct: bySeller('AddProduct', PRODUCER, SUPERSALER),
  importProducts: bySeller('ImportProducts', PRODUCER, SUPERSALER),
  sellerSupport: bySeller('Support', WHOLESALER),
  myProduct: own('/dashboard/product/:id', sellers),
  editProduct: own('/dashboard/producer/product-edit/:id', sellers),

  admin: forAdmin('/admin'),
  approvals: forAdmin('/admin/approvals'),
  adminUsers: forAdmin('/admin/users'),
  adminProducts: forAdmin('/admin/products'),
  adminOrders: forAdmin('/admin/orders'),
  adminMoney: forAdmin('/admin/money'),
  adminBills: forAdmin('/admin/bills'),
  adminPayouts: forAdmin('/admin/payouts'),
  adminSettlements: forAdmin('/admin/settlements'),
  adminProblems: forAdmin('/admin/problems'),
  adminRecalls: forAdmin('/admin/recalls'),
  adminRefusals: forAdmin('/admin/refusals'),
  adminDisputes: forAdmin('/admin/disputes'),
  adminRefunds: forAdmin('/admin/refunds'),
  adminReports: forAdmin('/admin/reports'),
  adminReviewImages: forAdmin('/admin/review-images'),
  adminStories: forAdmin('/admin/stories'),
  adminOffers: forAdmin('/admin/offers'),
  adminAnnouncements: forAdmin('/admin/announcements'),
  adminSupport: forAdmin('/admin/support'),
  adminMessages: forAdmin('/admin/messages'),
  adminWebhooks: forAdmin('/admin/webhooks'),
  adminSettings: forAdmin('/admin/settings'),
  adminAudit: forAdmin('/admin/audit'),
} as const satisfies Record<string, SitePage | PageByRole>;

export type PageName = keyof typeof sitePages;

/** Names of pages with one path for everyone. */
export type SinglePageName = { [N in PageName]: (typeof sitePages)[N] extends SitePage ? N : never }[PageName];

/** Names of pages with a path for each selling role. */
export type SellerPageName = Exclude<PageName, SinglePageName>;

/** Leads to the home of the signed-in role; it has no screen. */
export const DASHBOARD_PATH = '/dashboard';

const isSinglePage = (page: SitePage | PageByRole): page is SitePage => 'path' in page;

/** The pages of a name: one, or one for each selling role. */
export function pagesOf(name: PageName): readonly SitePage[] {
  const page: SitePage | PageByRole = sitePages[name];
  return isSinglePage(page) ? [page] : Object.values(page);
}

/** The storefront's own addresses of categories (specification: /rice, /banananpm …). */
export const tilePaths: readonly string[] = storefrontTiles.map(({ path }) => `/${path}`);

/** The path of a part of the user's settings. */
export const settingsPath = (part: SettingsPart): string => sitePages.settingsPart.path.replace(':part', part);

/** The path of a page for this role; null where the role has none. */
export function sellerPath(name: SellerPageName, role: Role | null | undefined): string | null {
  const page: PageByRole = sitePages[name];
  return (role && page[role as SellingRole]?.path) ?? null;
}
