/**
 * Makes rows by source text, one function for all rows with the same keys: V8 turns an object that is built key by key
 * into a slow dictionary after a dozen of them, and rows of orders and products have more. Keys are quoted, so that any
 * text can be one. Used by statement-group.ts and columns.ts.
 */

/** A source text: the value of the key at this place, of `source` and `readers[at]`. */
type ValueOf = (at: number, key: string) => string;

/** Callers choose which columns are read, so there is no end of lists; those in use are made again at once. */
const MOST_MAKERS = 1_000;

/** `Maker` takes what a row is made of and a list of functions, and returns the row. */
export class RowMakers<Maker> {
  private readonly makers = new Map<string, Maker>();

  constructor(private readonly valueOf: ValueOf) {}

  findOrMake(keys: readonly string[]): Maker {
    const name = keys.join('\n');
    const maker = this.makers.get(name);
    if (maker) return maker;
    const values = keys.map((key, at) => `${JSON.stringify(key)}: ${this.valueOf(at, JSON.stringify(key))}`);
    // eslint-disable-next-line typescript/no-implied-eval -- the text is made of quoted keys and sources of this folder
    const made = new Function('source', 'readers', `return { ${values.join(', ')} };`) as Maker;
    if (this.makers.size >= MOST_MAKERS) this.makers.clear();
    this.makers.set(name, made);
    return made;
  }
}
