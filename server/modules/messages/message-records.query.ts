/**
 * Messages of the orders of a user who takes their data along, without those that an admin hid, and without who
 * reported one. Called by MessageRecordsService.
 */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const messageRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'messages',
    sql: `SELECT o.tracking_number AS "order", m.sender, m.sender_id = $1 AS "isOwn", CASE WHEN NOT m.is_hidden THEN m.body END AS "body",
        m.image_ids AS "images", m.is_hidden AS "isHidden", m.created_at AS "createdAt"
      FROM order_threads t JOIN orders o ON o.id = t.order_id JOIN order_messages m ON m.order_id = t.order_id
      WHERE $1 IN (t.buyer_id, t.seller_id) ORDER BY m.order_id, m.id`,
  },
];
