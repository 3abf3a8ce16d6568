/**
 * The goals of security and reliability, each with the tests that measure it and how much of it `npm run chaos` runs.
 */
export interface Goal {
  readonly figure: string;
  readonly goal: string;
  /** These are the projects of tests/jest.config.cjs that contain the files. */
  readonly projects: readonly ('api' | 'rest' | 'run' | 'chaos')[];
  readonly files: readonly string[];
  /** More rounds than within `npm test`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Only the tests whose titles match. */
  readonly title?: string;
  /** The figures its files write belong to other goals. */
  readonly isWithoutFigures?: true;
}

/** Each row of tests/support/bad-input-table.json is sent by one of them (tests/architecture/structure.test.ts). */
const badInputTests = [
  'tests/api/platform/sockets.test.ts',
  'tests/api/platform/bad-documents.test.ts',
  'tests/api/platform/real-server.test.ts',
  'tests/api/platform/uploads.test.ts',
  'tests/api/orders/idempotency.test.ts',
  'tests/api/orders/who-buys-what.test.ts',
  'tests/api/orders/order-actions.test.ts',
  'tests/api/media/upload-image.test.ts',
  'tests/api/accounts/password-reset.test.ts',
  'tests/api/accounts/account-bad-inputs.test.ts',
  'tests/rest/products.test.ts',
  'tests/rest/product-edit.test.ts',
  'tests/rest/product-add.test.ts',
  'tests/rest/auth-bad-inputs.test.ts',
];

export const goals: readonly Goal[] = [
  {
    figure: 'GraphQL-over-HTTP audits',
    goal: '61 of 61 with the preflight header',
    projects: ['api'],
    files: ['tests/api/platform/graphql-over-http.test.ts'],
  },
  {
    figure: 'bad inputs',
    goal: 'every row of the table exact',
    projects: ['api', 'rest'],
    files: badInputTests,
    isWithoutFigures: true,
  },
  {
    figure: 'authorisation matrix',
    goal: 'every operation × every role',
    projects: ['api'],
    files: ['tests/api/authorisation/matrix.test.ts'],
  },
  {
    figure: 'oversell',
    goal: '0 in 100 rounds of 50 buyers',
    projects: ['api'],
    files: ['tests/api/orders/checkout-parallel.test.ts'],
    environment: { OVERSELL_ROUNDS: '100' },
  },
  {
    figure: 'exactly-once orders',
    goal: '0 lost or doubled in 200 kill -9',
    projects: ['run'],
    files: ['tests/run/order-kill.test.ts'],
    environment: { ORDER_KILLS: '200' },
  },
  {
    figure: 'PostgreSQL restarted under load',
    goal: 'red within 1 s, green within 2 s, nothing lost',
    projects: ['run'],
    files: ['tests/run/outage.test.ts'],
  },
  {
    figure: 'drain',
    goal: '0 broken responses in 20 stops',
    projects: ['run'],
    files: ['tests/run/drain.test.ts'],
    environment: { DRAIN_STOPS: '20' },
  },
  {
    figure: 'one-time codes',
    goal: 'at most 5 of 1,000 parallel guesses counted',
    projects: ['api'],
    files: ['tests/api/accounts/registration-codes.test.ts', 'tests/api/accounts/password-reset.test.ts'],
    title: '1,000 parallel',
  },
  { figure: 'uploads: memory', goal: '40 × 10 MiB below 400 MB', projects: ['run'], files: ['tests/run/upload-memory.test.ts'] },
  {
    figure: 'uploads: orphans',
    goal: '0 after 50 kills',
    projects: ['run'],
    files: ['tests/run/upload-kill.test.ts'],
    environment: { UPLOAD_KILLS: '50' },
  },
  {
    figure: 'slow clients',
    goal: '500 half-open sockets gone in 15 s, p99 of others below 2 ×',
    projects: ['chaos'],
    files: ['tests/chaos/full/goals/slow-clients.test.ts'],
  },
  {
    figure: 'live notifications',
    goal: '500 sockets, p99 of 150 ms, none lost after a reconnect',
    projects: ['chaos'],
    files: ['tests/chaos/full/goals/live-notifications.test.ts'],
  },
  {
    figure: 'the whole of money',
    goal: 'every guard after 20,000 random commands with pairs at once',
    projects: ['api'],
    files: ['tests/api/money/model/money-market.test.ts'],
    environment: { MODEL_SECONDS: '1500' },
  },
  { figure: 'secrets in logs', goal: '0', projects: ['api'], files: ['tests/api/platform/secrets-in-logs.test.ts'] },
];
