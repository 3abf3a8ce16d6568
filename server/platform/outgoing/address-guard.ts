/**
 * Which addresses a request on behalf of a partner may go to: the public internet and nothing of ours. A name is
 * resolved here, every address it has must be public, and the connection goes to the very address that was checked, so
 * that a name cannot resolve to something else in between (DNS rebinding).
 */
import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's host agent responds there from inside any of its machines, in the middle of public space. */
const METADATA = new Set(['168.63.129.16']);
/** The part of IPv6 that is handed out (RFC 4291, IANA). */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

export class AddressRejected extends Error {
  override readonly name = 'AddressRejected';
}

/**
 * False for private, loopback, link-local, CGNAT, multicast, reserved, metadata and anything that wraps an IPv4 address
 * in an IPv6 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_V6);
  return !METADATA.has(address.toString());
}

/** The address written in a URL's host itself, which no lookup will see; null for a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return net.isIP(host) ? host : null;
}

export type Resolve = (host: string) => Promise<readonly dns.LookupAddress[]>;

const resolveAll: Resolve = (host) => dns.promises.lookup(host, { all: true, verbatim: true });

/** For `http.request`: hands out checked addresses only. */
export function guardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return callback(new AddressRejected(host), '', 0);
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
