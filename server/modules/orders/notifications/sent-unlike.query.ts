/** Compares what was sent with what the lines of orders showed. Called by OrderNotificationsService. */
import { column, columns, oneOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const kinds = { OLDER: 'OLDER', LOWER_GRADE: 'LOWER_GRADE', BOTH: 'BOTH' } as const;
/** Some goods of an order are of an older harvest, or of a lower grade, than it showed; '' where none are. */
export type SentUnlike = keyof typeof kinds | '';

const unlike = columns({
  orderId: column('sent.order_id', text),
  kind: column("CASE WHEN sent.older AND sent.lower THEN 'BOTH' WHEN sent.older THEN 'OLDER' ELSE 'LOWER_GRADE' END", oneOf(kinds)),
});

/** A lot or a line without a day or a grade says nothing about it, so it is no difference. */
const SENT_UNLIKE = (list: string) => `
  SELECT ${list} FROM (
    SELECT line.order_id, coalesce(bool_or(lot.harvested_from < line.harvested_on), false) AS older,
      coalesce(bool_or(coalesce(lot.inspected_grade, lot.grade) > line.grade), false) AS lower
    FROM order_lines line JOIN lot_shares share ON share.order_line_id = line.id AND share.quantity > share.returned
    JOIN lots lot ON lot.id = share.lot_id
    WHERE line.order_id = ANY ($1::uuid[]) GROUP BY line.order_id
  ) sent WHERE sent.older OR sent.lower ORDER BY sent.order_id`;

/** By order; those whose goods are as they were ordered are missing. */
export async function sentUnlike(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, SentUnlike>> {
  return new Map((await select(db, unlike, SENT_UNLIKE, [orderIds])).map(({ orderId, kind }) => [orderId, kind]));
}
