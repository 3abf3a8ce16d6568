/**
 * Bangla case endings after a value that is only known when the text is filled. A text writes them with a hyphen
 * ('{{name}}-এর'). After a Bangla word they are joined to it as people write them ('রহিমের', 'সুলতানাকে',
 * 'ঢাকায়'); after digits, signs and other scripts the hyphen stays ('HB-1001-এর', '৳৫০-এর').
 */
export type CaseEnding = 'এর' | 'কে' | 'এ' | 'তে';

/** The last sound of a word, by its last letter: ৎ, a nukta and a plain consonant close it. */
const CONSONANT = /[\u0995-\u09a8\u09aa-\u09b9\u09bc\u09ce\u09dc-\u09df]$/;
const VOWEL_SIGN = /[\u09be-\u09cc]$/;
const VOWEL_LETTER = /[\u0985-\u0994]$/;
/** \u09c7 before it makes it a half of the sign of O. */
const SIGN_A = /(?<!\u09c7)\u09be$/;

export function withCaseEnding(word: string, ending: CaseEnding): string {
  if (CONSONANT.test(word)) return word + { এর: 'ের', কে: 'কে', এ: 'ে', তে: 'ে' }[ending];
  if (VOWEL_SIGN.test(word)) return word + { এর: 'র', কে: 'কে', এ: SIGN_A.test(word) ? 'য়' : 'তে', তে: 'তে' }[ending];
  if (VOWEL_LETTER.test(word)) return word + { এর: 'য়ের', কে: 'কে', এ: 'য়ে', তে: 'তে' }[ending];
  return `${word}-${ending}`;
}
