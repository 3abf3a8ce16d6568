/** Port to whoever stores the sessions (the accounts module): the transports only ask to whom a token belongs. */
import type { SessionKind } from '../../../schema/values/roles';
import type { Viewer } from './viewer';

export abstract class SessionReader {
  /**
   * The viewer of a live session with the account's present role and status; null for an unknown, ended or revoked token, and for one that came
   * another way than it was made for (a cookie's token as a bearer).
   */
  abstract read(token: string, kind: SessionKind): Promise<Viewer | null>;
}
