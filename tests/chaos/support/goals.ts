/** The goals of security and reliability, each with the tests that measure it and how much of it `npm run chaos` runs. */
export interface Goal {
  readonly figure: string;
  readonly goal: string;
  readonly project: 'api' | 'rest' | 'run';
  readonly files: readonly string[];
  /** More rounds than within `npm test`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Only the tests whose titles match. */
  readonly title?: string;
}

export const goals: readonly Goal[] = [
  {
    figure: 'GraphQL-over-HTTP audits',
    goal: '61 of 61 with the preflight header',
    project: 'api',
    files: ['tests/api/platform/graphql-over-http.test.ts'],
  },
  {
    figure: 'authorisation matrix',
    goal: 'every operation × every role',
    project: 'api',
    files: ['tests/api/authorisation/matrix.test.ts'],
  },
  { figure: 'oversell', goal: '0 in 100 rounds of 50 buyers', project: 'api', files: ['tests/api/orders/checkout-parallel.test.ts'] },
  {
    figure: 'exactly-once orders',
    goal: '0 lost or doubled in 200 kill -9',
    project: 'run',
    files: ['tests/run/order-kill.test.ts'],
    environment: { ORDER_KILLS: '200' },
  },
  {
    figure: 'PostgreSQL restarted under load',
    goal: 'red within 1 s, green within 2 s, nothing lost',
    project: 'run',
    files: ['tests/run/outage.test.ts'],
  },
  { figure: 'drain', goal: '0 broken responses', project: 'run', files: ['tests/run/drain.test.ts'] },
  {
    ...{ figure: 'one-time codes', goal: 'at most 5 of 1,000 parallel guesses counted', project: 'api' },
    ...{ files: ['tests/api/accounts/registration-codes.test.ts', 'tests/api/accounts/password-reset.test.ts'], title: '1,000 parallel' },
  },
  { figure: 'uploads: memory', goal: '40 × 10 MiB below 400 MB', project: 'run', files: ['tests/run/upload-memory.test.ts'] },
  {
    figure: 'uploads: orphans',
    goal: '0 after 50 kills',
    project: 'run',
    files: ['tests/run/upload-kill.test.ts'],
    environment: { UPLOAD_KILLS: '50' },
  },
  { figure: 'slow clients', goal: 'half-open sockets removed', project: 'run', files: ['tests/run/http.test.ts'], title: 'half-open' },
  { figure: 'secrets in logs', goal: '0', project: 'api', files: ['tests/api/platform/secrets-in-logs.test.ts'] },
];
