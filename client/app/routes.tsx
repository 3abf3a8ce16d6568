import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { Role } from '../../schema/values/roles';
import { storefrontTiles } from '../../schema/values/storefront-tiles';

/**
 * The table of screens: one short line each, grouped by the frame around them. A screen file exports `Component` and perhaps `loader`.
 * Roles after the file: only they may come in (require-role.tsx); `member` lets any approved account in; none lets everyone in.
 */
type Screen = Promise<{ readonly Component: () => React.ReactNode; readonly loader?: RouteObject['loader'] }>;

export interface AppRoute {
  readonly path: string;
  readonly lazy: LazyRouteFunction<RouteObject>;
  /** Undefined: open to visitors. */
  readonly roles: readonly Role[] | undefined;
}

const screen = (path: string, load: () => Screen, ...roles: readonly Role[]): AppRoute => ({
  path,
  lazy: load,
  roles: roles.length ? roles : undefined,
});

const { PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN } = Role;
export const member: readonly Role[] = [PRODUCER, SUPERSALER, WHOLESALER, CONSUMER, ADMIN];
export const sellers: readonly Role[] = [PRODUCER, SUPERSALER, WHOLESALER];
export const buyers: readonly Role[] = [SUPERSALER, WHOLESALER, CONSUMER];

/** Top bar and footer around them. */
export const publicRoutes: readonly AppRoute[] = [
  screen('/', () => import('../features/landing/landing.screen')),
  screen('/consumer', () => import('../features/storefront/storefront.screen')),
  screen('/search', () => import('../features/storefront/search.screen')),
  ...storefrontTiles.map((tile) => screen(`/${tile.path}`, () => import('../features/storefront/category.screen'))),
  screen('/category/:slug', () => import('../features/storefront/category.screen')),
  screen('/location', () => import('../features/location/location.screen')),
  screen('/product/:id', () => import('../features/storefront/product.screen')),
  screen('/seller/:id', () => import('../features/storefront/seller.screen')),
  screen('/favourites', () => import('../features/favourites/favourites.screen')),
  screen('/cart', () => import('../features/cart/cart.screen')),
  screen('/checkout', () => import('../features/checkout/checkout.screen'), ...buyers),
  screen('/orders', () => import('../features/purchases/purchases.screen'), ...buyers),
  screen('/orders/:id', () => import('../features/purchases/purchase.screen'), ...buyers),
  screen('/prices', () => import('../features/prices/prices.screen')),
  screen('/support', () => import('../features/support/support.screen')),
];

/** No top bar (T1): one card in the middle. */
export const authRoutes: readonly AppRoute[] = [
  screen('/auth/login', () => import('../features/auth/login.screen')),
  screen('/auth/register', () => import('../features/auth/register.screen')),
  screen('/auth/forgotPassword', () => import('../features/auth/forgot-password.screen')),
  screen('/waitForAdminApproval', () => import('../features/auth/waiting.screen')),
];

