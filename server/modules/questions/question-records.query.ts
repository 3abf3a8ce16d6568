/** Questions that a user who takes their data along asked and received. Called by QuestionRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const questionRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'questions-asked',
    sql: `SELECT q.product_id AS "productId", q.body, CASE WHEN q.reply_hidden_at IS NULL THEN q.reply END AS "reply", q.replied_at AS "repliedAt",
        q.hidden_at AS "hiddenAt", q.hidden_reason AS "hiddenReason", q.created_at AS "createdAt"
      FROM product_questions q WHERE q.author_id = $1 ORDER BY q.id`,
  },
  {
    name: 'questions-received',
    sql: `SELECT q.product_id AS "productId", q.body, q.reply, q.replied_at AS "repliedAt", q.reply_hidden_reason AS "replyHiddenReason",
        q.created_at AS "createdAt"
      FROM product_questions q WHERE q.seller_id = $1 AND q.hidden_at IS NULL ORDER BY q.id`,
  },
];
