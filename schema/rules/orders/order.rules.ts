/** Cart, checkout and lists of orders, fields in the order of the forms. */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { MAX_ORDERS_AT_ONCE } from '../../values/orders/orders-at-once';
import { OrderState } from '../../values/orders/order-states';
import { DeliveryMethod, mobileMoneyMethods, OrderProgress, OrderStatus, PaymentMethod } from '../../values/orders/orders';
import { deliveryChoiceList } from './delivery.rules';
import { mobileMoneyNumber, trxId } from './mobile-money.rules';
import {
  idList,
  key,
  neededWhere,
  optionalChoice,
  optionalDecimal,
  optionalId,
  optionalText,
  requiredChoice,
  requiredText,
} from '../shared/fields';
import { buyerQuantity } from '../catalogue/quantity.rules';
import { searchText } from '../shared/search.rules';
import { requiredName } from '../shared/name.rules';
import { requiredPhone } from '../shared/phone.rules';

interface PlaceFields {
  readonly deliveryMethod?: unknown;
  readonly deliveries?: unknown;
}

/** Whether anything is brought to the buyer: by the choices for the sellers, else by the method of a form. */
const isDelivery = ({ deliveryMethod, deliveries }: PlaceFields) =>
  Array.isArray(deliveries) && deliveries.length > 0
    ? deliveries.some((one: { method?: unknown } | null) => one?.method === DeliveryMethod.DELIVERY)
    : deliveryMethod !== DeliveryMethod.PICKUP;

export const cartLineRules = object({
  productId: requiredText(key('cart.unavailable'), limits.idLength),
  quantity: buyerQuantity(),
  seenPrice: optionalDecimal(limits.maxPrice, limits.moneyDecimals),
});

export const deliveryRules = object({
  upazilaId: optionalId(),
});

const contactFields = {
  contactName: requiredName(key('order.contactName')),
  contactPhone: requiredPhone(),
};

const placeFields = {
  deliveries: deliveryChoiceList(),
  upazilaId: optionalId(key('order.placeRequired')).test(neededWhere(key('order.placeRequired'), isDelivery)),
  address: optionalText(limits.addressLength, key('order.addressRequired')).test(neededWhere(key('order.addressRequired'), isDelivery)),
  note: optionalText(limits.orderNoteLength),
};

const paymentFields = {
  paymentMethod: requiredChoice(Object.values(PaymentMethod), key('order.paymentMethod')),
  couponCode: optionalText(limits.couponLength, key('order.couponInvalid')),
};

const sentAmount = optionalDecimal(999_999_999, limits.moneyDecimals, key('payment.amountWrong')).test(
  'positive',
  key('payment.amountWrong'),
  (value) => !value || +value > 0,
);

/** Mobile money reported after the order was placed. */
export const paymentClaimRules = object({
  paymentMethod: requiredChoice([...mobileMoneyMethods], key('order.paymentMethod')),
  paymentNumber: mobileMoneyNumber().required(key('order.paymentNumber')),
  paymentReference: trxId().required(key('order.paymentReference')),
  amount: sentAmount,
});

/** Mobile money that was sent though nothing was due: its amount is not known otherwise. */
export const surplusClaimRules = paymentClaimRules.shape({ amount: sentAmount.required(key('payment.amountWrong')) });

/** One step of the checkout each; placeOrderRules is all of them and the lines. */
export const checkoutContactRules = object(contactFields);
export const checkoutPlaceRules = object({
  deliveryMethod: optionalChoice(Object.values(DeliveryMethod), key('order.deliveryMethod')),
  ...placeFields,
});
export const checkoutPaymentRules = object(paymentFields);

export const placeOrderRules = object({
  lines: array(cartLineRules)
    .typeError(key('cart.empty'))
    .required(key('cart.empty'))
    .min(1, key('cart.empty'))
    .max(limits.cartLines, key('cart.full')),
  expectedTotal: optionalDecimal(999_999_999, limits.moneyDecimals),
  ...contactFields,
  ...placeFields,
  ...paymentFields,
});

export const orderFilterRules = object({
  progress: optionalChoice(Object.values(OrderProgress)),
  statuses: array(requiredChoice(Object.values(OrderStatus), key('error.badInput')))
    .typeError(key('error.badInput'))
    .nullable()
    .max(Object.values(OrderStatus).length, key('error.badInput')),
  states: array(requiredChoice(Object.values(OrderState), key('error.badInput')))
    .typeError(key('error.badInput'))
    .nullable()
    .max(Object.values(OrderState).length, key('error.badInput')),
  search: searchText(),
  ids: idList(limits.maxFirst),
  trackingNumber: optionalText(limits.trackingNumberLength),
  buyerId: optionalText(limits.idLength),
  districtId: optionalId(),
});

const atOnce = key('order.bulkCount');

/** Orders that take the same step by one call; one that is named twice counts once. */
export const ordersAtOnceRules = object({
  ids: array(requiredText(key('error.badInput'), limits.idLength))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .typeError(atOnce)
    .required(atOnce)
    .min(1, atOnce)
    .max(MAX_ORDERS_AT_ONCE, atOnce),
});

export const adminOrderFilterRules = object({
  status: optionalChoice(Object.values(OrderStatus)),
  state: optionalChoice(Object.values(OrderState)),
  search: searchText(),
});
