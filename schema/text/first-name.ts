/** Names by which strangers know someone: no full name. */

import { normalised } from './normalised';
import { withoutEnd } from './trim-end';
import { closedAccountName } from '../values/accounts/closing';
import { limits } from '../values/limits';

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

/**
 * 'Md. Ayesha Yasmin' → 'Ayesha Y.', 'শিরিন সুলতানা' → 'শিরিন সু.': the name under a review or a question, as
 * strangers read it.
 */
export function publicNameOf(name: string): string {
  if (name === closedAccountName) return name;
  const first = firstNameOf(name);
  const parts = normalised(name, limits.nameLength).split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.indexOf(first) === parts.length - 1) return first;
  const [initial] = new Intl.Segmenter('bn', { granularity: 'grapheme' }).segment(last);
  return initial ? `${first} ${initial.segment}.` : first;
}
