/** The table of settings. Called by MarketSettingsService and PlatformSettingsService. */
import type { EntityManager } from 'typeorm';
import { column, columns, instant, nullable, type Read, select, selectOne, text } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';

const SAVE = `
  INSERT INTO platform_settings (key, value) VALUES ($1, $2::jsonb)
  ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now() WHERE platform_settings.value IS DISTINCT FROM EXCLUDED.value`;
const SAVE_CONTACT = `
  INSERT INTO platform_settings (key, value) VALUES ('support_contact', jsonb_build_object($1::text, $2::text))
  ON CONFLICT (key) DO UPDATE SET value = platform_settings.value || EXCLUDED.value, updated_at = now()`;

const anything: Read<unknown> = (value) => value;
const setting = columns({ key: column('key', text), value: column('value', anything) });
const change = columns({ changedAt: column('max(updated_at)', nullable(instant)) });
const BY_KEYS = (list: string) => `SELECT ${list} FROM platform_settings WHERE key = ANY ($1::text[])`;

/** By their names; what was never set is missing. */
export async function storedSettings(db: Db, keys: readonly string[]): Promise<Map<string, unknown>> {
  return new Map((await select(db, setting, BY_KEYS, [keys])).map(({ key, value }) => [key, value]));
}

/** When one of them was last changed; null: never. */
export async function lastChange(db: Db, keys: readonly string[]): Promise<Date | null> {
  return (await selectOne(db, change, BY_KEYS, [keys]))?.changedAt ?? null;
}

/** A value that is the same stays as it is, with the time of its change. */
export async function saveSetting(tx: EntityManager, key: string, value: unknown): Promise<void> {
  await execute(tx, SAVE, [key, JSON.stringify(value)]);
}

/** One field of the support contact; the other stays. */
export async function saveContact(tx: EntityManager, field: 'phone' | 'email', value: string | null): Promise<void> {
  await execute(tx, SAVE_CONTACT, [field, value]);
}
