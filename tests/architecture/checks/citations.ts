/** A comment or a document that points at a file or a section must point at something one can open. */
import { commentsOf } from './comments';
import { type FileMap, isGenerated } from './source-tree';

/** File names as people write them: `docs/rest.md`, `env.ts`; not a pattern such as `*.service.ts`. */
const fileName =
  /(?<![\w*<>{}/.@-])(?:\.{1,2}\/)?(?:(?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:md|tsx?|mts|cjs|graphql|css|html|yml|tsv)|(?:[\w@.-]+\/)+[\w@.-]+\.json)(?![\w*])/g;
/** Sections of something that is not here. */
const sections = /§|\bsections? \d/i;
/** These files are written by a command or named by a partner, or their names are placeholders. */
const elsewhere = /^(dist\/|haatbar\.ts$|theme\.css$|NN-name\.)|NNNN|\d\.\d\.\d/;

/** `known` holds every path of the repository; a citation may leave out the folders that lead to it. */
export function brokenCitations(files: FileMap, known: ReadonlySet<string>): string[] {
  const endings = new Set([...known].flatMap(suffixes));
  return [...files]
    .filter(([name]) => !isGenerated(name) && !name.startsWith('schema/releases/'))
    .flatMap(([name, text]) => {
      const passages = name.endsWith('.md') ? prose(text) : commentsOf(name, text);
      return passages.flatMap(({ line, text: passage }) => [
        ...[...passage.matchAll(fileName)]
          .map(([cited]) => cited.replace(/^(\.{1,2}\/)+/, ''))
          .filter((cited) => !endings.has(cited) && !elsewhere.test(cited))
          .map((cited) => `${name}:${line} cites ${cited}, which is not in the repository`),
        ...(sections.test(passage) ? [`${name}:${line} cites a section by its number: give the reason`] : []),
      ]);
    });
}

function suffixes(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, at) => parts.slice(at).join('/'));
}

/** Markdown without its fenced blocks: commands and examples make files of their own. */
function prose(markdown: string): { line: number; text: string }[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, at) => {
    if (/^ *```/.test(text)) isFenced = !isFenced;
    return isFenced ? [] : [{ line: at + 1, text }];
  });
}
