/** Writes and reads what API keys call. Called by KeyUsesService. */
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, int, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

export interface CountedUse {
  readonly keyId: string;
  /** yyyy-mm-dd in Dhaka. */
  readonly day: string;
  readonly name: string;
  readonly requests: number;
}

const use = columns({
  keyId: column('u.api_key_id', text),
  name: column('u.name', text),
  requests: column('sum(u.requests)::int', int),
  lastDay: column(`to_char(max(u.day), 'YYYY-MM-DD')`, text),
});
export type KeyUseRow = RowOf<typeof use>;

/** Rows are written in the order of their keys, so that two processes never wait for each other in a circle. */
const ADD = `
  INSERT INTO api_key_uses (api_key_id, day, name, requests)
  SELECT u.api_key_id, u.day, u.name, u.requests FROM unnest($1::uuid[], $2::date[], $3::text[], $4::int[]) AS u (api_key_id, day, name, requests)
  JOIN api_keys k ON k.id = u.api_key_id ORDER BY u.api_key_id, u.day, u.name
  ON CONFLICT (api_key_id, day, name) DO UPDATE SET requests = api_key_uses.requests + EXCLUDED.requests`;
const OF_KEYS = (list: string) => `
  SELECT ${list} FROM api_key_uses u WHERE u.api_key_id = ANY ($1::uuid[]) AND u.day > (now() AT TIME ZONE 'Asia/Dhaka')::date - ${serverLimits.keyUseDays}
  GROUP BY u.api_key_id, u.name ORDER BY sum(u.requests) DESC, u.name`;
const SWEEP = `DELETE FROM api_key_uses WHERE day <= (now() AT TIME ZONE 'Asia/Dhaka')::date - ${serverLimits.keyUseDays}`;

/** Adds all of it in one statement; each key, day and name is there once. */
export async function addUses(db: Db, uses: readonly CountedUse[]): Promise<void> {
  await execute(db, ADD, [
    uses.map(({ keyId }) => keyId),
    uses.map(({ day }) => day),
    uses.map(({ name }) => name),
    uses.map(({ requests }) => requests),
  ]);
}

/** Returns what these keys called in the last days, what was called most first. */
export function usesOfKeys(db: Db, keyIds: readonly string[]): Promise<KeyUseRow[]> {
  return select(db, use, OF_KEYS, [keyIds]);
}

/** Returns how many rows it removed. */
export function sweepUses(db: Db): Promise<number> {
  return execute(db, SWEEP);
}
