/**
 * One POST to an address a partner gave: to the public internet only (address-guard.ts), by TLS, no redirects, no proxy of the environment, ten seconds
 * in all, and no more of the answer read than its first bytes. Private targets and plain HTTP only where the settings of a test or a developer say so.
 */
import http from 'node:http';
import https from 'node:https';
import { AddressRefused, guardedLookup, isPublicAddress, literalAddress, type Resolve } from './address-guard';

const ANSWER_WITHIN_MS = 10_000;
const MOST_BYTES = 64 * 1024;

export interface GuardedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
  /** Of tests: who answers for DNS, and how long the other side has. */
  readonly resolve?: Resolve;
  readonly answerWithinMs?: number;
}

/** May such an address be asked at all, as far as its text tells? */
export function isAllowedTarget(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (allowPrivate) return /^https?:$/.test(url.protocol);
  const literal = literalAddress(url);
  return url.protocol === 'https:' && (literal === null ? !/(^|\.)localhost\.?$/.test(url.hostname) : isPublicAddress(literal));
}

/** The status of the answer. Throws AddressRefused, an AbortError, or what the network says. */
export async function guardedPost(request: GuardedRequest): Promise<number> {
  const { url, headers, body, allowPrivate, signal, resolve, answerWithinMs = ANSWER_WITHIN_MS } = request;
  if (!isAllowedTarget(url, allowPrivate)) throw new AddressRefused(url);
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const bytes = Buffer.from(body, 'utf8');
  const sent = (secure ? https : http).request(target, {
    method: 'POST',
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    headers: { ...headers, 'content-length': bytes.length },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    ...(!allowPrivate && { lookup: guardedLookup(resolve) }),
  });
  return new Promise((done, fail) => {
    sent.on('error', fail).on('response', (response) => {
      let size = 0;
      const end = () => done(response.statusCode ?? 0);
      response.on('error', fail).on('end', end);
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= MOST_BYTES) return;
        end(); // the status is all that counts
        sent.destroy();
      });
    });
    sent.end(bytes);
  });
}
