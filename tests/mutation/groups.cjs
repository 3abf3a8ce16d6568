/**
 * `npm run mutation` mutates these files, and tests them with these files of tests/rules. `MUTATE=ledger,pricing`
 * chooses groups; without it all of them run.
 */
const GROUPS = {
  ledger: {
    tests: ['amounts/{ledger,bill-sums,rounding}'],
    mutate: [
      'server/modules/money/ledger/posting.ts',
      'server/modules/money/payouts/payout-postings.ts',
      'server/modules/money/bills/bill-sums.ts',
    ],
  },
  stock: { tests: ['amounts/rounding'], mutate: ['server/modules/catalogue/stock/measured.ts'] },
  policies: { tests: ['policies/*'], mutate: ['server/modules/**/*.policy.ts'] },
  pricing: {
    tests: ['amounts/*', 'final-figures'],
    mutate: [
      'server/platform/money.ts',
      'server/modules/orders/pricing/{price-line,price-cart}.ts',
      'server/modules/orders/pricing/{final-figures,weighed-line}.ts',
      'server/modules/orders/pricing/coupon-terms.ts',
    ],
  },
  'shared-rules': {
    tests: ['schema/{fields,catalogue,accounts}.rules', 'schema/web-address', 'name.rules', 'password.rules', 'order.rules'],
    mutate: ['schema/rules/shared/*.ts'],
  },
  'money-rules': { tests: ['schema/money.rules'], mutate: ['schema/rules/money/*.ts'] },
  'market-rules': {
    tests: ['schema/{market,offers}.rules'],
    mutate: ['schema/rules/{market,site}/*.ts'],
  },
  'account-rules': { tests: ['schema/accounts.rules', 'register.rules', 'login.rules'], mutate: ['schema/rules/accounts/*.ts'] },
  'catalogue-rules': {
    tests: ['schema/{catalogue,posts}.rules', 'product.rules', 'price-change', 'week-price', 'default-quantity'],
    mutate: ['schema/rules/catalogue/*.ts'],
  },
  'order-rules': {
    tests: ['schema/{orders,delivery,recurring}.rules', 'order.rules', 'recurring-days', 'delivery-fee', 'order-problems', 'payment-steps'],
    mutate: ['schema/rules/orders/*.ts'],
  },
};

const chosen = (process.env.MUTATE ?? Object.keys(GROUPS).join()).split(',').map((name) => GROUPS[name]);

module.exports = {
  mutate: chosen.flatMap(({ mutate }) => mutate),
  tests: [...new Set(chosen.flatMap(({ tests }) => tests))],
};
