/**
 * Where the site is reached from outside: as the operator has set it. Where nothing is set, only the machine itself and its own address are believed when a request names them: a name that
 * anyone can send would be written into pages and stored for others.
 */
import type { Request } from 'express';
import { isLoopback } from '../config/variable-kinds';

const HOST = /^(?:([\w.-]+)|\[([\da-f:]+)\])(?::\d{1,5})?$/i;

/** Scheme, name and port, without a slash at the end. Null: the request names no host, or one that is not believed. */
export function siteOrigin(request: Request, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl;
  const host = request.get('host') ?? '';
  const [, name, address] = HOST.exec(host) ?? [];
  const named = (address ?? name)?.toLowerCase();
  return named !== undefined && isOwn(named, request) ? `${request.protocol}://${host}` : null;
}

/** Of the connection: '::ffff:127.0.0.1' is 127.0.0.1 as an IPv6 socket writes it. */
function isOwn(named: string, { socket }: Request): boolean {
  return isLoopback(named) || named === socket.localAddress?.replace(/^::ffff:/, '');
}
