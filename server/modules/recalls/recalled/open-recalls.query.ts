/** SQL of recalls that are not over for a user. Shown to other modules by RecallsService. */
import { reachedFrom, stillHolds } from '../lot-holds.store';
import { MOST_TO_STATE, OUT, SHARE_OF } from './recalled-sales.query';

const ASKED = `
  SELECT lot.id FROM lots lot JOIN lot_events e ON e.lot_id = lot.id AND e.kind = 'RECALL_ASKED' WHERE lot.hold IS NOT NULL AND ${stillHolds}`;

/**
 * SQL: orders that a recall will give money back of: those with goods of this user, given as SQL, or that this user has
 * bought, which an admin has asked to recall, and those of the user whose recalled goods wait for it.
 */
export const openRecallsOf = (user: string): string => `(
    (${reachedFrom(ASKED)}
    SELECT share.order_line_id FROM reached JOIN lots lot ON lot.id = reached.id
    JOIN lot_shares share ON share.lot_id = lot.id AND share.quantity > share.returned
    JOIN order_lines line ON line.id = share.order_line_id JOIN orders o ON o.id = line.order_id WHERE ${user} IN (lot.owner_id, o.buyer_id))
    UNION ALL SELECT recalled.order_line_id FROM recalled_shares recalled JOIN orders o ON o.id = recalled.order_id
    WHERE recalled.refund = 'WAITING' AND ${user} IN (o.buyer_id, o.seller_id)
  ) open_recall`;

/** SQL: how much of a line the latest statement about it is about. */
const STATED_OF = `coalesce((
    SELECT report.quantity + report.missing FROM recall_reports report WHERE report.order_line_id = recalled.order_line_id ORDER BY report.id DESC LIMIT 1), 0)`;

/**
 * SQL: goods of this user, given as SQL, that nobody else can say anything about: what is in stock of lots on hold and
 * recalled ones, lots that an admin has asked to recall, and recalled received items of which no statement is.
 */
export const heldGoodsOf = (user: string): string => `(
    SELECT lot.id FROM lots lot JOIN products p ON p.id = lot.product_id
    WHERE lot.owner_id = ${user} AND lot.hold IS NOT NULL AND (lot.remaining > 0 AND p.deleted_at IS NULL OR lot.id IN (${ASKED}))
    UNION ALL SELECT recalled.lot_id FROM receipts received JOIN recalled_shares recalled ON recalled.order_line_id = received.order_line_id ${SHARE_OF}
    WHERE received.owner_id = ${user} AND ${OUT} > 0 AND round(${MOST_TO_STATE}, 3) > ${STATED_OF}
  ) held_goods`;
