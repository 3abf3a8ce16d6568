/** Clients of the last release go on working, or the change log shows where they do not. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeliveredEvent } from '../../schema/values/market/partners';
import { API_RELEASED_ON, API_VERSION } from '../../schema/values/api/api-version';
import { openApiChanges, type OpenApiDocument, webhookChanges, type WebhookDocument } from '../../server/app/commands/document-changes';
import { breakingChanges, newestRelease, unannounced } from '../../server/app/commands/schema-changes';
import { root } from './checks/source-tree';

const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const schema = read('schema', 'schema.graphql');

it('breaks no client of the last release [H3]', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['-r', './tools/build/register.cjs', 'server/app/commands/schema-check.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Clients of 1\.0\.0 go on working/m);
});

it('the command ends with 1 and prints what was removed, until the change log lists it [H3]', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haatbar-schema-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const check = () => {
    const command = ['-r', path.join(root, 'tools/build/register.cjs'), path.join(root, 'server/app/commands/schema-check.ts')];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    return { status, stderr };
  };
  mkdirSync(path.join(folder, 'schema', 'releases'), { recursive: true });
  const [field] = /^ {2}"""[^"]*"""\n {2}marketFigures: .*\n/m.exec(schema) ?? [''];
  const release = (deprecation: string) =>
    write(
      'schema/releases/1.0.0.graphql',
      schema.replace(field, field.replace('\n  marketFigures: MarketFigures!', `\n  marketFigures: MarketFigures!${deprecation}`)),
    );
  const announce = (title: string) =>
    write('CHANGELOG.md', `## Unreleased\n\n### ${title}\n\n- Query.marketFigures was removed.\n\n## 1.0.0\n`);
  write('schema/schema.graphql', schema.replace(field, ''));
  release('');
  announce('Breaking');
  expect(check()).toEqual({
    status: 1,
    stderr: expect.stringContaining('was not deprecated in 1.0.0: Query.marketFigures was removed.') as unknown,
  });
  release(' @deprecated(reason: "Use products.")');
  announce('Added');
  expect(check()).toEqual({
    status: 1,
    stderr: expect.stringContaining('breaks clients of 1.0.0: Query.marketFigures was removed.') as unknown,
  });
  announce('Breaking');
  expect(check()).toEqual({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});

/** The files of a release are what was released: they never change. */
const RELEASED: Readonly<Record<string, string>> = {
  '1.0.0.graphql': 'c9b30d1d384afd46e7ecb2d058407a6ebd424e63bdd65a0f7a46491ae5f95241',
  '1.0.0.openapi.json': '75d5d7a10cee2e8a67d1c8ed4cedfe9b7e1154578cea488a8ce2d2e805a76d74',
  '1.0.0.webhooks.json': 'da7b4b4b284241d028fdfd243236840361639c008909b0bf58c543b02317fbfa',
};

it.each(Object.entries(RELEASED))('schema/releases/%s is as it was released', (name, sha256) => {
  expect(
    createHash('sha256')
      .update(read('schema', 'releases', name))
      .digest('hex'),
  ).toBe(sha256);
});

it('versions of package, change log, release, SDL, OpenAPI and webhook messages agree [H3]', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const { info } = JSON.parse(read('schema', 'openapi.json')) as { info: { version: string } };
  const { version: locked } = JSON.parse(read('package-lock.json')) as { version: string };
  const [, released, day] = /^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/m.exec(read('CHANGELOG.md')) ?? [];
  const newest = newestRelease(readdirSync(path.join(root, 'schema', 'releases')))?.replace('.graphql', '');
  expect([version, locked, info.version, released, newest]).toEqual(Array(5).fill(API_VERSION));
  expect(day).toBe(API_RELEASED_ON);
  expect(schema.split('\n')[0]).toBe(`# Haatbar GraphQL API, release ${API_VERSION} of ${API_RELEASED_ON}. Generated from the resolvers.`);
  for (const name of ['openapi', 'webhooks'])
    expect(readdirSync(path.join(root, 'schema', 'releases'))).toContain(`${API_VERSION}.${name}.json`);
  const { $defs } = JSON.parse(read('schema', 'webhooks.json')) as {
    $defs: Record<string, { properties: { apiVersion: { const: string } } }>;
  };
  expect(Object.values($defs).map(({ properties }) => properties.apiVersion.const)).toEqual(
    Array(Object.keys(DeliveredEvent).length).fill(API_VERSION.split('.')[0]),
  );
});

