/** Whether a browser page of that origin may use the viewer's cookies or open a socket here. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * True without an Origin header (not a browser's cross-site request), and for the public URL. Without one the server is
 * reached as it listens: by plain HTTP, under the name the browser gives as Host.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const requested = new URL(origin);
  if (publicUrl !== null) return URL.canParse(publicUrl) && new URL(publicUrl).origin === requested.origin;
  return host !== undefined && requested.protocol === 'http:' && requested.host === host.toLowerCase();
}
