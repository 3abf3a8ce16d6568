/** The table of what agents did. Written at the beginning of the transaction of the act. Called by ActingService. */
import type { Request } from '../../platform/db/sql';

/** Nothing ends or pauses them until the transaction ends; what was ended before is not there. */
const HOLD = `
  SELECT g.id FROM grants g JOIN users a ON a.id = g.agent_id AND a.status = 'APPROVED'
  WHERE g.id = ANY ($1::uuid[]) AND g.state = 'ACTIVE' AND g.ends_on >= $2 ORDER BY g.id FOR SHARE OF g`;
/** Rows that are added in the transaction have this agent beside the principal (acting_agent() is their default). */
const SET_AGENT = `SELECT set_config('haatbar.acting', $1, true)`;
const ADD = `
  INSERT INTO grant_acts (request_id, agent_id, grant_id, principal_id, operation)
  SELECT $1, $2, act."grantId", act."principalId", act.operation
  FROM jsonb_to_recordset($3) AS act ("grantId" uuid, "principalId" uuid, operation text) ON CONFLICT DO NOTHING`;

export interface Acts {
  readonly requestId: string;
  readonly agentId: string;
  readonly acts: readonly { readonly operation: string; readonly grantId: string; readonly principalId: string }[];
  readonly grantIds: readonly string[];
  /** In Bangladesh. */
  readonly today: string;
}

export function actStatements({ requestId, agentId, acts, grantIds, today }: Acts): readonly Request[] {
  return [
    { text: HOLD, params: [grantIds, today] },
    { text: SET_AGENT, params: [agentId] },
    { text: ADD, params: [requestId, agentId, JSON.stringify(acts)] },
  ];
}
