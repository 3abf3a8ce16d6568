/** Rows G* of the table of bad inputs, over real HTTP against the GraphQL transport. */
import { request } from 'node:http';
import { badInput, badInputIds, expectRow, type SeenResponse } from '../../support/bad-inputs';
import { type Transport, openTransport } from './support/transport';
import { seen } from './support/test-resolvers';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
afterAll(() => transport.stop());

const ACCEPT = 'application/graphql-response+json';

async function post(body: string, headers: Record<string, string> = {}): Promise<SeenResponse & { errors: number }> {
  const sent = { 'content-type': 'application/json', accept: ACCEPT, ...headers };
  return read(await fetch(`${transport.url}/graphql`, { method: 'POST', headers: sent, body }));
}

async function read(response: Response): Promise<SeenResponse & { errors: number }> {
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] };
  const { status, headers } = response;
  return { status, headers, text, errors: errors.length, code: errors[0]?.extensions.code ?? null, message: errors[0]?.message ?? null };
}

const query = (text: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ query: text, variables }), headers);

const nested = (depth: number): string => (depth === 0 ? 'id' : `thing { ${nested(depth - 1)} }`);
const THINGS = 'query($first: Int) { things(first: $first) { nodes { id } } }';
const doubling = (times: number): string => {
  const fragments = Array.from({ length: times - 1 }, (_, at) => `fragment F${at} on Query{...F${at + 1} ...F${at + 1}}`);
  return `{...F0} ${fragments.join(' ')} fragment F${times - 1} on Query{__typename}`;
};

const rows: Record<string, () => Promise<SeenResponse>> = {
  G01: () => post('{"query":'),
  G04: () => query('{ nope }'),
  G06: () => query(THINGS, { first: 'zz' }),
  G07: () => query(THINGS, { first: 2147483648 }),
  G08: () => query(THINGS, { first: 999999999 }),
  G11: () =>
    query(
      '{ thing { ...A } } fragment A on Thing { thing { thing { ...B } } } fragment B on Thing { thing { thing { ...C } } } ' +
        'fragment C on Thing { thing { thing { ...D } } } fragment D on Thing { thing { thing { ...E } } } fragment E on Thing { thing { id } }',
    ),
  G12: () => query(doubling(12)),
  G13: () => query('{ thing { ...A } } fragment A on Thing { id ...A }'),
  G14: () => query(`{ ${Array.from({ length: 11 }, (_, at) => `a${at}: __typename`).join(' ')} }`),
  G15: () => query('mutation { a: login(phone: "1") b: login(phone: "2") }'),
  G16: () => query(`mutation { ${['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: limited`).join(' ')} }`),
  G17: () => post('[{"query":"{hello}"},{"query":"{hello}"}]'),
  G18: () => query(`{ ${'hello '.repeat(2000)} }`),
  G19: () => query(`{ __typename ${'@a '.repeat(11)} }`),
  G21: () => post(JSON.stringify({ query: '{ hello }', variables: { filler: 'x'.repeat(101 * 1024) } })),
  G24: async () => read(await fetch(`${transport.url}/graphql?query={hello}`)),
  G29: () => query('{ hello }', {}, { origin: 'https://evil.example', cookie: `hb_session=${transport.session({}, 'COOKIE').token}` }),
  G31: () => post('{"query":"{ hello }","variables":{"__proto__":{"admin":true}},"__proto__":{"admin":true}}'),
  G32: () => query('mutation($input: NameInput!) { rename(input: $input) }', { input: { name: 'a\u0000b' } }),
  // A language outside of the enum; clients that accept only application/json get 200 for such a variable.
  G34: () => query('query($sort: Sort) { things(sort: $sort) { totalCount } }', { sort: "en' OR 1=1--" }, { accept: 'application/json' }),
  G35: () => query('query($sort: Sort) { things(sort: $sort) { totalCount } }', { sort: 'price; drop table orders--' }),
  G36: () => query('mutation($input: NameInput!) { rename(input: $input) }', { input: { name: '%_%', search: '%' } }),
};

describe('bad documents', () => {
  it('covers every row', () => expect(Object.keys(rows)).toEqual(badInputIds('G')));

  it.each(Object.keys(rows))('%s', async (id) => {
    const before = seen.logins;
    const result = await rows[id]!();
    expectRow(id, result);
    expect(seen.logins).toBe(before);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(badInput(id).surface).toBe('gql');
  });

  it('hides suggestions of near names, of enum values too [G04]', async () => {
    expect((await query('{ hell }')).text).not.toContain('Did you mean');
    expect((await query('query($s: Sort) { things(sort: $s) { totalCount } }', { s: 'NEWES' })).text).not.toContain('Did you mean');
  });

  it('lets depth 10 pass and rejects 11, fragments or not [G11]', async () => {
    expect((await query(`{ ${nested(9)} }`)).code).toBeNull();
    expect((await query(`{ ${nested(10)} }`)).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('rejects a document that doubles itself 90 times [G12]', async () => {
    // who follows every spread would still be counting when the test is given up
    expect((await query(doubling(90))).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('lets 10 aliases pass [G14]', async () => {
    expect((await query(`{ ${Array.from({ length: 10 }, (_, at) => `a${at}: __typename`).join(' ')} }`)).code).toBeNull();
  });

  it('lets four mutations pass, and counts those of fragments [G16]', async () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => `${name}: limited`).join(' ');
    expect((await query(`mutation { ${four} }`)).code).toBe('RATE_LIMITED');
    expect((await query(`mutation { ...M e: limited } fragment M on Mutation { ${four} }`)).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('returns at most five errors [G19]', async () => {
    expect((await query(`{ __typename ${'@a '.repeat(11)} }`)).errors).toBeLessThanOrEqual(5);
  });

  it.each([
    ['at the first byte too many', {}, 101 * 1024],
    ['told by its length, before its first byte', { 'content-length': String(101 * 1024) }, 0],
  ])('rejects a large body %s, without waiting for the rest [G21]', async (_name, headers, sent) => {
    const result = await new Promise<SeenResponse>((resolve, reject) => {
      const sending = request(`${transport.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
      sending.on('error', reject);
      sending.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { errors } = JSON.parse(Buffer.concat(chunks).toString()) as {
            errors: { message: string; extensions: { code: string } }[];
          };
          resolve({ status: response.statusCode ?? 0, code: errors[0]!.extensions.code, message: errors[0]!.message });
          sending.destroy();
        });
      });
      if (sent > 0) sending.write(' '.repeat(sent));
      else sending.flushHeaders();
    });
    expectRow('G21', result);
  });

  it('sends no access-control header, and lets our own pages in [G29]', async () => {
    const cookie = `hb_session=${transport.session({}, 'COOKIE').token}`;
    const foreign = await query('{ hello }', {}, { origin: 'https://evil.example', cookie });
    expect([...(foreign.headers?.keys() ?? [])].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await query('{ hello }', {}, { origin: transport.url, cookie })).status).toBe(200);
    // a page without an origin may be anyone's: its cookie is not read
    expect((await query('{ memberName }', {}, { origin: transport.url, cookie })).status).toBe(200);
    expect((await query('{ memberName }', {}, { origin: 'null', cookie })).code).toBe('UNAUTHENTICATED');
  });

  it('rejects a NUL character in a literal too [G32]', async () => {
    expect((await query('mutation { login(phone: "a\\u0000b") }')).code).toBe('BAD_USER_INPUT');
  });
});
