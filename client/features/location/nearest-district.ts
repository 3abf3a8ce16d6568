/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const kmPerDegree = 111.2;
/** No point of Bangladesh lies farther from the middle of its district. */
const farthestKm = 100;

/** Good to a percent over the size of the country, which is all that is asked of it. */
export function kilometres(a: Point, b: Point): number {
  const east = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, east) * kmPerDegree;
}

/** The district whose middle is nearest; null for a point outside the country. Reckoned on the device: where somebody stands is sent nowhere. */
export function nearestDistrict<T extends Point>(here: Point, districts: readonly T[]): T | null {
  const [nearest] = [...districts].sort((a, b) => kilometres(here, a) - kilometres(here, b));
  return nearest && kilometres(here, nearest) <= farthestKm ? nearest : null;
}
