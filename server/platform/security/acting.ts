/**
 * Acting for another: the header names the principal, and the viewer of the request is the principal, with the agent
 * beside it. Port to the module of grants.
 */
import type { GrantRight } from '../../../schema/values/accounts/grants';
import type { Viewer } from './viewer';

/** Names the account that is acted for. */
export { ACTING_HEADER } from '../../../schema/values/api/acting-header';

/** Statements that record who acts, and hold the grant until the transaction ends; the first one finds it. */
export interface ActingOpening {
  readonly statements: readonly { readonly text: string; readonly params: readonly unknown[] }[];
  /** Throws FORBIDDEN where the grant was paused or ended since the request began; `rows` of each statement. */
  readonly verify: (rows: readonly unknown[][]) => void;
}

export interface Acting {
  readonly agentId: string;
  readonly agentName: string;
  readonly rights: readonly GrantRight[];
  /** Each transaction of these mutations begins with it. */
  readonly opening: (operations: readonly string[]) => ActingOpening;
}

export abstract class ActingReader {
  /** The principal as viewer; FORBIDDEN where the agent may not act for them now. */
  abstract read(agent: Viewer, principalId: string): Promise<Viewer>;
}
