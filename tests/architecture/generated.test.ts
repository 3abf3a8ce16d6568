/**
 * Generated files are committed as the generators write them now. This test catches a manual edit, and a forgotten `npm
 * run generate`.
 */
import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, lexicographicSortSchema, printSchema, validateSchema } from 'graphql';
import codegen from '../../codegen';
import { errorPage } from '../../server/app/wiring/api-description';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { webhookSchemaFile } from '../../server/app/http/docs/webhook-events-page';
import { openapiOf } from '../../server/rest-v1/openapi/openapi';
import { describedRoutes } from '../../server/rest-v1/router';
import { root } from './checks/source-tree';

const { banglaFont, TARGET } = require('../../client/build/bangla-font.cjs') as { banglaFont: () => Promise<Buffer>; TARGET: string };
const run = promisify(execFile);
const committed = (name: string) => readFile(path.join(root, name), 'utf8');
const print = (schema: Parameters<typeof printSchema>[0]) => printSchema(lexicographicSortSchema(schema));

const withoutHead = (file: string) => file.replace(/^(#.*\n)*\n*/, '');

/** A whole file as the message of a failure helps no one. */
function firstDifference(committedText: string, freshText: string): object | null {
  const [ours, wanted] = [committedText.trimEnd().split('\n'), freshText.trimEnd().split('\n')];
  const index = Array.from({ length: Math.max(ours.length, wanted.length) }).findIndex((_line, at) => ours[at] !== wanted[at]);
  return index < 0 ? null : { line: index + 1, committed: ours[index] ?? null, fresh: wanted[index] ?? null };
}

describe('generated files are fresh', () => {
  it('schema/schema.graphql is what the resolvers emit', async () => {
    const file = await committed('schema/schema.graphql');
    expect(file.startsWith('# Haatbar GraphQL API, release ')).toBe(true);
    expect(firstDifference(withoutHead(file), print(await buildAppSchema()))).toBeNull();
  });

  it('the schema of the resolvers is valid', async () => {
    expect(validateSchema(await buildAppSchema())).toEqual([]);
  });

  it('schema/openapi.json is what the REST routes say of themselves [H3]', async () => {
    const fresh = JSON.stringify(openapiOf(describedRoutes()), null, 2);
    expect(firstDifference(await committed('schema/openapi.json'), fresh)).toBeNull();
  });

  it('schema/webhooks.json is what the messages are made by', async () => {
    expect(firstDifference(await committed('schema/webhooks.json'), webhookSchemaFile)).toBeNull();
  });

  it('docs/errors.md equals the list of codes', async () => {
    expect(firstDifference(await committed('docs/errors.md'), errorPage)).toBeNull();
  });

  it('the Bangla font is what its script makes', async () => {
    expect((await banglaFont()).equals(await readFile(TARGET))).toBe(true);
  });

  it('a schema with one field more would not be', () => {
    const [before, after] = ['type Query { me: String }', 'type Query { me: String you: String }'].map((sdl) => print(buildSchema(sdl)));
    expect(firstDifference(before ?? '', after ?? '')).toEqual({ line: 3, committed: '}', fresh: '  you: String' });
  });

  it('hooks and persisted operations are those of the operations as they are now', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'haatbar-codegen-'));
    try {
      const freshFile = (name: string) => path.join(folder, path.basename(name));
      const generates = Object.fromEntries(Object.entries(codegen.generates).map(([name, output]) => [freshFile(name), output]));
      const config = path.join(folder, 'codegen.json');
      await writeFile(config, JSON.stringify({ ...codegen, generates }));
      const cli = require.resolve('@graphql-codegen/cli/package.json').replace('package.json', 'cjs/bin.js');
      await run(process.execPath, [cli, '--silent', '--config', config], { cwd: root });
      for (const name of Object.keys(codegen.generates))
        expect(firstDifference(await committed(name), await readFile(freshFile(name), 'utf8'))).toBeNull();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
