/**
 * Makes the checks that the admin of the demo market recorded for sellers: the national ID of most, and the trade
 * license and the address of some.
 */
import { adminVerificationKinds } from '../../schema/values/accounts/verification';
import type { Market } from '../market';

const SHARE = { NID: 0.8, TRADE_LICENSE: 0.5, ADDRESS: 0.3 } as const;

export function makeVerifications(market: Market): void {
  const random = market.random.fork('verifications');
  for (const { row } of market.sellers) {
    if (row.status !== 'APPROVED') continue;
    for (const kind of adminVerificationKinds) {
      if (!random.chance(SHARE[kind]) || (kind === 'TRADE_LICENSE' && row.trade_license === null)) continue;
      const at = market.clock.daysAgo(random.between(5, 300));
      market.rows.seller_verifications.push({ id: random.id(at), user_id: row.id, kind, checked_by: market.admin.row.id, checked_at: at });
    }
  }
}
