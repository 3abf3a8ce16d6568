/** Two languages say the same: same keys, same parameters, Bangla in Bangla letters and digits (parity I1, I2). */
export interface TwoLanguages {
  readonly name: string;
  readonly en: Readonly<Record<string, string>>;
  readonly bn: Readonly<Record<string, string>>;
}

const parameters = (sentence: string) =>
  [...sentence.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
const words = (sentence: string) => sentence.replace(/\{\{[^}]*\}\}/g, '');
const hasLetters = (sentence: string) => /\p{L}/u.test(sentence);
/** Written alike in both languages. */
const foreignNames = new Set(['English', 'TrxID']);
const hasBangla = (sentence: string) => /[\u0980-\u09ff]/.test(sentence);

/** A sentence may be nothing but its parameters; a name of the outside world stays as it is written. */
function isBangla(sentence: string): boolean {
  const own = words(sentence);
  return hasBangla(own) || foreignNames.has(sentence.trim()) || (own !== sentence && !hasLetters(own));
}

export function brokenMessages({ name, en, bn }: TwoLanguages): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(bn)])];
  return keys.flatMap((key) => complaintsOf(en[key], bn[key]).map((reason) => `${name} "${key}": ${reason}`));
}

function complaintsOf(english: string | undefined, bangla: string | undefined): string[] {
  if (english === undefined) return ['missing in English'];
  if (bangla === undefined) return ['missing in Bangla'];
  return [
    ...(english.trim() && bangla.trim() ? [] : ['is empty']),
    ...(parameters(english) === parameters(bangla) ? [] : [`parameters differ: (${parameters(english)}) and (${parameters(bangla)})`]),
    ...(hasLetters(words(english)) && !isBangla(bangla) ? ['Bangla has no Bangla letters'] : []),
    ...(/[0-9]/.test(words(bangla)) ? ['Bangla has ASCII digits'] : []),
  ];
}

/** i18next would let the later of two registrations win. */
export function sharedNames(all: readonly TwoLanguages[]): string[] {
  const names = all.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the name "${name}" is used by two messages files`);
}
