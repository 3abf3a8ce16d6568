/**
 * The GraphQL door: Apollo Server behind Express, and graphql-ws on the same port, over one schema. Its order is its safety: origin, identity and
 * rate first, then the body, then the document's limits, then resolvers.
 */
import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { type Config, isSecure } from '../config/env';
import { ErrorFormatter } from '../errors/format-error';
import { EventBus } from '../events/event-bus';
import type { Logger } from '../logging/logger';
import { KeyReader } from '../security/key-reader';
import { RateLimiter } from '../security/rate-limiter';
import { SessionReader } from '../security/session-reader';
import { answerShape, MAX_ERRORS } from './answer-shape';
import { costReport } from './cost-report';
import { createContext } from './create-context';
import { DOCUMENT_LIMITS, documentLimits } from './document-limits';
import { DocumentStore } from './document-store';
import { drainUnread } from './drain-unread';
import { translateErrors } from './error-language';
import type { HttpContext } from './http-context';
import { operationGuard } from './operation-guard';
import { jsonBody, uploadBody } from './request-body';
import { requestErrors } from './request-errors';
import { identifyRequest, identityOf } from './request-identity';
import { runOperation } from './run-operation';
import { type SandboxExample, type SandboxPage, sandboxPage } from './sandbox-page';
import { attachSockets, type Sockets } from './sockets';

export interface GraphqlSettings {
  readonly schema: GraphQLSchema;
  readonly container: DependencyContainer;
  readonly config: Config;
  readonly logger: Logger;
  /** What Sandbox opens with, the first one unless another is asked for. */
  readonly examples?: readonly SandboxExample[];
}

export interface Graphql {
  /** Mounted at /graphql. */
  readonly middleware: RequestHandler[];
  attachSockets(server: Server): Sockets;
  stop(): Promise<void>;
}

export async function createGraphql({ schema, container, config, logger, examples = [] }: GraphqlSettings): Promise<Graphql> {
  const port = <T>(token: abstract new (...args: never[]) => T) => container.resolve(token as unknown as InjectionToken<T>);
  const limiter = port(RateLimiter);
  const sessions = port(SessionReader);
  const secure = isSecure(config);
  const formatter = new ErrorFormatter(logger, config.nodeEnv === 'development');
  const sandbox = sandboxPage(examples);
  const apollo = createApollo({ schema, config, logger, limiter, formatter, sandbox });
  await apollo.start();

  const door = Router();
  door.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  door.use(drainUnread());
  door.use(sandbox.named);
  door.use(identifyRequest({ readers: { sessions, keys: port(KeyReader) }, limiter, publicUrl: config.publicUrl, secure }));
  door.use(uploadBody(), jsonBody());
  door.use(
    expressMiddleware(apollo, {
      context: ({ req, res }) => Promise.resolve(createContext(req, res, identityOf(req), secure)),
    }),
  );
  door.use(requestErrors(formatter));

  return {
    middleware: [door],
    attachSockets: (server) =>
      attachSockets(server, {
        schema,
        sessions,
        limiter,
        events: port(EventBus),
        formatter,
        logger,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
      }),
    stop: () => apollo.stop(),
  };
}

interface ApolloParts extends Pick<GraphqlSettings, 'schema' | 'config' | 'logger'> {
  readonly limiter: RateLimiter;
  readonly formatter: ErrorFormatter;
  readonly sandbox: SandboxPage;
}

function createApollo({ schema, config, logger, limiter, formatter, sandbox }: ApolloParts): ApolloServer<HttpContext> {
  const { plugin: errorLanguage, formatError } = translateErrors(formatter);
  return new ApolloServer<HttpContext>({
    schema,
    nodeEnv: config.nodeEnv,
    logger: plainLogger(logger),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    documentStore: new DocumentStore(),
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    validationRules: [documentLimits],
    // graphql-js adds one more to say that it stopped.
    validationOptions: { maxErrors: MAX_ERRORS - 1 },
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      sandbox.plugin,
      errorLanguage,
      operationGuard(limiter),
      runOperation(formatter),
      answerShape(),
      costReport(limiter),
    ],
  });
}

/** Apollo Server logs single values. */
function plainLogger(logger: Logger): Record<'debug' | 'info' | 'warn' | 'error', (message?: unknown) => void> {
  return {
    debug: (message) => logger.debug(String(message)),
    info: (message) => logger.info(String(message)),
    warn: (message) => logger.warn(String(message)),
    error: (message) => logger.error(String(message)),
  };
}
