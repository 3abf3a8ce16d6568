/** How far a delivery goes, as far as it is priced by it. Pure. */
import { DistanceClass } from '../../../../schema/values/orders/delivery';
import type { PlaceIds } from '../../geography/place-ids.types';

export function distanceClass(from: PlaceIds, to: PlaceIds): DistanceClass {
  if (isSame(from.upazilaId, to.upazilaId)) return DistanceClass.SAME_UPAZILA;
  if (isSame(from.districtId, to.districtId)) return DistanceClass.SAME_DISTRICT;
  return isSame(from.divisionId, to.divisionId) ? DistanceClass.SAME_DIVISION : DistanceClass.ELSEWHERE;
}

function isSame(one: number | null, other: number | null): boolean {
  return one !== null && one === other;
}
