/** Uploaded images of a user who takes their data along. Called by ImageRecordsService. */
import type { PersonalFile, PersonalImages } from '../../platform/personal-data/personal-records.port';

export const imageRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'images',
    sql: `SELECT i.id::text || '.webp' AS "file", i.width, i.height, i.created_at AS "uploadedAt"
      FROM images i WHERE i.owner_id = $1 AND NOT i.is_illustration ORDER BY i.id`,
  },
];

export const imageRecordsImages: readonly PersonalImages[] = [
  {
    folder: 'images',
    sql: `SELECT i.id::text AS "key", NULL::bytea AS "content", i.hash::text AS "hash", i.width
      FROM images i WHERE i.owner_id = $1 AND NOT i.is_illustration AND i.id::text > $2 ORDER BY i.id::text LIMIT 1`,
  },
];
