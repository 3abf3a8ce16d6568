/**
 * As much of Markdown as the documents for partners use, as HTML: headings, paragraphs, lists of dashes or numbers, tables, fenced code, and within a line
 * `code`, **bold** and [links](where.md). Comments are left out, anything else is escaped text.
 */
import { code, escape } from '../../rest-v1/openapi/docs-html';

/** Where a link of the file leads on the site. */
export type LinkTo = (target: string) => string;

interface Kind {
  readonly begins: RegExp;
  /** Lines for as long as this matches belong to the block. */
  readonly goesOn: RegExp;
  html(lines: readonly string[], page: Page): string;
}

interface Page {
  readonly linkTo: LinkTo;
  heading: string;
  codes: number;
}

const ITEM = /^(?:-|\d+\.) /;
const KINDS: readonly Kind[] = [
  { begins: /^$/, goesOn: /^$/, html: () => '' },
  { begins: /^#{1,4} /, goesOn: /^(?!)/, html: ([line = ''], page) => headingOf(line, page) },
  { begins: /^\|/, goesOn: /^\|/, html: tableOf },
  { begins: ITEM, goesOn: /^(?:(?:-|\d+\.) | {2,}\S)/, html: listOf },
];
const PARAGRAPH: Kind = {
  begins: /./,
  goesOn: /^(?!$|#{1,4} |\||```|- |\d+\. )/,
  html: (lines, page) => `<p>${inlineOf(lines.join(' '), page)}</p>`,
};

export function renderMarkdown(source: string, linkTo: LinkTo): string {
  const lines = source.replaceAll(/<!--[^]*?-->/g, '').split('\n');
  const page: Page = { linkTo, heading: '', codes: 0 };
  const html: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = endOf(lines, at);
    html.push(blockOf(lines.slice(at, end), page));
    at = end;
  }
  return html.join('');
}

function kindOf(line: string): Kind {
  return KINDS.find(({ begins }) => begins.test(line)) ?? PARAGRAPH;
}

function endOf(lines: readonly string[], at: number): number {
  const isOver = (line: string, index: number) =>
    index > at &&
    (lines[at]?.startsWith('```') ? lines[index - 1] === '```' && index > at + 1 : !kindOf(lines[at] ?? '').goesOn.test(line));
  const end = lines.findIndex(isOver);
  return end < 0 ? lines.length : end;
}

function blockOf(lines: readonly string[], page: Page): string {
  const [first = ''] = lines;
  if (!first.startsWith('```')) return kindOf(first).html(lines, page);
  page.codes += 1;
  return code(lines.slice(1, lines.lastIndexOf('```')).join('\n'), `${page.heading}: ${first.slice(3) || 'code'} ${page.codes}`);
}

/** `## In order per object` → h2 with the id `in-order-per-object`, as GitHub makes it. */
function headingOf(line: string, page: Page): string {
  const [, marks = '#', words = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  page.heading = words.replaceAll('`', '');
  const id = page.heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
  return `<h${marks.length} id="${id}">${inlineOf(words, page)}</h${marks.length}>`;
}

function listOf(lines: readonly string[], page: Page): string {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const tag = lines[0]?.startsWith('- ') ? 'ul' : 'ol';
  return `<${tag}>${items.map((item) => `<li>${inlineOf(item, page)}</li>`).join('')}</${tag}>`;
}

function tableOf(lines: readonly string[], page: Page): string {
  const cells = (line: string, open: string, close: string) =>
    line
      .replace(/^\|(.*)\|$/, '$1')
      .split('|')
      .map((words) => `${open}${inlineOf(words.trim(), page)}${close}`)
      .join('');
  const [head = '', , ...rows] = lines;
  const body = rows.map((row) => `<tr>${cells(row, '<td>', '</td>')}</tr>`).join('');
  const label = escape(`${page.heading}: table`);
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${cells(head, '<th scope="col">', '</th>')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** What stands between backticks is nothing but code: it is put aside while the rest is read. */
function inlineOf(words: string, { linkTo }: Page): string {
  const codes: string[] = [];
  const text = words.replaceAll(/`([^`]+)`/g, (_whole, inside: string) => `\uE000${codes.push(escape(inside)) - 1}\uE001`);
  return escape(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_whole, label: string, target: string) => `<a href="${linkTo(target)}">${label}</a>`)
    .replaceAll(/\uE000(\d+)\uE001/g, (_whole, place: string) => `<code>${codes[Number(place)]}</code>`);
}
