import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { type PageFrame, type PageName, pagesOf, type SitePage, tilePaths } from '../../schema/values/site/site-routes';
import { adminScreens, type LoadScreen } from './admin-pages';

/** The screen of each page of the site (schema/values/site/site-routes.ts). A screen file exports `Component` and perhaps `loader`. */
const screens: Record<PageName, LoadScreen> = {
  landing: () => import('../features/landing/landing.screen'),
  storefront: () => import('../features/storefront/home/storefront.screen'),
  categories: () => import('../features/storefront/browse/categories.screen'),
  search: () => import('../features/storefront/browse/search.screen'),
  category: () => import('../features/storefront/browse/category.screen'),
  location: () => import('../features/location/location.screen'),
  product: () => import('../features/storefront/product/product.screen'),
  seller: () => import('../features/storefront/seller/seller.screen'),
  favourites: () => import('../features/favourites/favourites.screen'),
  cart: () => import('../features/cart/cart.screen'),
  prices: () => import('../features/prices/prices.screen'),
  support: () => import('../features/support/support.screen'),
  checkout: () => import('../features/checkout/checkout.screen'),
  orders: () => import('../features/purchases/purchases.screen'),
  order: () => import('../features/purchases/purchase.screen'),

  login: () => import('../features/auth/login/login.screen'),
  register: () => import('../features/auth/register/register.screen'),
  forgotPassword: () => import('../features/auth/password/forgot-password.screen'),
  waiting: () => import('../features/auth/waiting/waiting.screen'),

  producerDashboard: () => import('../features/dashboard/seller-dashboard.screen'),
  traderDashboard: () => import('../features/dashboard/trader-dashboard.screen'),
  sellerProfile: () => import('../features/profile/profile.screen'),
  account: () => import('../features/profile/profile.screen'),
  customers: () => import('../features/customers/customers.screen'),
  customer: () => import('../features/customers/customers.screen'),
  sales: () => import('../features/sales/table/sales.screen'),
  sale: () => import('../features/sales/table/sales.screen'),
  saleSlip: () => import('../features/sales/slip/slip.screen'),
  sellPosts: () => import('../features/sell-posts/sell-posts.screen'),
  deals: () => import('../features/deals/deals.screen'),
  sellerNotifications: () => import('../features/notifications/notifications.screen'),
  notifications: () => import('../features/notifications/notifications.screen'),
  settings: () => import('../features/settings/settings.screen'),
  allProducts: () => import('../features/products/list/all-products.screen'),
  wholesalerBuying: () => import('../features/trade/buying.screen'),
  supersalerBuying: () => import('../features/trade/buying.screen'),
  addProduct: () => import('../features/products/add-edit/product-add.screen'),
  importProducts: () => import('../features/products/import/import.screen'),
  sellerSupport: () => import('../features/support/support.screen'),
  myProduct: () => import('../features/products/detail/product-detail.screen'),
  editProduct: () => import('../features/products/add-edit/product-edit.screen'),

  ...adminScreens,
};

export interface AppRoute extends SitePage {
  readonly lazy: LazyRouteFunction<RouteObject>;
}

/** Every route with its screen; the storefront's own category paths show the screen of a category. */
export const allRoutes: readonly AppRoute[] = [
  ...tilePaths.map((path): AppRoute => ({ path, frame: 'public', roles: null, lazy: screens.category })),
  ...(Object.keys(screens) as PageName[]).flatMap((name) => pagesOf(name).map((page): AppRoute => ({ ...page, lazy: screens[name] }))),
];

export const routesIn = (frame: PageFrame): readonly AppRoute[] => allRoutes.filter((route) => route.frame === frame);
