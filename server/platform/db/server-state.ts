/**
 * Reads the state that one PostgreSQL server reports: whether it is a standby, and the position in the write-ahead log
 * that its data have reached. Called by readiness.ts and replica-watch.ts.
 */
import type { Client } from 'pg';
import { column, columns, flag, nullable, type RowOf, text } from './columns';

const STATE = columns({
  isStandby: column('pg_is_in_recovery()', flag),
  position: column('(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END)::text', nullable(text)),
  /** By the standby's own clock: seconds since the last transaction that it has replayed was committed. */
  replayedSecondsAgo: column('extract(epoch FROM now() - pg_last_xact_replay_timestamp())::text', nullable(text)),
});

export type ServerState = RowOf<typeof STATE>;

/** Fails where the server does not respond within the client's own limits. */
export async function serverState(client: Client): Promise<ServerState> {
  const { rows } = await client.query<Record<string, unknown>>(`SELECT ${STATE.sql}`);
  return STATE.readRow(rows[0]);
}

const RIGHT = columns({ mayRead: column(`has_table_privilege('users', 'SELECT')`, flag) });

/** Reports whether the role may read the market's tables. It waits for no lock of a migration, as reading would. */
export async function mayRead(client: Client): Promise<boolean> {
  const { rows } = await client.query<Record<string, unknown>>(`SELECT ${RIGHT.sql}`);
  return RIGHT.readRow(rows[0]).mayRead;
}

/** 'A/12' as a number that can be compared. */
export function positionNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
