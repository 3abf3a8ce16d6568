/** Erases who an account belonged to from the tables of this module. Called by AccountErasureService. */
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { column, columns, nullable, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';

const erased = columns({
  phone: column('u.phone', text),
  phoneBefore: column('before.phone', text),
  nameBefore: column('before.name', text),
  businessBefore: column('before.name_of_business', nullable(text)),
});
export type ErasedRow = RowOf<typeof erased>;

/** The row stays for its orders. It gets no SMS, and the password is one that no one knows. */
const ERASE = (list: string) => `
  UPDATE users u SET name = $2, phone = '99999' || lpad(nextval('closed_account_numbers')::text, 10, '0'), password_hash = $3, closed_at = now(),
    phone_verified_at = NULL, email = NULL, nid = NULL, trade_license = NULL, address = NULL, name_of_business = NULL,
    production = NULL, production_type = NULL, preferences = jsonb_build_object('mutedSms', $4::jsonb), updated_at = now()
  FROM (SELECT id, name, phone, name_of_business FROM users WHERE id = $1 FOR UPDATE) before WHERE u.id = before.id RETURNING ${list}`;
const UNFOLLOW = `
  WITH ended AS (DELETE FROM follows WHERE follower_id = $1 RETURNING seller_id)
  UPDATE users SET follower_count = follower_count - 1 WHERE id IN (SELECT seller_id FROM ended)`;
const OWN_ROWS = [
  'DELETE FROM addresses WHERE user_id = $1',
  'DELETE FROM identity_documents WHERE user_id = $1',
  'DELETE FROM login_devices WHERE user_id = $1',
  'DELETE FROM one_time_codes WHERE user_id = $1',
  'DELETE FROM seller_verifications WHERE user_id = $1',
  'DELETE FROM shopping_places WHERE user_id = $1',
] as const;

/** Returns the phone number that replaces the user's, and what was there before. */
export async function eraseUser(tx: EntityManager, userId: string, name: string, passwordHash: string): Promise<ErasedRow> {
  const row = await selectOne(tx, erased, ERASE, [userId, name, passwordHash, JSON.stringify(Object.values(NotificationType))]);
  if (!row) throw new Error('A locked account is there.');
  for (const statement of [UNFOLLOW, ...OWN_ROWS]) await execute(tx, statement, [userId]);
  return row;
}
