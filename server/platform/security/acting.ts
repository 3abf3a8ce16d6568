/**
 * Acting for another: the header names the principal, and the viewer of the request is the principal, with the agent
 * beside it. Port to the module of grants.
 */
import type { GrantRight } from '../../../schema/values/accounts/grants';
import type { Viewer } from './viewer';

/** Names the account that is acted for. */
export { ACTING_HEADER } from '../../../schema/values/accounts/grants';

export interface Acting {
  readonly agentId: string;
  readonly agentName: string;
  readonly rights: readonly GrantRight[];
  /** The statements that each transaction of these operations begins with: they record who acts. */
  readonly opening: (operations: readonly string[]) => readonly { readonly text: string; readonly params: readonly unknown[] }[];
}

export abstract class ActingReader {
  /** The principal as viewer; FORBIDDEN where the agent may not act for them now. */
  abstract read(agent: Viewer, principalId: string): Promise<Viewer>;
}
