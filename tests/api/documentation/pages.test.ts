/** The documents for partners do what they say: every block on them is run as it is, and prints what is below it. */
import fs from 'node:fs';
import { freePort } from '../../../tools/embedded-postgres/free-port';
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import * as orders from '../../support/build-orders';
import { type Receiver, startReceiver } from '../../support/receiver';
import { makeHook } from '../partners/support/hooks';
import { startDemoApp } from './support/demo-app';
import { blocksOf } from './support/page-blocks';
import { runPage } from './support/page-run';

const BY_PROGRAM = ['docs/list-by-program.md', 'docs/sell-by-program.md', 'docs/buy-by-program.md'];
const PAGES = ['docs/quick-start.md', ...BY_PROGRAM, 'docs/rest.md', 'docs/webhooks.md', 'README.md'];
const GENERATED = ['docs/errors.md'];
/** Its programs import what it generates first: codegen.test.ts runs it. */
const CODEGEN = 'docs/codegen.md';
/** Needs containers or an installation: other tests run its commands, as its notes say. */
const OPERATIONS = 'docs/operations.md';
/** For those who work on the project: nothing on them is a walk-through. */
const FOR_DEVELOPERS = [
  'docs/tour.md',
  'docs/requirements.md',
  'docs/product.md',
  'docs/performance.md',
  'docs/reliability.md',
  'docs/scale.md',
  'docs/security.md',
  'docs/mutation.md',
  'docs/api-checks.md',
  'docs/code-figures.md',
  'docs/screens.md',
  'docs/privacy.md',
];
/** A page asks and waits more than most tests. */
const PAGE_MS = 120_000;

let app: TestApp;
let receiver: Receiver;
let port: number;

beforeAll(async () => {
  [app, receiver, port] = [await startDemoApp({ JOBS: 'true' }), await startReceiver(), await freePort()];
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  await makeHook(app, seller, receiver.url, ['ORDER_CHANGED']);
  const { id } = await orders.placedOrder(app, { seller, buyer });
  await app.gql('mutation ($id: ID!) { confirmOrder(id: $id) { id } }', { id }, { token: seller.token });
}, PAGE_MS);
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

const run = (markdown: string, { withStandIns = false, html }: { withStandIns?: boolean; html?: string } = {}) =>
  runPage(markdown, { url: app.url, port, withStandIns, messages: () => receiver.received.map(({ text }) => text) }, html);

