/** These tests verify what the requests of a tab say that acts for another, and what they leave out. */
import { ApolloClient, InMemoryCache, gql } from '@apollo/client';
import { createLink } from '../../../client/platform/connection/links';
import { startActing, stopActing } from '../../../client/platform/account/acting';

const agent = { id: 'a1', name: 'Rahima', phone: '01722222222', role: 'WHOLESALER' } as const;
const HEADER = 'haatbar-on-behalf-of';
const realFetch = globalThis.fetch;
let sent: { address: string; headers: Record<string, string> }[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = ((address: string, { headers }: RequestInit) => {
    sent.push({ address, headers: headers as Record<string, string> });
    return Promise.resolve(new Response('{"data":{"ok":true}}', { headers: { 'content-type': 'application/json' } }));
  }) as typeof fetch;
});
afterEach(() => {
  stopActing();
  globalThis.fetch = realFetch;
});

const makeClient = () => new ApolloClient({ link: createLink('http://server/graphql'), cache: new InMemoryCache() });
const headerOf = async (operation: string, context = {}) => {
  await makeClient().query({ query: gql(`query ${operation} { ok }`), context });
  return sent.at(-1)?.headers[HEADER];
};

it('name the principal while acting, and nobody before and after', async () => {
  expect(await headerOf('Read')).toBeUndefined();
  startActing({ principalId: 'p1', name: 'Abdul Karim', rights: ['ORDERS'], agent });
  expect(await headerOf('Read')).toBe('p1');
  expect(await headerOf('Read', { asOneself: true })).toBeUndefined();
  stopActing();
  expect(await headerOf('Read')).toBeUndefined();
});

it.each(['SignIn', 'SignOut', 'MyPrincipals'])('are the agent’s own for %s', async (operation) => {
  startActing({ principalId: 'p1', name: 'Abdul Karim', rights: ['ORDERS'], agent });
  expect(await headerOf(operation)).toBeUndefined();
});

it('open no socket', () => {
  startActing({ principalId: 'p1', name: 'Abdul Karim', rights: ['ORDERS'], agent });
  const Socket = jest.fn();
  globalThis.WebSocket = Socket as unknown as typeof WebSocket;
  const arrived = jest.fn();
  makeClient()
    .subscribe({ query: gql('subscription Arrived { ok }') })
    .subscribe(arrived);
  expect(Socket).not.toHaveBeenCalled();
  expect(arrived).not.toHaveBeenCalled();
});
