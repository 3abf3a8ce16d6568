/** The document and the page that describe the REST API to partners. */
import { startTestApp, type TestApp } from '../support/app';
import { documentedCalls, openApi, undocumented } from '../support/rest-contract';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('api/v1/openapi.json serves the document as committed, to anyone [H3]', async () => {
  const { status, headers, body } = await app.rest('GET', '/api/v1/openapi.json');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(body).toEqual(openApi);
});

it('api/v1/docs shows every call, within the strict policy of the site [H3]', async () => {
  const { status, headers, text } = await app.rest('GET', '/api/v1/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<script|<style|style=|https?:\/\/(?!haatbar\.example)/);
  for (const { method, template, operation } of documentedCalls) {
    expect(text).toContain(`<article id="${operation.operationId}">`);
    expect(text).toContain(`<span class="method">${method}</span> /api/v1${template}</p>`);
  }
  const style = await app.rest('GET', '/api/v1/docs.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

it('says of each call which keys may use it, as the descriptions of GraphQL do', async () => {
  const { text } = await app.rest('GET', '/api/v1/docs');
  for (const { operation } of documentedCalls) {
    const scope = operation['x-scope'];
    const sentence = scope ? `Key: ${scope}.` : 'Not for API keys: guards the account: a key that leaks must not take it over.';
    expect([operation.operationId, operation.description.match(/(Key: |Not for API keys).*$/)?.[0]]).toEqual([
      operation.operationId,
      sentence,
    ]);
    expect(text).toContain(sentence);
  }
  const withoutScope = documentedCalls.filter(({ operation }) => !operation['x-scope']).map(({ operation }) => operation.operationId);
  expect(withoutScope.toSorted()).toEqual(['login', 'logout', 'register', 'requestRegistrationCode']);
});

it('leaves every response open for new fields [H3]', () => {
  expect(JSON.stringify(openApi.components)).not.toContain('additionalProperties');
  for (const { operation } of documentedCalls) expect(JSON.stringify(operation.responses)).not.toContain('additionalProperties');
});

it('documents each operation once, every reference leads somewhere [H3]', () => {
  const ids = documentedCalls.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const lost = references.filter(
    (path) => path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], openApi) === undefined,
  );
  expect(lost).toEqual([]);
});

describe('a response that is not as documented is caught [H3]', () => {
  const headers = new Headers({ 'cache-control': 'no-store', 'error-code': 'VALIDATION' });
  const login = { method: 'POST', path: '/api/v1/login', headers };
  const user = { _id: '019a9c1e-7d3a-7c52-9f10-3b6f0c2a5e11', name: 'K', phone: '01712345678', role: 'producer', status: 'approved' };

  it.each([
    ['a status', { ...login, status: 418, body: { message: 'All fields are required!' } }, 'is not documented'],
    ['a sentence', { ...login, status: 400, body: { message: 'Nope' } }, 'does not list "Nope"'],
    ['a field too many', { ...login, status: 200, body: { token: 'x', user, extra: 1 } }, 'additional properties'],
    ['a field too few', { ...login, status: 200, body: { user } }, "required property 'token'"],
    ['a kind of value', { ...login, status: 200, body: { token: 'x', user: { ...user, role: 'PRODUCER' } } }, 'allowed values'],
    ['a header', { ...login, headers: new Headers(), status: 200, body: { token: 'x', user } }, 'no-store'],
    ['a call', { ...login, path: '/api/v1/secrets', status: 200, body: {} }, 'no such call'],
  ])('%s', (_what, response, violation) => {
    expect(undocumented(response).join()).toContain(violation);
  });

  it('and what is documented is let through', () => {
    expect(undocumented({ ...login, status: 200, body: { token: 'x', user } })).toEqual([]);
  });
});
