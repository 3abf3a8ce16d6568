/** The server's heap is collected before it has grown to several times of what is in use. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { buildWhenStale } from '../support/server-process';

/**
 * Holds 40 MB, makes objects that live long enough to become old and then are garbage, and prints the most that was on
 * the heap, in MB.
 */
const MAKE_GARBAGE = `
  const held = Array.from({ length: 400_000 }, (_, at) => ({ at, list: [at] }));
  gc();
  const recent = new Array(300_000);
  let most = 0;
  for (let at = 0; at < 6_000_000; at++) {
    recent[at % recent.length] = { at, list: [at, at] };
    if (at % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  console.log(Math.round(most / 1e6), held.length);`;

/** The server's entry, with nothing to start. */
const LOAD_ENTRY = `
  const start = require.resolve('./dist/app/server/app/start/start.js');
  require.cache[start] = Object.assign(new (require('node:module'))(start), { loaded: true, exports: { start: () => {} } });
  require('./dist/app/server/main.js');`;

function mostOnHeap(script: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '-e', script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number.parseInt(stdout, 10);
}

it('it grows to less than half of what it would grow to', () => {
  buildWhenStale('server');
  const [usual, ours] = [mostOnHeap(MAKE_GARBAGE), mostOnHeap(LOAD_ENTRY + MAKE_GARBAGE)];
  expect(ours).toBeLessThan(usual / 2);
});

it.each(['package.json', 'server/Dockerfile', 'tools/systemd/haatbar.service', 'tools/cluster/start-cluster.ts'])(
  '%s starts it with one thread beside the main one, and has the allocator return what is free',
  (file) => {
    const started = fs.readFileSync(file, 'utf8');
    expect(started).toContain('--v8-pool-size=1');
    expect(started).toMatch(/MALLOC_TRIM_THRESHOLD_\W+262144/);
  },
);
