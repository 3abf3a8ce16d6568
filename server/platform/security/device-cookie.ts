/**
 * The cookie by which a device is known on which someone has logged in. It opens nothing, so it outlives the session:
 * strangers who guess at a phone do not lock it out on its owner's devices.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import { serverLimits } from '../../../schema/values/server-limits';

const PLAIN_DEVICE_COOKIE = 'hb_device';
/** Other hosts can plant none of this prefix. */
const HOST_DEVICE_COOKIE = `__Host-${PLAIN_DEVICE_COOKIE}`;
const DAY_SECONDS = 24 * 60 * 60;

const nameOf = (secure: boolean): string => (secure ? HOST_DEVICE_COOKIE : PLAIN_DEVICE_COOKIE);

export function deviceOf({ cookie }: IncomingHttpHeaders, secure: boolean): string | null {
  return cookie === undefined ? null : (parse(cookie)[nameOf(secure)] ?? null);
}

/** The value of Set-Cookie. */
export function deviceCookie(token: string, secure: boolean): string {
  const maxAge = serverLimits.loginDeviceDays * DAY_SECONDS;
  return serialize(nameOf(secure), token, { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge });
}
