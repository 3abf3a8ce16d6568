/** A folder above the project, with settings of the same tools, changes nothing of what is built or checked. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { programEnvironment } from '../support/program-environment';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..');
const FAILS = "throw new Error('read by somebody');";
/** A workspace above makes Vite look further up than its own folder. */
const ABOVE = {
  'pnpm-workspace.yaml': 'packages: ["*"]\n',
  'package.json': '{ "workspaces": ["*"], "babel": 1, "browserslist": ["no browser"] }',
  'tsconfig.json': 'broken',
  '.swcrc': 'broken',
  '.babelrc': 'broken',
  '.browserslistrc': 'no browser',
  '.oxlintrc.json': 'broken',
  '.graphqlrc': 'broken: [',
  '.editorconfig': '[*]\nindent_style = tab\nend_of_line = crlf\n',
  '.prettierrc': 'broken: [',
  ...Object.fromEntries(
    ['babel', 'codegen', 'graphql', 'jest', 'knip', 'oxlint', 'postcss', 'prettier', 'vite'].map((tool) => [`${tool}.config.cjs`, FAILS]),
  ),
};

const above = temporaryFolder('above');
const project = path.join(above, 'project');
const at = (name: string) => path.join(project, name);
const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
}

beforeAll(() => {
  for (const [name, text] of Object.entries(ABOVE)) fs.writeFileSync(path.join(above, name), text);
  fs.mkdirSync(project);
  const copied = ['package.json', '.oxlintrc.json', 'client/vite.graphiql.config.mts'];
  for (const name of copied) write(name, fs.readFileSync(path.join(ROOT, name), 'utf8'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), at('node_modules'));
  write('client/app/graphiql/index.html', '<script type="module" src="./main.ts"></script>');
  write(
    'client/app/graphiql/main.ts',
    "/** Styled. */\nimport './main.css';\n\nfor (const one of [1]) {\n  document.title = String(one);\n}\n",
  );
  write('client/app/graphiql/main.css', 'p {\n  color: red;\n}\n');
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "noEmit": true, "lib": ["ES2023", "DOM"], "types": ["vite/client"] }, "include": ["client", "codegen.ts"] }\n',
  );
  write('client/build/tool.cjs', '/** Not in the list of tsconfig.json. */\nmodule.exports = 1;\n');
  write('schema.graphql', 'type Query {\n  one: Int\n}\n');
  write('codegen.ts', "export default { schema: 'schema.graphql', generates: { 'one.ts': { plugins: ['typescript-operations'] } } };\n");
});
afterAll(() => fs.rmSync(above, { recursive: true }));

function run(program: string, args: readonly string[]) {
  const command = [path.join(ROOT, 'node_modules', program), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, env: programEnvironment(), encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** The flags of a script of package.json, without the files that it names. */
const flagsOf = (script: string): string[] =>
  (scripts[script] ?? '').split(' ').filter((word) => !/^(?:exec|\.|'.*|\*\.ts|[a-z][a-z-]*)$/.test(word) || word === 'warn');

it('the client is built without them', () => {
  const config = ['build', '-c', 'client/vite.graphiql.config.mts', '--configLoader', 'runner', '--logLevel', 'warn'];
  expect(run('vite/bin/vite.js', config)).toEqual({ status: 0, output: '' });
  expect(fs.readdirSync(at('dist/graphiql/assets')).some((name) => name.endsWith('.css'))).toBe(true);
});

it('every part of the client says that it has no settings for its styles', () => {
  const configs = fs.readdirSync(path.join(ROOT, 'client')).filter((name) => /^vite\..*mts$/.test(name));
  expect(configs).toHaveLength(3);
  for (const name of configs) expect(fs.readFileSync(path.join(ROOT, 'client', name), 'utf8')).toContain('css: { postcss: {} }');
});

it.each([
  ['format:check', 'prettier/bin/prettier.cjs', ['client/**/*.{ts,css,mts}', 'codegen.ts']],
  ['lint', 'oxlint/bin/oxlint', ['client']],
  ['typecheck', 'typescript/bin/tsc', []],
  ['generate:types', '@graphql-codegen/cli/cjs/bin.js', []],
])('npm run %s gives what it gives elsewhere', (script, program, files) => {
  const flags = flagsOf(script);
  expect(flags).not.toEqual([]);
  const { status, output } = run(program, [...flags, ...files]);
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
});
