/** What a resolver knows about the request it serves: who asks, in which language, and how to speak to the transport without knowing it. */
import type DataLoader from 'dataloader';
import type { KeyOfRequest } from '../idempotency/request-key';
import type { KeyScope } from '../../../schema/values/partners';
import type { AccountStatus, Language, Role } from '../../../schema/values/roles';

/** What an API key may do for its owner. */
export interface KeyGrant {
  readonly id: string;
  readonly scopes: readonly KeyScope[];
}

/** The signed-in person as the session row told it at the start of this request. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** Why an admin rejected or suspended the account. */
  readonly statusReason: string | null;
  readonly language: Language;
  readonly name: string;
  /** Of an API key: the key's own id, which is no session's. */
  readonly sessionId: string;
  /** Set where an API key acts for him. */
  readonly apiKey?: KeyGrant;
}

export type CredentialKind = 'cookie' | 'bearer';

export interface ResponseHeaders {
  set(name: string, value: string): void;
}

export interface RequestContext {
  readonly viewer: Viewer | null;
  /** The reader's language: asked for by the request, else the viewer's own, else English. */
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly credential: CredentialKind | null;
  /** One DataLoader per request and name; the first caller's batch function is the one used. */
  loader<K, V>(name: string, batch: (keys: readonly K[]) => Promise<(V | null)[]>): DataLoader<K, V | null>;
  /** Sets the session cookie and the readable role cookie, or clears both. Without effect over a socket. */
  setSessionCookie(token: string | null, role: Role | null): void;
  readonly responseHeaders: ResponseHeaders;
  /** Of the header `Idempotency-Key` and the argument, if any; see CurrentKey. */
  readonly requestKey: KeyOfRequest;
}
