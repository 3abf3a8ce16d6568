/** A failed file is run again with the settings of the run: one list has each that changes what a test does. */
import fs from 'node:fs';
import path from 'node:path';
import { isCode, root } from './checks/source-tree';

const { RUN_SETTINGS } = require('../support/run-settings.cjs') as { RUN_SETTINGS: readonly string[] };

/** Where figures and pictures go, what the run sets for its own processes, and what npm and the machine set. */
const OTHERS =
  `CHAOS_FIGURES MEASURED SHOTS SHOW TESTS E2E_DATA_DIR E2E_DATABASE_URL E2E_URL LATE_THROWS RUN_FOLDER_IN_MEMORY TEST_CLUSTER_URL
  HTTP_PROXY NODE_ENV PATH TMPDIR`.split(/\s+/);
/** Programs that are no tests; and tests of the environment, which set what they read. */
const LEFT_OUT =
  /^(?:architecture|bench|mutation|e2e\/tour)\/|^rules\/shared-environment\.test\.ts$|^run\/bundled-modules\.test\.ts$|^api\/documentation\/pages\.test\.ts$/;
const READS = /\benv(?:\.|\[')([A-Z][A-Z0-9_]*)\b|\{ ([A-Z][A-Z0-9_, ]*) \}(?: = process\.env|: NodeJS\.ProcessEnv)\b/g;

const folder = path.join(root, 'tests');
const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'));
const read = names
  .filter((name) => isCode(name) && !LEFT_OUT.test(name))
  .flatMap((name) =>
    [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(READS)].flatMap(([, one, others = '']) =>
      (one ?? others).split(', ').map((setting) => ({ name, setting })),
    ),
  );

it('every setting that a test reads is in the list', () => {
  expect(read.filter(({ setting }) => ![...RUN_SETTINGS, ...OTHERS].includes(setting))).toEqual([]);
});

it('every setting of the list is read, and sorted in', () => {
  const settings = read.map(({ setting }) => setting);
  expect(RUN_SETTINGS.filter((one) => !settings.includes(one))).toEqual([]);
  expect(RUN_SETTINGS).toEqual([...RUN_SETTINGS].sort());
});
