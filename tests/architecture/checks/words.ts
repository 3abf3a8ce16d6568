/** Words that mean something else, or nothing, to a newcomer, and what to write instead. CONTEXT.md has the terms. */
export interface Word {
  readonly key: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (key: string, forms: string, instead: string): Word => ({ key, pattern: new RegExp(`\\b(?:${forms})\\b`, 'gi'), instead });

export const WORDS: readonly Word[] = [
  word('he', 'he|his|him|himself', 'they, or the role: the buyer, the seller'),
  word('tell', 'tells?|told|telling', 'notify, publish, report, return'),
  word('say', 'says', 'shows, states, describes'),
  word('keep', 'keeps?|kept|keeping', 'store, save, retain'),
  word('answer', 'answers?|answered|answering', 'response, return, reply'),
  word('stand', 'stands|lies', 'is, is stored'),
  word('refuse', 'refus(?:es?|ed|ing|als?)', 'reject, error'),
  word('complaint', 'complaints?|misfits?|faults?', 'error, violation'),
  word('goods', 'goods|wares', 'products, items'),
  word('words', 'words|sentences?', 'text, message'),
  word('desk', 'desks?', 'admin, back office; desktop'),
  word('door', 'doors?|doorway', 'API, transport'),
  word('room', 'rooms?', 'module, feature'),
  word('looks', 'looks', 'views; is displayed'),
  word('notice', 'notices?|noted', 'notification, comment, event'),
  word('reader', '(?:an?|the|this|that|its|his|each|every|no|whose|for) readers?', 'user, audience, repository, replica'),
  word('picture', 'pictures?|photos?', 'image'),
  word('person', 'persons?|members?|shoppers?|somebody|anybody|nobody|everybody', 'user, viewer, buyer, someone, no one'),
  word('wish', 'wish(?:es)?', 'input'),
  word('anew', 'anew', 'again'),
  word('mend', 'mend(?:s|ed|ing)?', 'fix'),
  word('doomed', 'doomed', 'to delete'),
];

/** Not one of these where people read: documents and descriptions of the API. */
export const NEVER: readonly string[] = ['he', 'tell', 'desk', 'door', 'room', 'looks', 'wish', 'anew', 'mend', 'doomed'];

export type Counts = Readonly<Record<string, number>>;

export function countWords(passages: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { key, pattern } of WORDS) {
    const count = passages.reduce((sum, passage) => sum + (passage.match(pattern)?.length ?? 0), 0);
    if (count > 0) counts[key] = count;
  }
  return counts;
}

/** Where a count is above the one before: the words that are new are to be found in the change, so only the number is given. */
export function risen(area: string, now: Counts, before: Counts): string[] {
  return WORDS.filter(({ key }) => (now[key] ?? 0) > (before[key] ?? 0)).map(
    ({ key, instead }) => `${area}: "${key}" ${now[key] ?? 0} times, ${before[key] ?? 0} before: write ${instead}`,
  );
}

/** A passage with one of the words that are never written, as `name: …word…`. */
export function forbidden(passages: ReadonlyMap<string, readonly string[]>): string[] {
  const strict = WORDS.filter(({ key }) => NEVER.includes(key));
  return [...passages].flatMap(([name, texts]) =>
    texts.flatMap((text) =>
      strict.flatMap(({ pattern, instead }) =>
        (text.match(pattern) ?? []).map((found) => `${name}: "${found}", write ${instead}: ${text.trim()}`),
      ),
    ),
  );
}

/** A document line by line, without code, and without the column of CONTEXT.md that lists what to avoid. */
export function proseOf(name: string, markdown: string): string[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((line) => {
    if (/^ *```/.test(line)) isFenced = !isFenced;
    if (isFenced) return [];
    const text = name === 'CONTEXT.md' && line.startsWith('|') ? line.split('|').slice(0, 4).join('|') : line;
    return [text.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']')];
  });
}
