/** The user who makes a request, as the request's credential was read: policies assert it, services receive it. */
import type { KeyScope } from '../../../schema/values/market/partners';
import type { Acting } from './acting';
import type { AccountStatus, Language, Role } from '../../../schema/values/accounts/roles';

/** An API key acts for its owner within these scopes. */
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
  /** Id of the session, or of the API key that acts for the user. */
  readonly sessionId: string;
  /** Set where an API key acts for them. */
  readonly apiKey?: KeyGrant;
  /** Set where someone acts for the user: within the rights of a grant, as seller alone. */
  readonly acting?: Acting;
}

export type CredentialKind = 'cookie' | 'bearer';
