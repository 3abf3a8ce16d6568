/**
 * 500 connections that never finish their request: the server lets go of them, and the requests of others do not wait
 * for them.
 */
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, dropTestDatabase } from '../../../support/database';
import { measured, p99 } from '../../../support/measured';
import { buildWhenStale, type ServerProcess, startServer } from '../../../support/server-process';

const SOCKETS = 500;
/** The server counts 15 s from the head of the request, which it reads a moment after it was sent. */
const GONE_WITHIN_S = 15.5;
/** A goal that is missed is reported; what never ends fails. */
const PATIENCE_S = 60;
const READS = 600;

let databaseUrl: string;
let server: ServerProcess;
beforeAll(async () => {
  buildWhenStale('server');
  databaseUrl = await createTestDatabase();
  server = await startServer({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await dropTestDatabase(databaseUrl);
});

let readers = 0;
/** The milliseconds of each read; every read comes from an address of its own, so that no limit of requests counts. */
async function readTimes(): Promise<number[]> {
  const times = [];
  for (let read = 0; read < READS; read += 1) {
    readers += 1;
    const begun = performance.now();
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${readers >> 8}.${readers & 255}` },
      body: JSON.stringify({ query: '{ divisions { id } }' }),
    });
    expect([response.status, await response.json()]).toEqual([200, { data: { divisions: expect.any(Array) as unknown[] } }]);
    times.push(performance.now() - begun);
  }
  return times;
}

async function halfOpen(): Promise<{ socket: net.Socket; gone: Promise<number> }> {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const begun = performance.now();
  socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{');
  return { socket, gone: closed.then(() => (performance.now() - begun) / 1_000) };
}

it(
  `${SOCKETS} half-open connections end, and others are served meanwhile`,
  async () => {
    await readTimes(); // until the functions are compiled
    const alone = p99(await readTimes());
    const held = await Promise.all(Array.from({ length: SOCKETS }, halfOpen));
    const beside = p99(await readTimes());
    const seconds = await Promise.race([Promise.all(held.map(({ gone }) => gone)), sleep(PATIENCE_S * 1_000, null)]);
    for (const { socket } of held) socket.destroy();
    if (seconds === null) throw new Error(`connections are open after ${PATIENCE_S} s`);
    const last = Math.max(...seconds);
    measured(`${SOCKETS} gone after ${last.toFixed(1)} s`, last <= GONE_WITHIN_S);
    measured(`p99 of others ${(beside / alone).toFixed(1)} ×`, beside < 2 * alone);
  },
  (PATIENCE_S + 60) * 1_000,
);
