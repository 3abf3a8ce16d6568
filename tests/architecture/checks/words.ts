/** Terms that mean something else, or nothing, to a newcomer, and what to write instead (CONTEXT.md). */
interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (forms: string, instead: string): Word => ({ pattern: new RegExp(`\\b(?:${forms})\\b`, 'gi'), instead });

/** Good sentences need ordinary words: only what misleads is listed. */
const WORDS: readonly Word[] = [
  word('he|his|him|himself', 'they, or the role: the buyer, the seller'),
  word('tells?|told|telling', 'notify, publish, report, return'),
  word('wares', 'products, items'),
  word('desks?', 'admin, back office; desktop'),
  word('doors?|doorway', 'API, transport'),
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

/** A comment is a sentence: one that begins so has no subject, or no verb. */
const FRAGMENT = /^(?:What|Who|Whose|Of|Those|One that|So long)\b/;

/** The comments that begin as a fragment, as `name: text`. */
export function fragments(comments: ReadonlyMap<string, readonly string[]>): string[] {
  return [...comments].flatMap(([name, texts]) =>
    texts
      .map((text) => text.replace(/^\s*(?:\/\*+|\/\/)\s*(?:\*\s*)?/, ''))
      .filter((text) => FRAGMENT.test(text))
      .map((text) => `${name}: ${text}`),
  );
}
