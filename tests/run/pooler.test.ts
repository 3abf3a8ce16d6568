/**
 * A connection pooler in front of PostgreSQL: the server recognises one it cannot work behind and does not start
 * (docs/decisions/0061-no-transaction-pooler.md).
 */
import { assertOwnSessions } from '../../server/platform/db/pooler-check';
import { createTestDatabase } from '../support/database';
import { findPgBouncer, startPgBouncer } from '../support/pgbouncer';
import { launchServer } from '../support/server-process';

const program = findPgBouncer();
const IGNORED = 'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout,options';

it('takes PostgreSQL itself', async () => {
  await expect(assertOwnSessions(await createTestDatabase())).resolves.toBeUndefined();
});

const withPgBouncer = program === null ? describe.skip : describe;
withPgBouncer('PgBouncer (skipped where the program pgbouncer is not installed)', () => {
  it.each([
    ['in transaction mode as it is installed', ['pool_mode = transaction'], 'rejects the settings of a connection'],
    ['in transaction mode with ignored parameters', ['pool_mode = transaction', IGNORED], 'is a connection pooler in transaction mode'],
    ['in session mode with ignored parameters', ['pool_mode = session', IGNORED], 'drops the settings of a connection'],
  ])('%s: one message, exit 1, also as the replica', async (_how, settings, reason) => {
    const database = await createTestDatabase();
    const pooler = await startPgBouncer(program ?? '', database, settings);
    try {
      const environments: Readonly<Record<string, string>>[] = [
        { DATABASE_URL: pooler.url },
        { DATABASE_URL: database, READ_DATABASE_URL: pooler.url },
      ];
      for (const environment of environments) {
        const server = launchServer({ ...environment, MIGRATE: 'false' });
        expect(await server.ended).toBe(1);
        expect(server.output()).toContain(reason);
        expect(server.output()).toContain('give the address of PostgreSQL itself');
        expect(server.output()).not.toMatch(/\n\s+at /);
        expect(server.output()).not.toContain(new URL(database).password);
      }
    } finally {
      await pooler.stop();
    }
  });
});
