/**
 * Prepared statements on their way to PostgreSQL: one or several in one message, in order, as a query object of the
 * driver. PostgreSQL skips what follows a statement that fails. The columns of a result are asked for once a connection
 * and statement, since a prepared one cannot change them; with that, and without the objects that the driver makes for
 * each query, a statement takes half of the processor time of the driver's own. Used by sql.ts alone.
 */
import type { EventEmitter } from 'node:events';
import { types } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { RowMakers } from './row-maker';

export interface Statement {
  /** Empty for a statement that is not worth preparing. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly records: Record<string, unknown>[];
  readonly affected: number | null;
}

/** The part of the driver's connection that this file uses. */
interface Connection extends EventEmitter {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(portal: { readonly statement: string; readonly values: readonly unknown[] }): void;
  describe(what: { readonly type: 'P' }): void;
  execute(): void;
  sync(): void;
}

type Fields = readonly (string | null)[];
type ParseValue = (value: string) => unknown;

/** The columns of a result, as rows are made of them. */
interface ResultColumns {
  readonly make: (fields: Fields, parse: readonly ParseValue[]) => Record<string, unknown>;
  readonly parse: readonly ParseValue[];
}

interface FieldDescription {
  readonly name: string;
  readonly dataTypeID: number;
}

type Done = (error: Error | null, results?: readonly StatementResult[]) => void;

const columnsOfStatements = new WeakMap<Connection, Map<string, ResultColumns>>();
/** Stands for the statements of a connection until the group has one. */
const NO_STATEMENTS = new Map<string, ResultColumns>();
const NO_COLUMNS: ResultColumns = { make: () => ({}), parse: [] };

const prepared = new RowMakers<ResultColumns['make']>((at) => `source[${at}] === null ? null : readers[${at}](source[${at}])`);

/** Makes the row field by field: generating a function would not pay off for a statement that is not prepared. */
function oneByOne(names: readonly string[]): ResultColumns['make'] {
  return (fields, parse) =>
    Object.fromEntries(
      names.map((name, at) => {
        const value = fields[at] ?? null;
        return [name, value === null ? null : parse[at]?.(value)];
      }),
    );
}

export class StatementGroup {
  /** Index of the statement that failed, or is running. */
  position = 0;
  /**
   * These three are made when there is something for them: most groups wait for a connection first, and the engine
   * would learn from that to make their lists where objects live long, with all rows.
   */
  private results: StatementResult[] | null = null;
  private unparsed: Statement[] | null = null;
  private known: Map<string, ResultColumns> = NO_STATEMENTS;
  private columns: ResultColumns | undefined;
  private records: Record<string, unknown>[] | null = null;
  private failure: Error | null = null;
  private connection: Connection | null = null;

  private readonly statements: readonly Statement[];

  /** Throws for a value that cannot be written: nothing has been sent then. */
  constructor(
    statements: readonly Statement[],
    /** The driver sets it as well. */
    public callback?: Done,
  ) {
    this.statements = statements.map(({ name, text, values }) => ({ name, text, values: values.map((value) => prepareValue(value)) }));
  }

  submit(connection: Connection): Error | null {
    this.connection = connection;
    this.known = columnsOfStatements.get(connection) ?? new Map<string, ResultColumns>();
    if (!columnsOfStatements.has(connection)) columnsOfStatements.set(connection, this.known);
    connection.stream.cork();
    try {
      for (const statement of this.statements) this.send(connection, statement);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    if (this.unparsed) connection.on('parseComplete', this.onParsed);
    this.columns = this.columnsNow();
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDescription[] }): void {
    const names = fields.map(({ name }) => name);
    const isPrepared = this.statements[this.position]?.name !== '';
    this.columns = {
      make: isPrepared ? prepared.findOrMake(names) : oneByOne(names),
      parse: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID) as ParseValue),
    };
  }

  handleDataRow({ fields }: { readonly fields: Fields }): void {
    const { make, parse } = this.columns ?? NO_COLUMNS;
    try {
      this.records ??= [];
      this.records.push(make(fields, parse));
    } catch (error) {
      this.failure ??= error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const statement = this.statements[this.position];
    if (statement?.name) this.known.set(statement.name, this.columns ?? NO_COLUMNS);
    this.results ??= [];
    this.results.push({ records: this.records ?? [], affected: affectedBy(text) });
    this.position += 1;
    this.records = null;
    this.columns = this.columnsNow();
  }

  handleError(error: Error): void {
    // what PostgreSQL reports is the end; a response that did not come in time may still come
    if ('severity' in error) this.end();
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.end();
    this.callback?.(this.failure, this.results ?? []);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /** Neither is used: all rows are asked for, and nothing is copied. */
  handlePortalSuspended(): void {
    this.failure ??= new Error('A result without an end.');
  }

  handleCopyInResponse(): void {
    this.failure ??= new Error('A statement that copies.');
  }

  handleCopyData(): void {
    this.handleCopyInResponse();
  }

  private send(connection: Connection, statement: Statement): void {
    const { name, text, values } = statement;
    const isPrepared = connection.parsedStatements[name] !== undefined || this.unparsed?.some((before) => before.name === name);
    if (name === '' || !isPrepared) {
      connection.parse({ name, text });
      this.unparsed ??= [];
      this.unparsed.push(statement);
    }
    connection.bind({ statement: name, values });
    if (name === '' || !this.known.has(name)) connection.describe({ type: 'P' });
    connection.execute();
  }

  private columnsNow(): ResultColumns | undefined {
    const name = this.statements[this.position]?.name;
    return name ? this.known.get(name) : undefined;
  }

  /** A statement that was parsed is prepared, also where a later one fails. */
  private readonly onParsed = (): void => {
    const statement = this.unparsed?.shift();
    if (statement?.name && this.connection) this.connection.parsedStatements[statement.name] = statement.text;
  };

  private end(): void {
    this.connection?.off('parseComplete', this.onParsed);
  }
}

/** 'INSERT 0 1', 'UPDATE 3', 'SELECT 2': the last number. */
function affectedBy(tag: string): number | null {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return Number.isNaN(count) || tag === '' ? null : count;
}
