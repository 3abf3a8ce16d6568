/**
 * The columns that a list reads for what an operation selects of its rows. Each selection of columns is a statement of
 * its own, of which connections prepare only so many: there are a few forms of a list, and selections beyond these read
 * all columns.
 */
const MOST_FORMS = 8;

export class ColumnForms<Name extends string, Form> {
  private readonly forms = new Map<string, Form>();
  private readonly found = new WeakMap<readonly string[], Form | null>();
  private readonly whole: Form;

  constructor(
    /** Returns the columns that a selected path (`seller.name`) needs; undefined where the list does not have it. */
    private readonly columnsOf: (path: string) => readonly Name[] | undefined,
    private readonly make: (isSelected: (name: Name) => boolean) => Form,
  ) {
    this.whole = make(() => true);
  }

  /** Null where the list does not have all of it. The same array of paths is looked at once. */
  find(paths: readonly string[]): Form | null {
    const before = this.found.get(paths);
    if (before !== undefined) return before;
    const columns = paths.map((path) => this.columnsOf(path));
    const form = columns.every((names) => names !== undefined) ? this.formOf(new Set(columns.flat())) : null;
    this.found.set(paths, form);
    return form;
  }

  private formOf(names: ReadonlySet<Name>): Form {
    const key = [...names].toSorted().join();
    const form = this.forms.get(key);
    if (form !== undefined || this.forms.size >= MOST_FORMS) return form ?? this.whole;
    const made = this.make((name) => names.has(name));
    this.forms.set(key, made);
    return made;
  }
}
