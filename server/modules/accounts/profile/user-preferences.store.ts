/** The statements about `users.preferences`. Called by UserPreferencesService. */
import { type Db, one } from '../../../platform/db/sql';

/** Each a list of what was switched off. */
export type MutedList = 'mutedInApp' | 'mutedSms';

export interface MutedEntries {
  readonly inApp: readonly string[] | null;
  readonly sms: readonly string[] | null;
}

const MUTED = `preferences->'mutedInApp' AS "inApp", preferences->'mutedSms' AS sms`;
const READ = `SELECT ${MUTED} FROM users WHERE id = $1`;
/** Removed first, so that off twice is off once; one UPDATE, so that two switches at once are both stored. */
const SWITCH = `
  UPDATE users SET preferences = jsonb_set(preferences, ARRAY[$2::text],
    (coalesce(preferences->$2::text, '[]') - $3::text) || CASE WHEN $4 THEN '[]'::jsonb ELSE to_jsonb(ARRAY[$3::text]) END)
  WHERE id = $1 RETURNING ${MUTED}`;

export function mutedOf(db: Db, userId: string): Promise<MutedEntries | null> {
  return one<MutedEntries>(db, READ, [userId]);
}

export function switchEntry(db: Db, userId: string, list: MutedList, entry: string, isOn: boolean): Promise<MutedEntries | null> {
  return one<MutedEntries>(db, SWITCH, [userId, list, entry, isOn]);
}
