import { Role } from '../../schema/values/roles';
import { storefrontTiles } from '../../schema/values/storefront-tiles';

/** Every address of the web client. Screens link only through this file; the outside spellings (superseller, banananpm) live here alone. */
type Params = Record<string, string | number | boolean | null | undefined>;

/** `path?key=value`, leaving out what is empty. */
export function withQuery(path: string, params: Params): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const id = (value: string) => encodeURIComponent(value);

/** How each selling role's dashboard addresses begin. */
const dashboards: Record<'PRODUCER' | 'WHOLESALER' | 'SUPERSALER', string> = {
  PRODUCER: '/dashboard/producer',
  WHOLESALER: '/dashboard/wholesaler',
  SUPERSALER: '/dashboard/superseller',
};

function ofRole(role: Role | null | undefined, end: string, otherwise: string): string {
  return role && role in dashboards ? `${dashboards[role as keyof typeof dashboards]}${end}` : otherwise;
}

export const paths = {
  // public
  landing: () => '/',
  storefront: () => '/consumer',
  search: (params: Params = {}) => withQuery('/search', params),
  category: (address: string) => `/${address}`,
  /** One of the 62; those that are a page of the storefront keep its address. */
  categoryOf: (slug: string) => {
    const tile = storefrontTiles.find(({ categories }) => categories.length === 1 && categories[0] === slug);
    return tile ? `/${tile.path}` : `/category/${id(slug)}`;
  },
  product: (productId: string) => `/product/${id(productId)}`,
  seller: (sellerId: string) => `/seller/${id(sellerId)}`,
  location: (params: { next?: string } = {}) => withQuery('/location', params),
  cart: () => '/cart',
  checkout: (params: Params = {}) => withQuery('/checkout', params),
  orders: (params: Params = {}) => withQuery('/orders', params),
  order: (orderId: string, params: Params = {}) => withQuery(`/orders/${id(orderId)}`, params),
  favourites: () => '/favourites',
  inbox: () => '/notifications',
  settings: () => '/settings',
  prices: (params: Params = {}) => withQuery('/prices', params),
  support: (params: Params = {}) => withQuery('/support', params),

  // accounts
  login: (params: { next?: string } = {}) => withQuery('/auth/login', params),
  register: (params: { role?: string; next?: string } = {}) => withQuery('/auth/register', params),
  forgotPassword: () => '/auth/forgotPassword',
  waiting: () => '/waitForAdminApproval',

  // dashboards: the same item has its own address for each role
  dashboard: () => '/dashboard',
  producerDashboard: () => '/dashboard/producerDashboard',
  wholesalerDashboard: () => '/dashboard/wholesalerDashboard',
  supersellerDashboard: () => '/dashboard/supersellerDashboard',
  /** Where a role lands after login. */
  home: (role: Role | null | undefined) =>
    role === Role.ADMIN ? '/admin' : role === Role.CONSUMER ? '/consumer' : ofRole(role, 'Dashboard', '/'),
  /** Who somebody is to the market; an admin has only his settings. */
  profile: (role: Role | null | undefined) => (role === Role.CONSUMER ? '/account' : ofRole(role, 'Profile', '/settings')),
  customers: (role: Role | null | undefined = Role.PRODUCER) => ofRole(role, 'Customers', '/dashboard/producerCustomers'),
  customer: (customerId: string, role: Role | null | undefined = Role.PRODUCER) =>
    `${ofRole(role, 'Customers', '/dashboard/producerCustomers')}/${id(customerId)}`,
  sales: (role: Role | null | undefined, params: Params = {}) => withQuery(ofRole(role, 'Order', '/orders'), params),
  sale: (role: Role | null | undefined, orderId: string) => `${ofRole(role, 'Order', '/orders')}/${id(orderId)}`,
  saleSlip: (role: Role | null | undefined, orderId: string) => `${ofRole(role, 'Order', '/orders')}/${id(orderId)}/slip`,
  sellPosts: (role: Role | null | undefined) => ofRole(role, 'SellPost', '/dashboard/producerSellPost'),
  notifications: (role: Role | null | undefined) => ofRole(role, 'Notifications', '/notifications'),
  allProducts: (role: Role | null | undefined, params: Params = {}) =>
    withQuery(ofRole(role, 'AllProducts', '/dashboard/producerAllProducts'), params),
  addProduct: (role: Role | null | undefined) => ofRole(role, 'AddProduct', '/dashboard/producerAddProduct'),
  producerProducts: (params: Params = {}) => withQuery('/dashboard/supersellerProducerProducts', params),
  roleSupport: (role: Role | null | undefined) => (role === Role.WHOLESALER ? '/dashboard/wholesalerSupport' : '/support'),
  myProduct: (productId: string) => `/dashboard/product/${id(productId)}`,
  editProduct: (productId: string) => `/dashboard/producer/product-edit/${id(productId)}`,

  // pages of the server, not screens: a link to them loads the document
  developerDocs: (page: 'quick-start' | 'examples') => `/docs/${page}`,
  restReference: () => '/api/v1/docs',
  sandbox: () => '/graphql',

  // admin
  admin: () => '/admin',
  approvals: (params: Params = {}) => withQuery('/admin/approvals', params),
  adminUsers: (params: Params = {}) => withQuery('/admin/users', params),
  adminAudit: (params: Params = {}) => withQuery('/admin/audit', params),
  adminProducts: (params: Params = {}) => withQuery('/admin/products', params),
  adminOrders: (params: Params = {}) => withQuery('/admin/orders', params),
  adminOffers: (params: Params = {}) => withQuery('/admin/offers', params),
  adminMessages: (params: Params = {}) => withQuery('/admin/messages', params),
  adminWebhooks: (params: Params = {}) => withQuery('/admin/webhooks', params),
  adminSupport: () => '/admin/support',
  adminSettings: () => '/admin/settings',
  adminAnnouncements: () => '/admin/announcements',
} as const;

/** Only an address inside the site may be returned to after login. */
export function safeNext(next: string | null | undefined): string | null {
  return next && next.startsWith('/') && !next.startsWith('//') && !next.includes('\\') && !next.startsWith('/auth') ? next : null;
}
