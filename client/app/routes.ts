import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { type PageFrame, type PageName, pagesOf, type SitePage, sitePages, tilePaths } from '../../schema/values/site/site-routes';
import type { LoadScreen } from './admin-pages';

const aboutPages: LoadScreen = () => import('../features/about/about.screen');

/**
 * The screens that visitors open first, by the names of schema/values/site/site-routes.ts; the others are in
 * other-screens.ts and user-screens.ts. A screen file exports `Component` and perhaps `loader`.
 */
const screens = {
  landing: () => import('../features/landing/landing.screen'),
  storefront: () => import('../features/storefront/home/storefront.screen'),
  categories: () => import('../features/storefront/browse/categories.screen'),
  search: () => import('../features/storefront/browse/search.screen'),
  category: () => import('../features/storefront/browse/category.screen'),
  product: () => import('../features/storefront/product/product.screen'),
  seller: () => import('../features/storefront/seller/seller.screen'),
  cart: () => import('../features/cart/cart.screen'),
  prices: () => import('../features/prices/prices.screen'),
  about: aboutPages,
  delivery: aboutPages,
  returns: aboutPages,
  privacy: aboutPages,
  terms: aboutPages,
} as const satisfies Partial<Record<PageName, LoadScreen>>;

/** The names of buyers' pages and login, in other-screens.ts. */
const others = [
  'location',
  'favourites',
  'support',
  'track',
  'trackNumber',
  'checkout',
  'orders',
  'order',
  'orderRecurring',
  'recurringOrders',
  'recurringOrder',
  'sharedBaskets',
  'newSharedBasket',
  'sharedBasket',
  'purchaseProblems',
  'login',
  'register',
  'forgotPassword',
  'waiting',
] as const;

export type OtherPage = (typeof others)[number];
export type UserPage = Exclude<PageName, keyof typeof screens | OtherPage>;

const isFirst = (name: PageName): name is keyof typeof screens => Object.hasOwn(screens, name);
const isOther = (name: PageName): name is OtherPage => others.some((one) => one === name);

function screenOf(name: PageName): LoadScreen {
  if (isFirst(name)) return screens[name];
  if (isOther(name)) return async () => (await import('./other-screens')).otherScreens[name]();
  return async () => (await import('./user-screens')).userScreens[name as UserPage]();
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
