/** Which WebP widths an image has and what each is called; the one place that knows, for storing, linking and sweeping. */
import { serverLimits } from '../../../schema/values/server-limits';

const KEY = /^([0-9a-f]{64})-(\d{1,4})\.webp$/;

/** The standard widths narrower than the image, and its own width (at most the widest): nothing is enlarged. */
export function variantWidths(imageWidth: number): number[] {
  const widest = Math.max(...serverLimits.imageWidths);
  const own = Math.min(imageWidth, widest);
  return [...serverLimits.imageWidths.filter((width) => width < own), own];
}

/** The narrowest variant not narrower than asked for, else the widest there is. */
export function variantWidthFor(imageWidth: number, wanted: number): number {
  const widths = variantWidths(imageWidth);
  return widths.find((width) => width >= wanted) ?? Math.max(...widths);
}

export function variantKey(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** The hash and width a key names, or null for anything that is not a key (a path, another file type). */
export function parseVariantKey(key: string): { hash: string; width: number } | null {
  const match = KEY.exec(key);
  return match?.[1] && match[2] ? { hash: match[1], width: Number(match[2]) } : null;
}