/** The page as a browser gets it; README.md is read elsewhere. */
async function served(page: string): Promise<string | undefined> {
  if (page === 'README.md') return undefined;
  const response = await fetch(`${app.url}${page.replace(/^(docs\/.*)\.md$/, '/$1')}`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  return response.text();
}

it.each(PAGES)(
  '%s shows what really happens [H3]',
  async (page) => {
    const { pageErrors, ran } = await run(fs.readFileSync(page, 'utf8'), { html: await served(page) });
    expect(pageErrors).toEqual([]);
    expect(ran).toBeGreaterThan(0);
  },
  PAGE_MS,
);

it.each(BY_PROGRAM)(
  '%s may be followed again: its keys are its own [H3]',
  async (page) => {
    expect((await run(fs.readFileSync(page, 'utf8'), { html: await served(page) })).pageErrors).toEqual([]);
  },
  PAGE_MS,
);

it(
  'the test needs no curl and no sed on the machine [H3]',
  async () => {
    const { pageErrors } = await run(fs.readFileSync('docs/rest.md', 'utf8').replaceAll('field-7', 'field-8'), { withStandIns: true });
    expect(pageErrors).toEqual([]);
  },
  PAGE_MS,
);

it('what is not run has a reason [H3]', () => {
  const notes = [...PAGES, OPERATIONS].flatMap((page) => blocksOf(fs.readFileSync(page, 'utf8')).map(({ note }) => note));
  expect(notes.filter((note) => note.startsWith('not run: '))).toEqual([
    'not run: starts the server that the other blocks talk to; tests/run/quick-start.test.ts runs it',
    'not run: starts the server that the other blocks talk to',
    'not run: runs this very test',
    'not run: needs the containers; tests/run/image-commands.test.ts runs the commands in what an image holds',
    'not run: needs an installation of its own; tests/api/platform/backup.test.ts runs the commands',
    'not run: needs an installation of its own; tests/run/image-commands.test.ts and install.test.ts run the commands',
  ]);
});

it('no page is left out, and what needs no running holds no blocks [H3]', () => {
  const pages = fs.readdirSync('docs').filter((name) => name.endsWith('.md'));
  expect(
    pages.map((name) => `docs/${name}`).filter((page) => ![...PAGES, ...GENERATED, CODEGEN, OPERATIONS, ...FOR_DEVELOPERS].includes(page)),
  ).toEqual([]);
  expect(blocksOf(fs.readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
  // extensions of errors, which the tests of each code compare
  const shown = GENERATED.flatMap((page) => blocksOf(fs.readFileSync(page, 'utf8')));
  for (const { language, text } of shown)
    expect([language, JSON.parse(text)]).toEqual(['json', expect.objectContaining({ code: expect.any(String) as string })]);
});

it('the check of signatures is the same wherever it is shown [H3]', () => {
  const shown = ['docs/quick-start.md', 'docs/webhooks.md'].map((page) =>
    blocksOf(fs.readFileSync(page, 'utf8')).find(({ text }) => text.startsWith('// signature.ts')),
  );
  expect(shown[0]?.text).toBe(shown[1]?.text);
});

describe('a page that is wrong is caught [H3]', () => {
  const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

  it.each([
    ['another output', block('sh', 'echo one') + block('text', 'two'), 'shows other things'],
    ['more output', block('sh', 'echo one; echo two') + block('text', 'one'), 'shows other things'],
    ['a command that fails', block('sh', 'false'), 'ended with 1'],
    ['a command in a pipe that fails', block('sh', 'false | cat'), 'ended with 1'],
    ['a file without a name', block('ts', 'const one = 1;'), 'name of its file'],
    ['a slip of types', block('ts', '// one.ts\nexport const one: number = "1";'), 'TS2322'],
    ['a query that is refused', block('graphql', '{ nothing }'), 'nothing'],
    ['a block nobody runs', block('json', '{}'), 'neither run nor marked'],
    ['an unknown language', block('python', 'pass'), 'neither run nor marked'],
  ])('%s', async (_what, markdown, violation) => {
    const { pageErrors } = await run(markdown);
    expect(pageErrors.join()).toContain(violation);
  });

  it('what a reader cannot copy as it is', async () => {
    const markdown = block('sh', 'echo one');
    const { pageErrors } = await run(markdown, { html: '<pre><code>echo &quot;one&quot; &amp;&amp; fals<b>e</b></code></pre>' });
    expect(pageErrors.join()).toContain('ended with 1: one');
    await expect(run(markdown, { html: '<p>echo one</p>' })).rejects.toThrow('The page has 1 blocks, and 0 are read.');
  });

  it('a program of a page that does not make its folder one of modules', async () => {
    const say = block('ts', '// say.ts\nimport fs from "node:fs";\nprocess.stdout.write(fs.existsSync("x") ? "yes" : "no");');
    const { pageErrors } = await run(block('sh', 'npm init -y > made.txt\nnpm pkg set type=commonjs') + say + block('sh', 'node say.ts'));
    expect(pageErrors.join()).toContain('ended with 1');
  });

  it('and what holds is let through', async () => {
    const first =
      block('sh', `export WORD=one; echo '{"type":"module"}' > package.json`) +
      block('ts', '// say.ts\nprocess.stdout.write(`${process.env.WORD} ${await Promise.resolve(2)}\\n`);');
    const { pageErrors, ran } = await run(
      `${first}${block('sh', 'node say.ts')}${block('text', 'o… 2')}<!-- not run: no -->\n\n${block('sh', 'false')}`,
    );
    expect([pageErrors, ran]).toEqual([[], 3]);
  });
});
