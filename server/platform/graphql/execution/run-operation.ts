/**
 * Apollo plugin: executes the operation itself (responseForOperation), so that no per-field instrumentation of Apollo
 * Server runs, an operation has a deadline, and its errors are reported in the language of the request.
 */
import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isWrongVariable } from '../../errors/coercion-error';
import { tookTooLong } from '../../errors/common-errors';
import type { ErrorFormatter } from '../../errors/format-error';
import { inSpan } from '../../spans/spans';
import { rootFields } from '../limits/key-guard';
import type { OperationWriter, Written } from './fast-path';
import type { HttpContext } from '../http-context';
import { IntrospectionResults } from './introspection-results';

const DEADLINE_MS = 10_000;
/** An upload's resolver waits for the file, which the client may take two minutes to send. */
const UPLOAD_DEADLINE_MS = 125_000;
const MAX_COERCION_ERRORS = 5;

type HttpResult = { http: { status?: number; headers: HeaderMap }; body: { kind: 'single'; singleResult: SingleResult } };
type SingleResult = { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] };

export interface RunningOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown> | undefined;
  readonly context: HttpContext;
}

export class OperationRunner {
  private readonly introspections = new IntrospectionResults();

  /** Without a writer graphql-js makes every response. */
  constructor(
    private readonly writer: OperationWriter | null = null,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Whether the result of the document is there already. */
  isStored(document: DocumentNode): boolean {
    return this.introspections.has(document);
  }

  /** Null when time ran out. */
  async run({ operation, context, ...rest }: RunningOperation): Promise<ExecutionResult | null> {
    const args = argsOf({ ...rest, context });
    const result = await this.inTime(
      context,
      traced(args, operation, () => this.execute(args, operation)),
    );
    if (!result || result.errors) context.reading.document = null; // nothing that others are sent
    return result;
  }

  /** As `run`, with the response's data as text where the operation is one that writes it. */
  async write({ operation, context, ...rest }: RunningOperation): Promise<Written | null> {
    const args = argsOf({ ...rest, context });
    const work = (): Promise<Written> => this.writer?.write(args) ?? this.execute(args, operation).then((result) => ({ result }));
    const written = await this.inTime<Written>(context, traced(args, operation, work));
    if (!written || ('result' in written && written.result.errors)) context.reading.document = null;
    return written;
  }

  private execute(args: ExecutionArgs, operation: OperationDefinitionNode): Promise<ExecutionResult> {
    return this.introspections.run(args, operation, () => Promise.resolve(execute(args)));
  }

  private inTime<T>({ isUpload }: HttpContext, running: Promise<T>): Promise<T | null> {
    return beforeDeadline(isUpload ? UPLOAD_DEADLINE_MS : this.deadlineMs, running);
  }
}

function traced<T>({ document }: ExecutionArgs, operation: OperationDefinitionNode, work: () => Promise<T>): Promise<T> {
  const attributes = () => ({
    'graphql.operation.type': operation.operation,
    'graphql.operation.fields': [...rootFields(document, operation)].join(' '),
  });
  return inSpan('graphql.execute', attributes, work);
}

function argsOf({ schema, document, operationName, variables, context }: Omit<RunningOperation, 'operation'>): ExecutionArgs {
  return {
    schema,
    document,
    operationName,
    contextValue: context,
    variableValues: variables,
    options: { maxCoercionErrors: MAX_COERCION_ERRORS },
  };
}

export function runOperation(formatter: ErrorFormatter, runner = new OperationRunner()): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, document, operation, operationName, request: { variables }, contextValue: context }) {
          if (!operation) return null; // Apollo Server reports OPERATION_RESOLUTION_FAILURE
          const { outcome } = context;
          const result =
            outcome && 'result' in outcome
              ? outcome.result
              : await runner.run({ schema, document, operation, operationName, variables, context });
          return result ? toHttpResult(result, formatter, context) : overdue(formatter, context);
        },
      }),
  };
}

/** Null when time ran out; what is still running then is bounded by the database's own statement_timeout. */
function beforeDeadline<T>(milliseconds: number, running: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null);
    const settled =
      <V>(settle: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        settle(value);
      };
    running.then(settled(resolve), settled(reject));
  });
}

function toHttpResult(result: ExecutionResult, formatter: ErrorFormatter, { language }: HttpContext): HttpResult {
  const http: HttpResult['http'] = { headers: new HeaderMap() };
  const singleResult: SingleResult = {};
  if (result.data !== undefined) singleResult.data = result.data;
  if (result.errors) {
    singleResult.errors = result.errors.map((error) => {
      const { message, extensions, status, headers } = formatter.describe(error, language);
      if (status !== undefined) http.status = status;
      for (const [name, value] of headers) http.headers.set(name, value);
      return { message, locations: error.locations, path: error.path, extensions };
    });
    if (result.errors.some(isWrongVariable)) http.status = 400;
  }
  return { http, body: { kind: 'single', singleResult } };
}

function overdue(formatter: ErrorFormatter, { language }: HttpContext): HttpResult {
  const { message, extensions, status, headers } = formatter.describe(tookTooLong(), language);
  const http: HttpResult['http'] = { headers: new HeaderMap(), ...(status !== undefined && { status }) };
  for (const [name, value] of headers) http.headers.set(name, value);
  return {
    http,
    body: { kind: 'single', singleResult: { errors: [{ message, extensions }] } },
  };
}
