/**
 * Runs operations, those that come again as functions which graphql-jit makes of them: the server runs the same few documents all day, and walking
 * one again for every field of every row is most of what graphql-js costs. What is asked once or twice is not worth compiling. Responses are the same,
 * and so are the messages about wrong variables: those are graphql-js's.
 */
import { type DocumentNode, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** The document store stores a document while it is asked for; with it goes what was made of it. */
interface Known {
  runs: number;
  /** Null: graphql-jit cannot compile it. */
  compiled?: CompiledQuery | null;
}

const WORTH_COMPILING = 3;

export class CompiledOperations {
  private readonly known = new WeakMap<DocumentNode, Map<string, Known>>();

  constructor(private readonly worthCompiling = WORTH_COMPILING) {}

  async run(args: ExecutionArgs): Promise<ExecutionResult> {
    const compiled = this.find(args);
    if (!compiled) return execute(args);
    const result = (await compiled.query(undefined, args.contextValue, args.variableValues ?? {})) as ExecutionResult;
    // no data at all: its variables were rejected, and nothing has run
    return result.data === undefined ? execute(args) : result;
  }

  private find({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
    const name = operationName ?? '';
    const operations = this.known.get(document) ?? new Map<string, Known>();
    const known = operations.get(name) ?? { runs: 0 };
    if (known.compiled !== undefined) return known.compiled;
    known.runs += 1;
    if (known.runs >= this.worthCompiling) {
      const made = compileQuery(schema, document, operationName ?? undefined);
      known.compiled = isCompiledQuery(made) ? made : null;
    }
    this.known.set(document, operations.set(name, known));
    return known.compiled ?? null;
  }
}