describe('OpenAPI and webhook messages', () => {
  const openapi = JSON.parse(read('schema', 'openapi.json')) as OpenApiDocument;
  const webhooks = JSON.parse(read('schema', 'webhooks.json')) as WebhookDocument;
  const copy = <T>(document: T, change: (text: string) => string) => {
    const text = JSON.stringify(document);
    expect(change(text)).not.toBe(text);
    return JSON.parse(change(text)) as T;
  };

  it('a document breaks nothing of itself', () => {
    const nothing = { breaking: [], dangerous: [] };
    expect([openApiChanges(openapi, openapi), webhookChanges(webhooks, webhooks)]).toEqual([nothing, nothing]);
  });

  it.each([
    ['a path that goes', (text: string) => text.replace('"/login"', '"/sign-in"'), 'POST /login was removed.'],
    ['a field of a response that goes', (text: string) => text.replaceAll('"productName":{', '"title":{'), '.productName was removed.'],
    [
      'another type',
      (text: string) => text.replaceAll('"version":{"type":"integer"', '"version":{"type":"string"'),
      '.version changed its type.',
    ],
  ])('reports %s in the REST API', (_what, change, message) => {
    expect(openApiChanges(openapi, copy(openapi, change)).breaking.join('\n')).toContain(message);
  });

  it.each([
    ['an event that goes', (text: string) => text.replace('"stock.changed":{', '"stock.moved":{'), 'webhook stock.changed was removed.'],
    ['a field that goes', (text: string) => text.replaceAll('"trackingNumber":{', '"number":{'), '.data.order.trackingNumber was removed.'],
    ['a field that may be missing', (text: string) => text.replaceAll('"sellerId",', ''), '.data.order.sellerId may be missing.'],
    ['another format', (text: string) => text.replaceAll('"format":"date-time"', '"format":"date"'), '.createdAt changed its format.'],
  ])('reports %s in the messages', (_what, change, message) => {
    expect(webhookChanges(webhooks, copy(webhooks, change)).breaking.join('\n')).toContain(message);
  });

  it('lists a new enum value as dangerous, and a new field as nothing', () => {
    const value = copy(webhooks, (text) => text.replaceAll('"SHIPPED"', '"SHIPPED","LOST"'));
    expect(webhookChanges(webhooks, value)).toEqual({
      breaking: [],
      dangerous: expect.arrayContaining(['webhook order.changed.data.order.status may be LOST.']) as unknown,
    });
    const field = copy(webhooks, (text) => text.replaceAll('"trackingNumber":{', '"more":{"type":"string"},"trackingNumber":{'));
    expect(webhookChanges(webhooks, field)).toEqual({ breaking: [], dangerous: [] });
  });
});

it.each([
  ['a field that goes', (sdl: string) => sdl.replace(/^ {2}"""[^"]*"""\n {2}marketFigures: .*\n/m, '')],
  ['an argument that becomes needed', (sdl: string) => sdl.replace('sort: ProductSort\n', 'sort: ProductSort!\n')],
  ['an answer that may now be null', (sdl: string) => sdl.replace('marketFigures: MarketFigures!', 'marketFigures: MarketFigures')],
])('would report %s', (_what, change) => {
  const changed = change(schema);
  expect(changed).not.toBe(schema);
  const found = breakingChanges(schema, changed);
  expect(found).toHaveLength(1);
  expect(unannounced(found, '')).toEqual(found);
  expect(unannounced(found, `## Unreleased\n\n### Breaking\n\n- ${found[0]}\n`)).toEqual([]);
});

it('reports nothing of what is only added', () => {
  expect(breakingChanges(schema, schema.replace('type MarketFigures {', 'type MarketFigures {\n  more: Int'))).toEqual([]);
});

it('takes the newest release by its number', () => {
  expect(newestRelease(['1.2.0.graphql', '1.10.0.graphql', 'README.md', '0.9.0.graphql'])).toBe('1.10.0.graphql');
  expect(readdirSync(path.join(root, 'schema', 'releases'))).toContain(newestRelease(readdirSync(path.join(root, 'schema', 'releases'))));
});