/** Side menu of the role. */
export const dashboardRoutes: readonly AppRoute[] = [
  screen('/dashboard/producerDashboard', () => import('../features/dashboard/seller-dashboard.screen'), PRODUCER),
  screen('/dashboard/wholesalerDashboard', () => import('../features/dashboard/trader-dashboard.screen'), WHOLESALER),
  screen('/dashboard/supersellerDashboard', () => import('../features/dashboard/trader-dashboard.screen'), SUPERSALER),
  screen('/dashboard/producerProfile', () => import('../features/profile/profile.screen'), PRODUCER),
  screen('/dashboard/wholesalerProfile', () => import('../features/profile/profile.screen'), WHOLESALER),
  screen('/dashboard/supersellerProfile', () => import('../features/profile/profile.screen'), SUPERSALER),
  screen('/account', () => import('../features/profile/profile.screen'), CONSUMER),
  screen('/dashboard/producerCustomers', () => import('../features/customers/customers.screen'), PRODUCER),
  screen('/dashboard/producerCustomers/:id', () => import('../features/customers/customers.screen'), PRODUCER),
  screen('/dashboard/producerOrder', () => import('../features/sales/sales.screen'), PRODUCER),
  screen('/dashboard/producerOrder/:id', () => import('../features/sales/sales.screen'), PRODUCER),
  screen('/dashboard/producerOrder/:id/slip', () => import('../features/sales/slip.screen'), PRODUCER),
  screen('/dashboard/wholesalerOrder', () => import('../features/sales/sales.screen'), WHOLESALER),
  screen('/dashboard/wholesalerOrder/:id', () => import('../features/sales/sales.screen'), WHOLESALER),
  screen('/dashboard/wholesalerOrder/:id/slip', () => import('../features/sales/slip.screen'), WHOLESALER),
  screen('/dashboard/supersellerOrder', () => import('../features/sales/sales.screen'), SUPERSALER),
  screen('/dashboard/supersellerOrder/:id', () => import('../features/sales/sales.screen'), SUPERSALER),
  screen('/dashboard/supersellerOrder/:id/slip', () => import('../features/sales/slip.screen'), SUPERSALER),
  screen('/dashboard/producerSellPost', () => import('../features/sell-posts/sell-posts.screen'), PRODUCER),
  screen('/dashboard/wholesalerSellPost', () => import('../features/sell-posts/sell-posts.screen'), WHOLESALER),
  screen('/dashboard/supersellerSellPost', () => import('../features/sell-posts/sell-posts.screen'), SUPERSALER),
  screen('/dashboard/producerNotifications', () => import('../features/notifications/notifications.screen'), PRODUCER),
  screen('/dashboard/wholesalerNotifications', () => import('../features/notifications/notifications.screen'), WHOLESALER),
  screen('/dashboard/supersellerNotifications', () => import('../features/notifications/notifications.screen'), SUPERSALER),
  screen('/dashboard/wholesalerSupport', () => import('../features/support/support.screen'), WHOLESALER),
  screen('/dashboard/producerAllProducts', () => import('../features/products/all-products.screen'), PRODUCER),
  screen('/dashboard/producerAddProduct', () => import('../features/products/product-add.screen'), PRODUCER),
  screen('/dashboard/supersellerAllProducts', () => import('../features/products/all-products.screen'), SUPERSALER),
  screen('/dashboard/supersellerAddProduct', () => import('../features/products/product-add.screen'), SUPERSALER),
  screen('/dashboard/wholesalerAllProducts', () => import('../features/trade/buying.screen'), WHOLESALER),
  screen('/dashboard/supersellerProducerProducts', () => import('../features/trade/buying.screen'), SUPERSALER),
  screen('/dashboard/product/:id', () => import('../features/products/product-detail.screen'), ...sellers),
  screen('/dashboard/producer/product-edit/:id', () => import('../features/products/product-edit.screen'), ...sellers),
  screen('/notifications', () => import('../features/notifications/notifications.screen'), ...member),
  screen('/settings', () => import('../features/settings/settings.screen'), ...member),
];

/** Side menu of the admin. */
export const adminRoutes: readonly AppRoute[] = [
  screen('/admin', () => import('../features/admin/admin-home.screen'), ADMIN),
  screen('/admin/approvals', () => import('../features/admin/approvals.screen'), ADMIN),
  screen('/admin/users', () => import('../features/admin/users.screen'), ADMIN),
  screen('/admin/products', () => import('../features/admin/products.screen'), ADMIN),
  screen('/admin/orders', () => import('../features/admin/orders.screen'), ADMIN),
  screen('/admin/offers', () => import('../features/admin/offers.screen'), ADMIN),
  screen('/admin/announcements', () => import('../features/admin/announcements.screen'), ADMIN),
  screen('/admin/support', () => import('../features/admin/support.screen'), ADMIN),
  screen('/admin/messages', () => import('../features/admin/sms.screen'), ADMIN),
  screen('/admin/webhooks', () => import('../features/admin/deliveries.screen'), ADMIN),
  screen('/admin/settings', () => import('../features/admin/settings.screen'), ADMIN),
  screen('/admin/audit', () => import('../features/admin/audit.screen'), ADMIN),
];

export const allRoutes: readonly AppRoute[] = [...publicRoutes, ...authRoutes, ...dashboardRoutes, ...adminRoutes];

export { screen };
