/** The open grants between an agent and a principal. Called by ActingService with each request of an agent. */
import { GrantRight, GrantState } from '../../../schema/values/accounts/grants';
import { AccountStatus, Role } from '../../../schema/values/accounts/roles';
import { column, columns, listOf, oneOf, type RowOf, select, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';

const acting = columns({
  id: column('g.id', text),
  principalId: column('g.principal_id', text),
  state: column('g.state', oneOf(GrantState)),
  rights: column('g.rights', listOf(oneOf(GrantRight))),
  endsOn: column('g.ends_on::text', text),
  role: column('p.role', oneOf(Role)),
  status: column('p.status', oneOf(AccountStatus)),
  name: column('p.name', text),
});
export type ActingGrant = RowOf<typeof acting>;

const ACTING = (list: string) => `
  SELECT ${list} FROM grants g JOIN users p ON p.id = g.principal_id
  WHERE g.agent_id = $1 AND g.principal_id = $2 AND g.state IN ('ACTIVE', 'PAUSED') ORDER BY g.id`;

/** At most two: as agent and as staff. */
export function actingGrants(db: Db, agentId: string, principalId: string): Promise<ActingGrant[]> {
  return select(db, acting, ACTING, [agentId, principalId]);
}
