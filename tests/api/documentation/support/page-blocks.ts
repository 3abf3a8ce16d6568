/**
 * The fenced blocks of a Markdown page, each with the comment that is before it; and their texts as a reader of the
 * served page copies them.
 */
export interface PageBlock {
  readonly language: string;
  readonly text: string;
  /** Where it begins, for the message of a failing test. */
  readonly line: number;
  /** `not run: why`, `in another terminal`, …; empty where there is none. */
  readonly note: string;
}

const FENCE = /^( *)```(\S*)/;
const NOTE = /^ *<!-- (.*) -->$/;

export function blocksOf(markdown: string): PageBlock[] {
  const lines = markdown.split('\n');
  const blocks: PageBlock[] = [];
  let note = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [fence, indent = '', language = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined) {
      if (line.trim() !== '') note = NOTE.exec(line)?.[1] ?? '';
      continue;
    }
    const end = lines.indexOf(`${indent}\`\`\``, at + 1);
    if (end < 0) throw new Error(`The block of line ${at + 1} has no end.`);
    const text = lines.slice(at + 1, end).map((one) => one.slice(indent.length));
    blocks.push({ language, text: text.join('\n'), line: at + 1, note });
    note = '';
    at = end;
  }
  return blocks;
}

const SERVED = /<pre[^>]*><code>([^]*?)<\/code><\/pre>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Returns what the button beside each block of a served page copies, in the order of the page. */
function copiedFrom(html: string): string[] {
  return [...html.matchAll(SERVED)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
}

/** The blocks of a page with the texts that its HTML has; what a page says in comments alone, no reader sees. */
export function blocksAsRead(markdown: string, html: string): PageBlock[] {
  const [blocks, copied] = [blocksOf(markdown), copiedFrom(html)];
  if (blocks.length !== copied.length) throw new Error(`The page has ${blocks.length} blocks, and ${copied.length} are read.`);
  return blocks.map((block, at) => ({ ...block, text: copied[at] ?? '' }));
}
