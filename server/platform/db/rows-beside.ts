/**
 * Two reading statements as one: what surrounds a statement (its portal, its snapshot, the locks of its tables) costs
 * PostgreSQL about as much as reading a few rows by index.
 */
import type { Selection } from './columns';

/** By the text of the first, then of the second: the same text each time, since prepared statements are found by it. */
const texts = new Map<string, Map<string, string>>();

/** A statement that returns the one row of `one`, and beside it each row of `rows`. */
export interface RowsBeside<One, Row> {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly read: (records: readonly unknown[] | undefined) => { readonly one: One[]; readonly rows: Row[] };
}

/**
 * Both read the same snapshot. `one` returns at most one row; without it nothing of `rows` is found either. No column
 * of both has the same name.
 */
export function rowsBeside<One, Row>(
  one: Selection<One>,
  rows: Selection<Row> & (keyof One & keyof Row extends never ? unknown : never),
): RowsBeside<One, Row> {
  return {
    text: textOf(one, rows),
    params: [...one.params, ...rows.params],
    read: (records = []) => ({
      one: one.read(records.slice(0, 1)),
      rows: rows.read(records.filter((record) => (record as { readonly hasRow: boolean | null }).hasRow)),
    }),
  };
}

function textOf(one: Selection<unknown>, rows: Selection<unknown>): string {
  const ofOne = texts.get(one.text) ?? new Map<string, string>();
  texts.set(one.text, ofOne);
  const cached = ofOne.get(rows.text);
  if (cached !== undefined) return cached;
  const moved = rows.text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + one.params.length}`);
  const text = `SELECT "one".*, "rows".* FROM (${one.text}) "one" LEFT JOIN (SELECT true AS "hasRow", "each".* FROM (${moved}) "each") "rows" ON true`;
  ofOne.set(rows.text, text);
  return text;
}
