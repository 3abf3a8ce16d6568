/**
 * The rows of one sheet of a workbook (.xlsx), as texts, one after the other: what a cell shows as a value, never its
 * formula, and numbers in their shortest form (45.300000000000004 is 45.3, as the spreadsheet shows it). Read as a
 * stream with limits (WorkbookFiles), since every byte is a stranger's.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { WorkbookError, WorkbookFiles, WorkbookTooLargeError } from './workbook-files';
import { readPart, readParts } from './workbook-parts';
import { readXml, type XmlEvents } from './workbook-xml';

export interface WorkbookRow {
  /** As the sheet counts, from 1; empty rows are left out. */
  readonly line: number;
  /** By column; a column beyond the limit is left out. */
  readonly cells: readonly string[];
}

interface WorkbookReading {
  /**
   * Limit of what the rows give: bytes of their cells as a CSV file would hold them. A few kilobytes of a workbook can
   * give any number of them, since cells share a text.
   */
  readonly mostBytes: number;
  /** Decides whether the first row of a sheet is the headings. */
  isHead?(cells: readonly string[]): boolean;
}

/** Texts that cells share, in characters: those of other sheets as well. */
const MOST_TEXT = 2 * serverLimits.importBytes;
/** Characters of one cell; the rest is left out. */
const MOST_IN_A_CELL = 64 * 1024;
/** Columns that are read; more headings than a table may have are noticed well before. */
const MOST_COLUMNS = 200;
/** Sheets that are looked into for the one with the headings. */
const MOST_SHEETS = 5;

/** A zip's first bytes. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/** The container of .xls and of workbooks with a password. */
export const isOldWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

/**
 * Yields the rows of the first sheet that is not hidden and whose first row is the headings; of the first sheet where
 * none is. Throws WorkbookError, at any row, for a file that is not a workbook, and WorkbookTooLargeError for one that
 * is beyond the limits.
 */
export async function* workbookRows(bytes: Buffer, reading: WorkbookReading): AsyncGenerator<WorkbookRow> {
  const files = await WorkbookFiles.open(bytes);
  const { sheets, sharedTexts } = await readParts(files);
  const shared = await readSharedTexts(files, sharedTexts);
  const [first] = sheets;
  if (sheets.length > 1) {
    for (const sheet of sheets.slice(0, MOST_SHEETS)) {
      if (await hasHead(files, sheet, shared, reading)) return yield* sheetRows(files, sheet, shared, reading);
    }
  }
  yield* sheetRows(files, first ?? '', shared, reading);
}

type Texts = readonly string[];

async function hasHead(files: WorkbookFiles, sheet: string, shared: Texts, reading: WorkbookReading): Promise<boolean> {
  for await (const { cells } of sheetRows(files, sheet, shared, reading)) return reading.isHead?.(cells) ?? true;
  return false;
}

async function* sheetRows(files: WorkbookFiles, path: string, shared: Texts, { mostBytes }: WorkbookReading): AsyncGenerator<WorkbookRow> {
  const sheet = await files.stream(path);
  if (!sheet) throw new WorkbookError('It has no sheet.');
  const rows = new RowReader(shared, mostBytes);
  try {
    for await (const _ of readXml(sheet, rows, files)) yield* rows.take();
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('Its sheet cannot be read.', { cause: error });
  } finally {
    sheet.destroy();
  }
}

/** Runs of a rich text are one text; how Japanese is pronounced (rPh) is none. */
async function readSharedTexts(files: WorkbookFiles, path: string): Promise<string[]> {
  const texts: string[] = [];
  let length = 0;
  let text = '';
  let isText = false;
  let isPronounced = false;
  await readPart(files, path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronounced = true;
      isText = name === 't';
    },
    close: (name) => {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') isPronounced = false;
      isText = false;
    },
    text: (part) => {
      if (!isText || isPronounced) return;
      text += part;
      length += part.length;
      if (length > MOST_TEXT) throw new WorkbookTooLargeError('Its texts are too long.');
    },
  });
  return texts;
}

/** Makes rows of a sheet's elements: <row r="3"><c r="B3" t="s"><v>0</v></c></row>. */
class RowReader implements XmlEvents {
  private rows: WorkbookRow[] = [];
  private line = 0;
  private cells: string[] = [];
  private column = 0;
  private type = 'n';
  private value = '';
  private isValue = false;
  private readonly sharedTexts = new Map<number, string>();

  constructor(
    private readonly shared: Texts,
    private bytesLeft: number,
  ) {}

  /** The rows that are complete. */
  take(): WorkbookRow[] {
    const taken = this.rows;
    this.rows = [];
    return taken;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.line = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) : this.line + 1;
      this.cells = [];
      this.column = 0;
    } else if (name === 'c') {
      this.column = attributes.r === undefined ? this.column + 1 : columnOf(attributes.r);
      this.type = attributes.t ?? 'n';
      this.value = '';
    }
    // <v> holds a value, <t> the text of an inline one; <f>, the formula, is passed over
    this.isValue = name === 'v' || name === 't';
  }

  close(name: string): void {
    this.isValue = false;
    if (name === 'c' && this.column <= MOST_COLUMNS) this.cells[this.column - 1] = this.counted(this.shown());
    if (name !== 'row') return;
    this.count(this.cells.length);
    this.rows.push({ line: this.line, cells: Array.from(this.cells, (cell) => cell ?? '') });
  }

  text(part: string): void {
    if (this.isValue) this.value += part.slice(0, MOST_IN_A_CELL - this.value.length);
  }

  /** Unescaped once: a long one may stand in each cell. */
  private sharedText(index: number): string {
    const text = this.sharedTexts.get(index) ?? unescaped((this.shared[index] ?? '').slice(0, MOST_IN_A_CELL));
    this.sharedTexts.set(index, text);
    return text;
  }

  private counted(cell: string): string {
    this.count(Buffer.byteLength(cell));
    return cell;
  }

  private count(bytes: number): void {
    this.bytesLeft -= bytes;
    if (this.bytesLeft < 0) throw new WorkbookTooLargeError('Its rows have too much text.');
  }

  /** An error of a formula as the spreadsheet shows it (#DIV/0!): no one takes it for an empty cell. */
  private shown(): string {
    if (this.value === '') return '';
    switch (this.type) {
      case 's':
        return this.sharedText(Number(this.value));
      case 'b':
        return this.value === '1' ? 'true' : 'false';
      case 'n':
        return shortest(this.value);
      default:
        return unescaped(this.value);
    }
  }
}

/**
 * Characters that XML cannot hold are written as _x000D_, and what resembles one as _x005F_x000D_. Carriage returns of
 * Windows are left out.
 */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_whole, code: string) =>
    code === '000D' ? '' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** To the 15 digits that spreadsheets show. */
function shortest(number: string): string {
  const value = Number(number);
  return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : number;
}

/** 2 of "B3", 28 of "AB3". */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1];
  if (letters === undefined) throw new WorkbookError('A cell is nowhere.');
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column;
}
