/**
 * These functions combine a seller's delivery terms with the platform's rates. A seller without terms of their own uses
 * the usual ones. The functions are pure.
 */
import {
  type DeliveryRate,
  type DeliveryRates,
  type DeliveryWindow,
  deliveryWindows,
  type DistanceClass,
  distanceClasses,
  type Weekday,
  weekdays,
} from '../../../../schema/values/orders/delivery';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { OfferedTerms } from './delivery-terms.store';

export interface DeliveryOffer {
  /** The rates of the distances to which the seller delivers. */
  readonly rates: Readonly<Partial<Record<DistanceClass, DeliveryRate>>>;
  readonly freeFrom: string | null;
  readonly pickup: boolean;
  readonly leadDays: number;
  readonly weekdays: readonly Weekday[];
  readonly windows: readonly DeliveryWindow[];
}

/** To everyone at the platform's rates, or to be picked up, on any day from tomorrow on. */
const usual: OfferedTerms = {
  distances: [...distanceClasses],
  pickup: true,
  leadDays: serverLimits.deliveryLeadDays,
  freeFrom: null,
  rates: [],
  weekdays: [...weekdays],
  windows: [...deliveryWindows],
};

export function offerOf(own: OfferedTerms | null, platform: DeliveryRates): DeliveryOffer {
  const { distances, rates, ...terms } = own ?? usual;
  const rateTo = (distance: DistanceClass) => rates.find((rate) => rate.distance === distance) ?? platform[distance];
  return { ...terms, rates: Object.fromEntries(distances.map((distance) => [distance, rateTo(distance)])) };
}

/** The usual terms as a form begins with them. */
export const usualTerms: OfferedTerms = usual;
