/**
 * docs/codegen.md works as it is: its configuration makes a client of the served schema, and its programs compile with
 * it and run.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../../support/app';
import { blocksAsRead } from './support/page-blocks';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../../..');
const PATIENCE_MS = 120_000;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-codegen-'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  fs.mkdirSync(path.join(folder, 'src'));
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(folder, { recursive: true });
});

const TSC_PROGRAM = path.join(ROOT, 'node_modules/typescript/bin/tsc');
/** With the settings of the page. */
const compile = () => run(process.execPath, [TSC_PROGRAM, '--project', folder], { cwd: folder });

it(
  'the configuration of the page makes a client of the served schema, which compiles [H3]',
  async () => {
    const page = await fetch(`${app.url}/docs/codegen`, { headers: { accept: 'text/html' } });
    const blocks = blocksAsRead(fs.readFileSync(path.join(ROOT, 'docs/codegen.md'), 'utf8'), await page.text());
    // an empty folder, as the page says; what it installs is linked
    const [begin = ''] = blocks.filter(({ language, note }) => language === 'sh' && note === '').map(({ text }) => text);
    expect(begin).toBe('npm init -y');
    await run('bash', ['-c', begin], { cwd: folder });
    const programs = blocks.filter(({ language }) => language.startsWith('ts'));
    const settings = blocks.filter(({ language }) => language === 'json').map(({ text }) => text);
    expect(settings).toHaveLength(1);
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), settings.join());
    const names = programs.map(({ text }) => /^\/\/ ([\w./-]+)\n/.exec(text)?.[1] ?? 'a block without the name of its file');
    expect(names).toEqual(['codegen.ts', 'src/list.ts', 'src/rice-prices.tsx']);
    for (const [index, { text }] of programs.entries()) fs.writeFileSync(path.join(folder, names[index] ?? ''), text);

    const cli = require.resolve('@graphql-codegen/cli/package.json').replace('package.json', 'cjs/bin.js');
    await run(process.execPath, [cli, '--config', 'codegen.ts'], { cwd: folder });
    expect(fs.readdirSync(path.join(folder, 'src/gql')).toSorted()).toEqual(['fragment-masking.ts', 'gql.ts', 'graphql.ts', 'index.ts']);
    const generated = fs.readFileSync(path.join(folder, 'src/gql/graphql.ts'), 'utf8');
    expect(generated).toContain('export type RicePricesQuery = ');

    await compile();
    fs.writeFileSync(
      path.join(folder, 'src/wrong.ts'),
      "import { listRice } from './list';\nconst price: number = (await listRice())[0];\nexport { price };",
    );
    await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining('TS2322') as string });
    const wrongField = fs
      .readFileSync(path.join(folder, 'src/list.ts'), 'utf8')
      .replace('({ name, price, unit })', '({ name, price, nothing: unit })');
    fs.writeFileSync(path.join(folder, 'src/list.ts'), wrongField);
    await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining('nothing') as string });
  },
  PATIENCE_MS,
);
