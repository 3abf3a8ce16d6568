/**
 * The GraphQL transport: Apollo Server behind Express, and graphql-ws on the same port, over one schema. The order of
 * the checks matters: origin, identity and rate first, then the body, then the document's limits, then resolvers.
 */
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { type Config, isSecure } from '../../config/env';
import { ErrorFormatter } from '../../errors/format-error';
import type { DiskReport } from '../../errors/known-failure';
import { EventBus } from '../../events/event-bus';
import { Availability } from '../../http/health/availability';
import { plainContentType } from '../../http/plain-content-type';
import type { RequestObserver } from '../../http/request-observer';
import type { Logger } from '../../logging/logger';
import { KeyReader } from '../../security/key-reader';
import { KeyUses } from '../../security/key-uses';
import { RateLimiter } from '../../security/rate-limiter';
import { SessionReader } from '../../security/session-reader';
import { responseLimits, MAX_ERRORS } from '../limits/response-limits';
import { costReport } from '../limits/cost-report';
import { createContext } from '../create-context';
import { DOCUMENT_LIMITS, documentLimits } from '../limits/document-limits';
import { DocumentStore } from './document-store';
import { drainUnread } from '../../http/drain-unread';
import { translateErrors } from '../error-language';
import type { HttpContext } from '../http-context';
import { operationGuard } from '../limits/operation-guard';
import type { FastPath, Front } from './fast-path';
import { foreignOrigins } from '../requests/foreign-origins';
import { jsonBody, uploadBody } from '../requests/request-body';
import { persistedRead } from '../requests/persisted-reads';
import { requestErrors } from '../requests/request-errors';
import { ActingReader } from '../../security/acting';
import { identifyRequest, identityOf } from '../requests/request-identity';
import { type PageQueries, pageQueries } from './page-queries';
import { readCache } from '../reads/read-cache-events';
import { type ReadFigures, VisitorReads } from '../reads/visitor-reads';
import { OperationRunner, runOperation } from './run-operation';
import { graphiqlPage, readGraphiql } from '../sandbox/graphiql-page';
import { sandboxPage } from '../sandbox/sandbox-page';
import type { SandboxExample } from '../sandbox/sandbox-example';
import { attachSockets, type Sockets } from '../sockets/sockets';

export interface GraphqlSettings {
  readonly schema: GraphQLSchema;
  readonly container: DependencyContainer;
  readonly config: Config;
  readonly logger: Logger;
  readonly observer?: RequestObserver | undefined;
  readonly disk?: DiskReport;
  /** Null: Express, Apollo Server and graphql-js do all the work. */
  readonly fast?: FastPath | null;
  /** Sandbox opens with one of these examples: the first, unless another is requested. */
  readonly examples?: readonly SandboxExample[];
}

export interface Graphql {
  /** The fast path stands in front of `app`, where there is one. */
  inFrontOf(app: RequestListener): RequestListener;
  /** Mounted at /graphql: uploads, Sandbox, GET, and whatever else comes. */
  readonly middleware: RequestHandler[];
  /** For the pages that the server renders. */
  readonly pageQueries: PageQueries;
  /** Returns the figures of the responses that are stored for visitors. */
  readFigures(): ReadFigures;
  attachSockets(server: Server): Sockets;
  stop(): Promise<void>;
}

export async function createGraphql({
  schema,
  container,
  config,
  logger,
  observer,
  disk,
  fast = null,
  examples = [],
}: GraphqlSettings): Promise<Graphql> {
  const port = <T>(token: abstract new (...args: never[]) => T) => container.resolve(token as unknown as InjectionToken<T>);
  const limiter = port(RateLimiter);
  const sessions = port(SessionReader);
  const availability = container.resolve(Availability);
  const secure = isSecure(config);
  const formatter = new ErrorFormatter(logger, config.nodeEnv === 'development', disk);
  const runner = new OperationRunner(fast?.writer);
  const uses = port(KeyUses);
  const front = fast?.openFront({ schema, limiter, uses, runner }) ?? null;
  const apollo = createApollo({ schema, config, logger, limiter, uses, formatter, runner, front });
  await apollo.start();

  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  router.use(drainUnread(), plainContentType());
  const ide = readGraphiql(path.resolve(config.clientDir, '../graphiql'));
  router.use('/ide', graphiqlPage(examples, ide));
  router.use(sandboxPage(examples, config.publicUrl, ide !== null));
  router.use(foreignOrigins(config.publicUrl));
  const reads = new VisitorReads(readCache(port(EventBus), config.readCacheSeconds), limiter);
  const identity = {
    readers: { sessions, keys: port(KeyReader), acting: port(ActingReader) },
    limiter,
    availability,
    publicUrl: config.publicUrl,
    secure,
  };
  router.use(identifyRequest(identity));
  router.use(persistedRead(), uploadBody(), jsonBody(limiter));
  router.use(
    expressMiddleware(apollo, {
      context: ({ req, res }) => {
        const isUpload = Boolean(req.is('multipart/form-data'));
        return Promise.resolve(createContext(req, res, { identity: identityOf(req), ip: req.ip ?? '', isUpload, secure }));
      },
    }),
  );
  router.use(requestErrors(formatter));

  return {
    inFrontOf: (app) =>
      front?.inFrontOf({ ...identity, apollo, formatter, logger, observer, reads, trustProxy: config.trustProxy }, app) ?? app,
    middleware: [router],
    readFigures: () => reads.figures(),
    pageQueries: pageQueries(apollo, limiter, availability),
    attachSockets: (server) =>
      attachSockets(server, {
        schema,
        sessions,
        limiter,
        availability,
        events: port(EventBus),
        formatter,
        logger,
        secure,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
      }),
    stop: () => apollo.stop(),
  };
}

interface ApolloParts extends Pick<GraphqlSettings, 'schema' | 'config' | 'logger'> {
  readonly limiter: RateLimiter;
  readonly uses: KeyUses;
  readonly formatter: ErrorFormatter;
  readonly runner: OperationRunner;
  readonly front: Front | null;
}

function createApollo({ schema, config, logger, limiter, uses, formatter, runner, front }: ApolloParts): ApolloServer<HttpContext> {
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
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginInlineTraceDisabled(), // for subgraphs: it would load protobuf at the start
      errorLanguage,
      operationGuard({ limiter, uses, isStored: (document) => runner.isStored(document) }),
      runOperation(formatter, runner),
      responseLimits(),
      costReport(limiter),
      ...(front ? [front.plugin] : []),
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
