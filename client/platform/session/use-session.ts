import { createContext, useContext } from 'react';
import type { AccountStatus, Role, SessionAccountFragment } from '../../generated/graphql';
import type { Failure } from '../apollo/read-error';

/** Who is looking at the page. */
export interface Session {
  /** Null for a visitor, and while the first answer is awaited. */
  readonly account: SessionAccountFragment | null;
  /** True until the server has said who this is. */
  readonly loading: boolean;
  readonly error: Failure | null;
  readonly role: Role | null;
  readonly status: AccountStatus | null;
  /** The server ended the session (expired, revoked); not so after a logout. */
  readonly ended: boolean;
  /** Asks the server again who this is: after login, registration, an approval. */
  readonly refresh: () => Promise<SessionAccountFragment | null>;
  /** Tells the server, then forgets everything whatever it answered. */
  readonly signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
