/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const kmPerDegree = 111.2;

/** In a straight line, good to a percent over the size of the country, which is enough here. */
export function kilometres(a: Point, b: Point): number {
  const east = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(a.lat - b.lat, east) * kmPerDegree;
}
