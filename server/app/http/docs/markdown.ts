/**
 * The documents for partners as HTML: Markdown by `markdown-it`, with our own blocks of code and tables, and no raw
 * HTML.
 */
import MarkdownIt from 'markdown-it';
import { code, escape } from '../../../rest-v1/openapi/docs-html';

/** Where a link of the file leads on the site. */
export type LinkTo = (target: string) => string;

export function renderMarkdown(source: string, linkTo: LinkTo): string {
  const markdown = new MarkdownIt({ html: false });
  // blocks are named after the heading above them
  let heading = '';
  let codes = 0;
  let tables = 0;
  /** How often each id was given: a page may have a heading twice, such as the groups of two versions. */
  const given = new Map<string, number>();
  const { rules } = markdown.renderer;
  rules.heading_open = (tokens, at) => {
    heading = (tokens[at + 1]?.content ?? '').replaceAll('`', '');
    const id = idOf(heading);
    const times = given.get(id) ?? 0;
    given.set(id, times + 1);
    return `<${tokens[at]?.tag} id="${times ? `${id}-${times}` : id}">`;
  };
  rules.fence = (tokens, at) => {
    codes += 1;
    const { content = '', info = '' } = tokens[at] ?? {};
    return code(content.replace(/\n$/, ''), `${heading}: ${info || 'code'} ${codes}`);
  };
  rules.table_open = () => {
    tables += 1;
    return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(`${heading}: table ${tables}`)}"><table>`;
  };
  rules.table_close = () => '</table></div>';
  rules.th_open = () => '<th scope="col">';
  rules.link_open = (tokens, at) => `<a href="${escape(linkTo(String(tokens[at]?.attrGet('href') ?? '')))}">`;
  const rendered = markdown.render(source.replaceAll(/<!--([^]*?)-->/g, (_comment, note: string) => notes[note.trim()] ?? ''));
  return rendered.replace('</h1>', `</h1>${contentsOf(rendered)}`);
}

/** The reader needs these notes of the test that runs the page as well. */
const notes: Readonly<Record<string, string>> = {
  'in another terminal': '*In another terminal, in the same folder:*',
  'the other terminal shows': '*The other terminal shows:*',
  'a message': '*A message:*',
};

/** Links to the parts of a page; nothing for a short one. */
function contentsOf(rendered: string): string {
  const parts = [...rendered.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id, title]) => `<li><a href="#${id}">${title}</a></li>`);
  return parts.length < FEWEST_PARTS ? '' : `<nav class="toc" aria-label="On this page"><ul>${parts.join('')}</ul></nav>`;
}

const FEWEST_PARTS = 3;

/** 'In order, per object' → 'in-order-per-object', as GitHub makes it; the second of two has '-1' at its end. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
