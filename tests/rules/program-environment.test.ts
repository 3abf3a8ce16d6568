/** Settings of a developer for programs of their own reach neither the tests nor the programs that they start. */
import { spawnSync } from 'node:child_process';
import { knownVariables } from '../../server/platform/config/env';
import { programEnvironment, SETTINGS } from '../support/program-environment';

const { RUN_SETTINGS } = require('../support/run-settings.cjs') as { RUN_SETTINGS: readonly string[] };

const named = (begin: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([end, value]) => [begin + end, value]));

/** Variables of a developer's machine, each with a value that breaks what reads it. */
const OWN = {
  ...Object.fromEntries(knownVariables.filter((name) => !RUN_SETTINGS.includes(name)).map((name) => [name, 'wrong'])),
  ...named('PG', { SSLMODE: 'require', OPTIONS: '-c search_path=nowhere', HOST: 'nowhere' }),
  ...named('NODE_', { PATH: '/nowhere' }),
  ...named('npm_config_', { ignore_scripts: 'true', script_shell: '/nowhere' }),
  ...named('NPM_CONFIG_', { OMIT: 'dev' }),
};
const OF_JEST = {
  TEST_CLUSTER_URL: 'postgres://nowhere',
  JEST_WORKER_ID: '1',
  FORCE_COLOR: '1',
  DEBUG: '*',
  ...named('NODE_', { OPTIONS: '-r ./nowhere.cjs', EXTRA_CA_CERTS: '/nowhere' }),
};
const STAYS = { PATH: '/bin', TMPDIR: '/tmp', ...named('npm_', { config_cache: '/cache', lifecycle_event: 'test' }) };

it('every setting that the server reads is one that is left out', () => {
  expect([...SETTINGS].sort()).toEqual([...knownVariables].sort());
});

it('a program gets what it needs of its surroundings, and the settings of the run', () => {
  const ofTheRun = Object.fromEntries(RUN_SETTINGS.map((name) => [name, '1']));
  expect(programEnvironment({ ...OWN, ...OF_JEST, ...STAYS, ...ofTheRun })).toEqual({ ...STAYS, ...ofTheRun });
});

it('the configuration of Jest cleans its process, and tests run as tests', () => {
  const script = "require('./tests/jest.config.cjs'); console.log(JSON.stringify(process.env))";
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { env: { ...programEnvironment(), ...OWN }, encoding: 'utf8' });
  expect(stderr).toBe('');
  const left = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(OWN).filter((name) => name in left)).toEqual(['NODE_ENV']);
  expect(left['NODE_ENV']).toBe('test');
});
