/** Terms that mean something else, or nothing, to a newcomer, and what to write instead (CONTEXT.md). */
interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (forms: string, instead: string): Word => ({ pattern: new RegExp(`\\b(?:${forms})\\b`, 'gi'), instead });

const WORDS: readonly Word[] = [
  word('he|his|him|himself', 'they, or the role: the buyer, the seller'),
  word('tells?|told|telling', 'notify, publish, report, return'),
  word('says', 'shows, states, describes'),
  word('keeps?|kept|keeping', 'store, save, retain'),
  word('answers?|answered|answering', 'response, return, reply'),
  word('stands|lies', 'is, is stored'),
  word('refus(?:es?|ed|ing|als?)', 'reject, error'),
  word('complaints?|misfits?|faults?', 'error, violation'),
  word('goods|wares', 'products, items'),
  word('words|sentences?', 'text, message'),
  word('desks?', 'admin, back office; desktop'),
  word('doors?|doorway', 'API, transport'),
  word('rooms?', 'module, feature'),
  word('looks', 'views; is displayed'),
  word('notices?|noted', 'notification, comment, event'),
  word('(?:an?|the|this|that|its|his|each|every|no|whose|for) readers?', 'user, audience, repository, replica'),
  word('pictures?|photos?', 'image'),
  word('persons?|members?|shoppers?|somebody|anybody|nobody|everybody', 'user, viewer, buyer, someone, no one'),
  word('who(?:so)?ever', 'the caller, the user who …'),
  word('wish(?:es)?', 'input'),
  word('anew', 'again'),
  word('mend(?:s|ed|ing)?', 'fix'),
  word('doomed', 'to delete'),
];

/** A passage with a term that is never written, as `name: …word…`. */
export function forbidden(passages: ReadonlyMap<string, readonly string[]>): string[] {
  return [...passages].flatMap(([name, texts]) =>
    texts.flatMap((text) =>
      WORDS.flatMap(({ pattern, instead }) =>
        (withoutQuotes(text).match(pattern) ?? []).map((found) => `${name}: "${found}", write ${instead}: ${text.trim()}`),
      ),
    ),
  );
}

/** Without code, quoted texts and names of files: a comment may name them as they are. */
function withoutQuotes(text: string): string {
  return text.replace(/`[^`]*`|"[^"]*"|'[^'\s]*'|[\w-]+\.(?:store|test)?\.?(?:tsx?|md)\b/g, '');
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
