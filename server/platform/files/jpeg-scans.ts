/**
 * How many scans a JPEG has, from its markers alone. Each scan of a progressive image goes over all of its pixels, and
 * libjpeg reads scans without asking for the time: thousands of 57 bytes are minutes of work. Cameras and programs
 * write ten or so.
 */
const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Between these, RST0 to RST7, a scan goes on. */
const RESTARTS = [0xd0, 0xd7] as const;

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === MARKER && bytes[1] === START_OF_IMAGE;

/** Counts until `most` are passed. What follows the image, such as a video of a phone, is no part of it. */
export function countScans(bytes: Buffer, most: number): number {
  let scans = 0;
  for (let at = bytes.indexOf(MARKER, 2); at >= 0 && scans <= most; at = bytes.indexOf(MARKER, at)) {
    const kind = bytes[at + 1] ?? END_OF_IMAGE;
    if (kind === MARKER) {
      at += 1; // a filled marker
      continue;
    }
    if (kind === END_OF_IMAGE) return scans;
    if (kind === START_OF_SCAN) scans += 1;
    at += 2 + lengthAfter(bytes, at, kind);
  }
  return scans;
}

/**
 * Returns the length of a segment, which is in its first two bytes. A stuffed zero and a restart have none; the content
 * of a scan is searched byte by byte.
 */
function lengthAfter(bytes: Buffer, at: number, kind: number): number {
  const isBare = kind === 0 || kind === 1 || kind === START_OF_IMAGE || (kind >= RESTARTS[0] && kind <= RESTARTS[1]);
  return isBare || at + 3 >= bytes.length ? 0 : bytes.readUInt16BE(at + 2);
}
