/** Two languages with the same content: same keys, same parameters, Bangla in Bangla letters and digits. */
export interface TwoLanguages {
  readonly name: string;
  readonly en: Readonly<Record<string, string>>;
  readonly bn: Readonly<Record<string, string>>;
}

const parameters = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
const words = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '');
/**
 * Removes the texts that a user has to find elsewhere letter by letter, such as an order's number or a choice in Excel.
 * They are the same in both languages.
 */
export const withoutCodes = (text: string) => text.replace(/\bHB-\d+|\bUTF-8\b/g, '');
const hasLetters = (text: string) => /\p{L}/u.test(text);
/** Written alike in both languages. */
const foreignNames = new Set(['English', 'TrxID']);
const hasBangla = (text: string) => /[\u0980-\u09ff]/.test(text);

/** A text may be nothing but its parameters; a name of the outside world stays as it is written. */
function isBangla(text: string): boolean {
  const own = words(text);
  return hasBangla(own) || foreignNames.has(text.trim()) || (own !== text && !hasLetters(own));
}

export function brokenMessages({ name, en, bn }: TwoLanguages): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(bn)])];
  return keys.flatMap((key) => violationsOf(en[key], bn[key]).map((reason) => `${name} "${key}": ${reason}`));
}

function violationsOf(english: string | undefined, bangla: string | undefined): string[] {
  if (english === undefined) return ['missing in English'];
  if (bangla === undefined) return ['missing in Bangla'];
  return [
    ...(english.trim() && bangla.trim() ? [] : ['is empty']),
    ...(parameters(english) === parameters(bangla) ? [] : [`parameters differ: (${parameters(english)}) and (${parameters(bangla)})`]),
    ...(hasLetters(words(english)) && !isBangla(bangla) ? ['Bangla has no Bangla letters'] : []),
    ...(/[0-9]/.test(withoutCodes(words(bangla))) ? ['Bangla has ASCII digits'] : []),
  ];
}

/** i18next would let the later of two registrations win. */
export function sharedNames(all: readonly TwoLanguages[]): string[] {
  const names = all.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the name "${name}" is used by two messages files`);
}
