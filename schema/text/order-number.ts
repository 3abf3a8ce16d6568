/** Numbers of orders as people type them. Pure. */
import { toAsciiDigits } from './digits';

/** 'HB-100001' of 'hb 100001', 'HB100001' and '১০০০০১'; null for any other text. */
export function orderNumber(text: string): string | null {
  const [, digits] = /^(?:HB)?[\s\p{Pd}]*([0-9]{1,12})$/u.exec(toAsciiDigits(text).trim().toUpperCase()) ?? [];
  return digits === undefined ? null : `HB-${digits}`;
}
