import { kilometres } from '../../platform/place/distance';
import type { Point } from '../../platform/place/distance';

/** No point of Bangladesh is farther from the middle of its district. */
const farthestKm = 100;

/**
 * The district whose middle is nearest; null for a point outside the country. Reckoned on the device: where someone is
 * is sent nowhere.
 */
export function nearestDistrict<T extends Point>(here: Point, districts: readonly T[]): T | null {
  const [nearest] = [...districts].sort((a, b) => kilometres(here, a) - kilometres(here, b));
  return nearest && kilometres(here, nearest) <= farthestKm ? nearest : null;
}
