/** The table of devices that notifications are sent to. Called by PushSubscriptionsService and PushDeliveryWorker. */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, instant, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

export interface NewPushSubscription {
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly endpointHash: Buffer;
  readonly p256dh: string;
  readonly auth: string;
  readonly publicKey: string;
}

const saved = columns({ id: column('id', text), savedAt: column('now()', instant) });

/**
 * A browser has one subscription: another one of the session is older, and the same one of another session was left by
 * who used the browser before.
 */
const REMOVE_OLDER = `
  DELETE FROM push_subscriptions
  WHERE (session_id = $1 AND endpoint_hash <> $2) OR (endpoint_hash = $2 AND session_id <> $1 AND p256dh = $3 AND auth = $4)`;
// of another session with other keys it is changed by no one: who knows an address alone cannot take it over
const SAVE = (list: string) => `
  INSERT INTO push_subscriptions (user_id, session_id, endpoint, endpoint_hash, p256dh, auth, public_key)
  SELECT user_id, id, $3, $4, $5, $6, $7 FROM sessions WHERE id = $2 AND user_id = $1 FOR KEY SHARE
  ON CONFLICT (endpoint_hash) DO UPDATE SET p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, public_key = EXCLUDED.public_key
  WHERE push_subscriptions.session_id = EXCLUDED.session_id RETURNING ${list}`;
const REMOVE_BEYOND = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)`;
const REMOVE = 'DELETE FROM push_subscriptions WHERE session_id = $1 AND user_id = $2';
const REMOVE_ENDED = 'DELETE FROM push_subscriptions WHERE id = $1';

/**
 * Null where another session has the address, or this one has ended. The oldest of the user beyond the limit are
 * removed.
 */
export async function savePushSubscription(tx: EntityManager, given: NewPushSubscription): Promise<Date | null> {
  const { userId, sessionId, endpoint, endpointHash, p256dh, auth, publicKey } = given;
  await execute(tx, REMOVE_OLDER, [sessionId, endpointHash, p256dh, auth]);
  const row = await selectOne(tx, saved, SAVE, [userId, sessionId, endpoint, endpointHash, p256dh, auth, publicKey]);
  await execute(tx, REMOVE_BEYOND, [userId, serverLimits.pushDevices]);
  return row?.savedAt ?? null;
}

/** Removes the subscription of the session; false where it has none. */
export async function removePushSubscription(db: Db, sessionId: string, userId: string): Promise<boolean> {
  return (await execute(db, REMOVE, [sessionId, userId])) > 0;
}

/** The push service does not know it any more, or it cannot be sent to; with what waits for it. */
export async function removeEndedSubscription(db: Db, id: string): Promise<void> {
  await execute(db, REMOVE_ENDED, [id]);
}
