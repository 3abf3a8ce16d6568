import type { Plugin, ResolvedConfig } from 'vite';
import { runOf } from './virtual-files.mts';

/**
 * Completes index.html: its texts come from the message files (page-texts.ts), and its first script gets the list of
 * files that the screen at an address needs, so that they are fetched beside the frame's own instead of after it.
 */
const emptyTable = 'var screens = {};';

interface Piece {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

type Pieces = ReadonlyMap<string, Piece>;

export function firstPaintPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint-pages',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { fillPage } = await runOf<typeof import('./page-texts')>('./page-texts.ts');
        const page = fillPage(html);
        if (!bundle) return page;
        const pieces = new Map(
          Object.values(bundle)
            .filter((one) => one.type === 'chunk')
            .map(({ fileName, isEntry, facadeModuleId, imports, viteMetadata }) => {
              const css = [...(viteMetadata?.importedCss ?? [])];
              return [fileName, { fileName, isEntry, facadeModuleId, imports, css }] as const;
            }),
        );
        const { renderedPages } = await runOf<typeof import('../../schema/values/site/page-renderer')>(
          '../../schema/values/site/page-renderer.ts',
        );
        const table = screenTable(pieces, renderedPages, config.base);
        if (!page.includes(emptyTable)) throw new Error(`index.html has lost its "${emptyTable}".`);
        return page.replace(emptyTable, `var screens = ${JSON.stringify(table)};`);
      },
    },
  };
}

/** Every page that the server has not rendered needs the first besides, and those of signed-in users the second too. */
const besides = {
  every: ['/platform/connection/links.ts', '/ui/images/brand-mark.tsx', '/app/other-screens.ts'],
  known: ['/app/menus/user-parts.tsx'],
};

function screenTable(pieces: Pieces, pages: Readonly<Record<string, string>>, base: string): Record<string, string[]> {
  const entry = [...pieces.values()].find(({ isEntry }) => isEntry);
  const entryFiles = entry ? needs(entry, pieces) : new Set<string>();
  const filesOf = (sources: readonly string[]) => {
    const files = new Set<string>();
    for (const source of sources) {
      const piece = [...pieces.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
      if (!piece) throw new Error(`The build has no file of ${source}.`);
      needs(piece, pieces, files);
    }
    return [...files].filter((file) => !entryFiles.has(file)).map((file) => base + file);
  };
  return Object.fromEntries([
    ...Object.entries(besides).map(([name, sources]) => [name, filesOf(sources)] as const),
    ...Object.entries(pages).map(([path, screen]) => [path, filesOf([`/features/${screen}.screen.tsx`])] as const),
  ]);
}

/** The file, what it imports, and the styles of both. */
function needs(piece: Piece, pieces: Pieces, files = new Set<string>()): Set<string> {
  if (files.has(piece.fileName)) return files;
  files.add(piece.fileName);
  piece.css.forEach((file) => files.add(file));
  for (const name of piece.imports) {
    const next = pieces.get(name);
    if (next) needs(next, pieces, files);
  }
  return files;
}
