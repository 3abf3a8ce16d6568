/** The Bangla letters that Latin names of Bangladesh begin with; two letters come before one. */
const pairs: Readonly<Record<string, string>> = {
  AI: 'আ',
  BH: 'ভ',
  CH: 'চ',
  DH: 'ধ',
  GH: 'ঘ',
  JH: 'ঝ',
  KH: 'খ',
  OU: 'ঔ',
  PH: 'ফ',
  SH: 'শ',
  TH: 'থ',
};
const letters: Readonly<Record<string, string>> = {
  A: 'আ',
  B: 'ব',
  C: 'ক',
  D: 'দ',
  E: 'এ',
  F: 'ফ',
  G: 'গ',
  H: 'হ',
  I: 'ই',
  J: 'জ',
  K: 'ক',
  L: 'ল',
  M: 'ম',
  N: 'ন',
  O: 'ও',
  P: 'প',
  Q: 'ক',
  R: 'র',
  S: 'স',
  T: 'ত',
  U: 'উ',
  V: 'ভ',
  W: 'ও',
  X: 'জ',
  Y: 'ই',
  Z: 'জ',
};

/** The Bangla letter that a Latin word is heard to begin with; empty for a word in another script. */
export function banglaInitial(word: string): string {
  const [one = '', two = ''] = word.toUpperCase();
  return pairs[one + two] ?? letters[one] ?? '';
}
