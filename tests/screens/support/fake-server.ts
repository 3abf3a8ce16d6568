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
import { createCache } from '../../../client/platform/connection/cache';
import { createOfflineLink } from '../../../client/platform/offline/offline-link';
import { sessionEnded } from '../../../client/platform/account/session-events';

/**
 * Replaces the server in screen tests: the emitted schema, executed over plain results by root field. A value the
 * schema does not allow, a missing field or a root field no one gave a response for is an error of the test.
 */
/** By root field: a value, an error, or a function of the field's arguments. */
export type Responses = Record<string, unknown>;

export interface FakeServer {
  readonly client: ApolloClient;
  /** Root fields asked for, oldest first, with their arguments. */
  readonly calls: { readonly field: string; readonly args: Record<string, unknown> }[];
  /** The arguments of the field's last call: other fields are asked for whenever their part of the screen is ready. */
  readonly lastCall: (field: string) => Record<string, unknown> | undefined;
  /** Changes what a field returns from now on. */
  answer: (field: string, response: unknown) => void;
  /** False: no request gets a response, as without a network. */
  connected: boolean;
  /** Sends an event to the open subscriptions of this field. */
  emit: (field: string, payload: unknown) => void;
}

const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../../schema/schema.graphql'), 'utf8'), {
  assumeValid: true,
  noLocation: true,
});

/** An error as the server returns it: `errorResponse('LOGIN_FAILED', 'Wrong phone or password.')`. */
export function errorResponse(code: string, message: string, fields: { field: string; message: string }[] = []): GraphQLError {
  return new GraphQLError(message, { extensions: { code, key: code, fields: fields.map((one) => ({ ...one, key: code })) } });
}

/** No response at all, as when the phone has no network. */
export class NoConnection extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

/** A response no one can read, as from a broken proxy. */
export class UnreadableResponse extends SyntaxError {
  constructor() {
    super('Unexpected token < in JSON');
  }
}

const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');

interface FakeServerOptions {
  /** With the offline copy between client and server, as in the application. */
  readonly offlineCopy?: boolean | undefined;
  readonly connected?: boolean | undefined;
}

export function fakeServer(given: Responses, { offlineCopy = false, connected = true }: FakeServerOptions = {}): FakeServer {
  const responses: Responses = { ...given };
  const calls: FakeServer['calls'] = [];
  const open = new Map<string, Set<(payload: unknown) => void>>();

  const root = new Proxy(
    {},
    {
      get: (_target, field: string) => async (args: Record<string, unknown>) => {
        calls.push({ field, args });
        if (!(field in responses)) throw new Error(`This test gave no answer for "${field}".`);
        const response = responses[field];
        const value: unknown = typeof response === 'function' ? await (response as (given: unknown) => unknown)(args) : response;
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
      ({ originalError }) => originalError instanceof NoConnection || originalError instanceof UnreadableResponse,
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
        const result = server.connected ? run(operation, root) : Promise.reject(new NoConnection());
        result.then(
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
    link: ApolloLink.from([...(offlineCopy ? [createOfflineLink()] : []), watch, link]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  const server: FakeServer = {
    client,
    calls,
    lastCall: (field) => calls.findLast((call) => call.field === field)?.args,
    connected,
    answer: (field, response) => void (responses[field] = response),
    emit: (field, payload) => open.get(field)?.forEach((listener) => listener(payload)),
  };
  return server;
}
