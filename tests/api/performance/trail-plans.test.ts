/** The search of the audit trail finds its entries by indexes, however many others there are. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { placedOrder, type TestOrder } from '../../support/build-orders';
import { withClient } from '../../support/database';
import { one } from '../../support/sql';

const ENTRIES = 100_000;
/** Entries of an order among them. */
const OF_ORDER = 3;

let app: TestApp;
let boss: TestAccount;
let placed: TestOrder;
beforeAll(async () => {
  app = await startTestApp();
  [boss, placed] = [await admin(app), await placedOrder(app)];
  await withClient(app.databaseUrl, async (client) => {
    await client.query('SET session_replication_role = replica'); // subjects of the others are nowhere
    await client.query(
      `INSERT INTO audit_events (actor_id, action, subject_type, subject_id, details, created_at)
      SELECT $1::uuid, 'order.cancelled', kind.name, CASE WHEN n <= ${OF_ORDER} THEN $2::uuid ELSE gen_random_uuid() END,
        CASE WHEN n % 50 = 0 THEN jsonb_build_object('phone', '018' || lpad(n::text, 8, '0')) ELSE '{}' END, now() - n * interval '1 minute'
      FROM generate_series(1, ${ENTRIES}) n CROSS JOIN LATERAL (SELECT (ARRAY['order', 'account', 'lot', 'product'])[1 + n % 4] AS name) kind`,
      [boss.id, placed.id],
    );
    await client.query('VACUUM ANALYZE audit_events');
  });
}, 120_000);
afterAll(() => app.stop());

/** The plans of the statements that read the trail. */
async function plansOf(variables: Record<string, unknown>): Promise<{ total: number; plans: string[] }> {
  const read: { text: string; values: unknown[] }[] = [];
  const usual = app.db.logger;
  app.db.logger = Object.assign(Object.create(usual) as typeof usual, {
    logQuery: (text: string, values: unknown[] = []) => void read.push({ text, values }),
  });
  try {
    const { code, data } = await app.call<{ auditEntries: { totalCount: number } }>(
      'auditEntries',
      variables,
      'totalCount nodes { id }',
      boss,
    );
    expect(code).toBeNull();
    const trail = read.filter(({ text }) => text.includes('audit_events'));
    const plans = trail.map(async ({ text, values }) => {
      const lines: { 'QUERY PLAN': string }[] = await app.db.query(`EXPLAIN ${text}`, values);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    return { total: data.auditEntries.totalCount, plans: await Promise.all(plans) };
  } finally {
    app.db.logger = usual;
  }
}

const numberOf = async () =>
  (await one<{ number: string }>(app.db, 'SELECT tracking_number AS number FROM orders WHERE id = $1', [placed.id]))?.number;
const codeOf = async () => (await one<{ code: string }>(app.db, 'SELECT code FROM lots LIMIT 1', []))?.code;

it.each([
  ['the number of an order', async () => ({ search: await numberOf() }), 'audit_events_subject', OF_ORDER],
  ['the code of a lot', async () => ({ search: await codeOf() }), 'audit_events_(?:actor|time) on audit_events entry_1', 0],
  ['a phone', () => Promise.resolve({ search: '01800000050' }), 'audit_events_phone', 1],
  ['an id', () => Promise.resolve({ subjectId: placed.id }), 'audit_events_subject', OF_ORDER],
] as const)('by %s', async (_name, variables, index, count) => {
  const { total, plans } = await plansOf(await variables());
  expect([total, plans.length]).toEqual([count, 2]);
  for (const plan of plans) {
    expect(plan).toMatch(new RegExp(`\\b${index}\\b`));
    expect(plan).not.toMatch(/Seq Scan on audit_events\b/);
    expect(plan).not.toMatch(/audit_events_time on audit_events e(?:_\d)? /); // the whole trail, the latest first
  }
});
