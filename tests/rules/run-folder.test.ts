/** The temporary folder of a run goes with its process, or with the next run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../support/temporary-folder';

const RUN = `
  require('./tools/build/register.cjs');
  require('./tools/processes/run-folder.ts').openRunFolder();
  require('node:fs').writeFileSync(require('node:os').tmpdir() + '/file', '');`;

let parent: string;
beforeEach(() => (parent = temporaryFolder('runs')));
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

const environment = () => ({ ...process.env, TMPDIR: parent });
const folders = () => fs.readdirSync(parent).filter((name) => name.startsWith('haatbar-run-'));

it.each(['', 'process.exit(3)', 'throw new Error("expected")'])('it is removed at the end: %j', (end) => {
  spawnSync(process.execPath, ['-e', `${RUN} ${end}`], { env: environment() });
  expect(folders()).toEqual([]);
});

it('after kill -9 the next run removes it, and leaves those of live processes, however old they are', async () => {
  const children = [0, 1].map(() =>
    spawn(process.execPath, ['-e', `${RUN} console.log(process.env.RUN_FOLDER_IN_MEMORY); process.stdin.resume();`], {
      env: environment(),
    }),
  );
  const [killed, live] = children;
  const inMemory = await Promise.all(children.map(async ({ stdout }) => String(((await once(stdout, 'data')) as [Buffer])[0]).trim()));
  expect(folders()).toHaveLength(2);
  for (const name of folders()) fs.utimesSync(path.join(parent, name), 0, 0);
  killed?.kill('SIGKILL');
  await once(killed as (typeof children)[number], 'exit');
  spawnSync(process.execPath, ['-e', RUN], { env: environment() });
  expect(folders()).toHaveLength(1);
  expect(inMemory.map((folder) => folder !== '' && fs.existsSync(folder))).toEqual([false, inMemory[1] !== '']);
  live?.stdin.end();
  if (live) await Promise.all([once(live, 'exit'), text(live.stdout)]);
  expect(folders()).toEqual([]);
});

it('the folder of another container is left, whose processes cannot be seen from here', () => {
  const folder = path.join(parent, 'haatbar-run-elsewhere');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'owner'), '999999999 1 boot\npid:[1]');
  spawnSync(process.execPath, ['-e', RUN], { env: environment() });
  expect(folders()).toEqual(['haatbar-run-elsewhere']);
});
