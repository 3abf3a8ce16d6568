/** Every way a request can fail before a resolver runs returns a code of docs/errors.md. */
import fs from 'node:fs';
import { type Transport, openTransport } from './support/transport';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
afterAll(() => transport.stop());

const page = fs.readFileSync('docs/errors.md', 'utf8');
const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);

const post = (body: unknown, headers: Record<string, string> = {}) => send(JSON.stringify(body), headers);
const send = async (body: string, headers: Record<string, string> = {}) => {
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await fetch(`${transport.url}/graphql`, { method: 'POST', headers: sent, body });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
};
const NAMED = 'query A { __typename } query B { __typename }';
const HASH = { version: 1, sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38' };

it.each([
  ['a document that is none', () => post({ query: '{' }), 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', () => post({ query: '{ nothing }' }), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'too many aliases',
    () => post({ query: `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: __typename`).join(' ')} }` }),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['one of several operations', () => post({ query: NAMED }), 'OPERATION_RESOLUTION_FAILURE'],
  ['an unknown operation', () => post({ query: NAMED, operationName: 'C' }), 'OPERATION_RESOLUTION_FAILURE'],
  ['a hash in place of a document', () => post({ extensions: { persistedQuery: HASH } }), 'PERSISTED_QUERY_NOT_SUPPORTED'],
  ['no JSON', () => send('{'), 'BAD_REQUEST'],
  ['a body without end', () => send(`"${'x'.repeat(200_000)}"`), 'BAD_REQUEST'],
  ['a batch', () => post([{ query: '{ __typename }' }]), 'BAD_REQUEST'],
  [
    'variables that are none',
    () => post({ query: 'query ($first: Int) { things(first: $first) { totalCount } }', variables: { first: 'x' } }),
    'BAD_USER_INPUT',
  ],
  [
    'a content type that is too long',
    () => send('{}', { 'content-type': `application/json; charset=utf-8; x=${'y'.repeat(256)}` }),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['an ended session', () => post({ query: '{ __typename }' }, { authorization: 'Bearer gone' }), 'UNAUTHENTICATED'],
] as const)('%s returns a documented code [H3]', async (_what, ask, code) => {
  expect(await ask()).toBe(code);
  expect(documented).toContain(code);
});

it('every word for the state of a conflict is in the page', () => {
  const sources = fs.readdirSync('server/modules', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const words = sources.flatMap((name) =>
    [
      ...fs.readFileSync(`server/modules/${name}`, 'utf8').matchAll(/conflict\([^;]*?status: (?:\w+ \? )?'([A-Z_]+)'(?: : '([A-Z_]+)')?/g),
    ].flatMap((found) => found.slice(1).filter(Boolean)),
  );
  expect(words.length).toBeGreaterThan(40);
  expect([...new Set(words)].filter((word) => !documented.includes(word))).toEqual([]);
});
