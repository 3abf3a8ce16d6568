/**
 * The screens of logged-in users and the back office. A file of their own: every page starts with the list of all files
 * that routes.ts names.
 */
import { adminScreens, type LoadScreen } from './admin-pages';
import type { UserPage } from './routes';

export const userScreens: Readonly<Record<UserPage, LoadScreen>> = {
  producerDashboard: () => import('../features/dashboard/seller-dashboard.screen'),
  traderDashboard: () => import('../features/dashboard/trader-dashboard.screen'),
  sellerProfile: () => import('../features/profile/profile.screen'),
  account: () => import('../features/profile/profile.screen'),
  customers: () => import('../features/customers/customers.screen'),
  customer: () => import('../features/customers/customers.screen'),
  sales: () => import('../features/sales/table/sales.screen'),
  sale: () => import('../features/sales/table/sales.screen'),
  saleSlip: () => import('../features/sales/slip/slip.screen'),
  saleProblems: () => import('../features/problems/sale-problems.screen'),
  questions: () => import('../features/questions/questions.screen'),
  sellPosts: () => import('../features/sell-posts/sell-posts.screen'),
  deals: () => import('../features/deals/deals.screen'),
  lots: () => import('../features/lots/lots.screen'),
  recall: () => import('../features/lots/recall.screen'),
  bill: () => import('../features/money/bills/bill.screen'),
  money: () => import('../features/money/money.screen'),
  sellerNotifications: () => import('../features/notifications/notifications.screen'),
  notifications: () => import('../features/notifications/notifications.screen'),
  settings: () => import('../features/settings/settings.screen'),
  settingsPart: () => import('../features/settings/settings.screen'),
  allProducts: () => import('../features/products/list/all-products.screen'),
  wholesalerBuying: () => import('../features/products/buying/buying.screen'),
  supersalerBuying: () => import('../features/products/buying/buying.screen'),
  addProduct: () => import('../features/products/add-edit/product-add.screen'),
  importProducts: () => import('../features/products/import/import.screen'),
  sellerSupport: () => import('../features/support/support.screen'),
  myProduct: () => import('../features/products/detail/product-detail.screen'),
  editProduct: () => import('../features/products/add-edit/product-edit.screen'),
  ...adminScreens,
};
