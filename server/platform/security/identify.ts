/**
 * Identifies the sender of a request: once, before the body is read. An invalid bearer token is rejected; a stale
 * cookie only makes a visitor, who must not be locked out of the market by a cookie that no one can see.
 */
import { AccountStatus, SessionKind } from '../../../schema/values/accounts/roles';
import type { CredentialKind, Viewer } from './viewer';
import { notApproved, unauthenticated } from '../errors/common-errors';
import type { Credential } from './credentials';
import type { ActingReader } from './acting';
import type { KeyReader } from './key-reader';
import type { SessionReader } from './session-reader';
import { looksLikeApiKey, looksLikeToken } from './tokens';

export interface Identity {
  readonly viewer: Viewer | null;
  readonly credential: CredentialKind | null;
  /** The cookie names no live session and should be cleared. */
  readonly staleCookie: boolean;
}

export const VISITOR: Identity = { viewer: null, credential: null, staleCookie: false };

/** Where credentials are looked up; without `keys` an API key is as good as none (sockets). */
export interface CredentialReaders {
  readonly sessions: SessionReader;
  readonly keys?: KeyReader;
}

/** The same for a transport on which one user may act for another. */
export interface ActingReaders extends CredentialReaders {
  readonly acting: ActingReader;
}

export async function identify(readers: CredentialReaders, credential: Credential | null): Promise<Identity> {
  if (!credential) return VISITOR;
  const viewer = await holderOf(readers, credential);
  if (viewer?.apiKey && viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer);
  if (viewer) return { viewer, credential: credential.kind, staleCookie: false };
  if (credential.kind === 'bearer') throw unauthenticated();
  return { ...VISITOR, staleCookie: true };
}

/** Returns the user whose credential this is; null for an invalid one. */
export async function holderOf({ sessions, keys }: CredentialReaders, { kind, token }: Credential): Promise<Viewer | null> {
  if (kind === 'bearer' && looksLikeApiKey(token)) return keys?.read(token) ?? null;
  if (!looksLikeToken(token)) return null;
  return sessions.read(token, kind === 'cookie' ? SessionKind.COOKIE : SessionKind.BEARER);
}
