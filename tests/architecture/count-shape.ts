/**
 * Prints the figures of docs/code-figures.md: what a reader stumbles over, counted. A root may be named, so that an
 * earlier state of the project is counted in the same way: `… count-shape.ts /path/to/clone`.
 */
import { commentsOf } from './checks/comments';
import { folderCircles, folderImports, folderLines } from './checks/folder-lines';
import { literalSpreads } from './checks/literal-spreads';
import { isCode, isGenerated, readSources } from './checks/source-tree';
import { fragments } from './checks/words';

const files = new Map([...readSources(process.argv[2])].filter(([name]) => isCode(name) && !isGenerated(name)));
const comments = new Map([...files].map(([name, text]) => [name, commentsOf(name, text).map((comment) => comment.text)]));
const lines = [...files.values()].flatMap((text) => text.split('\n'));
const isLongComment = (line: string) => line.length > 120 && /^\s*(?:\/\/|\/?\*{1,2})\s(?!eslint-)/.test(line);
const count = (pattern: RegExp, within = /./) =>
  [...files].filter(([name]) => within.test(name)).reduce((sum, [, text]) => sum + (text.match(pattern)?.length ?? 0), 0);

const figures: Record<string, number> = {
  'comments that are no sentences': fragments(comments).length,
  'comment lines above 120 columns': lines.filter(isLongComment).length,
  'methods called of': count(/^\s+(?:(?:async|static|private|abstract) )*of\((?!['"`]).*\{$/gm, /^server|^client|^demo|^tools/),
  'locals called found or known': count(/\b(?:const|let) (?:found|known)\b/g, /^server|^client|^demo|^tools/),
  'comparisons of a product with its audience': count(/\baudience\s*(?:=|<>)\s*'(?:EVERYONE|BUSINESSES)/g, /^server/),
  'spreads of a literal': literalSpreads(files).length,
  'files above 250 lines': [...files.values()].filter((text) => text.split('\n').length > 251).length,
};
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);

for (const folder of Object.keys(folderLines)) {
  const imports = folderImports(files, folder);
  const circles = folderCircles(imports, folder).map((circle) => circle.length);
  console.log(
    `${folder}: ${imports.folders.length} folders, ${imports.all.length} imports between them, ${imports.back.length} back, ` +
      (circles.length === 0 ? 'no circle' : `circles of ${circles.join(' and ')} folders`),
  );
}
