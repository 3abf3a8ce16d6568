/** Whether a browser page of that origin may use the viewer's cookies or open a socket here. */
import type { IncomingHttpHeaders } from 'node:http';

/** True without an Origin header (not a browser's cross-site request), for our own host, and for the public URL. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  if (publicUrl !== null && URL.canParse(publicUrl) && new URL(publicUrl).origin === asked.origin) return true;
  return host !== undefined && asked.host === host.toLowerCase() && /^https?:$/.test(asked.protocol);
}
