/** The name by which the others of a basket know someone: no full name. */

import { normalised } from '../../../schema/text/normalised';
import { withoutEnd } from '../../../schema/text/trim-end';
import { limits } from '../../../schema/values/limits';

/** Titles before most names in Bangladesh. */
const TITLES = new Set(
  [
    'md',
    'mohammad',
    'mohammed',
    'muhammad',
    'mst',
    'most',
    'mrs',
    'mr',
    'ms',
    'dr',
    'haji',
    'alhaj',
    'sheikh',
    'syed',
    'sri',
    'মো',
    'মোঃ',
    'মোহাম্মদ',
    'মুহাম্মদ',
    'মোছা',
    'মোছাঃ',
    'মোসা',
    'মোসাঃ',
    'ডা',
    'ডাঃ',
    'ড',
    'হাজি',
    'হাজী',
    'আলহাজ',
    'শেখ',
    'সৈয়দ',
    'শ্রী',
  ].map((title) => normalised(title, limits.nameLength)),
);

/** 'Md. Rahim Uddin' → 'Rahim'. */
export function firstNameOf(name: string): string {
  const parts = normalised(name, limits.nameLength).split(/\s+/);
  return parts.find((part) => !TITLES.has(withoutEnd(part.toLowerCase(), '.:'))) ?? parts[0] ?? '';
}
