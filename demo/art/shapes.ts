/** Small things most drawings are made of: leaves, shadows, organic outlines, shine. */
import { at, num, times, type Canvas } from './canvas';

export function shadow(canvas: Canvas, x: number, y: number, rx: number, ry: number, opacity = 0.34): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${canvas.glow('#2A1A08', opacity)}"/>`;
}

export function shine(canvas: Canvas, x: number, y: number, rx: number, ry: number, rotate = -30, opacity = 0.75): string {
  return `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="translate(${num(x)} ${num(y)}) rotate(${rotate})" fill="${canvas.glow('#FFFFFF', opacity)}"/>`;
}

/** A closed smooth outline around the origin, uneven by `wobble` (0–0.2). */
export function outline(canvas: Canvas, rx: number, ry: number, wobble: number, points = 9): string {
  const ring = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * Math.PI * 2;
    const far = 1 + (canvas.random() - 0.5) * 2 * wobble;
    return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far] as const;
  });
  return smooth(ring);
}

/** Catmull-Rom through the points, closed. */
function smooth(ring: readonly (readonly [number, number])[]): string {
  const point = (i: number) => ring[(i + ring.length) % ring.length] ?? [0, 0];
  const start = point(0);
  let path = `M${num(start[0])} ${num(start[1])}`;
  for (let i = 0; i < ring.length; i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path += `C${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)} ${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)} ${num(p2[0])} ${num(p2[1])}`;
  }
  return `${path}Z`;
}

export const leafGreens = {
  fresh: ['#86C668', '#4C9A45', '#2C6B33'],
  deep: ['#5FA765', '#2F7A43', '#184F2C'],
  pale: ['#C4DF85', '#8DB94E', '#5E8A32'],
} as const;

/** A leaf from the origin towards +x, `length` long. */
export function leaf(canvas: Canvas, length: number, colours: readonly [string, string, string] = leafGreens.fresh, width = 0.3): string {
  const w = length * width;
  const blade = `M0 0C${num(length * 0.2)} ${num(-w * 1.2)} ${num(length * 0.68)} ${num(-w * 1.1)} ${num(length)} 0C${num(length * 0.7)} ${num(w * 0.95)} ${num(length * 0.2)} ${num(w)} 0 0Z`;
  const lower = `M0 0C${num(length * 0.35)} ${num(w * 0.12)} ${num(length * 0.7)} ${num(w * 0.08)} ${num(length)} 0C${num(length * 0.7)} ${num(w * 0.95)} ${num(length * 0.2)} ${num(w)} 0 0Z`;
  const veins = times(4, (i) => {
    const x = length * (0.2 + i * 0.17);
    return `M${num(x)} 0q${num(length * 0.07)} ${num(-w * 0.35)} ${num(length * 0.14)} ${num(-w * 0.5)}M${num(x)} 0q${num(length * 0.07)} ${num(w * 0.3)} ${num(length * 0.14)} ${num(w * 0.42)}`;
  });
  return `<path d="${blade}" fill="${canvas.linear([colours[0], colours[1]], 0, 0, 1, 1)}"/><path d="${lower}" fill="${colours[2]}" opacity=".45"/><path d="M0 0H${num(length * 0.94)}" stroke="#F4FAD9" stroke-opacity=".65" stroke-width="${num(Math.max(1.2, length * 0.022))}" stroke-linecap="round"/><path d="${veins}" stroke="#F4FAD9" stroke-opacity=".35" stroke-width="${num(Math.max(0.8, length * 0.012))}" fill="none"/>`;
}

/** A stem with leaves on both sides, growing from the origin upwards. */
export function sprig(
  canvas: Canvas,
  height: number,
  pairs: number,
  colours: readonly [string, string, string] = leafGreens.fresh,
  size = 0.42,
): string {
  const leaves = times(pairs, (i) => {
    const y = -height * (0.2 + (0.74 * i) / pairs);
    const length = height * size * (1 - (i / pairs) * 0.45);
    const lift = 18 + canvas.between(-8, 8) + i * 6;
    return at(0, y, leaf(canvas, length, colours), -lift) + at(0, y - 4, leaf(canvas, length, colours), 180 + lift);
  });
  return `<path d="M0 0Q${num(canvas.between(-10, 10))} ${num(-height / 2)} 0 ${num(-height)}" stroke="${colours[2]}" stroke-width="${num(Math.max(3, height * 0.025))}" fill="none" stroke-linecap="round"/>${leaves}${at(0, -height + 4, leaf(canvas, height * size * 0.6, colours), -90)}`;
}

/** Five-petalled or round-headed little flower at the origin. */
export function flower(canvas: Canvas, radius: number, petal: string, heart: string, petals = 6): string {
  const fill = canvas.linear([petal, petal, '#FFFFFF']);
  const ring = times(
    petals,
    (i) =>
      `<ellipse cy="${num(-radius * 0.62)}" rx="${num(radius * 0.34)}" ry="${num(radius * 0.52)}" fill="${fill}" transform="rotate(${num((i * 360) / petals)})"/>`,
  );
  return `${ring}<circle r="${num(radius * 0.3)}" fill="${heart}"/>`;
}

/**
 * Where round things lie when heaped in an opening around (400, 405), farthest first, so that later ones cover earlier
 * ones.
 */
const heaps = {
  many: [
    [-150, -52],
    [-52, -66],
    [52, -66],
    [150, -52],
    [-56, -186],
    [56, -184],
    [-112, -120],
    [0, -138],
    [112, -118],
    [-86, -78],
    [2, -92],
    [90, -78],
    [-194, -4],
    [194, -4],
    [-122, -6],
    [124, -6],
    [-42, -16],
    [44, -18],
  ],
  few: [
    [-112, -78],
    [4, -92],
    [116, -76],
    [-56, -156],
    [62, -152],
    [-158, -14],
    [158, -14],
    [0, -66],
    [-66, -10],
    [70, -14],
  ],
} as const;
export type HeapSize = keyof typeof heaps;

export function heap(canvas: Canvas, size: HeapSize, draw: (x: number, y: number, index: number) => string): string {
  return heaps[size].map(([x, y], index) => draw(400 + x + canvas.between(-6, 6), 405 + y + canvas.between(-6, 6), index)).join('');
}
