/** Ports for programs that must know theirs before they start. */
import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below what systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): such a connection would
 * take the port before the program does.
 */
const FIRST = 16_384;
const LAST = 32_767;
const TRIES = 50;

/** A loopback port no one uses now. Errors: none was free among fifty. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
