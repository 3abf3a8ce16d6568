/**
 * These checks reject a response that contains an unexpected error, internals of the server or data of others. They
 * also limit the cost of a request to a multiple of a plain one.
 */
import { documentErrorMeaning, errorStatus } from '../../../../schema/values/api/error-codes';
import { countSql } from '../../../support/count-sql';
import type { FuzzMarket, FuzzSender } from './market';
import type { WireResponse } from './wire';

const GRAPHQL_CODES = new Set([...Object.keys(errorStatus), ...Object.keys(documentErrorMeaning)]);

const INSIDES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\n\s+at [\w.<>[\] ]+ ?\(|"stack(?:trace)?"\s*:|\\n\s+at /i],
  ['a path of the server', /node_modules|\.(?:ts|js|cjs):\d+|\/(?:tmp|home|root|usr|var)\/[\w-]/],
  ['SQL', /\b(?:SELECT [\w*"., ()]+ FROM|INSERT INTO \w+|UPDATE \w+ SET|DELETE FROM \w+)\b/],
  [
    'an error of PostgreSQL',
    /QueryFailedError|syntax error at or near|invalid input syntax|duplicate key value|violates \w+[ -]\w+ constraint|out of range for type|(?:relation|column|function) "?\w+"? does not exist/,
  ],
  [
    'an error of the language',
    /TypeError|ReferenceError|RangeError|SyntaxError|Cannot read propert|is not a function|\[object Object\]|ECONN[A-Z]+|ENOENT/,
  ],
  ['a hash or a secret', /\$argon2|whsec_\w{20}|password_?hash/i],
];

/**
 * Returns the internals and secrets that a text reveals. `own` is the request's text, which may recur in the response.
 */
export function leaks(text: string, secrets: readonly string[], own = ''): string[] {
  const insides = INSIDES.flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined || own.includes(found) ? [] : [`${what}: ${found}`];
  });
  return [
    ...insides,
    ...secrets.filter((secret) => text.includes(secret) && !own.includes(secret)).map((secret) => `data of others: ${secret}`),
  ];
}

const secretsFor = ({ secrets }: FuzzMarket, { name }: FuzzSender): readonly string[] => (name === 'ADMIN' ? [] : secrets);

/** 5xx is a violation, whatever is documented: nothing the server depends on is away. */
export function violations(market: FuzzMarket, sender: FuzzSender, { status, text }: WireResponse, own = ''): string[] {
  const broken = status >= 500 || status < 200 ? [`status ${status}`] : [];
  return [...broken, ...leaks(text, secretsFor(market, sender), own)];
}

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message?: unknown; readonly extensions?: { readonly code?: string } }[];
}

/** A response of the GraphQL transport is JSON of `data` and `errors`, each error with a text and a documented code. */
export function graphqlViolations(response: WireResponse): string[] {
  const body = parsed(response.text) as GraphqlBody | null;
  if (typeof body !== 'object' || body === null) return ['is no JSON object'];
  const names = Object.keys(body).filter((name) => !['data', 'errors', 'extensions'].includes(name));
  const wrong = (body.errors ?? []).filter(
    ({ message, extensions }) => typeof message !== 'string' || !GRAPHQL_CODES.has(extensions?.code ?? ''),
  );
  const empty = body.data === undefined && (body.errors ?? []).length === 0;
  return [
    ...names.map((name) => `unknown part ${name}`),
    ...wrong.map((error) => `error ${JSON.stringify(error)}`),
    ...(empty ? ['neither data nor errors'] : []),
  ];
}

/** Returns the code of the first error, or null if there is none. */
export const codeOf = (text: string): string | null => (parsed(text) as GraphqlBody | null)?.errors?.[0]?.extensions?.code ?? null;

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Lines of the log that report what no one foresaw. */
export function incidents(market: FuzzMarket): string[] {
  return market.app.logLines.filter((line) => /"level":(?:50|60|"error"|"fatal")/.test(line));
}

interface Work {
  /** Processor time of this process, in microseconds. */
  readonly processor: number;
  readonly statements: number;
}

export async function workOf(market: FuzzMarket, request: () => Promise<unknown>): Promise<Work> {
  const before = process.cpuUsage();
  const statements = (await countSql(market.app.db, request)).length;
  const { user, system } = process.cpuUsage(before);
  return { processor: user + system, statements };
}

/** So many times a plain request; a login's hash or a resized image is some 40 times. */
const MOST_TIMES = 300;
const MOST_STATEMENTS = 150;

/** The least of three tries is compared, since the process does other things too. */
export async function excessOf(market: FuzzMarket, plain: number, work: Work, again: () => Promise<unknown>): Promise<string[]> {
  if (work.statements > MOST_STATEMENTS) return [`${work.statements} SQL statements`];
  let least = work.processor;
  for (let tried = 1; tried < 3 && least > MOST_TIMES * plain; tried += 1) least = Math.min(least, (await workOf(market, again)).processor);
  return least > MOST_TIMES * plain ? [`works ${Math.round(least / plain)} times as long as a plain request`] : [];
}
