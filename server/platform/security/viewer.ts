/** Who asks, as the request's credential was read: asserted by policies, handed to services. */
import type { KeyScope } from '../../../schema/values/market/partners';
import type { AccountStatus, Language, Role } from '../../../schema/values/accounts/roles';

/** What an API key may do for its owner. */
export interface KeyGrant {
  readonly id: string;
  readonly scopes: readonly KeyScope[];
}

/** The signed-in user as the session row described them at the start of this request. */
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
  /** Set where an API key acts for them. */
  readonly apiKey?: KeyGrant;
}

export type CredentialKind = 'cookie' | 'bearer';
