/** The table of the market's keys of web push. Called by PushKeysService. */
import { column, columns, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import type { VapidKeys } from '../../../platform/push/vapid';

const keys = columns({ publicKey: column('public_key', text), privateKey: column('private_key', text) });

const READ = (list: string) => `SELECT ${list} FROM push_keys`;
// the first process wins, all others read its keys
const STORE = 'INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING';

export function storedPushKeys(db: Db): Promise<VapidKeys | null> {
  return selectOne(db, keys, READ);
}

export async function storePushKeys(db: Db, { publicKey, privateKey }: VapidKeys): Promise<void> {
  await execute(db, STORE, [publicKey, privateKey]);
}
