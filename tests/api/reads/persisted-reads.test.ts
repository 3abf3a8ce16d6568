/**
 * The client's public reads by GET: short addresses that browsers and proxies may hold for seconds, for visitors only.
 */
import fs from 'node:fs';
import { parse } from 'graphql';
import { persistedHashes } from '../../../client/generated/persisted-hashes';
import { persistedOperations } from '../../../schema/persisted-operations';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, openSession, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';

let app: TestApp;
let seller: TestAccount;
let productId: string;
beforeAll(async () => {
  app = await startTestApp({ READ_CACHE_SECONDS: '60' });
  seller = await approvedProducer(app);
  ({ id: productId } = await listedProduct(app, seller));
});
afterAll(() => app.stop());

const idOf = (name: string) => `${name}-${persistedHashes[name]}`;
const address = (name: string, variables: object) =>
  `${app.url}/graphql?documentId=${idOf(name)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
const get = (headers: Record<string, string> = {}, name = 'ProductPage', variables: object = { id: productId }) =>
  fetch(address(name, variables), { headers: { 'accept-language': 'en', ...headers } });

it('knows the same operations as the client, each a document', () => {
  expect(Object.keys(persistedOperations)).toEqual(Object.keys(persistedHashes).map(idOf));
  for (const text of Object.values(persistedOperations)) expect(() => parse(text)).not.toThrow();
});

it('needs no variables where the document has none, the first time as well', async () => {
  const response = await fetch(`${app.url}/graphql?documentId=${idOf('Divisions')}`);
  expect([response.status, Object.keys(((await response.json()) as { data: object }).data)]).toEqual([200, ['divisions']]);
});

it('sends a visitor what POST sends, and lets proxies hold it for its seconds', async () => {
  const response = await get();
  const query = persistedOperations[idOf('ProductPage')] ?? '';
  expect(await response.json()).toEqual((await app.gql(query, { id: productId })).body);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('age')).toBe('0');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  for (const name of ['Accept-Encoding', 'Accept-Language', 'Authorization', 'Cookie', 'Origin'])
    expect(response.headers.get('vary')).toContain(name);
});

it('responds to HEAD as to GET, without the body', async () => {
  const sent = await get();
  const head = await fetch(address('ProductPage', { id: productId }), { method: 'HEAD', headers: { 'accept-language': 'en' } });
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, sent.headers.get(name)]);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(`${app.url}/graphql?documentId=none`, { method: 'HEAD' })).status).toBe(404);
});

it('responds 304 to who has it already, by encoding', async () => {
  const first = await get();
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{20}-(br|gzip|identity)"$/);
  const second = await get({ 'if-none-match': etag });
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get({ 'if-none-match': `"another",W/${etag}` })).status).toBe(304);
  expect((await get({ 'if-none-match': '*' })).status).toBe(304);
  expect((await get({ 'if-none-match': '"another"' })).status).toBe(200);
  expect((await get({ 'accept-encoding': 'identity' })).headers.get('etag')).not.toBe(etag);
});

it('executes for a user, and lets no one store that', async () => {
  const cookie = `hb_session=${await openSession(app, seller.id, 'COOKIE')}`;
  const users: Record<string, string>[] = [{ authorization: `Bearer ${seller.token}` }, { cookie }, { cookie: 'hb_session=stale' }];
  for (const headers of users) {
    const response = await get(headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  }
});

it.each([
  ['an unknown document', '/graphql?documentId=ProductPage-000000000000', 404],
  ['a property that every object has', '/graphql?documentId=constructor', 404],
  ['variables that are no JSON', `/graphql?documentId=Divisions-${persistedHashes.Divisions}&variables={`, 400],
  ['variables that are a list', `/graphql?documentId=Divisions-${persistedHashes.Divisions}&variables=[]`, 400],
])('rejects %s, and stores nothing of it', async (_, path, status) => {
  const response = await fetch(app.url + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
});

it('rejects wrong variables like POST, and stores nothing of it', async () => {
  const response = await get({}, 'ProductPage', {});
  expect(((await response.json()) as { errors: unknown[] }).errors).not.toHaveLength(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('executes another query by GET with a preflight header alone, stores nothing of it, and no mutation, as the documents say', async () => {
  const send = (document: string, headers = {}) => fetch(`${app.url}/graphql?query=${encodeURIComponent(document)}`, { headers });
  const preflight = { 'apollo-require-preflight': '1' };
  expect((await send('{ divisions { id } }')).status).toBe(400);
  const query = await send('{ divisions { id } }', preflight);
  expect([query.status, query.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const mutation = await send('mutation { logout { isLoggedOut } }', preflight);
  expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
  expect(fs.readFileSync('docs/errors.md', 'utf8')).toContain(
    'by GET as well, with the header `apollo-require-preflight`; a mutation by GET is 405',
  );
});
