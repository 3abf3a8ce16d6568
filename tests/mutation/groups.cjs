/** What `npm run mutation` mutates, and the files of tests/rules that test it. MUTATE=ledger,pricing chooses; all of them else. */
const GROUPS = {
  ledger: {
    tests: ['amounts/ledger'],
    mutate: [
      'server/modules/money/ledger/posting.ts',
      'server/modules/money/payouts/payout-postings.ts',
      'server/modules/money/bills/bill-sums.ts',
    ],
  },
  stock: { tests: ['amounts/ledger'], mutate: ['server/modules/catalogue/stock/measured.ts'] },
  policies: { tests: ['policies/*'], mutate: ['server/modules/**/*.policy.ts'] },
  pricing: {
    tests: ['amounts/*', 'final-figures'],
    mutate: [
      'server/platform/money.ts',
      'server/modules/orders/cart/{price-line,price-cart}.ts',
      'server/modules/orders/quantities/{final-figures,weighed-line}.ts',
      'server/modules/orders/checkout/coupon-terms.ts',
    ],
  },
  rules: {
    tests: ['*.rules', 'delivery-fee', 'price-change', 'week-price', 'order-problems', 'payment-steps', 'default-quantity', 'schema/*'],
    mutate: ['schema/rules/**/*.ts'],
  },
};

const chosen = (process.env.MUTATE ?? Object.keys(GROUPS).join()).split(',').map((name) => GROUPS[name]);

module.exports = {
  mutate: chosen.flatMap(({ mutate }) => mutate),
  tests: [...new Set(chosen.flatMap(({ tests }) => tests))],
};
