/**
 * Lists what the device stores for times without a network: orders, products and notifications of the user, and the
 * public pages they visited. Nothing else is ever stored: no identity documents, no sessions or keys, and no address
 * beyond the one that the order screen shows.
 */
type Part = 'content' | 'frame';

/** By operation name: the content of a screen, or what its frame and filters need. */
const savedOperations: Readonly<Record<string, Part>> = {
  // own
  SaleList: 'content',
  SaleDetail: 'content',
  SaleSlip: 'content',
  SellerDay: 'content',
  MyPurchases: 'content',
  PurchaseDetail: 'content',
  MyProductList: 'content',
  MyProductDetail: 'content',
  TraderStock: 'content',
  NotificationList: 'content',
  SellerHome: 'content',
  TraderHome: 'content',
  // public
  StorefrontDeals: 'content',
  JustForYou: 'content',
  MarketList: 'content',
  ProductPage: 'content',
  SellerPage: 'content',
  // around them
  Me: 'frame',
  NotificationCount: 'frame',
  SaleCounts: 'frame',
  CartCount: 'frame',
  CartQuantities: 'frame',
  FavouriteIds: 'frame',
  ShoppingPlace: 'frame',
  SupportContact: 'frame',
  SimilarProducts: 'frame',
  ProductDelivery: 'frame',
  CategoryCounts: 'frame',
  LandingFigures: 'frame',
  FilteredSeller: 'frame',
  Divisions: 'frame',
  Districts: 'frame',
};

export const savedOperationNames = Object.keys(savedOperations);

export const isSaved = (operationName: string | undefined): boolean =>
  operationName !== undefined && Object.hasOwn(savedOperations, operationName);

export const isContent = (operationName: string | undefined): boolean =>
  operationName !== undefined && savedOperations[operationName] === 'content';
