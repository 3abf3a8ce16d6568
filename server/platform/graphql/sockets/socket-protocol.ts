/**
 * Implements what graphql-ws asks of the server on each socket: authentication, the check of subscriptions, and the
 * reporting of errors.
 */
import { randomUUID } from 'node:crypto';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { makeServer, type Server as SocketProtocol } from 'graphql-ws';
import { defaultLanguage, type Language } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../errors/app-error';
import { tooManyAttempts } from '../../errors/common-errors';
import type { ErrorFormatter } from '../../errors/format-error';
import type { EventBus } from '../../events/event-bus';
import type { Availability } from '../../http/health/availability';
import type { Logger } from '../../logging/logger';
import type { RateLimiter } from '../../security/rate-limiter';
import type { SessionReader } from '../../security/session-reader';
import type { RequestContext } from '../context';
import { requestLoaders } from '../create-context';
import { operationPoints, REQUEST_POINTS, takeLengthPoints, takePoints } from '../limits/request-points';
import { ConnectionAuthentication } from './connection-authentication';
import { readSubscription } from './socket-subscription';
import type { SocketExtra } from './socket-extra';

export interface SocketSettings {
  readonly schema: GraphQLSchema;
  readonly sessions: SessionReader;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
  readonly events: EventBus;
  readonly formatter: ErrorFormatter;
  readonly logger: Logger;
  /** Reached by TLS. */
  readonly secure: boolean;
}

const MAX_SUBSCRIPTIONS = 10;
const RETRY_SECONDS = 60;

export function createSocketProtocol(settings: SocketSettings): SocketProtocol<SocketExtra> {
  const authentication = new ConnectionAuthentication(settings);
  const described = (errors: readonly GraphQLError[], extra: SocketExtra): GraphQLFormattedError[] =>
    errors.map((error) => describe(settings.formatter, error, extra.user?.language ?? defaultLanguage));

  return makeServer<Record<string, unknown>, SocketExtra>({
    schema: settings.schema,
    onConnect: ({ connectionParams, extra }) => authentication.enter(extra, connectionParams ?? {}),
    onSubscribe: async ({ extra, subscriptions }, _id, payload): Promise<ExecutionArgs | readonly GraphQLError[]> => {
      try {
        settings.availability.assertAvailable();
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) throw tooManyAttempts(RETRY_SECONDS);
        const caller = { viewer: extra.user?.viewer ?? null, ip: extra.ip };
        await takePoints(settings.limiter, caller, REQUEST_POINTS);
        await takeLengthPoints(settings.limiter, caller, payload);
        const { args, cost } = readSubscription(settings.schema, payload);
        await takePoints(settings.limiter, caller, operationPoints(cost, 'query'));
        return { ...args, contextValue: createSocketContext(extra) };
      } catch (error) {
        return [asGraphqlError(error)];
      }
    },
    onNext: ({ extra }, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: described(result.errors, extra) } : undefined,
    onError: ({ extra }, _id, _payload, errors) => described(errors.filter(isGraphqlError), extra),
    onClose: ({ extra }) => {
      for (const release of extra.onClose) release();
    },
  });
}

function createSocketContext({ user, ip, request }: SocketExtra): RequestContext {
  return {
    viewer: user?.viewer ?? null,
    language: user?.language ?? defaultLanguage,
    requestId: randomUUID(),
    ip,
    userAgent: request.headers['user-agent'] ?? null,
    credential: user?.credential ?? null,
    loader: requestLoaders(false),
    device: null,
    setSessionCookie: () => undefined,
    responseHeaders: { set: () => undefined },
    requestKey: () => null,
    onResend: () => undefined,
    requestEnd: () => new AbortController().signal,
  };
}

function describe(formatter: ErrorFormatter, error: GraphQLError, language: Language): GraphQLFormattedError {
  const { message, extensions } = formatter.describe(error, language);
  return { message, extensions, ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) };
}

function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause instanceof AppError ? cause.message : 'Unexpected error', { originalError: cause });
}

function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError;
}
