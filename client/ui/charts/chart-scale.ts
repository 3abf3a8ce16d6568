/** Round numbers for an axis. */
const intervals = 4;

/**
 * The smallest round step (1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten) whose four intervals hold the largest
 * value.
 */
function roundStep(largest: number): number {
  const wanted = Math.max(largest, 1) / intervals;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((times) => times * power >= wanted) ?? 10;
  return Math.max(factor * power, wanted <= 1 ? 1 : 0);
}

/** The tick values from 0 up. */
export function ticks(largest: number): number[] {
  const step = roundStep(largest);
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

export function axisTop(largest: number): number {
  return roundStep(largest) * intervals;
}

/** Pixels between the first and the last point on the narrowest phone, and on the narrowest screen that is wide. */
const plotWidths = { narrow: 216, wide: 640 };

/** Every so many of the labels under the points has room beside the next: 14 px letters, and a gap. */
export function labelStep(labels: readonly string[], isWide: boolean): number {
  const letters = Math.max(0, ...labels.map((label) => label.replaceAll(/\p{M}/gu, '').length));
  const between = plotWidths[isWide ? 'wide' : 'narrow'] / Math.max(1, labels.length - 1);
  return Math.max(1, Math.ceil((letters * 8 + 12) / between));
}
