/**
 * These tests verify what the page sends again by itself while the server cannot reach its database: reads, and
 * mutations with a key, under the same key.
 */
import { ApolloClient, InMemoryCache, gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { createLink } from '../../../client/platform/connection/links';
import { useServerAway, waitMs } from '../../../client/platform/connection/unavailable';
import { readError } from '../../../client/platform/apollo/read-error';

const UNAVAILABLE = { errors: [{ message: 'Haatbar is not responding at the moment.', extensions: { code: 'UNAVAILABLE' } }] };
const READ = gql('query Read { divisions { id } }');
const KEYED = gql(
  'mutation Keyed($input: Input!, $idempotencyKey: String!) { placeOrder(input: $input, idempotencyKey: $idempotencyKey) { id } }',
);
const PLAIN = gql('mutation Plain { logout { isLoggedOut } }');

let sent: string[];
let responses: { status: number; type: string; body: unknown }[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  [sent, responses] = [[], []];
  globalThis.fetch = ((_address: string, { body }: RequestInit) => {
    sent.push(body as string);
    const { status, type, body: text } = responses.shift() ?? { status: 200, type: 'application/json', body: { data: {} } };
    return Promise.resolve(new Response(JSON.stringify(text), { status, headers: { 'content-type': type } }));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const makeClient = () => new ApolloClient({ link: createLink('http://server/graphql'), cache: new InMemoryCache() });
const away = (type: string) => ({ status: 503, type, body: UNAVAILABLE });

it.each(['application/json', 'application/graphql-response+json'])('a read is sent again after 503 as %s', async (type) => {
  responses = [away(type), { status: 200, type, body: { data: { divisions: [{ __typename: 'Division', id: '1' }] } } }];
  const { data } = await makeClient().query({ query: READ });
  expect(data).toMatchObject({ divisions: [{ id: '1' }] });
  expect(sent).toHaveLength(2);
});

it('a mutation with a key is sent again as it was', async () => {
  const type = 'application/graphql-response+json';
  responses = [away(type), { status: 200, type, body: { data: { placeOrder: { __typename: 'Purchase', id: '1' } } } }];
  await makeClient().mutate({ mutation: KEYED, variables: { input: { note: 'x' }, idempotencyKey: 'abc' } });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

it('a mutation without a key is not, and its error has the code', async () => {
  responses = [away('application/graphql-response+json')];
  const failure = await makeClient().mutate({ mutation: PLAIN }).catch(readError);
  expect(failure).toMatchObject({ kind: 'server', code: 'UNAVAILABLE' });
  expect(sent).toHaveLength(1);
});

const reply = (seconds: number) => ({
  errors: [{ message: 'Haatbar is not responding at the moment.', extensions: { code: 'UNAVAILABLE', retryAfterSeconds: seconds } }],
});
const type = 'application/graphql-response+json';
const order = (client: ApolloClient) => client.mutate({ mutation: KEYED, variables: { input: {}, idempotencyKey: 'abc' } });

it('waits as long as the server asks for, and reports meanwhile that something is sent again', async () => {
  responses = [
    { status: 503, type, body: reply(1) },
    { status: 200, type, body: { data: { placeOrder: { __typename: 'Purchase', id: '1' } } } },
  ];
  const { result } = renderHook(() => useServerAway());
  const begun = performance.now();
  const placing = order(makeClient());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect([sent.length, result.current]).toEqual([1, true]);
  await act(() => placing);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
  expect([sent.length, result.current]).toEqual([2, false]);
});

it('does not wait for a server that asks for more than a few seconds', async () => {
  responses = [{ status: 503, type, body: reply(30) }];
  expect(await order(makeClient()).catch(readError)).toMatchObject({ code: 'UNAVAILABLE' });
  expect(sent).toHaveLength(1);
});

it('gives up after four more tries', async () => {
  responses = Array.from({ length: 9 }, () => away(type));
  expect(await order(makeClient()).catch(readError)).toMatchObject({ code: 'UNAVAILABLE' });
  expect(sent).toHaveLength(5);
}, 20_000);

it('waits longer each time where the server asks for nothing', () => {
  const asking = new CombinedGraphQLErrors({ errors: reply(2).errors }, reply(2).errors);
  for (const count of [1, 4]) expect(waitMs(count, asking)).toBeGreaterThanOrEqual(2_000);
  const silent = new CombinedGraphQLErrors({ errors: UNAVAILABLE.errors }, UNAVAILABLE.errors);
  expect(waitMs(1, silent)).toBeLessThanOrEqual(400);
  expect(waitMs(4, silent)).toBeGreaterThanOrEqual(1_500);
});
