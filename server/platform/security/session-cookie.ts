/** The two cookies of a browser session: the token, which scripts cannot read, and the role, which the client reads to choose its first screen. */
import { serialize } from 'cookie';
import { limits } from '../../../schema/values/limits';
import type { Role } from '../../../schema/values/roles';

export const SESSION_COOKIE = 'hb_session';
export const ROLE_COOKIE = 'hb_role';

const DAY_SECONDS = 24 * 60 * 60;

/** Set-Cookie values that begin a session. */
export function sessionCookies(token: string, role: Role, secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: limits.sessionDays * DAY_SECONDS } as const;
  return [serialize(SESSION_COOKIE, token, { ...shared, httpOnly: true }), serialize(ROLE_COOKIE, role.toLowerCase(), shared)];
}

/** Set-Cookie values that end it. */
export function clearedSessionCookies(secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: 0 } as const;
  return [serialize(SESSION_COOKIE, '', { ...shared, httpOnly: true }), serialize(ROLE_COOKIE, '', shared)];
}
