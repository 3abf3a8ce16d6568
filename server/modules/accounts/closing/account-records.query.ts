/**
 * Reads what accounts have of a user who takes their data along: no hash of a password or token, and no admin's name.
 * Called by AccountRecordsService.
 */
import type { PersonalFile, PersonalImages } from '../../../platform/personal-data/personal-records.port';
import { sellerNameOf } from '../users/accounts.service';

export const accountRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'account',
    sql: `SELECT u.id, u.role, u.status, u.status_reason AS "statusReason", u.name, u.phone, u.phone_verified_at AS "phoneVerifiedAt", u.email, u.nid,
        u.trade_license AS "tradeLicense", u.name_of_business AS "nameOfBusiness", u.production, u.production_type AS "productionType", u.address,
        (SELECT name_en FROM divisions WHERE id = u.division_id) AS "division", (SELECT name_en FROM districts WHERE id = u.district_id) AS "district",
        (SELECT name_en FROM upazilas WHERE id = u.upazila_id) AS "upazila", u.language, u.preferences, u.rating_sum AS "ratingSum",
        u.rating_count AS "ratingCount", u.follower_count AS "followerCount", u.created_at AS "createdAt", u.updated_at AS "updatedAt"
      FROM users u WHERE u.id = $1`,
  },
  {
    name: 'addresses',
    sql: `SELECT a.label, a.contact_name AS "contactName", a.contact_phone AS "contactPhone", a.address,
        (SELECT name_en FROM upazilas WHERE id = a.upazila_id) AS "upazila", a.is_default AS "isDefault", a.last_used_at AS "lastUsedAt",
        a.created_at AS "createdAt"
      FROM addresses a WHERE a.user_id = $1 ORDER BY a.id`,
  },
  {
    name: 'shopping-location',
    sql: `SELECT p.address, (SELECT name_en FROM divisions WHERE id = p.division_id) AS "division",
        (SELECT name_en FROM districts WHERE id = p.district_id) AS "district", (SELECT name_en FROM upazilas WHERE id = p.upazila_id) AS "upazila",
        p.updated_at AS "updatedAt"
      FROM shopping_places p WHERE p.user_id = $1`,
  },
  {
    name: 'sessions',
    sql: `SELECT s.kind, s.user_agent AS "userAgent", s.ip, s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt"
      FROM sessions s WHERE s.user_id = $1 ORDER BY s.id`,
  },
  {
    name: 'login-devices',
    sql: `SELECT d.last_login_at AS "lastLoginAt" FROM login_devices d WHERE d.user_id = $1 ORDER BY d.last_login_at`,
  },
  {
    name: 'last-login',
    sql: `SELECT l.last_login_at AS "lastLoginAt" FROM user_logins l WHERE l.user_id = $1`,
  },
  {
    name: 'followed-sellers',
    sql: `SELECT ${sellerNameOf('u')} AS "seller", f.created_at AS "since"
      FROM follows f JOIN users u ON u.id = f.seller_id WHERE f.follower_id = $1 ORDER BY f.created_at, f.seller_id`,
  },
  {
    name: 'identity-documents',
    sql: `SELECT d.kind, d.uploaded_at AS "uploadedAt", d.decided_at AS "decidedAt", d.rejection AS "rejectionReason"
      FROM identity_documents d WHERE d.user_id = $1 ORDER BY d.kind`,
  },
  {
    name: 'verifications',
    sql: `SELECT v.kind, v.checked_at AS "checkedAt", v.ended_at AS "endedAt", v.end_reason AS "endReason"
      FROM seller_verifications v WHERE v.user_id = $1 ORDER BY v.id`,
  },
  {
    name: 'approvals',
    sql: `SELECT e.from_status AS "from", e.to_status AS "to", e.reason, e.created_at AS "at"
      FROM approval_events e WHERE e.user_id = $1 ORDER BY e.id`,
  },
];

export const accountRecordsImages: readonly PersonalImages[] = [
  {
    folder: 'identity-documents',
    sql: `SELECT d.kind::text AS "key", d.content, NULL::text AS "hash", NULL::int AS "width"
      FROM identity_documents d WHERE d.user_id = $1 AND d.kind::text > $2 ORDER BY d.kind::text LIMIT 1`,
  },
];
