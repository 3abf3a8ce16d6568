import { categories } from './categories';

/**
 * Every address of the web client. The server answers 404 (with the page all the same) for any other; the client's routes are tested
 * against this list. `:id` stands for one segment.
 */
export const clientPaths: readonly string[] = [
  '/',
  '/consumer',
  '/search',
  '/product/:id',
  '/seller/:id',
  '/location',
  '/cart',
  '/checkout',
  '/orders',
  '/orders/:id',
  '/favourites',
  '/notifications',
  '/account',
  '/settings',
  '/prices',
  '/support',
  '/auth/login',
  '/auth/register',
  '/auth/forgotPassword',
  '/waitForAdminApproval',
  // category pages with a name of their own (specification §2)
  '/rice',
  '/ginger',
  '/potato',
  '/wheat',
  '/garlic',
  '/paddy',
  '/banananpm',
  '/vegetable',
  '/mango',
  '/apple',
  '/tools',
  ...categories.map(({ slug }) => `/category/${slug}`),
  // dashboards of the selling roles
  '/dashboard',
  '/dashboard/producerDashboard',
  '/dashboard/producerProfile',
  '/dashboard/producerCustomers',
  '/dashboard/producerCustomers/:id',
  '/dashboard/producerOrder',
  '/dashboard/producerOrder/:id',
  '/dashboard/producerOrder/:id/slip',
  '/dashboard/producerSellPost',
  '/dashboard/producerNotifications',
  '/dashboard/producerAllProducts',
  '/dashboard/producerAddProduct',
  '/dashboard/product/:id',
  '/dashboard/producer/product-edit/:id',
  '/dashboard/wholesalerDashboard',
  '/dashboard/wholesalerProfile',
  '/dashboard/wholesalerOrder',
  '/dashboard/wholesalerOrder/:id',
  '/dashboard/wholesalerOrder/:id/slip',
  '/dashboard/wholesalerSellPost',
  '/dashboard/wholesalerNotifications',
  '/dashboard/wholesalerAllProducts',
  '/dashboard/wholesalerSupport',
  '/dashboard/supersellerDashboard',
  '/dashboard/supersellerProfile',
  '/dashboard/supersellerOrder',
  '/dashboard/supersellerOrder/:id',
  '/dashboard/supersellerOrder/:id/slip',
  '/dashboard/supersellerSellPost',
  '/dashboard/supersellerNotifications',
  '/dashboard/supersellerAllProducts',
  '/dashboard/supersellerAddProduct',
  '/dashboard/supersellerProducerProducts',
  '/admin',
  '/admin/approvals',
  '/admin/users',
  '/admin/products',
  '/admin/orders',
  '/admin/offers',
  '/admin/announcements',
  '/admin/support',
  '/admin/messages',
  '/admin/webhooks',
  '/admin/settings',
  '/admin/audit',
];

const patterns = clientPaths.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'));

/** As the client's router sees it: letter case and a closing slash do not matter. */
export function isClientPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** Where each selling role finds its sell posts: notifications link there. */
export const sellPostPaths = {
  PRODUCER: '/dashboard/producerSellPost',
  SUPERSALER: '/dashboard/supersellerSellPost',
  WHOLESALER: '/dashboard/wholesalerSellPost',
} as const;

/** Where each selling role finds the orders placed with it: notifications link there. */
export const salesPaths = {
  PRODUCER: '/dashboard/producerOrder',
  SUPERSALER: '/dashboard/supersellerOrder',
  WHOLESALER: '/dashboard/wholesalerOrder',
} as const;
