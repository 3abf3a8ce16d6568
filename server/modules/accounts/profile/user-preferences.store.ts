/** The statements about `users.preferences`. Called by UserPreferencesService. */
import { column, columns, listOf, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

/** Each a list of what was switched off. */
export type MutedList = 'mutedInApp' | 'mutedSms' | 'mutedPush';

const muted = columns({
  inApp: column(`preferences->'mutedInApp'`, nullable(listOf(text))),
  sms: column(`preferences->'mutedSms'`, nullable(listOf(text))),
  push: column(`preferences->'mutedPush'`, nullable(listOf(text))),
});
export type MutedEntries = RowOf<typeof muted>;

const READ = (list: string) => `SELECT ${list} FROM users WHERE id = $1`;
/** Removed first, so that off twice is off once; one UPDATE, so that two switches at once are both stored. */
const SWITCH = (list: string) => `
  UPDATE users SET preferences = jsonb_set(preferences, ARRAY[$2::text],
    (coalesce(preferences->$2::text, '[]') - $3::text) || CASE WHEN $4 THEN '[]'::jsonb ELSE to_jsonb(ARRAY[$3::text]) END)
  WHERE id = $1 RETURNING ${list}`;

export function mutedOf(db: Db, userId: string): Promise<MutedEntries | null> {
  return selectOne(db, muted, READ, [userId]);
}

export function switchEntry(db: Db, userId: string, list: MutedList, entry: string, isOn: boolean): Promise<MutedEntries | null> {
  return selectOne(db, muted, SWITCH, [userId, list, entry, isOn]);
}
