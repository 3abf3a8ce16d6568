/** The names and payloads of live events, once. */

/** Payload: what the notifications module writes; read by the `notificationAdded` subscription. */
export function notificationTopic(userId: string): string {
  return `notification:${userId}`;
}

/** Events of other processes may have been missed here. Sockets are closed with 1012, to come back and ask anew. Payload: null. */
export const EVENTS_MISSED = 'events-missed';

/** Sessions of this account ended. Payload: SessionRevoked. Sockets of those sessions are closed with 4403. */
export function sessionRevokedTopic(userId: string): string {
  return `session-revoked:${userId}`;
}

/** One session, or with null every session of the account. */
export type SessionRevoked = { readonly sessionId: string | null };
