/**
 * These tests verify that unused packages are not loaded: those of metrics, traces and images cost memory and time at
 * the start, and are off or used by few requests.
 */
import { spawnSync } from 'node:child_process';

const loaded = (file: string): string[] => {
  const script = `require('reflect-metadata'); require('./dist/app/server/app/${file}');
    console.log(JSON.stringify([...new Set(Object.keys(require.cache).flatMap((path) => /node_modules\\/(prom-client|@opentelemetry|sharp)\\//.exec(path)?.[1] ?? []))]))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
};

it('the application loads none of them unless a setting or an image asks for it', () => {
  expect(loaded('start/build-app')).toEqual([]);
  expect(loaded('wiring/metrics/open-metrics')).toContain('prom-client');
});
