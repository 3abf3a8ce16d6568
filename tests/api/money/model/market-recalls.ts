/** Goods are held, released and recalled, by two admins, and the job refunds what was recalled. */
import { RecallRefundsService } from '../../../../server/modules/recalls/recalled/recall-refunds.service';
import { rows } from '../../../support/sql';
import { type Market, type MarketCommand, pick } from './market';
import { act } from './market-call';

const LOTS = `
  SELECT l.code, l.owner_id AS owner FROM lots l WHERE l.owner_id = ANY ($1::uuid[]) AND ($2::text IS NULL OR l.hold = $2) ORDER BY l.id`;

async function decide(market: Market, draw: number, name: string, hold: 'HELD' | null): Promise<string | null> {
  const found = await rows<{ code: string; owner: string }>(market.app.db, LOTS, [market.sellers.map(({ id }) => id), hold]);
  if (found.length === 0) return 'NO_LOT';
  const { code, owner } = pick(found, draw);
  const seller = market.sellers.find(({ id }) => id === owner);
  const isOwn = name === 'holdLot' || (name === 'releaseLot' && draw % 2 === 0);
  const by = isOwn && seller ? seller : pick([market.admin, market.second], draw >> 1);
  return act(market, by, name, { input: { code, reason: 'Mould was found' } });
}

async function refund({ app }: Market): Promise<null> {
  await app.container.resolve(RecallRefundsService).run();
  return null;
}

export const recalls: readonly MarketCommand[] = [
  { name: 'hold a lot', weight: 1, take: (market, draw) => decide(market, draw, 'holdLot', null) },
  { name: 'release a lot', weight: 2, take: (market, draw) => decide(market, draw, 'releaseLot', 'HELD') },
  { name: 'ask for a recall', weight: 1, take: (market, draw) => decide(market, draw, 'askRecall', null) },
  { name: 'confirm a recall', weight: 2, take: (market, draw) => decide(market, draw, 'confirmRecall', 'HELD') },
  { name: 'refund what was recalled', weight: 3, take: refund },
];

/** SQL: refunds and the balance of a user who had left before goods were recalled; `u` is the user. */
export const AFTER_LEAVING = `EXISTS (SELECT 1 FROM order_problems late WHERE late.kind = 'RECALLED' AND late.seller_id = u.id)`;

export const recallGuards: Readonly<Record<string, string>> = {
  'what a recall refunded of lines is what its problems took off their orders': `
    SELECT o.id FROM o CROSS JOIN LATERAL (SELECT coalesce(sum(s.refunded), 0) AS lots FROM recalled_shares s WHERE s.order_id = o.id) s
    CROSS JOIN LATERAL (SELECT coalesce(sum(q.refunded), 0) AS problems FROM order_problems q WHERE q.order_id = o.id AND q.kind = 'RECALLED') q
    WHERE s.lots <> q.problems`,
  'of a line that was recalled as a whole, and not sent again, nothing is charged': `
    SELECT l.id, l.refunded FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.seller_id = ANY ($1::uuid[]) AND o.status = 'DELIVERED' AND l.quantity > 0
      AND l.refunded < round(l.line_total * (o.subtotal - o.discount) / greatest(o.subtotal, 0.01), 2) - 0.02
      AND (SELECT coalesce(sum(s.quantity), 0) FROM recalled_shares s WHERE s.order_line_id = l.id AND s.refund <> 'WAITING') >= l.quantity
      AND NOT EXISTS (SELECT 1 FROM recalled_shares s WHERE s.order_line_id = l.id AND s.refund = 'WAITING')
      AND NOT EXISTS (SELECT 1 FROM stock_movements m WHERE m.order_line_id = l.id AND m.kind = 'REPLACE')`,
};
