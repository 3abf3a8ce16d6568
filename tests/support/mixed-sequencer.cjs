/**
 * The order of the test files. Those that start browsers and servers take both processors for themselves when they run
 * beside each other, while the others leave a quarter of them idle: they are spread among the others, the slowest
 * first, so that no worker is left alone with one at the end. Of the others those with a window come last: a worker
 * that holds the modules of both kinds takes twice the memory, and much longer to collect its garbage.
 */
const os = require('node:os');
const path = require('node:path');
const { announceRun } = require('./announce-run.cjs');
const { beginRun } = require('./begin-run.cjs');
const { countFiles } = require('./interruption.cjs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Folders of tests/ whose files start programs. */
const HEAVY = new Set(['e2e', 'run', 'chaos']);

/** Most seconds first; Jest knows times only from an earlier run on the same machine. */
const SLOW = [
  'tests/e2e/every-screen/dialogs-on-phone.test.ts',
  'tests/e2e/leaving/missing-code.test.ts',
  'tests/e2e/every-screen/dialogs-on-desktop.test.ts',
  'tests/e2e/every-screen/bangla.test.ts',
  'tests/e2e/every-screen/english.test.ts',
  'tests/run/embedded.test.ts',
  'tests/run/import-kill.test.ts',
  'tests/e2e/every-screen/entrance.test.ts',
  'tests/run/pages.test.ts',
  'tests/e2e/storefront/narrow-screens.test.ts',
  'tests/e2e/trade/chain.test.ts',
  'tests/e2e/money/online-payment.test.ts',
  'tests/e2e/sale/sale.test.ts',
  'tests/e2e/images/images.test.ts',
  'tests/e2e/admin/admin-people.test.ts',
  'tests/e2e/orders/shared-basket.test.ts',
  'tests/run/upload-kill.test.ts',
  'tests/run/image-commands.test.ts',
  'tests/run/backup.test.ts',
  'tests/run/sms-kill.test.ts',
  'tests/e2e/storefront/card-taps.test.ts',
  'tests/api/authorisation/matrix.test.ts',
  'tests/api/platform/slow-services.test.ts',
  'tests/api/idempotency/keyed-operations.test.ts',
  'tests/api/orders/checkout-parallel.test.ts',
];

/** The last heavy file begins when so much of the others has begun. */
const SPREAD_OVER = 0.8;

const root = path.resolve(__dirname, '..', '..');
const folderOf = (test) => path.relative(root, test.path).split(path.sep)[1];
const isHeavy = (test) => HEAVY.has(folderOf(test));
const hasWindow = (test) => Number(folderOf(test) === 'screens');

function placeOf(test) {
  const place = SLOW.indexOf(path.relative(root, test.path).split(path.sep).join('/'));
  return place < 0 ? SLOW.length : place;
}

module.exports = class MixedSequencer extends Sequencer {
  sort(tests) {
    beginRun();
    countFiles(tests.length);
    process.stderr.write(announceRun(tests, root, os.availableParallelism()));
    const sorted = super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other) || hasWindow(one) - hasWindow(other));
    const [heavy, light] = [sorted.filter(isHeavy), sorted.filter((test) => !isHeavy(test))];
    const step = (light.length * SPREAD_OVER) / heavy.length;
    const placed = heavy.map((test, index) => ({ test, at: index * step }));
    return [...placed, ...light.map((test, index) => ({ test, at: index }))]
      .toSorted((one, other) => one.at - other.at)
      .map(({ test }) => test);
  }
};
