/**
 * A process that owns a cluster's folder with one program in it that does not end by itself; prints the program's
 * number, and waits. Run by cluster-folder.test.ts.
 */
import { openClusterFolder } from '../../../tools/cluster/cluster-folder';
import { Program } from '../../../tools/cluster/component';

async function own(): Promise<void> {
  const { dir } = openClusterFolder();
  const args = ['-e', `process.on('SIGINT', () => {}); console.log('pid', process.pid); setInterval(() => {}, 1000)`];
  const program = new Program({
    name: 'idler',
    program: process.execPath,
    args,
    port: 0,
    folder: dir,
    isReady: () => Promise.resolve(program.output() !== ''),
  });
  await program.start();
  program.freeze();
  process.stdout.write(`${dir} ${program.output().trim().split(' ')[1]}\n`);
  setInterval(() => undefined, 1_000);
}

void own();
