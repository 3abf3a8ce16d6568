/** When the last backup of this database was made, noted by the backup command and read for the metrics. */
import { column, columns, float, selectOne } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';

const age = columns({ seconds: column(`extract(epoch FROM now() - (value #>> '{}')::timestamptz)::float8`, float) });
const KEY = 'last_backup';

export async function noteBackup(db: Db): Promise<void> {
  await execute(
    db,
    'INSERT INTO platform_settings (key, value) VALUES ($1, to_jsonb(now())) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value',
    [KEY],
  );
}

/** Seconds since then; Infinity where none was made. */
export async function backupAge(db: Db): Promise<number> {
  const backup = await selectOne(db, age, (list) => `SELECT ${list} FROM platform_settings WHERE key = $1`, [KEY]);
  return backup?.seconds ?? Number.POSITIVE_INFINITY;
}
