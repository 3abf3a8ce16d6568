import { createContext, useContext } from 'react';
import type { AccountStatus, Role, SessionAccountFragment } from '../../generated/graphql';
import type { Failure } from '../apollo/read-error';

/** Describes the viewer of the page. */
export interface Session {
  /** Null for a visitor, and while the first response is awaited. */
  readonly account: SessionAccountFragment | null;
  /** True until the server has returned the user. */
  readonly loading: boolean;
  readonly error: Failure | null;
  readonly role: Role | null;
  readonly status: AccountStatus | null;
  /** The session is over and forgotten without a logout on this page; its guards decide again. */
  readonly ended: boolean;
  /**
   * The server rejected the session (expired, revoked) of the account that is shown: its owner is asked to log in again
   * in place.
   */
  readonly interrupted: boolean;
  /** Asks the server again who this is: after login, registration, an approval. */
  readonly refresh: () => Promise<SessionAccountFragment | null>;
  /** Informs the server, then forgets everything whatever the response. */
  readonly signOut: () => Promise<void>;
  /** The user has logged in again: rejected queries are sent again, mutations are not sent again. */
  readonly resume: () => Promise<void>;
  /** Closes the question; the next rejected request asks again. */
  readonly postpone: () => void;
  /** Goes on as a visitor. */
  readonly abandon: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
