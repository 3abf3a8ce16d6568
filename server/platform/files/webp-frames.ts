/**
 * The frames of an animated WebP: reading their heads costs the square of their number, though the first one alone is
 * shown. A sticker has some hundred.
 */
export const MOST_FRAMES = 500;

/** Returns how often the mark of a frame is in the file, counted no further than one above `most`. */
export function countFrames(bytes: Buffer, most: number): number {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') return 0;
  let count = 0;
  for (let at = bytes.indexOf('ANMF'); at >= 0 && count <= most; at = bytes.indexOf('ANMF', at + 4)) count += 1;
  return count;
}
