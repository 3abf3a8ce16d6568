/** A visitor's reads of the market go by GET, everything else by POST. */
import { ApolloClient, InMemoryCache, gql } from '@apollo/client';
import { createLink } from '../../../client/platform/connection/links';
import { persistedHashes } from '../../../client/generated/persisted-hashes';
import { DistrictsDocument } from '../../../client/generated/graphql';

const ADDRESS = 'http://server/graphql';
const DISTRICTS = { data: { districts: [{ __typename: 'District', id: 1, nameEn: 'Bogura', nameBn: 'বগুড়া' }] } };

let sent: { address: string; init: RequestInit }[];
let responses: { status: number; body: unknown }[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  [sent, responses] = [[], []];
  globalThis.fetch = ((address: string, init: RequestInit) => {
    sent.push({ address, init });
    const { status, body } = responses.shift() ?? { status: 200, body: DISTRICTS };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  document.cookie = 'hb_role=; path=/; max-age=0';
});

const makeClient = () => new ApolloClient({ link: createLink(ADDRESS), cache: new InMemoryCache() });
const districts = (client = makeClient(), context = {}) =>
  client.query({ query: DistrictsDocument, variables: { divisionId: 5 }, fetchPolicy: 'network-only', context });

it('asks by name, with the variables in the address, and without cookies or a body', async () => {
  const { data } = await districts();
  expect(data?.districts).toHaveLength(1);
  const { address, init } = sent[0] ?? { address: '', init: {} };
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(ADDRESS);
  expect(searchParams.get('documentId')).toBe(`Districts-${persistedHashes.Districts}`);
  expect(JSON.parse(searchParams.get('variables') ?? '')).toEqual({ divisionId: 5 });
  expect(searchParams.has('query')).toBe(false);
  expect([init.method, init.credentials, init.body]).toEqual(['GET', 'omit', undefined]);
  expect((init.headers as Record<string, string>)['accept-language']).toBe('en');
});

it('sends the whole document where the server does not know the name', async () => {
  responses = [{ status: 404, body: { errors: [{ message: 'Not found' }] } }];
  const { data } = await districts();
  expect(data?.districts).toHaveLength(1);
  expect(sent.map(({ init }) => [init.method, init.credentials])).toEqual([
    ['GET', 'omit'],
    ['POST', 'include'],
  ]);
  expect(sent[1]?.address).toBe(ADDRESS);
  expect(JSON.parse(sent[1]?.init.body as string)).toMatchObject({ operationName: 'Districts', variables: { divisionId: 5 } });
});

it('sends the same read by GET again after 503', async () => {
  responses = [{ status: 503, body: { errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE' } }] } }];
  await districts();
  expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'GET']);
});

it('goes by POST for who has a session, for what must be live, and for what is not shared', async () => {
  await districts(undefined, { live: true });
  document.cookie = 'hb_role=CONSUMER; path=/';
  await districts();
  document.cookie = 'hb_role=; path=/; max-age=0';
  responses = [{ status: 200, body: { data: { me: null } } }];
  await makeClient().query({ query: gql('query Me { me { id } }') });
  expect(sent.map(({ address, init }) => [address, init.method, init.credentials])).toEqual(
    [1, 2, 3].map(() => [ADDRESS, 'POST', 'include']),
  );
});

it.each(['Me', 'CartCount', 'FavouriteIds', 'NotificationList'])('knows no address for %s, which is about the user', (name) => {
  expect(persistedHashes).not.toHaveProperty(name);
});
