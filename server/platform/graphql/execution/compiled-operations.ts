/**
 * Runs operations, those that come again as functions: the server runs the same few documents all day, and walking one
 * again for every field of every row is most of what graphql-js costs. Queries become functions that write their
 * response (response-writer.ts), everything else functions which graphql-jit makes of them. What is asked once or twice
 * is not worth compiling. Responses are the same, and so are the messages about wrong variables: those are
 * graphql-js's.
 */
import { type DocumentNode, execute, type ExecutionArgs, type ExecutionResult, getOperationAST, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { replay } from './replay';
import { compileWriter, type ResponseWriter } from './response-writer';

/** The document store stores a document while it is asked for; with it goes what was made of it. */
interface Known {
  runs: number;
  /** Null: graphql-jit cannot compile it. */
  compiled?: CompiledQuery | null;
  /** Null: it cannot be written directly. */
  writer?: ResponseWriter | null;
}

/** The text of `data` in a response without errors, or the result where it has not been written. */
export type Written = { readonly data: string } | { readonly result: ExecutionResult };

const WORTH_COMPILING = 3;

export class CompiledOperations {
  private readonly known = new WeakMap<DocumentNode, Map<string, Known>>();

  constructor(private readonly worthCompiling = WORTH_COMPILING) {}

  async run(args: ExecutionArgs): Promise<ExecutionResult> {
    const known = this.count(args);
    if (known.runs < this.worthCompiling) return execute(args);
    known.compiled ??= compile(args);
    if (!known.compiled) return execute(args);
    const result = (await known.compiled.query(undefined, args.contextValue, args.variableValues ?? {})) as ExecutionResult;
    // no data at all: its variables were rejected, and nothing has run
    return result.data === undefined ? execute(args) : result;
  }

  /** Null where the operation must be `run`. */
  write(args: ExecutionArgs): Promise<Written> | null {
    const known = this.find(args);
    if (known.runs + 1 < this.worthCompiling) return null;
    if (known.writer === undefined) known.writer = compileWriter(args.schema, args.document, args.operationName);
    return known.writer && writeWith(known.writer, args);
  }

  private count(args: ExecutionArgs): Known {
    const known = this.find(args);
    known.runs += 1;
    return known;
  }

  private find({ document, operationName }: ExecutionArgs): Known {
    const name = operationName ?? '';
    const operations = this.known.get(document) ?? new Map<string, Known>();
    const before = operations.get(name);
    if (before) return before;
    const known = { runs: 0 };
    this.known.set(document, operations.set(name, known));
    return known;
  }
}

function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
  const made = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(made) ? made : null;
}

async function writeWith(write: ResponseWriter, args: ExecutionArgs): Promise<Written> {
  const { schema, document, operationName, contextValue: context, variableValues = {} } = args;
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 1 });
  if (!coerced) return { result: await execute(args) };
  const roots: Record<string, unknown> = {};
  try {
    return { data: await write({ context, variables: coerced, roots }) };
  } catch {
    return { result: await replay(args, roots) };
  }
}
