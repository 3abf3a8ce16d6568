/**
 * The two cookies of a browser session: the token, which scripts cannot read, and the role, which the client reads to
 * choose its first screen.
 */
import { serialize } from 'cookie';
import { serverLimits } from '../../../schema/values/server-limits';
import type { Role } from '../../../schema/values/accounts/roles';

const PLAIN_SESSION_COOKIE = 'hb_session';
/**
 * Browsers take a cookie of this prefix only by TLS, for this very host and the whole of it: no other host can plant
 * one.
 */
const HOST_SESSION_COOKIE = `__Host-${PLAIN_SESSION_COOKIE}`;
const ROLE_COOKIE = 'hb_role';

const DAY_SECONDS = 24 * 60 * 60;

const nameOf = (secure: boolean): string => (secure ? HOST_SESSION_COOKIE : PLAIN_SESSION_COOKIE);

/** The session's token among the cookies of a request; undefined without one. */
export function sessionTokenOf(cookies: Readonly<Record<string, string | undefined>>, secure: boolean): string | undefined {
  return cookies[nameOf(secure)];
}

/** Set-Cookie values that begin a session. */
export function sessionCookies(token: string, role: Role, secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: serverLimits.sessionDays * DAY_SECONDS } as const;
  return [serialize(nameOf(secure), token, { ...shared, httpOnly: true }), serialize(ROLE_COOKIE, role.toLowerCase(), shared)];
}

/** Set-Cookie values that end it. */
export function clearedSessionCookies(secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: 0 } as const;
  return [serialize(nameOf(secure), '', { ...shared, httpOnly: true }), serialize(ROLE_COOKIE, '', shared)];
}
