/**
 * Settings of a run that change which tests there are, how much they do or what they find: who runs a failed file alone
 * gives them again. Any other setting that a test reads changes nothing (tests/architecture/run-settings.test.ts).
 */
const RUN_SETTINGS = [
  'CHAOS',
  'CHAOS_FAILOVERS',
  'CHROMIUM_PATH',
  'DEMO_DAYS_AHEAD',
  'DRAIN_STOPS',
  'FAST',
  'FUZZ_RUNS',
  'FUZZ_SEED',
  'IMPORT_KILLS',
  'IMPORT_LINES',
  'INPUTS',
  'LEDGER_ENTRIES',
  'LEDGER_KILLS',
  'MIRROR',
  'MODEL_SECONDS',
  'ORDER_KILLS',
  'OVERSELL_ROUNDS',
  'PARTITION_ROWS',
  'PAYMENT_KILLS',
  'PGBOUNCER',
  'ROUNDS',
  'SEED',
  'UPLOAD_KILLS',
];

module.exports = { RUN_SETTINGS };
