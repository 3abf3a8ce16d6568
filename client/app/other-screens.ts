/**
 * The screens of buyers, of login and of help. A file of their own: every page starts with the list of all files that
 * routes.ts names.
 */
import type { LoadScreen } from './admin-pages';
import type { OtherPage } from './routes';

export const otherScreens: Readonly<Record<OtherPage, LoadScreen>> = {
  location: () => import('../features/location/location.screen'),
  favourites: () => import('../features/favourites/favourites.screen'),
  support: () => import('../features/support/support.screen'),
  track: () => import('../features/track/tracking.screen'),
  trackNumber: () => import('../features/track/tracking.screen'),
  checkout: () => import('../features/checkout/checkout.screen'),
  orders: () => import('../features/orders/orders.screen'),
  order: () => import('../features/orders/order.screen'),
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
};
