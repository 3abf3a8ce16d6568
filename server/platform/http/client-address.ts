/**
 * Finds the client's address behind the configured number of proxies: the address that the outermost of them saw, as
 * Express's `trust proxy` with a number determines it.
 */
import type { IncomingMessage } from 'node:http';

/**
 * `hops`: how many proxies stand in front; without any, X-Forwarded-For can be set by anyone and counts for nothing.
 */
export function clientAddress({ headers, socket }: IncomingMessage, hops: number): string {
  const nearest = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (hops === 0 || forwarded === undefined) return nearest;
  const chain = [...String(forwarded).split(','), nearest].map((address) => address.trim()).filter(Boolean);
  return chain[Math.max(0, chain.length - 1 - hops)] ?? '';
}
