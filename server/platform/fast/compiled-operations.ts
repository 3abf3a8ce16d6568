/**
 * Compiles queries that come again to functions that write the text of their response (response-writer.ts): the server
 * runs the same few documents all day, and walking one again for every field of every row is most of what graphql-js
 * costs. A query that comes once or twice is not worth compiling. Responses are the same, and so are the messages about
 * wrong variables: those are graphql-js's.
 */
import { type DocumentNode, execute, type ExecutionArgs, getOperationAST, getVariableValues } from 'graphql';
import type { OperationWriter, Written } from '../graphql/execution/fast-path';
import { replay } from './replay';
import { compileWriter, type ResponseWriter } from './response-writer';

/** The document store stores a document while it is asked for; with it goes what was made of it. */
interface Known {
  times: number;
  /** Null: it cannot be written directly. */
  writer?: ResponseWriter | null;
}

const WORTH_COMPILING = 3;

export class CompiledOperations implements OperationWriter {
  private readonly known = new WeakMap<DocumentNode, Map<string, Known>>();

  constructor(private readonly worthCompiling = WORTH_COMPILING) {}

  write(args: ExecutionArgs): Promise<Written> | null {
    const operation = this.find(args);
    operation.times += 1;
    if (operation.times < this.worthCompiling) return null;
    if (operation.writer === undefined) operation.writer = compileWriter(args.schema, args.document, args.operationName);
    return operation.writer && writeWith(operation.writer, args);
  }

  private find({ document, operationName }: ExecutionArgs): Known {
    const name = operationName ?? '';
    const operations = this.known.get(document) ?? new Map<string, Known>();
    const before = operations.get(name);
    if (before) return before;
    const operation = { times: 0 };
    this.known.set(document, operations.set(name, operation));
    return operation;
  }
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
