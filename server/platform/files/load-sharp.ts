/**
 * sharp takes 20 MB of memory: it is loaded with the first image that is drawn or uploaded, which a process that only
 * serves pages never has.
 */
import type { default as Sharp } from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // no image is asked for twice: a cache would only hold memory
  return sharp;
}
