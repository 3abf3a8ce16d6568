/**
 * Who sends this request: read once, before the body. An invalid bearer token is refused; a stale cookie only makes a visitor, who must not be
 * locked out of the market by a cookie he cannot see.
 */
import { SessionKind } from '../../../schema/values/roles';
import type { CredentialKind, Viewer } from '../graphql/context';
import { unauthenticated } from '../errors/common-errors';
import type { Credential } from './credentials';
import type { SessionReader } from './session-reader';
import { looksLikeToken } from './tokens';

export interface Identity {
  readonly viewer: Viewer | null;
  readonly credential: CredentialKind | null;
  /** The cookie names no live session and should be cleared. */
  readonly staleCookie: boolean;
}

export const VISITOR: Identity = { viewer: null, credential: null, staleCookie: false };

export async function identify(sessions: SessionReader, credential: Credential | null): Promise<Identity> {
  if (!credential) return VISITOR;
  const kind = credential.kind === 'cookie' ? SessionKind.COOKIE : SessionKind.BEARER;
  const viewer = looksLikeToken(credential.token) ? await sessions.read(credential.token, kind) : null;
  if (viewer) return { viewer, credential: credential.kind, staleCookie: false };
  if (credential.kind === 'bearer') throw unauthenticated();
  return { ...VISITOR, staleCookie: true };
}
