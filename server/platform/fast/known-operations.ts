/**
 * Operations that came before, handled without Apollo Server: its pipeline parsed and validated their documents, and
 * its checks and execution are the same functions here. A response without errors is made directly; everything else
 * goes on to Apollo Server with the outcome, so that each error has one place where it is described.
 */
import { type ApolloServerPlugin, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { IncomingHttpHeaders } from 'node:http';
import { COST_HEADER } from '../graphql/limits/cost-report';
import { checkOperation, type PointPorts } from '../graphql/limits/operation-guard';
import type { HttpContext } from '../graphql/http-context';
import type { OperationRunner } from '../graphql/execution/run-operation';

interface KnownOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly operationName: string | null;
}

interface Asked extends KnownOperation {
  readonly source: string;
  readonly variables: Record<string, unknown> | undefined;
}

const MOST_DOCUMENTS = 300;
/** Limit of one document: each document of our client has one operation. */
const MOST_OPERATIONS = 20;
/**
 * Length up to which documents are remembered. Our client's are shorter; longer ones of other senders would fill the
 * memory.
 */
const LONGEST_DOCUMENT = 8_192;
const MOST_ACCEPTS = 50;

export class KnownOperations {
  /**
   * By their documents' texts and then by the name that is asked for: joining both to one key would copy the text for
   * each request.
   */
  private readonly documents = new Map<string, Map<string, KnownOperation>>();
  private readonly contentTypes = new Map<string, string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly ports: Pick<PointPorts, 'limiter' | 'uses'>,
    private readonly runner: OperationRunner,
  ) {}

  /** Learns each operation that Apollo Server executes, and which media type it chooses for an `accept`. */
  plugin(): ApolloServerPlugin<HttpContext> {
    return {
      requestDidStart: () =>
        Promise.resolve({
          willSendResponse: ({ request, source, document, operation, operationName, response: { body } }) => {
            if (!source || !document || !operation || body.kind !== 'single' || body.singleResult.errors) return Promise.resolve();
            if (source.length <= LONGEST_DOCUMENT) {
              remember(this.documents, MOST_DOCUMENTS, source, new Map<string, KnownOperation>());
              const learned = { document, operation, operationName: operationName ?? null };
              remember(this.documents.get(source) ?? new Map(), MOST_OPERATIONS, request.operationName ?? '', learned);
            }
            return Promise.resolve();
          },
        }),
    };
  }

  /** The response of Apollo Server to a request of this `accept`. */
  learn(accept: string | undefined, { status = 200, headers }: HTTPGraphQLResponse): void {
    const contentType = headers.get('content-type');
    if (status === 200 && contentType && (accept ?? '').length < 200) remember(this.contentTypes, MOST_ACCEPTS, accept ?? '', contentType);
  }

  /** Null: for Apollo Server, with what has become of it already in the context. */
  async run(
    { accept, [COST_HEADER]: cost }: IncomingHttpHeaders,
    body: unknown,
    context: HttpContext,
  ): Promise<HTTPGraphQLResponse | null> {
    const contentType = this.contentTypes.get(accept ?? '');
    const operation = cost === undefined ? this.find(body) : null;
    if (!operation || contentType === undefined) return null;
    const { schema, ports, runner } = this;
    try {
      await checkOperation({ schema, ...operation, context }, { ...ports, isStored: (document) => runner.isStored(document) });
    } catch (error) {
      context.outcome = { rejection: error };
      return null;
    }
    if (context.outcome) return null;
    const written = await this.runner.write({ schema, ...operation, context });
    const result = written && 'result' in written ? written.result : null;
    if (!written || (result && (result.errors || result.data === undefined))) {
      context.outcome = { result };
      return null;
    }
    const data = 'data' in written ? written.data : JSON.stringify(written.result.data);
    const string = `{"data":${data}}\n`;
    return { status: 200, headers: new HeaderMap([['content-type', contentType]]), body: { kind: 'complete', string } };
  }

  private find(body: unknown): Asked | null {
    if (!isRecord(body)) return null;
    const { query, operationName, variables = null, extensions = null } = body;
    if (typeof query !== 'string' || query.length > LONGEST_DOCUMENT) return null;
    if (operationName === '' || typeof (operationName ?? '') !== 'string' || (variables !== null && !isRecord(variables))) return null;
    if (extensions !== null && (!isRecord(extensions) || 'persistedQuery' in extensions)) return null;
    const learned = this.documents.get(query)?.get((operationName as string | null | undefined) ?? '');
    return learned ? { ...learned, source: query, variables: variables ?? undefined } : null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function remember<T>(entries: Map<string, T>, most: number, key: string, value: T): void {
  if (entries.has(key)) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined && entries.size >= most) entries.delete(oldest);
  entries.set(key, value);
}
