/**
 * Sends visitors what the server has just sent to another who asked the same (ReadCache). Only for requests that carry
 * no credential at all, and only for documents whose root fields are public (public-document.ts). A stored response
 * takes the same points, has the same line in the log and counts the same views as one that is executed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HTTPGraphQLResponse } from '@apollo/server';
import type { Language } from '../../../../schema/values/accounts/roles';
import { isKnownTag } from '../../http/known-tag';
import { acceptedEncoding } from '../../http/pack-response';
import { requestState } from '../../http/request-state';
import type { RateLimiter } from '../../security/rate-limiter';
import type { HttpContext } from '../http-context';
import { COST_HEADER } from '../limits/cost-report';
import { takePoints } from '../limits/request-points';
import type { ReadCache, ReadSource, StoredRead } from './read-cache';

/** A parsed body, or what a GET request names. */
export interface Question {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

export interface SentRead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer | string;
}

export interface ReadFigures {
  /** Sent what was stored. */
  readonly hits: number;
  /** Executed. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Documents that turned out to be public, so that of many who ask at once only one is executed. */
const MOST_DOCUMENTS = 300;
/** Longer ones are no one's screen. */
const LONGEST_KEY = 12_000;

export class VisitorReads {
  private readonly documents = new Set<string>();
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly cache: ReadCache,
    private readonly limiter: RateLimiter,
  ) {}

  /** Null: a question that is executed for its sender alone. Its sender is known to be a visitor. */
  keyOf({ headers }: IncomingMessage, language: Language, question: Question): string | null {
    const { query, operationName, variables, extensions } = question;
    if (this.cache.settings.secondsFresh === 0 || headers[COST_HEADER] !== undefined) return null;
    if (typeof query !== 'string' || typeof (operationName ?? '') !== 'string') return null;
    if (!isObjectOrNone(variables) || !isObjectOrNone(extensions) || (extensions && 'persistedQuery' in extensions)) return null;
    const key = `${language} ${headers.accept ?? ''}\n${String(operationName)}\n${JSON.stringify(variables)}\n${query}`;
    return key.length > LONGEST_KEY ? null : key;
  }

  /**
   * Takes the points of the operation; throws RATE_LIMITED. Null: nothing is stored, and no one is executing the same
   * for others.
   */
  async find(request: IncomingMessage, response: ServerResponse, ip: string, key: string): Promise<StoredRead | null> {
    const stored = this.cache.find(key);
    const read = stored instanceof Promise ? await stored : stored;
    if (!read) return null;
    this.hits += 1;
    requestState(request).operation = read.operation;
    if (read.points > 0)
      await takePoints(this.limiter, { viewer: null, ip }, read.points, (name, value) => void response.setHeader(name, value));
    for (const effect of read.effects) effect(ip);
    return read;
  }

  /** Executes the operation and stores its response where it may be; `read` is null where not. */
  async execute(
    key: string,
    { query, operationName }: Question,
    context: HttpContext,
    execute: () => Promise<HTTPGraphQLResponse>,
  ): Promise<{ readonly result: HTTPGraphQLResponse; readonly read: StoredRead | null }> {
    this.misses += 1;
    const document = `${String(operationName)}\n${String(query)}`;
    let result: HTTPGraphQLResponse | undefined;
    const read = await this.cache.run(key, this.documents.has(document), async () => {
      result = await execute();
      return sourceOf(result, context);
    });
    if (read) this.remember(document);
    if (!result) throw new Error('The operation was not executed.');
    return { result, read };
  }

  /** `isGet`: the address names all of it, so browsers and proxies may hold it for as long as it lives here. */
  async send({ headers: requested }: IncomingMessage, read: StoredRead, isGet: boolean): Promise<SentRead> {
    const age = String(Math.max(0, Math.floor((this.cache.now() - read.madeAt) / 1000)));
    const encoding = acceptedEncoding(requested['accept-encoding']);
    const packing = encoding && read.packed(encoding);
    const packed = packing === null || Buffer.isBuffer(packing) ? packing : await packing;
    const headers: Record<string, string> = { 'content-type': read.contentType, age };
    if (encoding && packed) headers['content-encoding'] = encoding;
    if (!isGet) return { status: 200, headers, content: packed ?? read.plain };
    const etag = `"${read.etag()}-${(packed && encoding) ?? 'identity'}"`;
    headers.etag = etag;
    headers['cache-control'] = `public, max-age=${this.cache.settings.secondsFresh}`;
    return isKnownTag(requested['if-none-match'], etag)
      ? { status: 304, headers, content: '' }
      : { status: 200, headers, content: packed ?? read.plain };
  }

  /** Since the start, and what is stored now. */
  figures(): ReadFigures {
    return { hits: this.hits, misses: this.misses, ...this.cache.size() };
  }

  private remember(document: string): void {
    if (this.documents.has(document)) return;
    const [oldest] = this.documents;
    if (oldest !== undefined && this.documents.size >= MOST_DOCUMENTS) this.documents.delete(oldest);
    this.documents.add(document);
  }
}

/** Anything else is rejected. */
function isObjectOrNone(value: unknown): value is object | null | undefined {
  return value === undefined || (typeof value === 'object' && !Array.isArray(value));
}

function sourceOf({ status, headers, body }: HTTPGraphQLResponse, { reading }: HttpContext): ReadSource | null {
  if (!reading.document || body.kind !== 'complete' || (status ?? 200) !== 200) return null;
  return {
    body: body.string,
    contentType: headers.get('content-type') ?? 'application/json; charset=utf-8',
    points: reading.points,
    operation: reading.operation,
    isNamed: reading.document.isNamed,
    effects: reading.effects,
  };
}
