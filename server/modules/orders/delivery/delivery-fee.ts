/** Delivery fees: by how far the buyer is from the seller, once for each seller, nothing for pickup. Pure. */
import { DeliveryMethod } from '../../../../schema/values/orders';
import { toMoney } from '../../../platform/money';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { DeliveryFees, DistanceClass } from '../../settings/market-settings.service';

export interface Destination {
  readonly method: DeliveryMethod;
  /** Null while the destination is not known. */
  readonly place: PlaceIds | null;
}

export function distanceClass(from: PlaceIds, to: PlaceIds): DistanceClass {
  if (isSame(from.upazilaId, to.upazilaId)) return 'sameUpazila';
  if (isSame(from.districtId, to.districtId)) return 'sameDistrict';
  return isSame(from.divisionId, to.divisionId) ? 'sameDivision' : 'elsewhere';
}

/** Null until a place is known. */
export function deliveryFeeOf(fees: DeliveryFees, seller: PlaceIds, destination: Destination): string | null {
  if (destination.method === DeliveryMethod.PICKUP) return '0.00';
  return destination.place ? toMoney(fees[distanceClass(seller, destination.place)]) : null;
}

function isSame(one: number | null, other: number | null): boolean {
  return one !== null && one === other;
}
