/** The names and payloads of live events, once. */

/** Payload: what the notifications module writes; read by the `notificationAdded` subscription. */
export function notificationTopic(userId: string): string {
  return `notification:${userId}`;
}

/** Payload: what the messages module writes; read by the `orderMessageAdded` subscription. */
export function orderMessageTopic(userId: string): string {
  return `order-message:${userId}`;
}

/**
 * Events of other processes may have been missed here. Sockets are closed with 1012, so that clients reconnect and ask
 * again. Payload: null.
 */
export const EVENTS_MISSED = 'events-missed';

/** Sessions of this account ended. Payload: SessionRevoked. Sockets of those sessions are closed with 4403. */
export function sessionRevokedTopic(userId: string): string {
  return `session-revoked:${userId}`;
}

/**
 * One session, or with null every session of the account; `suspended` is the admin's reason, which the holder reads
 * before the socket closes.
 */
export type SessionRevoked = { readonly sessionId: string | null; readonly suspended?: string };

/**
 * Visitors' view of the market has changed: a product, its price, its availability, or an admin's decision. Payload:
 * null.
 */
export const MARKET_CHANGED = 'market-changed';

/** Stock, ratings, followers or names of some products or sellers have changed. Payload: their ids. */
export const FIGURES_CHANGED = 'figures-changed';

/** An admin changed the figures of the market. Payload: null. */
export const SETTINGS_CHANGED = 'settings-changed';
