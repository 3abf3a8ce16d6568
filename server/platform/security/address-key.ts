/**
 * Returns the key under which rate limits count a network address: an IPv4 address counts by itself, an IPv6 address as
 * its /64, which one customer has whole.
 */
import ipaddr from 'ipaddr.js';

const PREFIX_BYTES = 8;
const LONGEST_ADDRESS = 60;

/**
 * Returns the key of a network, which one company may have whole: an IPv4 address counts as its /24, an IPv6 address as
 * its /48.
 */
export function networkKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  const kept = address.kind() === 'ipv4' ? 3 : 6;
  const bytes = address.toByteArray().map((byte, index) => (index < kept ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept * 8}`;
}

/** A client sends many requests. */
const keysByAddress = new Map<string, string>();
const MOST_KNOWN = 4_000;

export function addressKey(ip: string): string {
  const before = keysByAddress.get(ip);
  if (before !== undefined) return before;
  const key = findKey(ip);
  if (keysByAddress.size >= MOST_KNOWN) keysByAddress.clear();
  if (ip.length <= LONGEST_ADDRESS) keysByAddress.set(ip, key);
  return key;
}

/** An IPv4 address written as IPv6 is the IPv4 address; text that is no address is returned as it is. */
function findKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const bytes = address.toByteArray().map((byte, index) => (index < PREFIX_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}
