/** Grants of a user who takes their data along, on either side. Called by GrantRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const grantRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'acting-for-others',
    sql: `SELECT g.kind, CASE WHEN g.principal_id = $1 THEN 'PRINCIPAL' ELSE 'AGENT' END AS "side", g.rights, g.state, g.consent,
        g.consented_at AS "consentedAt", g.begins_on AS "beginsOn", g.ends_on AS "endsOn", g.ended_at AS "endedAt",
        CASE WHEN g.state = 'INVITED' THEN NULL WHEN g.principal_id = $1 THEN a.name ELSE p.name END AS "otherSide",
        CASE WHEN g.principal_id = $1 THEN g.invited_phone END AS "invitedPhone"
      FROM grants g JOIN users p ON p.id = g.principal_id LEFT JOIN users a ON a.id = g.agent_id
      WHERE $1 IN (g.principal_id, g.agent_id) ORDER BY g.id`,
  },
];
