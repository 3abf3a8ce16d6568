import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { buildSchema, execute, GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { Observable } from 'rxjs';
import type { Subscriber } from 'rxjs';
import { createCache } from '../../../client/platform/apollo/cache';
import { sessionEnded } from '../../../client/platform/session/session-events';

/**
 * Stands in for the server in screen tests: the emitted schema, executed over plain answers by root field. A value the schema does not allow,
 * a missing field or a root field nobody gave an answer for is an error of the test.
 */
/** By root field: a value, an error, or a function of the field's arguments. */
export type Answers = Record<string, unknown>;

export interface FakeServer {
  readonly client: ApolloClient;
  /** Root fields asked for, oldest first, with their arguments. */
  readonly calls: { readonly field: string; readonly args: Record<string, unknown> }[];
  /** Changes what a field answers from now on. */
  answer: (field: string, answer: unknown) => void;
  /** Sends an event to the open subscriptions of this field. */
  emit: (field: string, payload: unknown) => void;
}

const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../../schema/schema.graphql'), 'utf8'));

/** An error as the server words it: `refuse('LOGIN_FAILED', 'Wrong phone or password.')`. */
export function refuse(code: string, message: string, fields: { field: string; message: string }[] = []): GraphQLError {
  return new GraphQLError(message, { extensions: { code, key: code, fields: fields.map((one) => ({ ...one, key: code })) } });
}

/** No answer at all, as when the phone has no network. */
export class NoConnection extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

/** An answer nobody can read, as from a broken proxy. */
export class UnreadableAnswer extends SyntaxError {
  constructor() {
    super('Unexpected token < in JSON');
  }
}

const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');

export function fakeServer(given: Answers): FakeServer {
  const answers: Answers = { ...given };
  const calls: FakeServer['calls'] = [];
  const open = new Map<string, Set<(payload: unknown) => void>>();

  const root = new Proxy(
    {},
    {
      get: (_target, field: string) => async (args: Record<string, unknown>) => {
        calls.push({ field, args });
        if (!(field in answers)) throw new Error(`This test gave no answer for "${field}".`);
        const answer = answers[field];
        const value: unknown = typeof answer === 'function' ? await (answer as (given: unknown) => unknown)(args) : answer;
        if (value instanceof Error) throw value;
        return value;
      },
    },
  );

  const run = async (operation: ApolloLink.Operation, rootValue: unknown): Promise<ApolloLink.Result> => {
    const result = await (execute({
      schema,
      document: operation.query,
      rootValue,
      variableValues: operation.variables,
      operationName: operation.operationName,
    }) as Promise<ExecutionResult>);
    const silent = result.errors?.find(
      ({ originalError }) => originalError instanceof NoConnection || originalError instanceof UnreadableAnswer,
    );
    if (silent) throw silent.originalError ?? silent;
    return JSON.parse(JSON.stringify(result)) as ApolloLink.Result;
  };

  const listen = (operation: ApolloLink.Operation, subscriber: Subscriber<ApolloLink.Result>) => {
    const selection = operation.query.definitions.flatMap((one) =>
      one.kind === 'OperationDefinition' ? one.selectionSet.selections : [],
    )[0];
    const field = selection?.kind === 'Field' ? selection.name.value : '';
    const listener = (payload: unknown) => void run(operation, { [field]: payload }).then((result) => subscriber.next(result));
    const listeners = open.get(field) ?? new Set();
    open.set(field, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  const link = new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((subscriber) => {
        if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return listen(operation, subscriber);
        run(operation, root).then(
          (result) => {
            subscriber.next(result);
            subscriber.complete();
          },
          (error: unknown) => subscriber.error(error),
        );
        return undefined;
      }),
  );
  const watch = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) sessionEnded();
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([watch, link]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return {
    client,
    calls,
    answer: (field, answer) => void (answers[field] = answer),
    emit: (field, payload) => open.get(field)?.forEach((listener) => listener(payload)),
  };
}
