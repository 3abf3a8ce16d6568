/** Prints for each line of folders how many imports go between them, how many of them back, and the circles. */
import { folderCircles, folderImports, folderLines } from './checks/folder-lines';
import { readSources } from './checks/source-tree';

const files = readSources();
for (const folder of Object.keys(folderLines)) {
  const imports = folderImports(files, folder);
  const circles = folderCircles(imports, folder).map((circle) => circle.length);
  process.stdout.write(
    `${folder}: ${imports.folders.length} folders, ${imports.all.length} imports between them, ${imports.back.length} back, ` +
      (circles.length === 0 ? 'no circle\n' : `circles of ${circles.join(' and ')} folders\n`),
  );
}
