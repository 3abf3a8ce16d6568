const SHOWN = 4;

/** A document's number as its owner may see it: the last four characters, of a short one none. */
export function maskDocument(number: string | null): string | null {
  if (number === null) return null;
  const shown = number.length > SHOWN ? number.slice(-SHOWN) : '';
  return shown.padStart(number.length, '*');
}
