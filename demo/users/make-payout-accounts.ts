/** Where the sellers receive money: most have bKash, many Nagad too, by the phone they sell with. */
import type { Market } from '../market';

export function makePayoutAccounts(market: Market): void {
  const random = market.random.fork('payouts');
  for (const { row } of market.sellers) {
    const account = { user_id: row.id, number: row.phone, holder: row.name, updated_at: row.created_at };
    if (random.chance(0.9)) market.rows.payout_accounts.push({ ...account, method: 'BKASH' });
    if (random.chance(0.5)) market.rows.payout_accounts.push({ ...account, method: 'NAGAD' });
  }
}
