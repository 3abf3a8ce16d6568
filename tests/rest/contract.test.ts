/**
 * Every response that the document promises is given: one call for each operation and status of schema/openapi.json.
 * (That nothing else is ever returned is checked by tests/support/rest-contract.ts at every call of every test.)
 */
import { randomUUID } from 'node:crypto';
import type { InjectionToken } from 'tsyringe';
import { uploadFailed } from '../../server/platform/files/upload-failure';
import { ImageStore } from '../../server/platform/files/image-store';
import { RateLimiter } from '../../server/platform/security/rate-limiter';
import type { TestApp } from '../support/app';
import { account, approvedProducer, consumer, pendingProducer, seller, type TestAccount } from '../support/build-accounts';
import { product } from '../support/build-catalogue';
import { apiKey } from '../support/build-partners';
import type { RestResponse, RestBody } from '../support/client';
import { type DocumentedCall, documentedCalls, undocumentedBody } from '../support/rest-contract';
import { ADD, FIELDS, form, MISSING, openProductApi, type ProductApi } from './support/product-api';

let app: TestApp;
let transport: ProductApi;
beforeAll(async () => {
  transport = await openProductApi({ TRUST_PROXY: '1' });
  app = transport.app;
});
afterAll(() => app.stop());

const port = <T>(token: abstract new (...args: never[]) => T) => app.container.resolve(token as unknown as InjectionToken<T>);
const PASSWORD = 'secret-1';
let phones = 0;
const newPhone = () => `0195555${String((phones += 1)).padStart(4, '0')}`;
let addresses = 0;
const from = () => ({ 'x-forwarded-for': `10.7.0.${(addresses += 1)}` });

/** Returns a user who may make the call, or null if it needs no session. */
async function callerOf({ operation }: DocumentedCall): Promise<TestAccount | null> {
  if (operation.security.length === 0) return null;
  const role = operation['x-roles']?.[0]?.toUpperCase() as Exclude<Parameters<typeof account>[1], 'ADMIN'> | undefined;
  if (role === 'CONSUMER' || role === undefined) return consumer(app);
  return role === 'PRODUCER' ? approvedProducer(app) : seller(app, role);
}

const send = (call: DocumentedCall, id: string, body: RestBody = {}) =>
  app.rest(call.method, `/api/v1${call.template.replace('{id}', id)}`, { ...body, headers: { ...from(), ...body.headers } });
const withToken = async (call: DocumentedCall) => {
  const caller = await callerOf(call);
  return caller ? { token: caller.token } : {};
};
const json = (text: string) => ({ raw: text, headers: { 'content-type': 'application/json' } });

/** Makes the request that causes the status with any call of its kind. */
const usual: Readonly<Record<number, (call: DocumentedCall) => Promise<RestResponse<unknown>>>> = {
  400: async (call) => {
    const token = await withToken(call);
    return call.template.includes('{id}') ? send(call, '%E0%A4%A', token) : send(call, '', { ...token, ...json('{') });
  },
  401: (call) => send(call, MISSING),
  403: async (call) => send(call, MISSING, { token: (await pendingProducer(app)).token }),
  404: async (call) => send(call, MISSING, { ...(await withToken(call)), ...(call.operation.requestBody && { json: FIELDS }) }),
  413: async (call) => send(call, MISSING, { ...(await withToken(call)), ...json(`"${'x'.repeat(102_400)}"`) }),
  415: async (call) => send(call, MISSING, { ...(await withToken(call)), raw: 'x', headers: { 'content-type': 'text/plain' } }),
  429: async (call) => {
    const caller = await callerOf(call);
    const headers = from();
    const [key, points] = caller ? [`account:${caller.id}`, 6000] : [`address:${headers['x-forwarded-for']}`, 1800];
    await port(RateLimiter).consume('api', key, points, points, 60);
    return send(call, MISSING, { headers, ...(caller && { token: caller.token }) });
  },
};

const own = async () => (await product(app, transport.producer)).id;
const put = (id: string, body: object) => transport.call('PUT', `/api/v1/producer/products/${id}`, { json: body });
const profile = (who: Promise<TestAccount>, path: string) => async () =>
  app.rest('GET', `/api/v1/${path}/profile`, { token: (await who).token });
const registration = (phone: string) => ({ role: 'consumer', name: 'Rahima', phone, password: PASSWORD });

