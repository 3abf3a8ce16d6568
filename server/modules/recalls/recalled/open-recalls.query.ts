/** SQL of recalls that are not over for a user. Shown to other modules by RecallsService. */
import { reachedFrom, stillHolds } from '../lot-holds.store';

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
