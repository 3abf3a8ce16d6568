/** The table of what agents did. Written at the beginning of the transaction of the act. Called by ActingService. */
import type { Request } from '../../platform/db/sql';

/** Rows that are added in the transaction have this agent beside the principal (acting_agent() is their default). */
const SET_AGENT = `SELECT set_config('haatbar.acting', $1, true)`;
const ADD = `
  INSERT INTO grant_acts (request_id, grant_id, principal_id, agent_id, operation)
  SELECT $1, $2, $3, $4, operation FROM unnest($5::text[]) AS operation ON CONFLICT DO NOTHING`;

export interface Act {
  readonly requestId: string;
  readonly grantId: string;
  readonly principalId: string;
  readonly agentId: string;
  readonly operations: readonly string[];
}

export function actStatements({ requestId, grantId, principalId, agentId, operations }: Act): readonly Request[] {
  return [
    { text: SET_AGENT, params: [agentId] },
    { text: ADD, params: [requestId, grantId, principalId, agentId, [...new Set(operations)]] },
  ];
}
