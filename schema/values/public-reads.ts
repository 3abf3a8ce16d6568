/**
 * Which queries return the same to every visitor, so that a response may be stored and sent to the next one (docs/decisions/0049-stored-reads.md). Every query of
 * the schema is in one of the two lists; a test fails for one that is in neither.
 */
export const publicReads: readonly string[] = [
  'categories',
  'category',
  'districts',
  'divisions',
  'justForYou',
  'marketFigures',
  'marketTerms',
  'priceTrends',
  'product',
  'products',
  'registrationRules',
  'searchSuggestions',
  'seller',
  'sellers',
  'similarProducts',
  'upazilas',
];

/** About the viewer, for some roles only, or made of what one visitor sends (a cart, favourites); a file is too large and too rare. */
export const unstoredReads: readonly string[] = [
  ...['accountReview', 'accounts', 'addresses', 'adminDesk', 'adminOrders', 'adminOrdersCsv', 'adminOverview', 'announcements', 'apiKeys'],
  ...['auditEntries', 'bulkProducts', 'bulkProductsCsv', 'cart', 'compareProducts', 'coupons', 'customersCsv', 'deals', 'deskOrders'],
  ...[
    'deskOrdersCsv',
    'favouriteIds',
    'favourites',
    'followedSellers',
    'marketMonths',
    'me',
    'moderatedProducts',
    'productImport',
    'productImportTemplate',
    'myCoupons',
    'myCustomer',
  ],
  ...['myCustomers', 'myDeals', 'myDocuments', 'myIdentityDocuments', 'myOrders', 'myProduct', 'myProducts', 'myProductsCsv', 'mySales'],
  ...[
    'mySellPosts',
    'node',
    'nodes',
    'notificationPreferences',
    'notifications',
    'order',
    'partnerDeliveries',
    'platformSettings',
    'priceTrendsCsv',
  ],
  ...[
    'purchaseByKey',
    'quoteCart',
    'quoteFavourites',
    'receivedGoods',
    'receivedItems',
    'salesCounts',
    'salesCsv',
    'secondFactor',
    'sellerDashboard',
  ],
  ...['sessions', 'shoppingPlace', 'smsMessages', 'supportMessages', 'traderDashboard', 'webhookDeliveries', 'webhooks'],
];
