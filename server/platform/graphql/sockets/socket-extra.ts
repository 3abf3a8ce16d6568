/** State of one socket beside the protocol: its request, its viewer and the ways to close it. */
import type { IncomingMessage } from 'node:http';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { CredentialKind, Viewer } from '../../security/viewer';

/** One socket carries this from its upgrade to its end. */
export interface SocketExtra {
  readonly request: IncomingMessage;
  readonly ip: string;
  /** Its viewer is known: it does not wait any more. */
  entered(): void;
  close(code: number, reason: string): void;
  /** A message of the protocol that is no subscription's. */
  send(message: object): Promise<void>;
  readonly onClose: (() => void)[];
  user?: SocketUser;
}

interface SocketUser {
  readonly viewer: Viewer | null;
  readonly credential: CredentialKind | null;
  readonly language: Language;
}
