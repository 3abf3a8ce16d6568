/**
 * These tests verify that a start loads its modules from the bundle of the build, and that each module is the same as
 * without one (decision 0102).
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createDataFolder } from '../support/data-folder';
import { createTestDatabase, dropTestDatabase } from '../support/database';
import { startServer } from '../support/server-process';

const BUNDLE = './dist/app/server/platform/fast/use-bundled-modules';
/** Prints at the end which files Node has read and compiled by itself. */
const COUNTER = `
  const { _extensions: extensions } = require('node:module');
  const [loadFile, files] = [extensions['.js'], []];
  extensions['.js'] = (module, file) => (files.push(file), loadFile(module, file));
  process.on('exit', () => process.stdout.write('from files: ' + JSON.stringify(files) + '\\n'));`;

it('a start reads hardly a module from its own file', async () => {
  const folder = createDataFolder();
  const databaseUrl = await createTestDatabase();
  const counter = path.join(folder.dir, 'counter.cjs');
  fs.writeFileSync(counter, COUNTER);
  try {
    const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: folder.dir }, ['-r', counter]);
    expect(await server.stop()).toBe(0);
    const files = JSON.parse(/from files: (.*)/.exec(server.output())?.[1] ?? '') as string[];
    expect(files).toContainEqual(expect.stringMatching(/server\/main\.js$/));
    expect(files.length).toBeLessThan(20);
  } finally {
    await dropTestDatabase(databaseUrl);
    folder.remove();
  }
});

function run(bundle: string, script: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', 'reflect-metadata', ...bundle.split(' ').filter(Boolean), '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

/**
 * Prints how many bytes of V8's heap are strings as long as a source, after a package of some 3 MB is loaded. Node 24
 * counts the text of all sources, which is outside the heap and longer than any of them, as well.
 */
const LONG_STRINGS = `
  require('typeorm');
  require('node:stream/consumers').json(require('node:v8').getHeapSnapshot()).then(({ snapshot: { meta }, nodes }) => {
    const [type, size] = ['type', 'self_size'].map((name) => meta.node_fields.indexOf(name));
    let bytes = 0;
    for (let at = 0; at < nodes.length; at += meta.node_fields.length)
      if (meta.node_types[0][nodes[at + type]] === 'string' && nodes[at + size] > 2_000 && nodes[at + size] < 5_000_000) bytes += nodes[at + size];
    console.log(bytes);
  });`;

it('has the sources of modules outside the heap', () => {
  const [bundled, plain] = [Number(run(`-r ${BUNDLE}`, LONG_STRINGS)), Number(run('', LONG_STRINGS))];
  expect(plain).toBeGreaterThan(2_000_000);
  expect(bundled).toBeLessThan(plain / 2);
});

it('leaves out comments, and nothing else', () => {
  const script = `console.log(String(require('express').application.handle));`;
  const [bundled, plain] = [run(`-r ${BUNDLE}`, script), run('', script)];
  expect(plain).toContain('// set powered by header');
  expect(bundled).toBe(plain.replaceAll(/\/\/.*/g, ''));
});

describe('a bundled module is what it is without the bundle', () => {
  const scripts = [
    [
      'the lines of a stack',
      `process.env.PORT = 'abc'; try { require('./dist/app/server/platform/config/env').readConfig(); } catch (error) { console.log(error.stack); }`,
    ],
    [
      'the column of a line that begins with a comment',
      `try { require('./dist/app/schema/values/catalogue/sell-terms').defaultQuantity({ sellPost: { minQuantity: Symbol() } }); } catch (error) { console.log(error.stack); }`,
    ],
    [
      'the files in the cache',
      `require('./dist/app/server/app/start/build-app'); console.log(Object.keys(require.cache).filter((file) => !/use-bundled-modules|is-fast/.test(file)).sort().join('\\n'));`,
    ],
    [
      'the operations of the API',
      `require('./dist/app/server/app/wiring/build-schema').buildAppSchema().then((schema) => console.log(require('graphql').printSchema(schema)));`,
    ],
  ];

  it.each(scripts)('%s', (_name, script) => {
    const [bundled, plain] = [run(`-r ${BUNDLE}`, script), run('', script)];
    expect(plain.length).toBeGreaterThan(100);
    expect(bundled).toBe(plain);
  });
});
