/**
 * A resolver knows this about the request it serves: the viewer, the language, and how to set what the transport sends,
 * without knowing the transport.
 */
import type DataLoader from 'dataloader';
import type { KeyOfRequest } from '../idempotency/request-key';
import type { Language, Role } from '../../../schema/values/accounts/roles';
import type { CredentialKind, Viewer } from '../security/viewer';

interface ResponseHeaders {
  set(name: string, value: string): void;
}

export interface RequestContext {
  readonly viewer: Viewer | null;
  /** The user's language: asked for by the request, else the viewer's own, else English. */
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** The cookie of a device on which someone has logged in. */
  readonly device: string | null;
  readonly credential: CredentialKind | null;
  /** One DataLoader per request and name; the first caller's batch function is the one used. */
  loader<K, V>(name: string, batch: (keys: readonly K[]) => Promise<(V | null)[]>): DataLoader<K, V | null>;
  /**
   * Sets the session cookie and the readable role cookie, or clears both; a device's cookie where one is given. Without
   * effect over a socket.
   */
  setSessionCookie(token: string | null, role: Role | null, device?: string): void;
  readonly responseHeaders: ResponseHeaders;
  /** Key of the header `Idempotency-Key` and of the argument, if any; see CurrentKey. */
  readonly requestKey: KeyOfRequest;
  /** Ends when the request does: its response is out, or its sender has gone. For work that goes on for long. */
  readonly requestEnd: () => AbortSignal;
  /**
   * `effect` has been done for this request; it is done again, with the address, for each visitor who is sent the same
   * response from the read cache.
   */
  readonly onResend: (effect: (address: string) => void) => void;
}
