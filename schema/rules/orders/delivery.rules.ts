/**
 * Rules of the delivery terms of a seller or of the market, and of a buyer's choice among them. Fields are in the order
 * of the forms.
 */
import { array, boolean, object, string } from 'yup';
import type { MessageKey } from '../../messages/text';
import { deliveryWindows, distanceClasses, weekdays } from '../../values/orders/delivery';
import { limits } from '../../values/limits';
import { DeliveryMethod } from '../../values/orders/orders';
import { requiredAmount } from '../shared/amount';
import {
  asQuantity,
  key,
  optionalChoice,
  optionalDecimal,
  optionalVersion,
  requiredChoice,
  requiredCount,
  requiredText,
} from '../shared/fields';

const kilograms = (wrong: MessageKey) => requiredAmount(limits.maxDeliveryKg, limits.quantityDecimals, wrong, asQuantity);

export const deliveryRateRules = object({
  distance: requiredChoice(distanceClasses, key('delivery.distance')),
  base: requiredAmount(limits.maxDeliveryFee, limits.moneyDecimals, key('settings.fee')),
  freeKg: kilograms(key('delivery.freeKg')).test('reachable', key('delivery.freeKgAboveMax'), (freeKg, { parent }) => {
    const { maxKg } = parent as { readonly maxKg?: string | undefined };
    return !maxKg || !(+freeKg > +maxKg);
  }),
  perKg: requiredAmount(limits.maxDeliveryPerKg, limits.moneyDecimals, key('delivery.perKg')),
  maxKg: kilograms(key('delivery.maxKg')).test('some', key('delivery.maxKg'), (maxKg) => !maxKg || +maxKg !== 0),
});

const isOnce = (list: readonly unknown[] | null | undefined) => !list || new Set(list).size === list.length;

/** Reads from items whose own rules have not passed: a list is tested before its items. */
const distanceOf = (rate: { readonly distance?: unknown } | null) => rate?.distance;
const sellerOf = (choice: { readonly sellerId?: unknown } | null) =>
  typeof choice?.sellerId === 'string' ? choice.sellerId.toLowerCase() : choice?.sellerId;

/** At most one rate for each distance. */
export const deliveryRateList = () =>
  array(deliveryRateRules)
    .typeError(key('error.badInput'))
    .nullable()
    .max(distanceClasses.length, key('error.badInput'))
    .test('once', key('delivery.rateTwice'), (rates) => isOnce(rates?.map((rate) => distanceOf(rate))));

/** Some of a list of names, each once. */
const choices = <T extends string>(values: readonly T[], wrong: MessageKey) =>
  array(requiredChoice(values, wrong)).typeError(wrong).required(wrong).max(values.length, wrong).test('once', wrong, isOnce);

export const deliveryTermsRules = object({
  distances: choices(distanceClasses, key('delivery.distance')),
  rates: deliveryRateList(),
  freeFrom: optionalDecimal(limits.maxDeliveryFreeFrom, limits.moneyDecimals, key('delivery.freeFrom')).test(
    'some',
    key('delivery.freeFrom'),
    (amount) => !amount || +amount > 0,
  ),
  pickup: boolean()
    .typeError(key('error.badInput'))
    .required(key('error.badInput'))
    .test('something', key('delivery.nothing'), (pickup, { parent }) => {
      const { distances } = parent as { distances?: readonly unknown[] };
      return pickup || !distances || distances.length > 0;
    }),
  leadDays: requiredCount(key('delivery.leadDays'), { min: 0, max: limits.maxDeliveryLeadDays }),
  weekdays: choices(weekdays, key('delivery.weekdays')).min(1, key('delivery.weekdays')),
  windows: choices(deliveryWindows, key('delivery.windows')).min(1, key('delivery.windows')),
  version: optionalVersion(),
});

/** How one seller's part of a purchase is handed over; whether the seller offers it is known to the service. */
export const deliveryChoiceRules = object({
  sellerId: requiredText(key('delivery.unknownSeller'), limits.idLength),
  method: requiredChoice(Object.values(DeliveryMethod), key('order.deliveryMethod')),
  preferredDay: string()
    .typeError(key('delivery.day'))
    .nullable()
    .matches(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { message: key('delivery.day'), excludeEmptyString: true }),
  preferredWindow: optionalChoice(deliveryWindows, key('delivery.window')),
});

/** One for each seller of a purchase. */
export const deliveryChoiceList = () =>
  array(deliveryChoiceRules)
    .typeError(key('error.badInput'))
    .nullable()
    .max(limits.cartLines, key('error.badInput'))
    .test('once', key('delivery.sellerTwice'), (list) => isOnce(list?.map((choice) => sellerOf(choice))));
