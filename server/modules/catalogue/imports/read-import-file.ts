/**
 * From the bytes of a file to its lines, with limits on rows, columns and the length of a cell (import-rows.ts reads
 * the kinds of files).
 */
import { cutText } from '../../../../schema/text/normalised';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { EXAMPLE_REFERENCES, type ImportColumn, parseImportHeading } from '../../../../schema/values/catalogue/product-import';
import type { RowError } from '../editing/upsert/upsert-plan';
import { type ImportContent, readLine } from './import-content';
import { importRows, wrongFile } from './import-rows';

interface ImportLine {
  /** The line of the file; the headings are line 1. */
  readonly line: number;
  readonly content: ImportContent;
  readonly errors: readonly RowError[];
}

interface ImportFile {
  readonly unknownColumns: readonly string[];
  readonly lines: readonly ImportLine[];
}

interface Sheet {
  readonly columns: ReadonlyMap<number, ImportColumn>;
  readonly unknownColumns: readonly string[];
}

const EXAMPLES: ReadonlySet<string> = new Set(Object.values(EXAMPLE_REFERENCES));
const MOST_UNKNOWN = 20;

/**
 * BAD_USER_INPUT at `file` where it is no table of products, or larger than the limits. Lines without a value are left
 * out.
 */
export async function readImportFile(bytes: Buffer): Promise<ImportFile> {
  const lines: ImportLine[] = [];
  const named = new Set<string>();
  let sheet: Sheet | null = null;
  for await (const { line, cells } of importRows(bytes, hasHeadings)) {
    if (!sheet) {
      sheet = headed(cells);
      continue;
    }
    const { columns } = sheet;
    const values = new Map(cells.flatMap((cell, at) => (columns.has(at) ? [[columns.get(at)!, checkedCell(cell)] as const] : [])));
    if ([...values.values()].every((cell) => cell.trim() === '')) continue;
    const { content, errors } = readLine(values);
    if (EXAMPLES.has(content.externalReference ?? '')) continue;
    if (lines.length >= serverLimits.importRows) throw wrongFile('import.tooManyRows', { max: serverLimits.importRows });
    lines.push({ line, content, errors: [...errors, ...repeated(content, named)] });
  }
  if (!sheet || lines.length === 0) throw wrongFile('import.empty');
  return { unknownColumns: sheet.unknownColumns, lines };
}

/** Whether a first row names columns of products. */
function hasHeadings(cells: readonly string[]): boolean {
  return cells.slice(0, serverLimits.importColumns).filter((cell) => parseImportHeading(cell) !== null).length > 1;
}

function headed(cells: readonly string[]): Sheet {
  if (cells.length > serverLimits.importColumns) throw wrongFile('import.tooManyColumns', { max: serverLimits.importColumns });
  const columns = new Map<number, ImportColumn>();
  const unknown: string[] = [];
  cells.forEach((heading, at) => {
    const column = parseImportHeading(heading);
    if (column && [...columns.values()].includes(column)) throw wrongFile('import.columnTwice', { column: heading.trim() });
    if (column) columns.set(at, column);
    else if (heading.trim()) unknown.push(cutText(heading.trim(), limits.referenceLength));
  });
  if (columns.size < 2) throw wrongFile('import.noHeadings');
  return { columns, unknownColumns: unknown.slice(0, MOST_UNKNOWN) };
}

function checkedCell(cell: string): string {
  // one more than any rule allows: the rule of the field reports it
  return cutText(cell, limits.descriptionLength + 1);
}

/** A product that an earlier line is about, which a batch of the file alone would not show. */
function repeated({ id, externalReference }: ImportContent, named: Set<string>): RowError[] {
  const names = [...(id ? [`id ${id.toLowerCase()}`] : []), ...(externalReference ? [`reference ${externalReference}`] : [])];
  const isRepeated = names.some((name) => named.has(name));
  for (const name of names) named.add(name);
  return isRepeated ? [{ field: null, code: 'BAD_USER_INPUT', key: 'product.rowTwice' }] : [];
}
