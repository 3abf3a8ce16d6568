/**
 * Fields that lead to products and need no row here: whose they are is asked before anything is read, and
 * tests/api/authorisation tries that for each of them.
 */
export const elsewhere: readonly { readonly why: string; readonly fields: readonly string[] }[] = [
  {
    why: "a seller's own products and posts",
    fields: [
      ...['Query.myDeals', 'Mutation.createMyDeal', 'Mutation.acceptDeal', 'Mutation.declineDeal', 'Mutation.endMyDeal'],
      ...['Query.myProduct', 'Query.myProducts', 'Query.mySellPosts', 'SellPostConnection.nodes', 'Mutation.addProduct'],
      ...['Mutation.updateProduct', 'Mutation.publishSellPost'],
      ...['Mutation.postForSell', 'PostForSellPayload.products', 'Mutation.stopSelling', 'StopSellingPayload.products'],
      'BulkUpdateProductsPayload.results',
      ...['Mutation.updateSellPost', 'Mutation.endSellPost', 'Mutation.setStock', 'Mutation.addHarvest'],
      ...['Mutation.bulkUpdateProducts', 'BulkProductResult.product', 'UpsertProductResult.product'],
      ...['Mutation.upsertProducts', 'UpsertProductsPayload.results'],
    ],
  },
  {
    why: "a trader's own received items",
    fields: [
      ...['Query.receivedItems', 'ReceivedItemConnection.nodes', 'ReceivedItem.product', 'ReceivedItem.listings', 'Mutation.relistItems'],
    ],
  },
  {
    why: 'an order between its two sides; what its lines show of a product is the row of OrderLine.product',
    fields: [
      ...['Query.sellerDay', 'SellerDay.packingList', 'SellerDay.runSheet', 'DayOrder.order', 'RunSheetStop.orders'],
      ...['Query.mySales', 'Mutation.confirmOrder', 'Mutation.rejectOrder', 'Mutation.shipOrder', 'Mutation.deliverOrder'],
      ...[
        'Mutation.confirmOrders',
        'Mutation.shipOrders',
        'ConfirmOrdersPayload.results',
        'ShipOrdersPayload.results',
        'OrderStepResult.order',
        'Mutation.undoOrderStep',
        'Mutation.proposeDeliveryFee',
        'Mutation.acceptDeliveryFee',
        'Mutation.acceptOrderPart',
        'Mutation.proposeOrderWeights',
        'Mutation.acceptOrderWeights',
        'Mutation.declineOrderWeights',
        'Mutation.confirmReceipt',
        'Mutation.reportFailedDelivery',
        'Mutation.shipOrderAgain',
        'Mutation.returnOrder',
        'Mutation.resolveOrder',
      ],
      ...['OrderProblem.order', 'OrderProblem.line', 'Order.problems', 'Query.myProblems', 'OrderProblemConnection.nodes'],
      ...['Mutation.reportProblem', 'Mutation.acceptProblem', 'Mutation.offerForProblem', 'Mutation.declineProblem'],
      ...['Mutation.acceptProblemOffer', 'Mutation.declineProblemOffer', 'Mutation.sendReplacement', 'Mutation.withdrawProblem'],
      ...['Mutation.cancelOrder', 'Mutation.claimPayment', 'Mutation.confirmPayment', 'Mutation.rejectPayment'],
      ...['Query.orderMessages', 'OrderMessageConnection.nodes', 'OrderMessage.order', 'Mutation.sendOrderMessage'],
      ...['Mutation.reportOrderMessage', 'Subscription.orderMessageAdded'],
      ...['Mutation.payInCash', 'Mutation.disputePayment', 'Order.paymentDispute', 'PaymentDispute.order'],
      ...['Mutation.contestRefusal', 'Order.refusalContest', 'RefusalContest.order'],
      ...[
        'Query.myRefunds',
        'Query.myRefundDuty',
        'RefundDuty.first',
        'OrderRefundConnection.nodes',
        'OrderRefund.order',
        'Order.money',
        'OrderMoney.refunds',
      ],
      ...['Mutation.giveRefund', 'Mutation.confirmRefund', 'Mutation.denyRefund'],
    ],
  },
  {
    why: "a user's own notifications; what their subject shows is tested in tests/api/nodes",
    fields: [
      ...['Query.notifications', 'NotificationConnection.nodes', 'Notification.subject', 'Mutation.restoreNotification'],
      'Subscription.notificationAdded',
    ],
  },
  {
    why: "a buyer's own recurring orders; what their cart shows of a product is the row of Query.cart, tried in tests/api/recurring",
    fields: ['Query.recurringOrderCart', 'Mutation.confirmRecurringOrder'],
  },
  {
    why: 'those who share a basket buy by the same rules; what its cart shows of a product is the row of Query.cart, tried in tests/api/baskets',
    fields: [
      ...[
        'Query.sharedBasket',
        'SharedBasket.totals',
        'SharedBasketTotals.lines',
        'Mutation.openSharedBasket',
        'Mutation.joinSharedBasket',
      ],
      ...[
        'Mutation.renameSharedBasket',
        'Mutation.setSharedBasketLine',
        'Mutation.removeSharedBasketParticipant',
        'Mutation.closeSharedBasket',
      ],
      ...['Mutation.cancelSharedBasket', 'Mutation.confirmSharedBasket', 'Mutation.orderSharedBasket'],
    ],
  },
  {
    why: 'for admins',
    fields: [
      ...[
        'Query.adminOrders',
        'Query.orderProblems',
        'Mutation.decideProblem',
        'Query.reportedMessages',
        'Mutation.decideReportedMessage',
        ...['Query.refusalContests', 'RefusalContestConnection.nodes', 'Mutation.decideRefusalContest'],
        'Query.paymentDisputes',
        'PaymentDisputeConnection.nodes',
        'Mutation.decidePaymentDispute',
        ...['Query.overdueRefunds', 'Mutation.decideRefund', 'Mutation.approvePayment'],
        'Query.moderatedProducts',
        'ModeratedProductConnection.nodes',
        'ModeratedProduct.product',
      ],
      ...['Query.deals', 'DealConnection.nodes', 'Deal.product', 'Mutation.createDeal', 'Mutation.endDeal'],
      ...[
        'Mutation.hideProduct',
        'Mutation.restoreProduct',
        'Mutation.recategoriseProduct',
        'Mutation.gradeProduct',
        'Mutation.commentOrder',
      ],
    ],
  },
];
