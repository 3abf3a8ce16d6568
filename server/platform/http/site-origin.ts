/**
 * Where the site is reached from outside: as the operator has set it. Where nothing is set, only the machine itself and
 * its own address are believed when a request names them: a name that anyone can send would be written into pages and
 * stored for others.
 */
import type { Request } from 'express';
import { isLoopback } from '../config/variable-kinds';

/** A host as browsers send it; anything else is not written into a page. */
const HOST = /^(?:([\w.-]+)|\[([\da-f:]+)\])(?::\d{1,5})?$/i;

/** Scheme, name and port, without a slash at the end. Null: the request names no host, or one that is not believed. */
export function siteOrigin(request: Request, publicUrl: string | null): string | null {
  const named = namedHost(request);
  return publicUrl === null && named !== null && !isOwn(named, request) ? null : requestedOrigin(request, publicUrl);
}

/** The same as the request names it, whatever it is: for what its sender alone sees. */
export function requestedOrigin(request: Request, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  return namedHost(request) === null ? null : `${request.protocol}://${request.get('host')}`;
}

function namedHost(request: Request): string | null {
  const [, name, address] = HOST.exec(request.get('host') ?? '') ?? [];
  return (address ?? name)?.toLowerCase() ?? null;
}

/**
 * Reports whether the host is loopback or the connection's own address: '::ffff:127.0.0.1' is 127.0.0.1 as an IPv6
 * socket writes it.
 */
function isOwn(named: string, { socket }: Request): boolean {
  return isLoopback(named) || named === socket.localAddress?.replace(/^::ffff:/, '');
}
