/**
 * Lists that are no connections, each with what bounds it. Everything else that is a list in a response must be a
 * connection: it can grow, and a partner must be able to read it page by page.
 */
import { getNullableType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, isListType, isObjectType } from 'graphql';

export const boundedLists: Readonly<Record<string, string>> = {
  'AccountDuplicate.shares': 'the values of an enum',
  'AccountReview.duplicates': 'at most 10',
  'AccountReview.identityDocuments': 'one of each kind',
  'AccountReview.verifications': 'the newest 30',
  'AccountReview.events': 'decisions on one account, each made by a person',
  'ModeratedReviewImage.reports': 'the latest 20',
  'Review.images': 'at most 4',
  'MergeFavouritesPayload.productIds': 'at most 500 favourites',
  'Announcement.roles': 'the values of an enum',
  'ApiKey.scopes': 'the values of an enum',
  'ApiKey.uses': 'the operations and routes, and their deprecated members',
  'ConfirmedSecondFactor.recoveryCodes': 'ten',
  'BulkApproval.approved': 'as many as were sent, at most 20',
  'BulkApproval.decidedBefore': 'as many as were sent, at most 20',
  'BulkApproval.needReview': 'as many as were sent, at most 20',
  'BulkUpdateProductsPayload.results': 'as many as were sent, at most 100',
  'ConfirmOrdersPayload.results': 'as many as were sent, at most 50',
  'ShipOrdersPayload.results': 'as many as were sent, at most 50',
  'Cart.groups': 'at most 50 lines',
  'Query.myPayoutAccounts': 'one for each value of an enum',
  'Seller.acceptsPayments': 'the values of an enum',
  'Cart.paymentMethods': 'the values of an enum',
  'Query.rejectedRefunds': 'at most 50',
  'Query.refundsByHand': 'the latest 50',
  'Payout.actions': 'the values of an enum',
  'RecordRefundByHandPayload.rejected': 'at most 50',
  'StartRefundByHandPayload.rejected': 'at most 50',
  'CancelRefundByHandPayload.rejected': 'at most 50',
  'RetryRefundPayload.rejected': 'at most 50',
  'PickItem.lots': 'at most 50 open lots',
  'OrderLine.lots': 'the lots of one line: of at most 50 open ones at a time',
  'Lot.history': 'the latest 50',
  'Lot.removals': 'the latest 50',
  'LotTrace.steps': 'at most 1,000 a page',
  'LotTrace.unitChanges': 'at most 1,000',
  'LotTrace.countedAway': 'the latest 50',
  'Recall.countedAway': 'the latest 50',
  'CountedAway.mayBe': 'the largest 10',
  'Recall.lots': 'the oldest 1,000 of the same goods',
  'Recall.sales': 'at most 1,000 a page',
  'RecallHolders.holders': 'at most 1,000 a page',
  'RecallHolder.problems': 'the values of an enum',
  'LotProblems.problems': 'at most 1,000 a page',
  'LotProblem.lotCodes': 'the lots of one order: of at most 50 open ones at a time for each line',
  'PickItem.lotsInStock': 'at most 50 open lots',
  'LineRecall.lotCodes': 'at most 50 lots of a line',
  'Lot.images': 'at most 5 of each of two decisions',
  'MarketTerms.paymentGateways': 'the values of an enum',
  'Cart.problems': 'one of each kind for each of 50 lines',
  'Cart.unavailable': 'at most 50 lines',
  'CartGroup.lines': 'at most 50 lines',
  'CartLine.problems': 'one of each kind',
  'CropTrend.months': '12 months',
  'Customer.unweighedProducts': 'one for each unit without a weight',
  'DeliveryQuote.days': 'at most 31 days',
  'DeliveryQuote.methods': 'the values of an enum',
  'DeliveryQuote.problems': 'one of each kind',
  'DeliveryQuote.windows': 'the values of an enum',
  'DeliveryTerms.distances': 'the values of an enum',
  'DeliveryTerms.platformRates': 'one for each value of an enum',
  'DeliveryTerms.rates': 'one for each value of an enum',
  'DeliveryTerms.weekdays': 'the values of an enum',
  'DeliveryTerms.windows': 'the values of an enum',
  'District.upazilas': 'the geography',
  'Division.districts': 'the geography',
  'PayoutBatch.methods': 'the values of an enum',
  'PayoutOutlook.heldOrders': 'at most 50',
  'ReconcilePayoutBatchPayload.differences': 'as many as were sent, at most 1,000, and the payouts of a batch, at most 500',
  'Bill.payments': 'an admin records each by hand, and never above the total',
  'MoneyOverview.debtors': 'at most 50',
  'MoneyOverview.months': '12 months',
  'FavouriteConnection.unavailable': 'at most 500 favourites',
  'PlatformSettings.deliveryRates': 'one for each value of an enum',
  'PostForSellPayload.products': 'as many as were sent',
  'StopSellingPayload.products': 'as many as were sent',
  'PaymentDispute.otherOrders': 'at most 20',
  'OnlinePayment.handReferences': 'rejected refunds of one order, each paid by an admin',
  'Order.actions': 'the values of an enum',
  'Order.events': 'the steps of one order',
  'Order.images': 'at most 20 of each party',
  'Order.lines': 'at most 50 lines',
  'Order.problems': 'one at a time for each of at most 50 lines, within days of the delivery',
  'OrderMoney.payments': 'at most a few transfers and captures of one order',
  'OrderMoney.refunds': 'at most one for each change of the total of one order',
  'OrderRefund.actions': 'the values of an enum',
  'SharedParcel.lines': 'at most 50 products of one basket',
  'ProductImportLine.changes': 'one for each column of the file',
  'OrderProblem.actions': 'the values of an enum',
  'OrderProblem.entries': 'the steps of one problem',
  'AccountClosing.obstacles': 'at most one of each kind',
  'Query.myAgents': 'at most 3 agents, 20 staff and 10 requests',
  'Query.myPrincipals': 'at most 200 growers and 20 shops',
  'Grant.rights': 'the values of an enum',
  'AccountGrants.grants': 'as many as one user may have on both sides',
  'Query.recurringOrders': 'at most 20 of a user',
  'RecurringOrder.lines': 'the lines of one order',
  'Query.sharedBaskets': 'the newest 30 of a user',
  'SharedBasket.participants': 'at most 20 participants',
  'SharedBasketParticipant.lines': 'at most 50 products of one basket',
  'SharedBasketTotals.lines': 'at most 50 products of one basket',
  'SharedBasketTotals.paymentMethods': 'the values of an enum',
  'SharedBasketPart.lines': 'at most 50 products of one basket',
  'Query.priceAlerts': 'at most 20 of a user',
  'OrderMessage.images': 'at most 4 images',
  'OrderProblemEntry.images': 'at most 5 images',
  'Order.resolutions': 'the values of an enum',
  'Order.paymentSteps': 'the values of an enum',
  'PriceTrends.districts': '64 districts',
  'PriceTrends.points': 'the days, weeks or months of a span',
  'Product.images': 'at most 6 pictures',
  'Product.provenance': 'from producer to supersaler to wholesaler',
  'Product.ratingCounts': '5 stars',
  'Purchase.orders': 'one for each seller of at most 50 lines',
  'UpsertProductResult.errors': 'one for each rule of a product',
  'UpsertProductError.allowed': 'the 62 categories',
  'ConflictState.allowed': 'the values of an enum',
  'UpsertProductsPayload.results': 'as many as were sent, at most 100',
  'ProductImport.unknownColumns': 'at most 20',
  'ProductImportLine.errors': 'one for each rule of a product',
  'Query.marketMonths': '12 months',
  'Query.myIdentityDocuments': 'one of each kind',
  'Query.myVerifications': 'one of each kind',
  'Query.addresses': 'at most 10',
  'Query.apiKeys': 'at most 10',
  'Query.categories': '62 categories',
  'Query.compareProducts': 'at most 4',
  'Query.districts': 'the geography',
  'Query.divisions': 'the geography',
  'Query.favouriteIds': 'at most 500 favourites',
  'Query.myCoupons': 'at most 20',
  'Query.nodes': 'as many as were sent, at most 50',
  'Query.notificationPreferences': 'the values of an enum',
  'Query.quoteFavourites': 'as many as were sent, at most 50',
  'Query.similarProducts': 'at most 6',
  'Query.upazilas': 'the geography',
  'Query.findUpazilas': 'at most 8',
  'Query.webhooks': 'at most 10',
  'ReceivedItem.listings': 'at most 20',
  'Reorder.missing': 'lines of one order, at most 50',
  'SearchSuggestions.categories': 'at most 3',
  'SearchSuggestions.products': 'at most 5',
  'ShowIdentityDocumentsPayload.images': 'one of each kind',
  'SellPost.tiers': 'at most 5',
  'SellerStory.images': 'at most 6',
  'Seller.ratingCounts': '5 stars',
  'Seller.verifications': 'one of each kind',
  'SalesCounts.districts': '64 districts',
  'SalesCounts.statuses': 'the values of an enum',
  'RunSheetStop.orders': 'at most 500 orders of a day',
  'SellerDay.packingList': 'at most 500 orders of a day',
  'SellerDay.pickList': 'the products of at most 500 orders of a day',
  'SellerDay.runSheet': 'one for each upazila',
  'SellerDashboard.districts': 'at most 8',
  'SellerDashboard.months': '12 months',
  'SellerDashboard.tiles': 'the values of an enum',
  'SellerDashboard.topProducts': 'at most 5',
  'TraderDashboard.crops': 'at most 3',
  'TraderDashboard.months': '12 months',
  'TraderDashboard.stock': 'at most 8',
  'Webhook.events': 'the values of an enum',
  'TrackedOrder.steps': 'moves between the states of one order, at most three deliveries',
};

