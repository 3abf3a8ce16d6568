/** A partner reads which release responds: in every response, in the SDL and on the start page of the documents. */
import { readFileSync } from 'node:fs';
import { API_RELEASED_ON, API_VERSION, VERSION_HEADER } from '../../../schema/values/api/api-version';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

it('is that of the package', () => {
  expect([API_VERSION, VERSION_HEADER]).toEqual([version, 'haatbar-version']);
});

it.each([
  ['GraphQL', () => app.gql('{ marketTerms { approvalHours } }'), 200],
  ['GraphQL that rejects', () => app.gql('{ nothing }'), 400],
  ['GraphQL of a form', () => fetch(`${app.url}/graphql`, { method: 'POST', body: new FormData() }), 400],
  ['GraphQL that rejects a type', () => fetch(`${app.url}/graphql`, { method: 'POST', body: '<a/>' }), 400],
  ['REST', () => app.rest('POST', '/api/v1/login', { json: { phone: '01700000099', password: 'none' } }), 401],
  ['REST without a token', () => app.rest('GET', '/api/v1/producer/products'), 401],
  ['REST without a route', () => app.rest('GET', '/api/v1/nothing'), 404],
])('is in the header of %s', async (_name, ask, status) => {
  const response: { readonly status: number; readonly headers: Headers } = await ask();
  expect([response.status, response.headers.get(VERSION_HEADER)]).toEqual([status, version]);
});

it.each(['/graphql', '/api/v1/producer/products'])('a page without an origin of its own reads the header of %s', async (path) => {
  const { headers } = await fetch(`${app.url}${path}`, { headers: { origin: 'null' } });
  expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(VERSION_HEADER);
});

it('is in the first line of the SDL that is served, with its day', async () => {
  const [head] = (await (await fetch(`${app.url}/docs/schema.graphql`)).text()).split('\n');
  expect(head).toContain(`release ${version} of ${API_RELEASED_ON}`);
});

it('is on the start page of the documents, with its day, in both languages', async () => {
  const page = async (path: string) => (await fetch(`${app.url}${path}`)).text();
  expect(await page('/docs')).toContain(`This server runs release ${version} of 29 November 2026.`);
  expect(await page('/docs/bn')).toContain(`এই সার্ভারে চলছে রিলিজ ${version} (২৯ নভেম্বর, ২০২৬)।`);
});
