/**
 * Columns that come packed into one text of a row. The driver and PostgreSQL spend more on thirty columns, or on
 * building JSON of them, than on finding the row; so what cannot hold a separator (ids, numbers, times, fixed values)
 * is joined by one, and read by functions like those of columns.ts. For the hot lists.
 */
export interface PackedColumn<T> {
  readonly sql: string;
  readonly read: (packed: string) => T;
}

export interface PackedColumns<C extends Readonly<Record<string, PackedColumn<unknown>>>> {
  /** One expression of type text. */
  readonly sql: string;
  /** The parts of a row's text, for the functions that read columns. */
  readonly split: (packed: string) => Parts;
  /**
   * A function for each column. Columns are read where they are used: building a row of thirty first takes twice the
   * time.
   */
  readonly of: { readonly [K in keyof C]: (parts: Parts) => ReturnType<C[K]['read']> };
}

export type Parts = readonly string[];

const SEPARATOR = '\x1f';

export const packedText = (sql: string): PackedColumn<string> => ({ sql, read: (packed) => packed });
export const packedNumber = (sql: string): PackedColumn<number> => ({ sql, read: Number });
export const packedFlag = (sql: string): PackedColumn<boolean> => ({ sql, read: (packed) => packed === 't' });
export const packedInstant = (sql: string): PackedColumn<Date> => ({
  sql: `floor(extract(epoch FROM ${sql}) * 1000)`,
  read: (packed) => new Date(Number(packed)),
});

/** One of an enum's values (schema/values). */
export function packedOneOf<T extends string>(sql: string, values: Readonly<Record<string, T>>): PackedColumn<T> {
  const allowed = new Map<string, T>(Object.values(values).map((value) => [value, value]));
  return {
    sql,
    read: (packed) => {
      const value = allowed.get(packed);
      if (value === undefined) throw new Error(`A packed column is none of ${[...allowed.keys()].join(', ')}: ${sql}`);
      return value;
    },
  };
}

/** NULL, which joining would leave out, is an empty text. */
export function packedNullable<T>({ sql, read }: PackedColumn<T>): PackedColumn<T | null> {
  return { sql: `coalesce((${sql})::text, '')`, read: (packed) => (packed === '' ? null : read(packed)) };
}

/**
 * None of the columns may be NULL unless it is declared so. `isSelected`: whether a column is read at all, all by
 * default; the functions of the others return undefined.
 */
export function packed<C extends Readonly<Record<string, PackedColumn<unknown>>>>(
  list: C,
  isSelected: (key: keyof C) => boolean = () => true,
): PackedColumns<C> {
  const selected = Object.entries(list).filter(([key]) => isSelected(key));
  const places = new Map(selected.map(([key], at) => [key, at]));
  const readers = Object.entries(list).map(([key, { read }]) => {
    const at = places.get(key);
    return [key, at === undefined ? () => undefined : (parts: Parts) => read(parts[at] ?? '')];
  });
  return {
    sql: `concat_ws(E'\\x1f', ${selected.map(([, { sql }]) => sql).join(', ')})`,
    split: (text) => {
      const parts = text.split(SEPARATOR);
      if (parts.length !== selected.length) throw new Error(`A packed row has ${parts.length} columns, not ${selected.length}.`);
      return parts;
    },
    of: Object.fromEntries(readers) as PackedColumns<C>['of'],
  };
}
