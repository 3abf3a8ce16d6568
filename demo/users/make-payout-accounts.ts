/**
 * Where the sellers receive money: most have bKash, many Nagad too, by the phone they sell with. The demo users always
 * have bKash: documents pay them.
 */
import type { Market } from '../market';
import { demoPhones } from './make-users';

const documented: readonly (string | null)[] = Object.values(demoPhones);

export function makePayoutAccounts(market: Market): void {
  const random = market.random.fork('payouts');
  for (const { row } of market.sellers) {
    const account = { user_id: row.id, number: row.phone, holder: row.name, updated_at: row.created_at };
    const hasBkash = random.chance(0.9);
    if (hasBkash || documented.includes(row.phone)) market.rows.payout_accounts.push({ ...account, method: 'BKASH' });
    if (random.chance(0.5)) market.rows.payout_accounts.push({ ...account, method: 'NAGAD' });
  }
}
