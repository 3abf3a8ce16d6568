/**
 * Searches of the greatest length that match nothing, ten in a request: no list takes more of the main thread than a
 * request may, and of PostgreSQL no more than its points are worth.
 */
import fs from 'node:fs';
import {
  type GraphQLField,
  getNamedType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  parse,
} from 'graphql';
import { limits } from '../../../schema/values/limits';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { fileFields } from '../../../server/platform/graphql/limits/made-files';
import { costOf } from '../../../server/platform/graphql/limits/query-cost';
import { operationPoints, REQUEST_POINTS } from '../../../server/platform/graphql/limits/request-points';
import { buyerToken, fillMarket, sellerToken } from '../../bench/speed/market-data';
import { type TestApp, startTestApp } from '../../support/app';
import { account } from '../../support/build-accounts';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';
import { itWhenFast } from '../../support/fast-mode';
import { randomOf } from '../../support/random';
import { rows } from '../../support/sql';
import { mainThreadMs, slowness } from './support/measure';
import { rolesOf } from './support/places';
import { sample } from './support/samples';

const MOST_MS = 50;
/** Milliseconds of PostgreSQL for each point. */
const MOST_OF_A_POINT = 10;
/** As many aliases as a document may have. */
const COPIES = 10;
const TRIES = 8;
/** In turn: each has points of its own. */
const ACCOUNTS = 10;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const BANGLA = 'অআইউএওকখগঘচছজটডণতথদধনপফবভমযরলশষসহািীুেো';

const random = randomOf(1);
const letters = (alphabet: string) => () =>
  Array.from({ length: limits.searchLength }, () => alphabet[random.below(alphabet.length)]).join('');
const FORMS: readonly (readonly [string, () => string])[] = [
  ['one word', letters(LATIN)],
  ['long words', letters('abcdefghij ')],
  ['short words', letters('abcdefghij    ')],
  ['one word of Bangla', letters(BANGLA)],
  ['words of Bangla', letters(`${BANGLA}      `)],
];

interface Form {
  readonly name: string;
  readonly make: () => string;
  readonly isLeast: boolean;
}

let url: string;
let app: TestApp;
let schema: GraphQLSchema;
let lists: readonly GraphQLField<unknown, unknown>[];
let tokens: Readonly<Record<string, (at: number) => string>>;
beforeAll(async () => {
  url = await createTestDatabase();
  await withClient(url, (client) => fillMarket(client, { sellers: 100, products: 2_000, orders: 500 }));
  app = await startTestApp({ DATABASE_URL: url, TRUST_PROXY: '1' });
  const admins = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => account(app, 'ADMIN', { phone: `0170000002${at}` })));
  const wholesalers = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, at) => account(app, 'WHOLESALER', { phone: `0170000001${at}` })),
  );
  tokens = {
    PRODUCER: (at) => sellerToken(at % ACCOUNTS),
    CONSUMER: (at) => buyerToken(at % ACCOUNTS),
    ADMIN: (at) => admins[at % ACCOUNTS]?.token ?? '',
    WHOLESALER: (at) => wholesalers[at % ACCOUNTS]?.token ?? '',
  };
  schema = await buildAppSchema();
  lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => searchOf(field) !== null);
}, 180_000);
afterAll(async () => {
  await app.stop();
  await dropTestDatabase(url);
});

/** The arguments of the field with the text in its place, as a document has them; null where it searches nothing. */
function searchOf({ args }: GraphQLField<unknown, unknown>): ((text: string) => string) | null {
  if (args.some(({ name }) => name === 'search')) return (text) => `search: ${text}`;
  const filter = args.find(({ type }) => {
    const inner = getNullableType(type);
    return isInputObjectType(inner) && inner.getFields().search !== undefined;
  });
  return filter ? (text) => `${filter.name}: { search: ${text} }` : null;
}

/** `isLeast`: what takes the fewest points, how many there are or the first field. */
function documentOf(field: GraphQLField<unknown, unknown>, copies: number, isLeast: boolean): string {
  const names = Array.from({ length: copies }, (_, at) => `$s${at}`);
  const type = getNamedType(field.type);
  const parts = isObjectType(type)
    ? Object.values(type.getFields()).map(({ name, type: part }) => (isLeafType(getNamedType(part)) ? name : `${name} { __typename }`))
    : [];
  const isList = isObjectType(type) && /Connection|Suggestions/.test(type.name);
  const few = parts.find((part) => part === 'totalCount') ?? parts[0] ?? '';
  const selection = isLeafType(type) ? '' : ` { __typename ${isLeast ? few : isList ? parts.join(' ') : ''} }`;
  const others = field.args
    .filter(({ name, type: of }) => name !== 'search' && String(of).endsWith('!') && !searchOf(field)?.('').startsWith(`${name}:`))
    .map(({ name, type: of }) => `, ${name}: ${JSON.stringify(sample(of, {}, name))}`);
  const all = names.map((name, at) => `a${at}: ${field.name}(${searchOf(field)?.(name) ?? ''}${others.join('')})${selection}`);
  return `query (${names.map((name) => `${name}: String!`).join(', ')}) { ${all.join(' ')} }`;
}

