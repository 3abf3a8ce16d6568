/** The slowest files begin first, so that no worker is left alone with one at the end; Jest knows their times only from an earlier run on the same machine. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Most seconds first. */
const SLOW = [
  'tests/e2e/every-screen/english.test.ts',
  'tests/run/embedded.test.ts',
  'tests/e2e/every-screen/bangla.test.ts',
  'tests/run/import-kill.test.ts',
  'tests/api/authorisation/matrix.test.ts',
  'tests/run/sms-kill.test.ts',
  'tests/run/pages.test.ts',
  'tests/e2e/sale/sale.test.ts',
  'tests/e2e/every-screen/entrance.test.ts',
  'tests/e2e/admin/admin-people.test.ts',
  'tests/e2e/trade/chain.test.ts',
  'tests/e2e/storefront/card-taps.test.ts',
];

const placeOf = ({ path }) => {
  const place = SLOW.findIndex((file) => path.endsWith(file));
  return place < 0 ? SLOW.length : place;
};

module.exports = class SlowFirstSequencer extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
};
