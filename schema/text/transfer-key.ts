/**
 * The number of a transfer (TrxID, reference of a bank) as people copy and type it. It is stored as it was given, and
 * two of them name one transfer where their keys are equal. The function transfer_key of the database gives the same
 * key, and unique indexes stand on it. Files of gateways are not typed: settlements.store.ts compares letters as they
 * are, in either case.
 */
import { toAsciiDigits } from './digits';
import { normalised } from './normalised';

/** In capitals, with ASCII digits and hyphens, without blanks and invisible signs. `max`: of its characters. */
export function transferReference(text: string, max: number): string {
  return toAsciiDigits(normalised(text, max))
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
}

/** Letters and digits alone, where O is read as 0, and I and L are read as 1. */
export function transferKey(reference: string): string {
  const plain = reference.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return plain.replaceAll('O', '0').replace(/[IL]/g, '1');
}
