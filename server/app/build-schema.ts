/** The one list of resolvers: what is not here is not in the API. Served by build-app.ts, written to schema/schema.graphql by emit-schema.ts. */
import 'reflect-metadata';
import { GraphQLSchema } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { type ContainerType, type NonEmptyArray, type PubSub, buildSchema } from 'type-graphql';
import { AccountsResolver } from '../modules/accounts/accounts.resolver';
import { PasswordChangesResolver } from '../modules/accounts/password-changes.resolver';
import { AddressesResolver } from '../modules/accounts/addresses.resolver';
import { PasswordResetsResolver } from '../modules/accounts/password-resets.resolver';
import { RegistrationCodesResolver } from '../modules/accounts/registration-codes.resolver';
import { ProfilesResolver } from '../modules/accounts/profiles.resolver';
import { FollowsResolver } from '../modules/accounts/follows.resolver';
import { SellersResolver } from '../modules/accounts/sellers.resolver';
import { ShoppingPlacesResolver } from '../modules/accounts/shopping-places.resolver';
import { SessionsResolver } from '../modules/accounts/sessions.resolver';
import { AccountReviewsResolver } from '../modules/admin/account-reviews.resolver';
import { AccountDecisionsResolver } from '../modules/admin/account-decisions.resolver';
import { AdminDeskResolver } from '../modules/admin/admin-desk.resolver';
import { ApprovalEventsResolver } from '../modules/admin/approval-events.resolver';
import { CustomerField } from '../modules/customers/customer.field';
import { CustomersResolver } from '../modules/customers/customers.resolver';
import { ProductModerationResolver } from '../modules/catalogue/product-moderation.resolver';
import { AnnouncementsResolver } from '../modules/admin/announcements.resolver';
import { SmsDeskResolver } from '../modules/admin/sms-desk.resolver';
import { PlatformSettingsResolver } from '../modules/admin/platform-settings.resolver';
import { AuditTrailResolver } from '../modules/admin/audit-trail.resolver';
import { CropStockField } from '../modules/dashboard/crop-stock.field';
import { CropTrendField } from '../modules/dashboard/crop-trend.field';
import { TraderDashboardResolver } from '../modules/dashboard/trader-dashboard.resolver';
import { PriceTrendsResolver } from '../modules/dashboard/price-trends.resolver';
import { DashboardResolver } from '../modules/dashboard/dashboard.resolver';
import { CategoriesResolver } from '../modules/catalogue/categories.resolver';
import { DivisionProductsField } from '../modules/catalogue/division-products.field';
import { FavouriteConnectionField } from '../modules/catalogue/favourite-connection.field';
import { FavouritesResolver } from '../modules/catalogue/favourites.resolver';
import { MarketResolver } from '../modules/catalogue/market.resolver';
import { ProductConnectionField } from '../modules/catalogue/product-connection.field';
import { ProductsResolver } from '../modules/catalogue/products.resolver';
import { BulkMarketResolver } from '../modules/catalogue/bulk-market.resolver';
import { ProvenanceStepField } from '../modules/catalogue/provenance-step.field';
import { ProvenanceField } from '../modules/catalogue/provenance.field';
import { ReceivedGoodsResolver } from '../modules/catalogue/received-goods.resolver';
import { SellPostField } from '../modules/catalogue/sell-post.field';
import { SellPostsResolver } from '../modules/catalogue/sell-posts.resolver';
import { StockNoticesResolver } from '../modules/catalogue/stock-notices.resolver';
import { StockResolver } from '../modules/catalogue/stock.resolver';
import { DistrictsResolver } from '../modules/geography/districts.resolver';
import { DivisionsResolver } from '../modules/geography/divisions.resolver';
import { UpazilasResolver } from '../modules/geography/upazilas.resolver';
import { ImagesResolver } from '../modules/media/images.resolver';
import { NotificationPreferencesResolver } from '../modules/notifications/notification-preferences.resolver';
import { NotificationsResolver } from '../modules/notifications/notifications.resolver';
import { CouponsResolver } from '../modules/offers/coupons.resolver';
import { DealsResolver } from '../modules/offers/deals.resolver';
import { DeskCouponsResolver } from '../modules/offers/desk-coupons.resolver';
import { CartLineField } from '../modules/orders/cart-line.field';
import { CartResolver } from '../modules/orders/cart.resolver';
import { CheckoutResolver } from '../modules/orders/checkout.resolver';
import { OrderField } from '../modules/orders/order.field';
import { OrderLineField } from '../modules/orders/order-line.field';
import { OrderPaymentsResolver } from '../modules/orders/order-payments.resolver';
import { ReorderResolver } from '../modules/orders/reorder.resolver';
import { MarketTermsResolver } from '../modules/orders/market-terms.resolver';
import { OrderDeskResolver } from '../modules/orders/order-desk.resolver';
import { OrdersResolver } from '../modules/orders/orders.resolver';
import { SalesCsvResolver } from '../modules/orders/sales-csv.resolver';
import { SupportResolver } from '../modules/orders/support.resolver';
import { SellerPhoneField } from '../modules/orders/seller-phone.field';
import { OrderLineReviewField } from '../modules/reviews/order-line-review.field';
import { ProductReviewsField } from '../modules/reviews/product-reviews.field';
import { SellerReviewsField } from '../modules/reviews/seller-reviews.field';
import { ReviewsResolver } from '../modules/reviews/reviews.resolver';
import { ApiKeysResolver } from '../modules/partners/api-keys.resolver';
import { WebhookDeskResolver } from '../modules/partners/webhook-desk.resolver';
import { WebhooksResolver } from '../modules/partners/webhooks.resolver';
import { EventBus } from '../platform/events/event-bus';
import { authChecker } from '../platform/graphql/authorized';
import { validateByRules } from '../platform/graphql/rules';
import { apiDescription } from './api-description';
import { resolvePort } from './container';
import { readPlainFieldsDirectly } from './plain-fields';

