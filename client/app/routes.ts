import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { type PageFrame, type PageName, pagesOf, type SitePage, sitePages, tilePaths } from '../../schema/values/site/site-routes';
import type { LoadScreen } from './admin-pages';

const trust: LoadScreen = () => import('../features/trust/trust.screen');

/**
 * The screens of public pages and login by the names of schema/values/site/site-routes.ts; all others are in
 * user-screens.ts. A screen file exports `Component` and perhaps `loader`.
 */
const screens = {
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
  track: () => import('../features/tracking/tracking.screen'),
  trackNumber: () => import('../features/tracking/tracking.screen'),
  about: trust,
  delivery: trust,
  returns: trust,
  privacy: trust,
  terms: trust,
  checkout: () => import('../features/checkout/checkout.screen'),
  orders: () => import('../features/purchases/purchases.screen'),
  order: () => import('../features/purchases/purchase.screen'),
  orderRecurring: () => import('../features/recurring/recurring-new.screen'),
  recurringOrders: () => import('../features/recurring/recurring-orders.screen'),
  recurringOrder: () => import('../features/recurring/recurring-order.screen'),
  sharedBaskets: () => import('../features/baskets/baskets.screen'),
  newSharedBasket: () => import('../features/baskets/basket-new.screen'),
  sharedBasket: () => import('../features/baskets/basket.screen'),
  purchaseProblems: () => import('../features/problems/purchase-problems.screen'),

  login: () => import('../features/auth/login/login.screen'),
  register: () => import('../features/auth/register/register.screen'),
  forgotPassword: () => import('../features/auth/password/forgot-password.screen'),
  waiting: () => import('../features/auth/waiting/waiting.screen'),
} as const satisfies Partial<Record<PageName, LoadScreen>>;

export type UserPage = Exclude<PageName, keyof typeof screens>;

const isHere = (name: PageName): name is keyof typeof screens => Object.hasOwn(screens, name);

function screenOf(name: PageName): LoadScreen {
  return isHere(name) ? screens[name] : async () => (await import('./user-screens')).userScreens[name]();
}

export interface AppRoute extends SitePage {
  readonly lazy: LazyRouteFunction<RouteObject>;
}

/** Every route with its screen; the storefront's own category paths show the screen of a category. */
export const allRoutes: readonly AppRoute[] = [
  ...tilePaths.map((path): AppRoute => ({ path, frame: 'public', roles: null, lazy: screens.category })),
  ...(Object.keys(sitePages) as PageName[]).flatMap((name) => pagesOf(name).map((page): AppRoute => ({ ...page, lazy: screenOf(name) }))),
];

export const routesIn = (frame: PageFrame): readonly AppRoute[] => allRoutes.filter((route) => route.frame === frame);
