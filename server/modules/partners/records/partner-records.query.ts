/**
 * API keys and webhooks of a user who takes their data along, without their secrets. Called by PartnerRecordsService.
 */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const partnerRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'api-keys',
    sql: `SELECT k.name, k.prefix, k.scopes, k.last_used_at AS "lastUsedAt", k.revoked_at AS "revokedAt", k.created_at AS "createdAt"
      FROM api_keys k WHERE k.user_id = $1 ORDER BY k.id`,
  },
  {
    name: 'api-key-uses',
    sql: `SELECT k.prefix, u.day, u.name, u.requests FROM api_key_uses u JOIN api_keys k ON k.id = u.api_key_id WHERE k.user_id = $1 ORDER BY k.id, u.day, u.name`,
  },
  {
    name: 'webhooks',
    sql: `SELECT w.url, w.events, w.enabled, w.disabled_at AS "disabledAt", w.disabled_reason AS "disabledReason", w.created_at AS "createdAt"
      FROM webhooks w WHERE w.user_id = $1 ORDER BY w.id`,
  },
  {
    name: 'webhook-deliveries',
    sql: `SELECT w.url, d.event, d.status, d.attempts, d.response_status AS "responseStatus", d.created_at AS "createdAt", d.delivered_at AS "deliveredAt"
      FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE w.user_id = $1 ORDER BY d.id`,
  },
];