const resolvers = [
  // geography
  DivisionsResolver,
  DistrictsResolver,
  UpazilasResolver,
  // media
  ImagesResolver,
  // accounts
  AccountsResolver,
  ProfilesResolver,
  AddressesResolver,
  ShoppingPlacesResolver,
  PasswordResetsResolver,
  RegistrationCodesResolver,
  PasswordChangesResolver,
  SessionsResolver,
  SellersResolver,
  FollowsResolver,
  // notifications
  NotificationsResolver,
  NotificationPreferencesResolver,
  // catalogue
  CategoriesResolver,
  MarketResolver,
  DivisionProductsField,
  ProductsResolver,
  ProductConnectionField,
  SellPostsResolver,
  SellPostField,
  StockResolver,
  StockNoticesResolver,
  // offers
  CouponsResolver,
  DealsResolver,
  DeskCouponsResolver,
  FavouritesResolver,
  FavouriteConnectionField,
  BulkMarketResolver,
  ReceivedGoodsResolver,
  ProvenanceField,
  ProvenanceStepField,
  // orders
  CartResolver,
  CartLineField,
  CheckoutResolver,
  OrdersResolver,
  OrderDeskResolver,
  MarketTermsResolver,
  OrderPaymentsResolver,
  ReorderResolver,
  SalesCsvResolver,
  OrderField,
  OrderLineField,
  SellerPhoneField,
  SupportResolver,
  // reviews
  ReviewsResolver,
  ProductReviewsField,
  SellerReviewsField,
  OrderLineReviewField,
  // customers
  CustomersResolver,
  CustomerField,
  // dashboard
  DashboardResolver,
  // partners
  ApiKeysResolver,
  WebhookDeskResolver,
  TraderDashboardResolver,
  CropStockField,
  CropTrendField,
  WebhooksResolver,
  PriceTrendsResolver,
  // admin
  AccountReviewsResolver,
  AccountDecisionsResolver,
  ApprovalEventsResolver,
  AuditTrailResolver,
  AdminDeskResolver,
  AnnouncementsResolver,
  PlatformSettingsResolver,
  SmsDeskResolver,
  ProductModerationResolver,
];

/** Without a container the schema can be printed, not served. */
export async function buildAppSchema(container?: DependencyContainer): Promise<GraphQLSchema> {
  readPlainFieldsDirectly();
  const schema = await buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<(typeof resolvers)[number]>,
    authChecker,
    validate: false,
    validateFn: validateByRules,
    pubSub: liveEvents(container),
    ...(container && { container: oneOfEach(container) }),
  });
  return new GraphQLSchema({ ...schema.toConfig(), description: apiDescription });
}

/** Resolvers keep nothing of a request: one of each serves all, where the container would make one for every field of every row. */
function oneOfEach(container: DependencyContainer): ContainerType {
  const made = new Map<unknown, unknown>();
  return {
    get: (resolver) => {
      if (!made.has(resolver)) made.set(resolver, container.resolve(resolver));
      return made.get(resolver);
    },
  };
}

/** Subscriptions listen on the event bus; services publish there themselves, after commit. */
function liveEvents(container?: DependencyContainer): PubSub {
  const bus = container && resolvePort(container, EventBus);
  return {
    publish: () => undefined,
    subscribe: (topic) => bus?.subscribe(topic) ?? noEvents(),
  };
}

async function* noEvents(): AsyncGenerator<never> {}
