/**
 * One POST to an address that a partner or a browser gave: to the public internet only (address-guard.ts), by TLS, no
 * redirects, no proxy of the environment, ten seconds in all, and no more of the response read than its first bytes.
 * Private targets and plain HTTP only where the settings of a test or a developer say so.
 */
import http from 'node:http';
import https from 'node:https';
import { domainToUnicode } from 'node:url';
import { normalised } from '../../../schema/text/normalised';
import { ByteCount } from '../collected-bytes';
import { AddressRejected, guardedLookup, isPublicAddress, literalAddress, type Resolve } from './address-guard';

const RESPONSE_WITHIN_MS = 10_000;
const MOST_BYTES = 64 * 1024;

export interface GuardedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
  /** Tests replace how DNS names are resolved, and how long the other side has. */
  readonly resolve?: Resolve;
  readonly respondWithinMs?: number;
}

/** 443 is not written in a URL; others would make us a port scanner of the internet. */
const PORTS = new Set(['', '8443']);
/**
 * Names of private networks, and public ones whose every name is an address written in it. What any name resolves to is
 * checked at each delivery.
 */
const PRIVATE_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|localtest\.me|lvh\.me|vcap\.me|nip\.io|sslip\.io|xip\.io)$/;

function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return name.includes('.') && !PRIVATE_NAMES.test(name);
}

const LONGEST_HOST = 255;
/** A host with what may stand around it, behind a scheme and two slashes. */
const AUTHORITY = /^https?:\/\/([^/?#]+)/i;
const PORT = /:\d{0,5}$/;

/**
 * Whether people read the address that is called: URL drops line breaks and tabs, takes backslashes for slashes, adds
 * slashes, and decodes hosts; some letters are invisible or turn the text around.
 */
function isReadAsCalled(text: string, { hostname }: URL): boolean {
  if (/[\s\p{Cc}\p{Cf}]/u.test(text)) return false;
  const authority = AUTHORITY.exec(text)?.[1] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(PORT, '');
  const written = normalised(host, LONGEST_HOST).toLowerCase();
  return written === hostname || written === domainToUnicode(hostname);
}

/** May such an address be requested at all, as far as its text shows? */
export function isAllowedTarget(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (!isReadAsCalled(text, url)) return false;
  if (allowPrivate) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || !PORTS.has(url.port)) return false;
  const literal = literalAddress(url);
  return literal === null ? isPublicName(url.hostname) : isPublicAddress(literal);
}

export interface GuardedResponse {
  readonly status: number;
  /** The header Retry-After, as it was sent. */
  readonly retryAfter: string | null;
}

/** The status of the response. Throws AddressRejected, an AbortError, or what the network reports. */
export async function guardedPost(request: GuardedRequest): Promise<number> {
  return (await guardedExchange(request)).status;
}

/** The same with the header that asks for patience. */
export async function guardedExchange(request: GuardedRequest): Promise<GuardedResponse> {
  const { url, headers, body, allowPrivate, signal, resolve, respondWithinMs = RESPONSE_WITHIN_MS } = request;
  if (!isAllowedTarget(url, allowPrivate)) throw new AddressRejected(url);
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const sent = (secure ? https : http).request(target, {
    method: 'POST',
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    headers: { ...headers, 'content-length': bytes.length },
    signal,
    ...(!allowPrivate && { lookup: guardedLookup(resolve) }),
  });
  return new Promise<GuardedResponse>((done, fail) => {
    // a timer of its own: Node 20 collects a signal's timer that nothing but another signal refers to
    const late = () => sent.destroy(new DOMException('There was no response in time.', 'TimeoutError'));
    const timer = setTimeout(late, respondWithinMs);
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', fail).on('response', (response) => {
      const count = new ByteCount(MOST_BYTES);
      const end = () => done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
      response.on('error', fail).on('end', end);
      response.on('data', (chunk: Buffer) => {
        if (count.add(chunk) === null) return;
        end(); // the status is all that counts
        sent.destroy();
      });
    });
    sent.end(bytes);
  });
}
