/** Which of a product's two texts a user gets: a seller writes in one language and may add the other. */
import { Language } from '../accounts/roles';

/** The language of a text by the script of its first letter. */
export function languageOf(text: string): Language {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\u0980-\u09ff]/u.test(letter) ? Language.BN : Language.EN;
}

/** The second text where it is in the user's language and the first is not; else the first. */
export function textFor(language: Language, text: string, second: string | null | undefined): string {
  return second && languageOf(text) !== language && languageOf(second) === language ? second : text;
}
