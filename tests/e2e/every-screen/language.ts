/**
 * A screen in one language: no English left on a Bangla one, no Bangla on an English one, and digits as the language
 * writes them.
 */
import { Client } from 'pg';
import { databaseUrl } from '../support/built-app';
import type { Market } from '../support/market';
import type { ShownText } from '../support/shown-texts';

/**
 * These texts are the same in both languages: addresses, links, and numbers that people read out or type as they are.
 */
const CODES = [
  /[\w.+-]+@[\w.-]+\.\w+/g, // email
  /https?:\/\/\S+/g,
  /\bHB-[A-Z0-9-]+/g, // tracking number
  /\b[\d.]+(?:\.x)+\b/g, // part of a network address
  /\b[3479CDFGHJKMNPQRTVWXY]{12}\b/g, // code of a lot
  /\bPB-\d+/g, // number of a batch of payouts
  /\bTRAD-\d+/g, // trade license, as its owner typed it
];
/** Names of payment services, formats, programs and systems. */
const BRANDS =
  /\b(?:bKash|Nagad|Rocket|GraphQL|REST|API|CSV UTF-8|CSV|EPCIS|Chrome|Firefox|Safari|Edge|Opera|Samsung Internet|Android|iPhone|iPad|iOS|Windows|macOS|Mac|Linux)\b/g;

/** A screen that shows less has not come up. */
const FEWEST_TEXTS = 5;

/** Returns the texts that users of other tests typed in the meantime, since one database serves all tests. */
export async function readTyped(): Promise<string[]> {
  const db = new Client({ connectionString: databaseUrl() });
  await db.connect();
  try {
    const { rows } = await db.query<{ text: string }>(`
      SELECT name AS text FROM users UNION SELECT name FROM products UNION SELECT description FROM products
      UNION SELECT reason FROM approval_events WHERE reason IS NOT NULL UNION SELECT reason FROM audit_events WHERE reason IS NOT NULL
      UNION SELECT reason FROM lot_events WHERE reason IS NOT NULL`);
    return rows.map(({ text }) => text).sort((a, b) => b.length - a.length);
  } finally {
    await db.end();
  }
}

const inOtherLanguage: Record<'en' | 'bn', (text: string) => string | null> = {
  bn: (text) => /[A-Za-z]{3,}/.exec(text)?.[0] ?? /[0-9]+/.exec(text)?.[0] ?? null,
  en: (text) => /[\u0980-\u09ff]+/.exec(text)?.[0] ?? null,
};

export interface Shown {
  readonly texts: readonly ShownText[];
  readonly address: string;
  readonly language: 'en' | 'bn';
}

/** Each text of a screen that is in the other language, the texts that people typed, codes and the address left out. */
export function languageProblems({ texts, address, language }: Shown, { ownTexts }: Market, typed: readonly string[] = []): string[] {
  const ours = (text: string): string => {
    const withoutTyped = [address, ...typed, ...ownTexts].reduce((rest, own) => (own === '/' ? rest : rest.replaceAll(own, ' ')), text);
    return CODES.reduce((rest, code) => rest.replace(code, ' '), withoutTyped).replace(BRANDS, ' ');
  };
  const found = texts.flatMap(({ where, text }) => {
    const other = inOtherLanguage[language](ours(text));
    return other === null ? [] : [`${where}: '${other}' in '${text.slice(0, 120)}'`];
  });
  return [...new Set([...(texts.length < FEWEST_TEXTS ? [`only ${texts.length} texts`] : []), ...found])];
}
