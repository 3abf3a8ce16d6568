/**
 * Rows that a statement receives: one has a parameter for each column, several are one parameter of JSON. Reading JSON
 * costs PostgreSQL more than writing the row, so a statement that mostly receives one row has a text for one and a text
 * for several. Used by the stores of the hot path.
 */
export class GivenRows<Name extends string> {
  private readonly names: readonly Name[];

  /** The PostgreSQL type of each column. */
  constructor(private readonly types: Readonly<Record<Name, string>>) {
    this.names = Object.keys(types) as Name[];
  }

  /** How many parameters they take. */
  width(isOne: boolean): number {
    return isOne ? this.names.length : 1;
  }

  /** SQL, for FROM: the rows as `alias`; their parameters are `$first` and those that follow. */
  source(isOne: boolean, first: number, alias: string): string {
    const types = this.names.map((name) => [name, this.types[name]] as const);
    if (!isOne) return `jsonb_to_recordset($${first}::jsonb) AS ${alias} (${types.map(([name, type]) => `"${name}" ${type}`).join(', ')})`;
    return `(SELECT ${types.map(([name, type], index) => `$${first + index}::${type} AS "${name}"`).join(', ')}) AS ${alias}`;
  }

  /** The parameters, in the form for one row where there is one. */
  params(rows: readonly Readonly<Record<Name, unknown>>[], isOne = rows.length === 1): readonly unknown[] {
    if (!isOne) return [JSON.stringify(rows.map((row) => Object.fromEntries(this.names.map((name) => [name, row[name]]))))];
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`A statement for one row has ${rows.length}.`);
    return this.names.map((name) => row[name] ?? null);
  }
}
