/** Each test repeats a failure that fuzzing found, as a plain request. All of them failed before they were fixed. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const incidents = () => app.logLines.filter((line) => line.includes('"level":"error"'));
afterEach(() => expect(incidents()).toEqual([]));

it.each(['__proto__', 'constructor', 'toString', 'valueOf'])(
  'a field that every object has, %s, is as unknown as any other',
  async (name) => {
    const { token } = seller;
    expect((await app.rest('GET', `/api/v1/producer/profile?${name}=1`, { token })).status).toBe(200);
    const raw = `{"${name}":{"resolve":1},"phone":"01711111111","password":"wrong"}`;
    const login = await app.rest('POST', '/api/v1/login', { raw, headers: { 'content-type': 'application/json' } });
    expect([login.status, login.headers.get('error-code')]).toEqual([400, 'VALIDATION']);
  },
);

it('a Content-Type that is too long has an error of GraphQL at /graphql, and one of REST elsewhere', async () => {
  const headers = { 'content-type': `multipart/form-data; boundary=${'x'.repeat(300)}`, 'apollo-require-preflight': 'true' };
  const graphql = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: 'x' });
  expect([graphql.status, await graphql.json()]).toEqual([
    415,
    { errors: [{ message: expect.any(String), extensions: expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' }) }] },
  ]);
  const rest = await fetch(`${app.url}/api/v1/login`, { method: 'POST', headers, body: 'x' });
  expect([rest.status, await rest.json()]).toEqual([415, { message: expect.any(String) }]);
});

it.each(['next', 'error', 'connection_ack'])(
  'a socket that sends "%s", which only servers send, is closed as for any invalid message',
  async (type) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: '1', type, payload: type === 'error' ? [{ message: 'x' }] : {} }));
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    expect([code, String(reason)]).toEqual([4400, 'Invalid message received']);
  },
);

it.each([
  ['GraphQL', '/graphql'],
  ['REST', '/api/v1/producer/add-product'],
])('a form of %s that ends within its file is malformed', async (_what, path) => {
  const operations = JSON.stringify({ query: 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }', variables: { file: null } });
  const field = (name: string, value: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--b\r\ncontent-disposition: form-data; name="0"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx';
  const fields = path === '/graphql' ? field('operations', operations) + field('map', '{"0":["variables.file"]}') : field('price', '1');
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'apollo-require-preflight': 'true',
    authorization: `Bearer ${seller.token}`,
  };
  const response = await fetch(app.url + path, { method: 'POST', headers, body: fields + file });
  expect(response.headers.get('error-code') ?? (await response.text())).toContain('BAD_REQUEST');
});

it.each([
  'subscription { notificationAdded @skip(if: true) { id } }',
  'subscription ($no: Boolean!) { ... @include(if: $no) { notificationAdded { id } } }',
  'subscription { ...F } fragment F on Subscription { notificationAdded @include(if: false) { id } }',
])('a subscription without its field is an invalid document: %s', async (query) => {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { no: false } } }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(String(data))).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  socket.terminate();
  const overHttp = await app.gql(query, { no: false });
  expect(['GRAPHQL_VALIDATION_FAILED', 'BAD_REQUEST']).toContain(overHttp.code);
});

it('more wrong variables than are reported are bad input, and no incident', async () => {
  const document = 'query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { coupon { code } } }';
  const lines = Array.from({ length: 9 }, () => ({ productId: 'x', quantity: 'x', unknown: 1 }));
  for (let n = 0; n < 4; n += 1) {
    // compiled after the third
    const { status, body } = await app.gql(document, { lines });
    expect([status, body.errors?.map(({ extensions }) => extensions.code)]).toEqual([400, Array(5).fill('BAD_USER_INPUT')]);
  }
});
