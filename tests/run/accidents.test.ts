/**
 * These tests verify what happens to the process when a library leaves an error unhandled: it continues, unless its
 * state is unknown.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../support/database';
import { untilReadyIs } from '../support/readiness';
import { startServer } from '../support/server-process';

const PRELOAD = path.resolve(__dirname, '../support/accidents-preload.cjs');

it('lives on after rejections and broken connections of libraries, and ends after an exception it does not know', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase() }, ['-r', PRELOAD]);
  await untilReadyIs(server.url, 200);
  for (const expected of [
    /a job that no one awaited/,
    null,
    /ECONNREFUSED 127\.0\.0\.1:1/,
    /Connection terminated unexpectedly/,
    /this\.paused/,
  ]) {
    server.child.kill('SIGUSR2');
    if (expected) await server.waitFor(expected);
    await sleep(200);
    expect([server.child.exitCode, await untilReadyIs(server.url, 200)]).toEqual([null, expect.any(Number)]);
  }
  const output = server.output();
  expect(output.split('unhandled rejection').length - 1).toBe(1); // a database that is away is reported by readiness
  expect(output.split('a connection broke that no one listened to').length - 1).toBe(3);
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('a callback that throws');
});