/** The responses of one operation alone. */
const special: Readonly<Record<string, () => Promise<RestResponse<unknown>>>> = {
  'login 200': async () => {
    const { phone, password } = await consumer(app);
    return app.rest('POST', '/api/v1/login', { json: { phone, password }, headers: from() });
  },
  'login 401': () => app.rest('POST', '/api/v1/login', { json: { phone: newPhone(), password: 'wrong-one' }, headers: from() }),
  'login 403': async () => {
    const { phone, password } = await pendingProducer(app);
    return app.rest('POST', '/api/v1/login', { json: { phone, password }, headers: from() });
  },
  'register 201': () => app.rest('POST', '/api/v1/register', { json: registration(newPhone()), headers: from() }),
  'register 409': async () => {
    const json = registration(newPhone());
    await app.rest('POST', '/api/v1/register', { json, headers: from() });
    return app.rest('POST', '/api/v1/register', { json, headers: from() });
  },
  'requestRegistrationCode 200': () => app.rest('POST', '/api/v1/registration-code', { json: { phone: newPhone() }, headers: from() }),
  'logout 200': async () => app.rest('POST', '/api/v1/logout', { token: (await consumer(app)).token }),
  'logout 403': async () => app.rest('POST', '/api/v1/logout', { token: (await apiKey(app, await consumer(app))).token }),
  'producerProfile 200': () => profile(approvedProducer(app), 'producer')(),
  'wholesalerProfile 200': () => profile(seller(app, 'WHOLESALER'), 'wholesaler')(),
  'supersalerProfile 200': () => profile(seller(app, 'SUPERSALER'), 'supersaler')(),
  'supersellerProfile 200': () => profile(seller(app, 'SUPERSALER'), 'superseller')(),
  'consumerProfile 200': () => profile(consumer(app), 'consumer')(),
  'listProducts 200': async () => {
    await own();
    return transport.call('GET', '/api/v1/producer/products');
  },
  'readProduct 200': async () => transport.call('GET', `/api/v1/producer/products/${await own()}`),
  'readProduct 304': async () => {
    const path = `/api/v1/producer/products/${await own()}`;
    const tag = (await transport.call('GET', path)).headers.get('etag') ?? '';
    return transport.call('GET', path, { headers: { 'if-none-match': tag } });
  },
  'addProduct 201': () => transport.add(),
  'addProduct 422': async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await transport.call('POST', ADD, { form: await form(FIELDS), headers });
    return transport.call('POST', ADD, { form: await form({ ...FIELDS, price: '31' }), headers });
  },
  'addProduct 503': () => withoutStore(() => transport.add()),
  'updateProduct 422': async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const id = await own();
    await transport.put(id, FIELDS, headers);
    return transport.put(id, { ...FIELDS, price: '31' }, headers);
  },
  'deleteProduct 422': async () => {
    const headers = { 'idempotency-key': randomUUID() };
    for (const id of [await own(), await own()]) {
      const response = await transport.call('DELETE', `/api/v1/producer/products/${id}`, { headers });
      if (response.status !== 200) return response;
    }
    throw new Error('the key was taken twice');
  },
  'updateProduct 200': async () => put(await own(), FIELDS),
  'updateProduct 409': async () => put(await own(), { ...FIELDS, version: 99 }),
  'updateProduct 412': async () => transport.put(await own(), FIELDS, { 'if-match': '"99"' }),
  'listProducts 400': () => transport.call('GET', '/api/v1/producer/products?page=0'),
  'updateProduct 503': async () => {
    const id = await own();
    return withoutStore(async () => transport.call('PUT', `/api/v1/producer/products/${id}`, { form: await form(FIELDS) }));
  },
  'deleteProduct 412': async () =>
    transport.call('DELETE', `/api/v1/producer/products/${await own()}`, { headers: { 'if-match': '"99"' } }),
  'deleteProduct 200': async () => transport.call('DELETE', `/api/v1/producer/products/${await own()}`),
};

async function withoutStore<T>(work: () => Promise<T>): Promise<T> {
  const broken = jest.spyOn(port(ImageStore), 'put').mockRejectedValue(uploadFailed('upload.failed'));
  try {
    return await work();
  } finally {
    broken.mockRestore();
  }
}

const promised = documentedCalls.flatMap((call) =>
  Object.keys(call.operation.responses)
    .filter((status) => status !== 'default')
    .map((status) => ({ name: `${call.operation.operationId} ${status}`, status: Number(status), call })),
);

it.each(promised)('$name is served [H3]', async ({ name, status, call }) => {
  const make = special[name] ?? (() => usual[status]?.(call));
  const response = await make();
  expect([name, response?.status, response?.text]).toEqual([name, status, response?.text]);
});

it('no case is left of an operation that was removed [H3]', () => {
  const names = promised.map(({ name }) => name);
  expect(Object.keys(special).filter((name) => !names.includes(name))).toEqual([]);
});

it('the bodies in the examples are what the document asks for, and are accepted [H3]', async () => {
  for (const { method, template, operation } of documentedCalls) {
    const example = operation.requestBody?.content['application/json'].example;
    if (example !== undefined)
      expect([operation.operationId, undocumentedBody(method, `/api/v1${template}`, example)]).toEqual([operation.operationId, []]);
  }
  const login = documentedCalls.find(({ operation }) => operation.operationId === 'register')?.operation.requestBody?.content[
    'application/json'
  ].example;
  const response = await app.rest('POST', '/api/v1/register', { json: { ...(login as object), phone: newPhone() }, headers: from() });
  expect(response.status).toBe(201);
});

it('an unforeseen error is the documented one: 500, an incident, no word of what it was [H3]', async () => {
  const broken = await openProductApi();
  await broken.app.db.query('ALTER TABLE products RENAME TO products_gone');
  const { status, headers, body } = await broken.call<object>('GET', '/api/v1/producer/products');
  expect([status, headers.get('error-code'), body]).toEqual([500, 'INTERNAL_SERVER_ERROR', { message: 'Something went wrong.' }]);
  expect(headers.get('incident')).toMatch(/^[0-9a-f]{12}$/);
  await broken.app.stop();
});
