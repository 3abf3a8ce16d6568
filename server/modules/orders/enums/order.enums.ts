import { registerEnumType } from 'type-graphql';
import { problemMeaning } from '../../../../schema/values/api/error-details';
import {
  CartProblemKind,
  CouponProblemKind,
  DeliveryMethod,
  OrderProgress,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PaymentStep,
} from '../../../../schema/values/orders/orders';
import { OrderAction, OrderEventAction, OrderResolution } from '../../../../schema/values/orders/order-moves';
import { DeliveryFailure, OrderState } from '../../../../schema/values/orders/order-states';
import { Handover } from '../../../../schema/values/orders/handover';
import { OrderSort } from '../../../../schema/values/api/sort-options';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'PLACED → CONFIRMED → SHIPPED → DELIVERED, or how it ended early.',
  valuesConfig: {
    PLACED: { description: 'Waits for its seller, a day at most.' },
    CONFIRMED: { description: 'The seller takes it.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'With the buyer.' },
    REJECTED: { description: 'Turned down by the seller, with a reason.' },
    EXPIRED: { description: 'The seller did not respond in time.' },
    CANCELLED: { description: 'Cancelled by the buyer, the seller or an admin.' },
  },
});
registerEnumType(OrderState, {
  name: 'OrderState',
  description: 'The exact state of an order; `OrderStatus` is the coarse one.',
  valuesConfig: {
    PLACED: { description: 'Waits for its seller, a day at most.' },
    FEE_PROPOSED: {
      description: 'The seller named the delivery fee: waits for the buyer, a day at most. Not binding before. Coarse: PLACED.',
    },
    PART_PROPOSED: {
      description: 'There is much less than ordered: waits for the buyer, a day at most. Not binding before. Coarse: PLACED.',
    },
    CONFIRMED: { description: 'The seller takes it.' },
    WEIGHT_PROPOSED: { description: 'Weighs more than agreed, or much less: waits for the buyer. Coarse: CONFIRMED.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERY_FAILED: { description: 'It did not reach its buyer: sent again or returned by its seller. Coarse: SHIPPED.' },
    DELIVERED: { description: 'With the buyer; complete once `completedAt` is set.' },
    RETURNED: { description: 'Could not be delivered and is back with its seller. Coarse: CANCELLED.' },
    REJECTED: { description: 'Turned down by the seller, with a reason.' },
    EXPIRED: { description: 'The seller did not respond in time.' },
    CANCELLED: { description: 'Cancelled by the buyer, the seller or an admin.' },
  },
});
registerEnumType(DeliveryFailure, {
  name: 'DeliveryFailure',
  description: 'Why an order did not reach its buyer.',
  valuesConfig: {
    REFUSED: { description: 'The buyer did not accept it on arrival.' },
    ABSENT: { description: 'No one was there, nor reached by phone.' },
    ADDRESS: { description: 'The address could not be found.' },
    DAMAGED: { description: 'It was damaged on its way.' },
  },
});
registerEnumType(Handover, {
  name: 'Handover',
  description: 'How an order was handed over.',
  valuesConfig: {
    CODE: { description: "The seller gave the buyer's code." },
    IMAGE: { description: 'Without a code: the seller gave an image of where it was delivered.' },
    NONE: { description: 'With neither: of orders that were delivered before one was required.' },
    BUYER: { description: 'The buyer confirmed the receipt first.' },
  },
});
registerEnumType(OrderEventAction, {
  name: 'OrderEventAction',
  description: 'What was done with an order.',
  valuesConfig: {
    ...Object.fromEntries(Object.values(OrderAction).map((action) => [action, { description: 'As in `OrderAction`.' }])),
    PROPOSE_PART: { description: 'confirmOrder with `quantities`, where so little is left that the buyer is asked.' },
    UNDO: { description: "undoOrderStep: the seller's last step was reverted." },
    EXPIRE: { description: 'The seller did not respond in time.' },
    COMPLETE: { description: 'Three days have passed since its delivery.' },
    PAY_IN_CASH: { description: 'payInCash: the buyer changed to cash on delivery.' },
  },
});
registerEnumType(OrderProgress, {
  name: 'OrderProgress',
  description: 'The coarse view of an order: Pending, Done or Cancelled.',
  valuesConfig: {
    PENDING: { description: 'PLACED, CONFIRMED or SHIPPED.' },
    DONE: { description: 'DELIVERED.' },
    CANCELLED: { description: 'REJECTED, EXPIRED or CANCELLED.' },
  },
});
registerEnumType(OrderAction, {
  name: 'OrderAction',
  description: 'What a party may do with an order.',
  valuesConfig: {
    CONFIRM: { description: 'confirmOrder.' },
    PROPOSE_FEE: { description: 'proposeDeliveryFee.' },
    ACCEPT_FEE: { description: 'acceptDeliveryFee.' },
    ACCEPT_PART: { description: 'acceptOrderPart.' },
    SHIP: { description: 'shipOrder.' },
    PROPOSE_WEIGHT: { description: 'proposeOrderWeights.' },
    ACCEPT_WEIGHT: { description: 'acceptOrderWeights.' },
    DECLINE_WEIGHT: { description: 'declineOrderWeights.' },
    DELIVER: { description: 'deliverOrder.' },
    RECEIVE: { description: 'confirmReceipt.' },
    FAIL: { description: 'reportFailedDelivery.' },
    SHIP_AGAIN: { description: 'shipOrderAgain.' },
    RETURN: { description: 'returnOrder.' },
    REJECT: { description: 'rejectOrder.' },
    CANCEL: { description: 'cancelOrder.' },
    RESOLVE: { description: 'resolveOrder, in one of `resolutions`.' },
  },
});
registerEnumType(OrderResolution, {
  name: 'OrderResolution',
  description: 'How an admin ends an order: resolveOrder.',
  valuesConfig: {
    CANCELLED: { description: 'It has not left the store.' },
    DELIVERED: { description: 'The buyer has it; the time to report a problem begins.' },
    RETURNED: { description: 'It came back to the seller.' },
    COMPLETED: { description: 'It was delivered, and nothing is left to do: no problem can be reported any more.' },
  },
});
registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'Orders of the list of orders.',
  valuesConfig: { LATEST: { description: 'The last placed first.' }, HIGHEST_QUANTITY: { description: 'The largest quantity first.' } },
});
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Cash on delivery, mobile money reported by number and TrxID, or a payment through a gateway of the platform.',
  valuesConfig: {
    CASH_ON_DELIVERY: { description: 'In cash when the order is delivered.' },
    BKASH: { description: 'bKash.' },
    NAGAD: { description: 'Nagad.' },
    ROCKET: { description: 'Rocket.' },
    ONLINE: { description: 'Through a payment gateway, by startOnlinePayment; held by the platform until delivery.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'What the account of an order comes to (`Order.money`): derived from its amounts, and never written.',
  valuesConfig: {
    UNPAID: { description: 'Nothing was paid yet.' },
    CLAIMED: { description: 'The buyer reports the payment.' },
    PARTLY_PAID: { description: 'A part was received; the rest is due.' },
    PAID: { description: 'The seller has the money; of an online payment the platform.' },
    REFUND_DUE: { description: 'More was received than is charged: money goes back to the buyer.' },
    REFUNDED: { description: 'Nothing is charged, and all that was received was given back.' },
  },
});
registerEnumType(PaymentStep, {
  name: 'PaymentStep',
  description: 'What a party may report about a payment: the buyer CLAIM and PAY_IN_CASH, the seller the others.',
  valuesConfig: {
    CLAIM: { description: 'claimPayment.' },
    CONFIRM: { description: 'confirmPayment.' },
    REJECT: { description: 'rejectPayment.' },
    PAY_IN_CASH: { description: 'payInCash.' },
  },
});
registerEnumType(DeliveryMethod, {
  name: 'DeliveryMethod',
  description: 'Delivered to the buyer, or picked up by the buyer.',
  valuesConfig: { DELIVERY: { description: 'Brought to the buyer.' }, PICKUP: { description: 'Picked up by the buyer.' } },
});
registerEnumType(CouponProblemKind, {
  name: 'CouponProblemKind',
  description: 'Why a coupon takes nothing off this cart.',
  valuesConfig: {
    UNKNOWN: { description: 'There is no such coupon for this buyer.' },
    USED: { description: 'It was used.' },
    EXPIRED: { description: 'Its time is over.' },
    BELOW_MINIMUM: { description: 'The subtotal of the cart is less than its minimum.' },
  },
});
registerEnumType(CartProblemKind, {
  name: 'CartProblemKind',
  description: 'What prevents a cart line from being ordered as it is.',
  valuesConfig: {
    UNAVAILABLE: { description: problemMeaning.UNAVAILABLE },
    SELLER_AWAY: { description: problemMeaning.SELLER_AWAY },
    OUT_OF_STOCK: { description: problemMeaning.OUT_OF_STOCK },
    LESS_STOCK: { description: problemMeaning.LESS_STOCK },
    PRICE_CHANGED: { description: problemMeaning.PRICE_CHANGED },
    BELOW_MINIMUM: { description: problemMeaning.BELOW_MINIMUM },
    NOT_A_MULTIPLE: { description: problemMeaning.NOT_A_MULTIPLE },
    DEAL_LIMIT: { description: problemMeaning.DEAL_LIMIT },
    OWN_PRODUCT: { description: problemMeaning.OWN_PRODUCT },
  },
});
