/** Port to the accounts module, which stores the sessions: the transports only need the user of a token. */
import type { SessionKind } from '../../../schema/values/accounts/roles';
import type { Viewer } from './viewer';

export abstract class SessionReader {
  /**
   * The viewer of a live session with the account's present role and status; null for an unknown, ended or revoked
   * token, and for one that came another way than it was made for (a cookie's token as a bearer).
   */
  abstract read(token: string, kind: SessionKind): Promise<Viewer | null>;
}
