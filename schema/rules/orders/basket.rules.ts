/**
 * A shared basket: where it goes and until when others may join; a line of it; the confirmation of one's own part.
 * Fields in the order of the form.
 */
import { array, number, object } from 'yup';
import { limits } from '../../values/limits';
import { DeliveryMethod, PaymentMethod } from '../../values/orders/orders';
import { isPlainName, isReservedName, requiredName } from '../shared/name.rules';
import { key, optionalDecimal, optionalId, optionalQuantity, optionalText, requiredChoice, requiredText } from '../shared/fields';
import { requiredPhone } from '../shared/phone.rules';
import { cartLineRules } from './order.rules';

const MOST_TOTAL = 999_999_999;

const isDelivery = (method: unknown) => method !== DeliveryMethod.PICKUP;

/** Others read it in messages, as they read names. */
const title = optionalText(limits.basketTitleLength)
  .test('title', key('basket.title'), isPlainName)
  .test('reserved', key('error.reservedName'), (value) => !isReservedName(value));

const placeFields = {
  title,
  deliveryMethod: requiredChoice(Object.values(DeliveryMethod), key('order.deliveryMethod')),
  contactName: requiredName(key('order.contactName')),
  contactPhone: requiredPhone(),
  upazilaId: optionalId(key('order.placeRequired')).when('deliveryMethod', {
    is: isDelivery,
    then: (field) => field.required(key('order.placeRequired')),
  }),
  address: optionalText(limits.addressLength, key('order.addressRequired')).when('deliveryMethod', {
    is: isDelivery,
    then: (field) => field.required(key('order.addressRequired')),
  }),
  closesInHours: number()
    .typeError(key('basket.hours'))
    .required(key('basket.hours'))
    .integer(key('basket.hours'))
    .min(limits.basketHours.min, key('basket.hours'))
    .max(limits.basketHours.max, key('basket.hours')),
};

/** Rules of the fields that the form asks for; the lines are known. */
export const basketPlaceRules = object(placeFields);

export const sharedBasketRules = object({
  lines: array(cartLineRules)
    .typeError(key('cart.empty'))
    .required(key('cart.empty'))
    .min(1, key('cart.empty'))
    .max(limits.cartLines, key('cart.full')),
  ...placeFields,
});

/** Rules of the field that the form of a new title asks for. */
export const basketTitleRules = object({ title });

export const basketTitleArgsRules = object({ id: requiredText(key('error.badInput'), limits.idLength), title });

export const basketLineRules = object({
  id: requiredText(key('error.badInput'), limits.idLength),
  productId: requiredText(key('cart.unavailable'), limits.idLength),
  quantity: optionalQuantity(limits.maxStock, limits.quantityDecimals, key('quantity.invalid')).required(key('quantity.invalid')),
});

const payment = { paymentMethod: requiredChoice(Object.values(PaymentMethod), key('order.paymentMethod')) };

/** Rules of the fields that the form of a confirmation asks for; the total is the one that the form shows. */
export const basketPaymentRules = object(payment);

export const confirmBasketRules = object({
  expectedTotal: optionalDecimal(MOST_TOTAL, limits.moneyDecimals).required(key('error.badInput')),
  ...payment,
});
