/**
 * The role that the running server connects as: it reads and writes rows, and neither owns tables nor changes them. The
 * owner of the tables makes it and grants it what it needs, after every migration and in one transaction, so that
 * servers that run meanwhile never lack a right. Called by migrate.ts.
 */
import type { QueryRunner } from 'typeorm';
import { column, columns, select, text } from './columns';

const TEXT = columns({ text: column('text', text) });

export interface ServerRole {
  readonly name: string;
  readonly password: string;
}

/** The role and password of a connection's URL. */
export function roleOf(url: string): ServerRole {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

const SCHEMAS = 'public, graphile_worker';
/** No one but the owner changes what has been written there; triggers reject it as well. */
const APPEND_ONLY = 'audit_events, approval_events, order_events, stock_movements, grant_acts';

// graphile-worker turns row security on for its tables and has no policies: without one, only their owner sees rows.
// Each role has its own, since two are there while the password is rotated, and the old one takes its policies along.
const QUEUE_POLICIES = `
  SELECT format('CREATE POLICY %I ON %s TO %I USING (true) WITH CHECK (true)', left('server_' || $1::text, 63), c.oid::regclass, $1::text) AS text
  FROM pg_class c WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relrowsecurity
    AND NOT EXISTS (SELECT 1 FROM pg_policy policy JOIN pg_roles role ON role.oid = ANY (policy.polroles)
                    WHERE policy.polrelid = c.oid AND role.rolname = $1)`;

/** Makes the role where it is missing (an existing one retains its password) and grants it its rights. */
export async function grantServerRole(owner: QueryRunner, { name, password }: ServerRole): Promise<void> {
  await owner.startTransaction();
  try {
    for (const text of await statements(owner, name, password)) await owner.query(text);
    await owner.commitTransaction();
  } catch (error) {
    await owner.rollbackTransaction();
    throw error;
  }
}

async function statements(owner: QueryRunner, name: string, password: string): Promise<string[]> {
  const ask = async (statement: string, params: unknown[]) =>
    (await select(owner.manager, TEXT, () => statement, params)).map((row) => row.text);
  const made = await ask(
    `SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L', $1::text, $2::text) AS text
     WHERE NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1)`,
    [name, password],
  );
  const [role = ''] = await ask('SELECT quote_ident($1) AS text', [name]);
  const ofTables = 'SELECT, INSERT, UPDATE, DELETE';
  return [
    ...made,
    `GRANT USAGE ON SCHEMA ${SCHEMAS} TO ${role}`,
    `GRANT ${ofTables} ON ALL TABLES IN SCHEMA ${SCHEMAS} TO ${role}`,
    `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${SCHEMAS} TO ${role}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMAS} TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON migrations, graphile_worker.migrations FROM ${role}`,
    `REVOKE UPDATE, DELETE ON ${APPEND_ONLY} FROM ${role}`,
    // a trigger lets it change in orders of closed accounts alone
    `GRANT UPDATE (reason) ON order_events TO ${role}`,
    // what a restore makes again, before the next start of a server
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${SCHEMAS} GRANT ${ofTables} ON TABLES TO ${role}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${SCHEMAS} GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${role}`,
    ...(await ask(QUEUE_POLICIES, [name])),
  ];
}
