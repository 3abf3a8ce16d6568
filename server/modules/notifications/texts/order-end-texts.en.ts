/** Notifications of orders that did not happen, and what follows from them, in English. */
export const orderEndTexts = {
  orderRejected: { title: 'Order Rejected', message: '{{seller}} could not take your order {{order}}{{reason|because}}.' },
  orderCancelled: { title: 'Order Cancelled', message: 'Order {{order}} was cancelled by {{by}}{{reason|because}}.' },
  orderExpired: { title: 'Order Expired', message: 'Order {{order}} expired: it was not confirmed in time.' },
  couponGivenBack: {
    title: 'Coupon Given Back',
    message: 'Your order did not happen: coupon {{code}} can be used again, until {{until|day}}.',
  },
  orderSellerSuspended: {
    title: 'Shop Closed For Now',
    message:
      '{{seller}} cannot sell at present. The market team looks after your order {{order}}; you can cancel it if it was not sent yet.',
  },
  orderSellerReinstated: { title: 'Shop Open Again', message: '{{seller}} sells again: your order {{order}} goes on.' },
  refusalContested: {
    title: 'Buyer Objects',
    message:
      'The buyer of order {{order}} reports that the delivery was not refused. The market team decides; until then it does not count.',
  },
  refusalToDecide: { title: 'Objection To Decide', message: 'The buyer of order {{order}} objects to a reported refusal. Please decide.' },
  refusalNotCounted: {
    title: 'Objection Accepted',
    message: 'The refusal of order {{order}} does not count against its buyer{{reason|because}}.',
  },
  refusalCounted: {
    title: 'Objection Dismissed',
    message: 'The refusal of order {{order}} counts as the seller reported it{{reason|because}}.',
  },
  lotRecalled: {
    title: 'Do Not Eat Or Sell: Recall',
    message:
      '{{product}} of order {{order}} is recalled. Put it aside and state in the order how much of it you have. You get its price back.',
  },
  lotHeld: { title: 'Lot On Hold', message: 'The market put lot {{lot}} of {{product}} on hold{{reason|because}}.' },
  lotReleased: { title: 'Lot Released', message: 'Lot {{lot}} of {{product}} may be sold again. Resume its sell post.' },
  lotOfRecall: {
    title: 'Lot Recalled',
    message: 'Lot {{lot}} of {{product}} is recalled{{reason|because}}. Do not sell or send any of it.',
  },
  recallAsked: {
    title: 'Recall To Confirm',
    message: '{{seller}} asks for the recall of lot {{lot}} of {{product}}{{reason|because}}. Please decide.',
  },
  recallRefunded: {
    title: 'Money Back For Recalled Goods',
    message: '{{product}} of order {{order}} was recalled: you get {{amount|money}} back.',
  },
  saleRecalled: {
    title: 'Recalled Goods Refunded',
    message: '{{product}} of order {{order}} was recalled: its buyer gets {{amount|money}} back.',
  },
  recallToCheck: {
    title: 'Money For Recalled Goods',
    message:
      '{{product}} of order {{order}} was recalled. The seller is asked whether you paid: then you get {{amount|money}} back. If they say no, you can object.',
  },
  saleToCheck: {
    title: 'Recalled Goods: Were They Paid?',
    message:
      '{{product}} of order {{order}} was recalled. Say in the order whether its buyer paid {{total|money}}. After {{days}} days without an answer it counts as paid.',
  },
  problemToCheck: {
    title: 'Problem Solved: Money To Check',
    message:
      'The problem with order {{order}} is solved: {{amount|money}} is taken off{{reason|because}}. The seller is asked whether you paid: what was paid too much comes back. If they say no, you can object.',
  },
  saleProblemToCheck: {
    title: 'Problem Solved: Did The Buyer Pay?',
    message:
      'The problem with order {{order}} is solved: {{amount|money}} is taken off{{reason|because}}. Say in the order whether its buyer paid {{total|money}}. After {{days}} days without an answer it counts as paid.',
  },
  cashToCheck: {
    title: 'Did You Pay In Cash?',
    message:
      'Your transfer for order {{order}} was not found. The seller is asked whether you paid {{amount|money}} in cash. If they say no, you can object.',
  },
  cashUnanswered: {
    title: 'No Answer About Your Cash',
    message:
      'The seller of order {{order}} did not say whether you paid {{amount|money}} in cash: it counts as not paid. If you did, object within {{days}} days.',
  },
  cashGaveWay: {
    title: 'Your Transfer Was Found',
    message:
      'Your transfer for order {{order}} was found. So {{amount|money}} in cash, of which the seller said nothing, counts as paid no more. If you paid that as well, object within {{days}} days.',
  },
  saleCashToCheck: {
    title: 'Did The Buyer Pay In Cash?',
    message:
      'The transfer for order {{order}} was not found. Say in the order whether its buyer paid {{amount|money}} in cash. After {{days}} days without an answer it counts as not paid.',
  },
  recallLowered: {
    title: 'Less To Pay For Recalled Goods',
    message: '{{product}} of order {{order}} was recalled: you pay {{amount|money}} less.',
  },
  saleLowered: {
    title: 'Recalled Goods Taken Off',
    message: '{{product}} of order {{order}} was recalled: its buyer pays {{amount|money}} less.',
  },
  partProposed: {
    title: 'Less Than Ordered: Do You Want It?',
    message:
      '{{seller}} can deliver only a part of order {{order}}{{reason|because}}: {{after|money}} instead of {{before|money}}. Accept or cancel.',
  },
  partAccepted: {
    title: 'Part Accepted',
    message: '{{buyer}} takes the part of order {{order}} that there is: {{total|money}} in all. The order is confirmed.',
  },
} as const;
