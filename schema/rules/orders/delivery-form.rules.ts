/** Delivery rates as the fields of a form, four for each distance: `base_ELSEWHERE`. */
import { array, object, string, type StringSchema } from 'yup';
import { type DeliveryRate, type DistanceClass, distanceClasses } from '../../values/orders/delivery';
import { deliveryRateRules, deliveryTermsRules } from './delivery.rules';
import { key } from '../shared/fields';
import { plainAmount } from '../shared/plain-amount';
import { platformSettingsRules } from '../market/settings.rules';

const rateFigures = ['base', 'freeKg', 'perKg', 'maxKg'] as const satisfies readonly (keyof DeliveryRate)[];
type RateFigure = (typeof rateFigures)[number];
export type RateField = `${RateFigure}_${DistanceClass}`;

export const deliveryRateField = (figure: RateFigure, distance: DistanceClass): RateField => `${figure}_${distance}`;

const fieldNames = distanceClasses.flatMap((distance) => rateFigures.map((figure) => deliveryRateField(figure, distance)));

/** `isAsked`: whether the form shows the rate of this distance; what is not shown is not checked. */
function rateFields(isAsked: (distance: DistanceClass, values: Readonly<Record<string, unknown>>) => boolean) {
  const fields = distanceClasses.flatMap((distance) =>
    rateFigures.map((figure) => [deliveryRateField(figure, distance), figureOf(figure, distance, isAsked)] as const),
  );
  return Object.fromEntries(fields) as Record<RateField, StringSchema<string | undefined>>;
}

/** The rule of the rate itself, upon the rate that the fields make. */
function figureOf(figure: RateFigure, distance: DistanceClass, isAsked: Parameters<typeof rateFields>[0]) {
  return string().test('figure', key('error.badInput'), function check(_value, { createError, parent }) {
    const values = parent as Readonly<Record<string, unknown>>;
    if (!isAsked(distance, values)) return true;
    const rate = { distance, ...Object.fromEntries(rateFigures.map((one) => [one, values[deliveryRateField(one, distance)]])) };
    try {
      deliveryRateRules.validateSyncAt(figure, rate);
      return true;
    } catch (error) {
      return createError({ message: (error as Error).message });
    }
  });
}

/** The rates that a checked form holds, of these distances. */
export function ratesOfForm(values: Readonly<Record<string, unknown>>, distances: readonly DistanceClass[] = distanceClasses) {
  return distances.map((distance) => {
    const figure = (name: RateFigure) => {
      const value = values[deliveryRateField(name, distance)];
      return typeof value === 'string' ? value : '';
    };
    const rate = { base: figure('base'), freeKg: figure('freeKg'), perKg: figure('perKg'), maxKg: figure('maxKg') };
    return deliveryRateRules.cast({ distance, ...rate });
  });
}

/** A form without these fields: what is sent beside the rates. */
export function withoutRateFields<T extends object>(values: T): Omit<T, RateField> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fieldNames.some((field) => field === name))) as Omit<T, RateField>;
}

/** Rates as the fields of a form show them; '' for those that are not there. */
export function fieldsOfRates(rates: readonly (DeliveryRate & { readonly distance: DistanceClass })[]): Record<RateField, string> {
  const given = new Map<RateField, string>(
    rates.flatMap((rate) => rateFigures.map((figure) => [deliveryRateField(figure, rate.distance), plainAmount(rate[figure])] as const)),
  );
  return Object.fromEntries(fieldNames.map((name) => [name, given.get(name) ?? ''])) as Record<RateField, string>;
}

const includes = (list: unknown, one: unknown) => Array.isArray(list) && list.includes(one);

/** A seller's terms: of `ownRates`, the distances that the platform's rate is not used for, the four figures each. */
export const deliveryTermsFormRules = deliveryTermsRules
  .omit(['rates', 'version'])
  .shape({ ownRates: array(string().oneOf(distanceClasses)) })
  .shape(rateFields((distance, { distances, ownRates }) => includes(distances, distance) && includes(ownRates, distance)));

/** The settings of the market, with a rate for every distance. */
export const platformSettingsFormRules = platformSettingsRules.omit(['deliveryRates']).concat(object(rateFields(() => true)));
