import { registerEnumType } from 'type-graphql';
import {
  CartProblemKind,
  CouponProblemKind,
  DeliveryMethod,
  OrderAction,
  OrderProgress,
  OrderStatus,
  PaymentAction,
  PaymentMethod,
  PaymentStatus,
} from '../../../schema/values/orders';
import { OrderSort } from '../../../schema/values/sort-options';

registerEnumType(OrderStatus, { name: 'OrderStatus', description: 'PLACED → CONFIRMED → SHIPPED → DELIVERED, or the way it ended early.' });
registerEnumType(OrderProgress, { name: 'OrderProgress', description: 'The coarse view of an order: Pending, Done or Cancelled.' });
registerEnumType(OrderAction, { name: 'OrderAction', description: 'What a party may do with an order.' });
registerEnumType(OrderSort, { name: 'OrderSort', description: 'Orders of the list of orders.' });
registerEnumType(PaymentMethod, { name: 'PaymentMethod', description: 'Cash on delivery, or mobile money told by number and TrxID.' });
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'UNPAID; CLAIMED by a TrxID the seller has not confirmed; PAID; REFUNDED.',
});
registerEnumType(PaymentAction, {
  name: 'PaymentAction',
  description: 'What a party may tell of a payment: the buyer CLAIM, the seller the others.',
});
registerEnumType(DeliveryMethod, { name: 'DeliveryMethod', description: 'Brought to the buyer, or fetched by him.' });
registerEnumType(CouponProblemKind, { name: 'CouponProblemKind', description: 'Why a coupon takes nothing off this cart.' });
registerEnumType(CartProblemKind, { name: 'CartProblemKind', description: 'What keeps a cart line from being ordered as it stands.' });
