/** Reviews that a user who takes their data along wrote and received. Called by ReviewRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const reviewRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'reviews-written',
    sql: `SELECT r.product_id AS "productId", r.stars, r.body, r.reply, r.replied_at AS "repliedAt", r.hidden_at AS "hiddenAt",
        r.hidden_reason AS "hiddenReason", r.edited_at AS "editedAt", r.created_at AS "createdAt",
        ARRAY(SELECT s.image_id FROM review_images s WHERE s.review_id = r.id AND NOT s.is_hidden ORDER BY s.position) AS "images",
        (SELECT count(*)::int FROM review_images s WHERE s.review_id = r.id AND s.is_hidden) AS "hiddenImages"
      FROM reviews r WHERE r.author_id = $1 ORDER BY r.id`,
  },
  {
    name: 'reviews-received',
    sql: `SELECT r.product_id AS "productId", r.stars, r.body, r.reply, r.replied_at AS "repliedAt", r.created_at AS "createdAt"
      FROM reviews r WHERE r.seller_id = $1 AND r.hidden_at IS NULL ORDER BY r.id`,
  },
  {
    name: 'review-image-reports',
    sql: `SELECT p.reason, p.created_at AS "createdAt", p.decided_at AS "decidedAt"
      FROM review_image_reports p WHERE p.reporter_id = $1 ORDER BY p.id`,
  },
];
