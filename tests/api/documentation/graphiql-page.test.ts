/**
 * /graphql in a browser, beside Sandbox: what GraphiQL's page opens with, where it is built, and what both pages link
 * to.
 */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, validateSchema } from 'graphql';
import { readExamples } from '../../../server/app/http/docs/api-examples';
import { sandboxHtml } from '../../../server/platform/graphql/sandbox/sandbox-html';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'haatbar-graphiql-'));
  fs.mkdirSync(path.join(folder, 'graphiql/assets'), { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'graphiql/index.html'),
    '<!doctype html><html lang="en"><body><div id="graphiql"></div></body></html>',
  );
  fs.writeFileSync(path.join(folder, 'graphiql/assets/index-a1B2c3D4.js'), 'export {};');
  app = await startTestApp({ CLIENT_DIR: path.join(folder, 'client') });
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(folder, { recursive: true });
});

const open = async (pathname: string) => {
  const response = await fetch(app.url + pathname, { headers: { accept: 'text/html', 'accept-language': 'bn' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it.each(['text/html', '*/*'])('HEAD for %s has status 200 and no body [H3]', async (accept) => {
  const response = await fetch(`${app.url}/graphql`, { method: 'HEAD', headers: { accept } });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'text/html; charset=utf-8', '']);
});

it('Sandbox reports no one’s use of it, has the name of the market, and links to documents and schema [H3]', async () => {
  const { text } = await open('/graphql');
  expect(text).toContain('"runTelemetry":false');
  expect(text).toContain('<title>হাটবার GraphQL</title>');
  for (const href of ['/docs', '/docs/examples', '/docs/schema.graphql']) expect(text).toContain(`<a href="${href}">`);
  const sdl = await open('/docs/schema.graphql');
  expect([sdl.status, sdl.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(validateSchema(buildSchema(sdl.text))).toEqual([]);
});

it('Sandbox leads to GraphiQL with the same example, only where that is built [H3]', async () => {
  const { text } = await open('/graphql?example=who-am-i');
  expect(text).toContain('var ownPage = "/graphql/ide?example=who-am-i";');
  expect(text).toContain('<a href="/graphql/ide?example=who-am-i">GraphiQL খুলুন</a>');
  expect(sandboxHtml(undefined, { language: 'en', address: app.url, hasIde: false })).toContain('var ownPage = null;');
});

it('GraphiQL opens with the example, in the language of the user, under a policy without foreign or inline scripts [H3]', async () => {
  const { status, headers, text } = await open('/graphql/ide?example=who-am-i');
  const start = JSON.parse(/id="start">(.*)<\/script>/.exec(text)?.[1] ?? 'null') as object;
  const { document, variables, headers: sent } = readExamples().find(({ name }) => name === 'who-am-i') ?? {};
  expect(start).toMatchObject({ title: 'হাটবার GraphQL', example: { document, variables, headers: sent } });
  expect([status, headers.get('cache-control'), text.includes('<html lang="bn">')]).toEqual([200, 'no-store', true]);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).not.toContain('http');
});

it('files of GraphiQL are stored for good by browsers; what is no file of it is an error, never a page [H3]', async () => {
  const file = await open('/graphql/ide/assets/index-a1B2c3D4.js');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await open('/graphql/ide/assets/none.js')).status).toBeGreaterThanOrEqual(400);
});
