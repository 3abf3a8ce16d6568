/** The SQL that switches webhooks off and on by someone other than their owner. */
import type { EntityManager } from 'typeorm';
import { column, columns, nullable, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { hostOf } from '../../../platform/db/url-host';

const switched = columns({
  ownerId: column('user_id', text),
  /** With its port; neither a name and password before it nor the path behind it. */
  host: column(hostOf('url'), text),
});
export type SwitchedWebhook = RowOf<typeof switched>;
const blocked = columns({ id: column('id', text), url: column('url', text), reason: column('disabled_reason', nullable(text)) });

const OFF = (list: string) => `
  UPDATE webhooks SET enabled = false, disabled_by = 'ADMIN', disabled_at = now(), disabled_reason = $2
  WHERE id = $1 AND disabled_by IS DISTINCT FROM 'ADMIN' RETURNING ${list}`;
const ON = (list: string) => `
  UPDATE webhooks SET enabled = true, disabled_by = NULL, disabled_at = NULL, disabled_reason = NULL, failing_since = NULL
  WHERE id = $1 AND disabled_by = 'ADMIN' RETURNING ${list}`;
const OFF_ALL = `
  UPDATE webhooks SET enabled = false, disabled_by = 'PASSWORD_RESET', disabled_at = now()
  WHERE user_id = $1 AND enabled`;
/** $2: of this key; null for all that keys made. */
const OFF_OF_KEYS = `
  UPDATE webhooks SET enabled = false, disabled_by = 'KEY_REVOKED', disabled_at = now()
  WHERE user_id = $1 AND enabled AND api_key_id = coalesce($2::uuid, api_key_id)`;
const BLOCKED = (list: string) => `SELECT ${list} FROM webhooks WHERE user_id = $1 AND disabled_by = 'ADMIN'`;

/**
 * Null when an admin has switched it off already, or there is none. One that its owner has switched off is blocked as
 * well.
 */
export const switchOffByAdmin = (tx: EntityManager, id: string, reason: string): Promise<SwitchedWebhook | null> =>
  selectOne(tx, switched, OFF, [id, reason]);

/** Null when no admin has switched it off. */
export const switchOnByAdmin = (tx: EntityManager, id: string): Promise<SwitchedWebhook | null> => selectOne(tx, switched, ON, [id]);

/** The number of webhooks that were on. */
export const switchOffAfterReset = (tx: EntityManager, userId: string): Promise<number> => execute(tx, OFF_ALL, [userId]);

/** Switches off what this key made, or all keys did. Returns how many were on. */
export const switchOffOfKeys = (tx: EntityManager, userId: string, keyId: string | null): Promise<number> =>
  execute(tx, OFF_OF_KEYS, [userId, keyId]);

/** The webhooks of the owner, ten at most, that an admin switched off. */
export const blockedWebhooks = (db: Db, userId: string): Promise<RowOf<typeof blocked>[]> => select(db, blocked, BLOCKED, [userId]);
