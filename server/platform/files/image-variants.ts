/**
 * Which WebP widths an image has and what each is called; the one place that knows, for storing, linking and sweeping.
 */
import { serverLimits } from '../../../schema/values/server-limits';

const KEY = /^([0-9a-f]{64})-(\d{1,4})\.webp$/;

const STANDARD: readonly number[] = serverLimits.imageWidths.toSorted((one, other) => one - other);
const WIDEST = STANDARD.at(-1) ?? 0;

/** The standard widths narrower than the image, and its own width (at most the widest): nothing is enlarged. */
export function variantWidths(imageWidth: number): number[] {
  const own = Math.min(imageWidth, WIDEST);
  return [...STANDARD.filter((width) => width < own), own];
}

/**
 * The narrowest variant not narrower than asked for, else the widest there is. Asked for each image of a list: without
 * a list of its own.
 */
export function variantWidthFor(imageWidth: number, wanted: number): number {
  const own = Math.min(imageWidth, WIDEST);
  for (const width of STANDARD) if (width >= wanted && width < own) return width;
  return own;
}

export function variantKey(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The hash and width a key names, or null for anything that is not a key (a path, another file type). */
export function parseVariantKey(key: string): { hash: string; width: number } | null {
  const match = KEY.exec(key);
  return match?.[1] && match[2] ? { hash: match[1], width: Number(match[2]) } : null;
}
