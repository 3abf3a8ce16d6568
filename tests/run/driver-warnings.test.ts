/**
 * The driver warns, once a process, where a connection is given a statement while others wait on it; its next release
 * rejects that.
 */
import { createTestDatabase } from '../support/database';
import { startServer } from '../support/server-process';

const PROBES = 40;

it('many probes at once queue no statements on one connection', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase() });
  try {
    const statuses = await Promise.all(Array.from({ length: PROBES }, async () => (await fetch(`${server.url}/readyz`)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  } finally {
    await server.stop();
  }
  expect(server.output()).not.toMatch(/already executing|deprecat/i);
}, 120_000);
