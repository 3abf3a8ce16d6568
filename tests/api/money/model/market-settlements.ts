/**
 * Settlements of gateways as an admin imports them: lines that match, come twice or late, of refunds, and of nothing.
 */
import { rows } from '../../../support/sql';
import { importSettlement } from '../support/settlement-files';
import { type Market, type MarketCommand, pick } from './market';

interface Settled {
  readonly gateway: 'BKASH' | 'SSLCOMMERZ';
  readonly trx: string;
  readonly amount: string;
}

/** A gateway settles what it has taken, and what it has given back. */
const SETTLED = `
  SELECT g.gateway, g.trx_id AS trx, g.amount::text AS amount FROM gateway_payments g JOIN orders o ON o.id = g.order_id
  WHERE o.seller_id = ANY ($1::uuid[]) AND g.state = 'CAPTURED' AND g.trx_id IS NOT NULL
  UNION ALL SELECT g.gateway, r.reference, (-r.amount)::text FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id JOIN orders o ON o.id = g.order_id
  WHERE o.seller_id = ANY ($1::uuid[]) AND r.state = 'DONE' AND r.reference IS NOT NULL AND r.hand_reference IS NULL
  ORDER BY 2, 3`;
let unknown = 0;

/** Some lines of one gateway; those of before are imported again, now and then twice or with another amount. */
async function settle(market: Market, draw: number): Promise<string | null> {
  const all = await rows<Settled>(market.app.db, SETTLED, [market.sellers.map(({ id }) => id)]);
  const gateway = pick(['BKASH', 'SSLCOMMERZ'] as const, draw);
  const lines = all
    .filter((one, index) => one.gateway === gateway && (draw + index) % 3 > 0)
    .map(({ trx, amount }) => ({ trxId: trx, amount }));
  const [first] = lines;
  if (!first) return 'NONE_SETTLED';
  if (draw % 4 === 1) lines.push(first);
  if (draw % 4 === 2) lines.push({ trxId: first.trxId, amount: (Number(first.amount) * 2).toFixed(2) });
  if (draw % 5 === 0) lines.push({ trxId: `9NOBODY${String(++unknown).padStart(5, '0')}`, amount: pick(['12.00', '-12.00'], draw) });
  return (await importSettlement(market.app, market.admin, gateway, lines)).code;
}

export const settlements: readonly MarketCommand[] = [{ name: 'import a settlement', weight: 2, take: settle }];

const OWN = `
  SELECT g.gateway, upper(g.trx_id) AS trx, 1 AS sign FROM gateway_payments g JOIN o ON o.id = g.order_id WHERE g.trx_id IS NOT NULL
  UNION SELECT g.gateway, upper(r.reference), -1 FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id JOIN o ON o.id = g.order_id WHERE r.reference IS NOT NULL`;

export const settlementGuards: Readonly<Record<string, string>> = {
  'of a transaction one line counts, the others are doubled': `
    SELECT own.trx FROM (${OWN}) own JOIN gateway_settlement_lines l ON l.gateway = own.gateway AND upper(l.trx_id) = own.trx AND sign(l.amount) = own.sign
    GROUP BY own.gateway, own.trx, own.sign HAVING count(*) FILTER (WHERE l.difference IS DISTINCT FROM 'DOUBLED') > 1`,
  'a line that agrees is of a payment that was taken, or a refund that was given, with that amount': `
    SELECT own.trx FROM (${OWN}) own JOIN gateway_settlement_lines l ON l.gateway = own.gateway AND upper(l.trx_id) = own.trx AND sign(l.amount) = own.sign AND l.difference IS NULL
    WHERE NOT EXISTS (SELECT 1 FROM gateway_payments g WHERE g.gateway = l.gateway AND upper(g.trx_id) = own.trx AND g.state = 'CAPTURED' AND g.amount = l.amount)
      AND NOT EXISTS (SELECT 1 FROM gateway_refunds r WHERE upper(r.reference) = own.trx AND r.state = 'DONE' AND -r.amount = l.amount)`,
  'what was settled once has its day': `
    SELECT g.id FROM gateway_payments g JOIN o ON o.id = g.order_id JOIN gateway_settlement_lines l ON l.gateway = g.gateway AND upper(l.trx_id) = upper(g.trx_id) AND l.amount > 0
    WHERE g.state = 'CAPTURED' AND g.settled_on IS NULL
    UNION ALL SELECT r.id FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id JOIN o ON o.id = g.order_id
    JOIN gateway_settlement_lines l ON l.gateway = g.gateway AND upper(l.trx_id) = upper(r.reference) AND l.amount < 0
    WHERE r.state = 'DONE' AND r.hand_reference IS NULL AND r.settled_on IS NULL`,
};
