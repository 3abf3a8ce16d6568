/**
 * How quantities and prices read in a unit of the seller's own, which the seller's note alone explains. The note is
 * free text, and no word is added to it:
 * - a name ('bunch', '1 bunch') is the unit: '7 bunch', '40 Tk/bunch';
 * - a name with its meaning ('1 bunch = 400 g') too: '7 bunch (1 bunch = 400 g)', '40 Tk/bunch (1 bunch = 400 g)';
 * - an amount ('100 stems') is multiplied: '3 × 100 stems', '544 Tk/100 stems';
 * - anything else explains the number: '7 (sack of 50 kg)', '900 Tk (sack of 50 kg)'.
 */
const named = /^(?:[1১]\s*)?(\p{L}(?:[\p{L}\p{M} '’-]|\u200c|\u200d){0,29}?)\s*(=.*)?$/su;

/** Follows a quantity. */
export function ownUnit(note: string): string {
  const [, name, meaning] = named.exec(note) ?? [];
  if (name) return meaning ? `${name} (${note})` : name;
  return /^[\d০-৯][^=]*$/.test(note) ? `× ${note}` : `(${note})`;
}

/** The name of the unit as the note has it, else the whole note. */
export const ownUnitName = (note: string): string => named.exec(note)?.[1] ?? note;

export function priceOfOwnUnit(price: string, note: string): string {
  const unit = ownUnit(note);
  return unit.startsWith('(') ? `${price} ${unit}` : `${price}/${unit.replace('× ', '')}`;
}
