/** The columns of downloads: each file has one declared list of them, and that list is what is written. */
import type { FileMap } from './source-tree';

export interface ColumnList {
  readonly file: string;
  readonly name: string;
  readonly headings: readonly string[];
}

const declaration = /const (\w+): CsvColumns<[\s\S]*?> = \{\n([\s\S]*?)\n\};/g;
const heading = /^ {2}'?([\w.]+)'?: \(/gm;

/** The file of imports has the columns that are read back (product-import-row.columns.ts), for all of its writers. */
const writersOfRows = ['server/modules/catalogue/imports/product-import-files.service.ts'];

/** Returns the lists that services declare. */
export function columnLists(files: FileMap): ColumnList[] {
  return modules(files).flatMap(([file, source]) =>
    [...source.matchAll(declaration)].map(([, name = '', body = '']) => ({
      file,
      name,
      headings: [...body.matchAll(heading)].map(([, key = '']) => key),
    })),
  );
}

/** Returns the files that write rows without a declared list, and the lists that no file is written with. */
export function unlistedColumns(files: FileMap): string[] {
  const rowByRow = modules(files).filter(([name, source]) => /\bwriteCsv\b/.test(source) && !writersOfRows.includes(name));
  const unused = columnLists(files).filter(({ file, name }) => {
    const isExported = files.get(file)?.includes(`export const ${name}:`);
    return !modules(files).some(([other, source]) => (isExported || other === file) && uses(source, name));
  });
  return [
    ...rowByRow.map(([name]) => `${name} writes a file without CsvColumns`),
    ...unused.map(({ file, name }) => `${file}: no file is written with ${name}`),
  ];
}

const modules = (files: FileMap) => [...files].filter(([name]) => name.startsWith('server/modules/'));

/** Written, chosen to be written, or a part of another list. */
const uses = (source: string, name: string) =>
  new RegExp(`columns: ${name}\\b|\\.\\.\\.${name}\\b|\\(${name},|[?:] ${name}\\b`).test(source);
