/** The table of codes that are sent to phones. Called by OneTimeCodesService and AccountSweepService. */
import type { EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { bytes, column, columns, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import type { CodePurpose } from './one-time-code.entity';

export interface HolderIds {
  readonly userId?: string | undefined;
  readonly phone?: string | undefined;
  readonly about?: string | undefined;
}

const live = columns({ id: column('id', text), hash: column('code_hash', bytes) });

const ADD =
  'INSERT INTO one_time_codes (user_id, phone, purpose, code_hash, expires_at, about) VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5), $6)';
const TRY = (list: string) => `
  UPDATE one_time_codes SET attempts = attempts + 1, networks = networks || jsonb_build_object($6::text, coalesce((networks ->> $6)::int, 0) + 1)
  WHERE id = (SELECT id FROM one_time_codes WHERE (user_id = $1 OR phone = $2) AND purpose = $3 AND about IS NOT DISTINCT FROM $7::uuid
      ORDER BY created_at DESC, id DESC LIMIT 1)
    AND attempts < $4 AND coalesce((networks ->> $6)::int, 0) < $5 AND consumed_at IS NULL AND expires_at > now()
  RETURNING ${list}`;
const SWEEP = 'DELETE FROM one_time_codes WHERE expires_at <= now() OR consumed_at IS NOT NULL';

export async function addCode(
  tx: EntityManager,
  { userId, phone, about }: HolderIds,
  purpose: CodePurpose,
  codeHash: Buffer,
): Promise<void> {
  await execute(tx, ADD, [userId ?? null, phone ?? null, purpose, codeHash, limits.otpMinutes, about ?? null]);
}

/** Counts a try of the holder's live code; null where there is none, or its tries or the network's are over. */
export function tryCode(
  db: Db,
  { userId, phone, about }: HolderIds,
  purpose: CodePurpose,
  network: string,
): Promise<RowOf<typeof live> | null> {
  const { total, byNetwork, ofGrant } = serverLimits.otpTries;
  const most = purpose === 'GRANT' ? ofGrant : total;
  return selectOne(db, live, TRY, [userId ?? null, phone ?? null, purpose, most, byNetwork, network, about ?? null]);
}

/** Deletes codes that open nothing any more; returns how many. */
export function sweepCodes(db: Db): Promise<number> {
  return execute(db, SWEEP);
}
