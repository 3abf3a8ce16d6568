/** The demo users that documents pay have bKash on every day: the demo market is made anew for each. */
import { SeedClock } from '../../demo/simulation/seed-clock';
import { SeedRandom } from '../../demo/simulation/seed-random';
import { makePayoutAccounts } from '../../demo/users/make-payout-accounts';
import { demoPhones } from '../../demo/users/make-users';
import type { Market } from '../../demo/market';

const DAY_MS = 86_400_000;

it('sellers of the README receive money by bKash, whatever the day', () => {
  for (let day = 0; day < 400; day += 1) {
    const clock = new SeedClock(new Date(Date.UTC(2026, 10, 30) + day * DAY_MS));
    const sellers = [demoPhones.producer, demoPhones.supersaler, demoPhones.wholesaler].map((phone) => ({
      row: { id: phone, phone, name: phone },
    }));
    const rows = { payout_accounts: [] as { user_id: string; method: string }[] };
    makePayoutAccounts({ random: new SeedRandom(clock.dayNumber), sellers, rows } as unknown as Market);
    const payable = rows.payout_accounts.filter(({ method }) => method === 'BKASH').map(({ user_id: id }) => id);
    expect(payable).toEqual([demoPhones.producer, demoPhones.supersaler, demoPhones.wholesaler]);
  }
});
