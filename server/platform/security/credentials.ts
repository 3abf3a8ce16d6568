/** Finds the credential a request carries. A bearer token wins over a cookie, since a header is sent on purpose. */
import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'cookie';
import type { CredentialKind } from './viewer';
import { sessionTokenOf } from './session-cookie';

export interface Credential {
  readonly kind: CredentialKind;
  /** Empty when the Authorization header holds no bearer token. */
  readonly token: string;
}

/** `secure`: the site is reached by TLS. */
export function readCredential(headers: IncomingHttpHeaders, secure: boolean): Credential | null {
  return readBearer(headers) ?? readSessionCookie(headers, secure);
}

/** For REST, where a cookie never counts. */
export function readBearer(headers: IncomingHttpHeaders): Credential | null {
  if (headers.authorization === undefined) return null;
  return { kind: 'bearer', token: bearerToken(headers.authorization) };
}

/** '' for anything but `Bearer <token>`. */
export function bearerToken(header: string): string {
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}

function readSessionCookie(headers: IncomingHttpHeaders, secure: boolean): Credential | null {
  const token = headers.cookie === undefined ? undefined : sessionTokenOf(parse(headers.cookie), secure);
  return token === undefined ? null : { kind: 'cookie', token };
}
