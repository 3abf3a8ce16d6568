/**
 * Ends what a cluster has started and removes its folder when the process that runs it has ended, kill -9 included: it
 * waits on a pipe from there. Run with the folder as its argument by `openFolder`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePid } from '../processes/process-state';
import { signalAll, treeOf } from '../processes/process-tree';

const PATIENCE_MS = 5_000;

function live(folder: string): number[] {
  const files = fs.readdirSync(path.join(folder, 'processes'));
  return files.flatMap((file) => livePid(fs.readFileSync(path.join(folder, 'processes', file), 'utf8')) ?? []);
}

async function reap(folder: string): Promise<void> {
  for (const pid of live(folder)) {
    signalAll(treeOf(pid), 'SIGCONT');
    signalAll([pid], 'SIGINT');
  }
  for (const until = performance.now() + PATIENCE_MS; live(folder).length > 0 && performance.now() < until;) await sleep(100);
  for (const pid of live(folder)) signalAll(treeOf(pid), 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

const [folder = ''] = process.argv.slice(2);
if (!path.basename(folder).startsWith('haatbar-cluster-')) throw new Error('reaper: the folder of a cluster is its argument');
// what interrupts the cluster reaches this process too, which outlives it
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
let reaping: Promise<void> | null = null;
const begin = (): void => void (reaping ??= reap(folder).then(() => process.exit()));
process.once('SIGTERM', begin);
process.stdin.resume().once('close', begin);
