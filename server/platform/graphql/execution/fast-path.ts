/**
 * The port of server/platform/fast, which handles operations in front of Apollo Server and graphql-js, with the same
 * responses. Without it each request goes through Express and Apollo Server, and graphql-js makes each response.
 */
import type { RequestListener } from 'node:http';
import type { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import type { ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import type { ErrorFormatter } from '../../errors/format-error';
import type { RequestFollowers } from '../../http/request-log';
import type { KeyUses } from '../../security/key-uses';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import type { VisitorReads } from '../reads/visitor-reads';
import type { IdentitySettings } from '../requests/request-identity';
import type { OperationRunner } from './run-operation';

/** The text of `data` in a response without errors, or the result where it has not been written. */
export type Written = { readonly data: string } | { readonly result: ExecutionResult };

export interface OperationWriter {
  /** Null where graphql-js must execute the operation. */
  write(args: ExecutionArgs): Promise<Written> | null;
}

/** Everything that a request in front of Express needs. */
export interface FrontSettings extends IdentitySettings, RequestFollowers {
  readonly apollo: ApolloServer<HttpContext>;
  readonly formatter: ErrorFormatter;
  readonly reads: VisitorReads;
  /** Proxies in front of the server. */
  readonly trustProxy: number;
}

export interface Front {
  /** Learns from Apollo Server what comes again. */
  readonly plugin: ApolloServerPlugin<HttpContext>;
  /** Handles JSON operations itself and leaves every other request to `app`. */
  inFrontOf(settings: FrontSettings, app: RequestListener): RequestListener;
}

export interface FastPath {
  readonly writer: OperationWriter;
  openFront(parts: {
    readonly schema: GraphQLSchema;
    readonly limiter: RateLimiter;
    readonly uses: KeyUses;
    readonly runner: OperationRunner;
  }): Front;
}
