/** The server's heap is collected before it has grown to several times of what is in use. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Holds 40 MB, makes objects that live long enough to become old and then are garbage, and prints the most that was on
 * the heap, in MB.
 */
const MAKE_GARBAGE = `
  const held = Array.from({ length: 400_000 }, (_, at) => ({ at, list: [at] }));
  gc();
  const recent = new Array(900_000);
  let most = 0;
  for (let at = 0; at < 6_000_000; at++) {
    recent[at % recent.length] = { at, list: [at, at] };
    if (at % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  console.log(Math.round(most / 1e6), held.length);`;

const GROWTH = '--heap-growing-percent=30';

function mostOnHeap(...settings: readonly string[]): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', ...settings, '-e', MAKE_GARBAGE], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return Number.parseInt(stdout, 10);
}

it('it grows to little more than half of what it would grow to', () => {
  const [usual, ours] = [mostOnHeap(), mostOnHeap(GROWTH)];
  expect(ours).toBeLessThan(usual * 0.6);
});

it.each(['package.json', 'server/Dockerfile', 'tools/systemd/haatbar.service', 'tools/cluster/start-cluster.ts'])(
  '%s starts it with small growth of the heap and one thread beside the main one, and has the allocator return what is free',
  (file) => {
    const started = fs.readFileSync(file, 'utf8');
    for (const setting of ['--v8-pool-size=1', GROWTH]) expect(started).toContain(setting);
    expect(started).toMatch(/MALLOC_TRIM_THRESHOLD_\W+262144/);
  },
);
