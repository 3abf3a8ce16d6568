/** Reads which orders, disputes and money of a user are still open. Called by LeavingService. */
import { ClosingObstacle, payoutReturnDays } from '../../../schema/values/accounts/closing';
import { claimDays, rejectionDays } from '../../../schema/values/orders/payment-disputes';
import { column, columns, flag, listOf, select, selectOne, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import { isUnusedImage } from '../media/images.service';
import { dueAmountOf, isSameTransfer } from '../orders/account/order-account.service';
import { disputableRejectionsOf } from '../orders/disputes/payment-disputes.service';
import { heldGoodsOf, openRecallsOf } from '../recalls/recalled/recalls.service';

const there = (from: string) => column(`EXISTS (SELECT 1 FROM ${from})`, flag);
const PARTY = '$1 IN (o.buyer_id, o.seller_id)';

const obstacles = columns<Record<ClosingObstacle, ReturnType<typeof there>>>({
  // one whose transfer was found to be another buyer's is due again
  OPEN_ORDERS: there(
    `orders o WHERE ${PARTY} AND (o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') OR (o.status = 'DELIVERED' AND o.completed_at IS NULL) OR o.open_problems > 0 OR o.claimed > 0
      OR (o.buyer_id = $1 AND o.status = 'DELIVERED' AND ${dueAmountOf('o')} > 0 AND EXISTS (SELECT 1 FROM order_payments p
        WHERE p.order_id = o.id AND p.state = 'REJECTED' AND p.decided_at > now() - make_interval(days => ${rejectionDays}))))`,
  ),
  // where a transfer of the user is found to be another buyer's, the user owes its orders again
  OPEN_DISPUTES: there(`(
      SELECT buyer_id, seller_id, state FROM payment_disputes UNION ALL SELECT buyer_id, seller_id, state FROM refusal_contests
      UNION ALL SELECT o.buyer_id, NULL, d.state FROM orders o JOIN order_payments p ON p.order_id = o.id AND p.state IN ('CLAIMED', 'RECEIVED')
        JOIN payment_disputes d ON d.payment_method = p.method AND ${isSameTransfer('d.payment_reference', 'p.reference')} WHERE o.buyer_id = $1
    ) d WHERE $1 IN (d.buyer_id, d.seller_id) AND d.state = 'OPEN'`),
  // a decision for the buyer would leave a refund without a seller who gives it
  REJECTED_PAYMENTS: there(disputableRejectionsOf('$1')),
  // whoever sent the money before the order ended reports it now; without a seller nobody could give it back
  ENDED_ORDERS: there(
    `orders o WHERE o.seller_id = $1 AND o.status IN ('CANCELLED', 'REJECTED', 'EXPIRED') AND o.payment_method IN ('BKASH', 'NAGAD', 'ROCKET')
      AND o.updated_at > now() - make_interval(days => ${claimDays})
      AND EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.to_status = 'CONFIRMED')
      AND EXISTS (SELECT 1 FROM users b WHERE b.id = o.buyer_id AND b.closed_at IS NULL)`,
  ),
  // both accounts together: what is paid out for commission that was taken back is on the other one
  BALANCE: there(
    `ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id = $1 GROUP BY a.owner_id HAVING sum(b.amount) <> 0`,
  ),
  // also what was withheld: its VAT comes with the bill, which nobody would pay for a closed account
  UNBILLED_COMMISSION: there(
    `ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'COMMISSION' JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.order_id IS NOT NULL AND e.transaction_id IN (SELECT own.transaction_id FROM ledger_entries own WHERE own.owner_id = $1)
        AND e.occurred_at >= (SELECT first_month::timestamp AT TIME ZONE 'Asia/Dhaka' FROM billing_terms)
        AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = e.transaction_id) HAVING sum(e.amount) < 0`,
  ),
  UNPAID_BILLS: there('bills b WHERE b.seller_id = $1 AND b.paid < b.total'),
  // one that comes back needs a seller to whom it is sent again
  PAYOUTS: there(`payouts p WHERE p.seller_id = $1 AND (
    p.state IN ('REQUESTED', 'SENT') OR (p.state = 'PAID' AND p.paid_at > now() - make_interval(days => ${payoutReturnDays})))`),
  // a recall makes the seller owe some; what a gateway has rejected of a closed account nobody can be given
  REFUNDS: there(
    `(
      SELECT o.buyer_id, o.seller_id FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
      JOIN users b ON b.id = o.buyer_id
      WHERE ${PARTY} AND (r.state IN ('WAITING', 'SENT') OR (r.state IN ('REJECTED', 'BY_HAND') AND b.closed_at IS NULL))
      UNION ALL SELECT r.buyer_id, r.seller_id FROM order_refunds r WHERE $1 IN (r.buyer_id, r.seller_id) AND r.state IN ('OWED', 'GIVEN', 'DENIED')
      UNION ALL SELECT NULL, NULL FROM ${openRecallsOf('$1')}
    ) r`,
  ),
  // nobody else can say what became of them
  HELD_GOODS: there(heldGoodsOf('$1')),
});

/** In the order of `ClosingObstacle`; empty where nothing is left. */
export async function obstaclesOf(db: Db, userId: string): Promise<ClosingObstacle[]> {
  const flags = await selectOne(db, obstacles, (list) => `SELECT ${list}`, [userId]);
  return Object.values(ClosingObstacle).filter((one) => flags?.[one]);
}

const image = columns({ id: column('i.id', text) });
const UNUSED_IMAGES = (list: string) => `SELECT ${list} FROM images i WHERE i.owner_id = $1 AND ${isUnusedImage}`;

/** Images that this user uploaded and nothing shows any more. */
export async function unusedImagesOf(db: Db, userId: string): Promise<string[]> {
  return (await select(db, image, UNUSED_IMAGES, [userId])).map(({ id }) => id);
}

const list = (from: string) => column(`ARRAY(${from})`, listOf(text));
const mentions = columns({
  bought: list('SELECT o.tracking_number::text FROM orders o WHERE o.buyer_id = $1'),
  sold: list('SELECT o.tracking_number::text FROM orders o WHERE o.seller_id = $1'),
  links: list(`SELECT '/product/' || p.id FROM products p WHERE p.seller_id = $1
    UNION SELECT '/product/' || q.product_id FROM product_questions q WHERE q.author_id = $1`),
  acquaintances: list(`SELECT f.follower_id::text FROM follows f WHERE f.seller_id = $1
    UNION SELECT p.user_id::text FROM shared_baskets b JOIN shared_basket_participants p ON p.basket_id = b.id WHERE b.seller_id = $1`),
});

/** Where notifications of others may have the user's name. */
export async function mentionsOf(db: Db, userId: string) {
  const row = await selectOne(db, mentions, (columnList) => `SELECT ${columnList}`, [userId]);
  if (!row) throw new Error('A statement without a table has one row.');
  return row;
}
