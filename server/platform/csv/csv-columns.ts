/**
 * The columns of a file, each declared once and in the order of the file: its heading, and what its cell is of a row.
 */
import { type MessageKey, text } from '../../../schema/messages/text';
import type { Language } from '../../../schema/values/accounts/roles';
import { type CsvCell, writeCsv } from './write-csv';

/** By the message key of their headings. */
export type CsvColumns<Row, Heading extends string = MessageKey> = Readonly<
  Partial<Record<Heading, (row: Row, language: Language) => CsvCell>>
>;

interface Listed<Item, Row, Heading extends string> {
  readonly columns: CsvColumns<Row, Heading>;
  readonly language: Language;
  readonly items: readonly Item[];
  /** Returns what the cells are made of. */
  readonly rowOf: (item: Item, index: number) => Row | Promise<Row>;
}

/** Writes the columns with the messages of their keys as headings. */
export function writeColumns<Item, Row>(list: Listed<Item, Row, MessageKey>): Promise<string> {
  return writeColumnsAs(list, (key) => text(key, list.language));
}

/** Writes the columns with headings that are no messages. */
export function writeColumnsAs<Item, Row, Heading extends string>(
  { columns, language, items, rowOf }: Listed<Item, Row, Heading>,
  headingOf: (heading: Heading) => string,
): Promise<string> {
  const headings = (Object.keys(columns) as Heading[]).map(headingOf);
  const cells = Object.values<((row: Row, language: Language) => CsvCell) | undefined>(columns);
  return writeCsv(headings, items, async (item, index) => {
    const row = await rowOf(item, index);
    return cells.map((cellOf) => cellOf?.(row, language) ?? null);
  });
}