/** A connection may have ended since it was listed. */
function processorMsOf(pid: number): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Adds up the processor time of the server's connections; 0 where the system does not report it. */
async function databaseMs(): Promise<number> {
  const pids = await rows<{ pid: number }>(app.db, 'SELECT pid FROM pg_stat_activity WHERE datname = current_database()');
  return pids.reduce((sum, { pid }) => sum + processorMsOf(pid), 0);
}

let from = 0;

interface Taken {
  readonly code: string | null;
  readonly node: number;
  readonly database: number;
}

async function ask(field: GraphQLField<unknown, unknown>, copies: number, { make, isLeast }: Form): Promise<Taken> {
  const variables = variablesOf(copies, make);
  const role = rolesOf(field).find((one) => one === 'visitor' || tokens[one] !== undefined) ?? 'visitor';
  const token = tokens[role]?.(from);
  const headers = { 'x-forwarded-for': `10.2.${(from += 1) >> 8}.${from & 255}` };
  const ofDatabase = await databaseMs();
  const begun = mainThreadMs();
  const { code } = await app.gql(documentOf(field, copies, isLeast), variables, { headers, ...(token !== undefined && { token }) });
  const node = mainThreadMs() - begun;
  return { code, node, database: (await databaseMs()) - ofDatabase };
}

/** The least of some tries, as many times in a document as its cost and the limits of the list allow. */
async function leastOf(field: GraphQLField<unknown, unknown>, form: Form): Promise<Taken & { readonly copies: number }> {
  // an operation makes one file
  let copies = fileFields(schema.getQueryType()).has(field.name) ? 1 : COPIES;
  while (copies > 1 && (await ask(field, copies, form)).code === 'QUERY_TOO_COMPLEX') copies -= 1;
  let least: Taken = { code: null, node: Number.POSITIVE_INFINITY, database: Number.POSITIVE_INFINITY };
  for (let tried = 0; tried < TRIES && Math.max(least.node, least.database) > MOST_MS / 2; tried += 1) {
    const { code, node, database } = await ask(field, copies, form);
    if (code !== null) return { ...least, code, copies };
    least = { code, node: Math.min(least.node, node), database: Math.min(least.database, database) };
  }
  return { ...least, copies };
}

const variablesOf = (copies: number, make: () => string) =>
  Object.fromEntries(Array.from({ length: copies }, (_, at) => [`s${at}`, make()]));

function pointsOf(field: GraphQLField<unknown, unknown>, copies: number, { make, isLeast }: Form): number {
  const question = { schema, document: parse(documentOf(field, copies, isLeast)), variables: variablesOf(copies, make) };
  return REQUEST_POINTS + operationPoints(costOf(question) ?? 0, 'query');
}

/** Returns what is wrong with it now; other work of the server's connections is counted too. */
async function problemOf(field: GraphQLField<unknown, unknown>, form: Form): Promise<string | null> {
  const { code, copies, node, database } = await leastOf(field, form);
  // files have a limit of their own for an hour
  if (code !== null) return code === 'RATE_LIMITED' && field.name.endsWith('Csv') ? null : `${field.name}: ${code}`;
  const points = pointsOf(field, copies, form);
  const excess = Math.max(node / MOST_MS, database / (MOST_OF_A_POINT * points));
  if (excess <= 1 || excess <= (await slowness())) return null;
  return `${field.name} × ${copies}, ${form.name}${form.isLeast ? ', fewest fields' : ''}: ${Math.round(node)} ms, database ${Math.round(database)} ms, ${points} points`;
}

itWhenFast(
  'no search of the greatest length takes more than 50 ms of the main thread, and a point buys 10 ms of PostgreSQL',
  async () => {
    const slow: string[] = [];
    for (const field of lists) {
      for (const form of FORMS.flatMap(([name, make]) => [false, true].map((isLeast): Form => ({ name, make, isLeast })))) {
        const problem = (await problemOf(field, form)) && (await problemOf(field, form));
        if (problem) slow.push(problem);
      }
    }
    expect(slow).toEqual([]);
  },
  580_000,
);