const PAGE = ['first', 'after', 'offset'];
const PAGE_OF_NODES = ['nodes', 'edges'];

/**
 * Returns the violations in the schema's lists: an unbounded list, a connection without its parts, a field without
 * pages, a needless line of the table.
 */
export function listFaults(schema: GraphQLSchema, bounded: Readonly<Record<string, string>>): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[];
  const connections = types.filter(({ name }) => name.endsWith('Connection'));
  const fields = types.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
  );
  const lists = fields.filter(
    ({ field, type }) => isList(field.type) && !(connections.includes(type) && PAGE_OF_NODES.includes(field.name)),
  );
  return [
    ...lists
      .filter(({ name }) => bounded[name] === undefined)
      .map(({ name }) => `${name}: can it grow? Make it a connection, or tell its bound`),
    ...Object.keys(bounded)
      .filter((name) => !lists.some((list) => list.name === name))
      .map((name) => `${name}: a bound, and no such list`),
    ...connections.flatMap((type) => missingParts(type)),
    ...fields
      .filter(({ field }) => connections.some((type) => type === getNullableType(field.type)))
      .filter(({ field }) => !PAGE.every((wanted) => field.args.some(({ name }) => name === wanted)))
      .map(({ name }) => `${name}: takes first, after and offset`),
  ];
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function missingParts(type: GraphQLObjectType): string[] {
  const fields = type.getFields();
  const wanted: Readonly<Record<string, RegExp>> = {
    nodes: /^\[\w+!\]!$/,
    edges: /^\[\w+Edge!\]!$/,
    totalCount: /^Int!$/,
    pageInfo: /^PageInfo!$/,
  };
  return Object.entries(wanted)
    .filter(([name, shape]) => !shape.test(String(fields[name]?.type)))
    .map(([name]) => `${type.name}: has no ${name}`);
}
