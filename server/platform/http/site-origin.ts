/** Where the site is reached from outside: as the operator has set it, else as this request names it. */
import type { Request } from 'express';

/** A host as browsers send it; anything else is not written into a page. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Scheme, name and port, without a slash at the end. Null: the request names no host. */
export function siteOrigin(request: Request, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  const host = request.get('host') ?? '';
  return HOST.test(host) ? `${request.protocol}://${host}` : null;
}
