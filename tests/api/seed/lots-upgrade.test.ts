/** The lots of a whole market with a year of trade: traced as EPCIS documents, and made again by the upgrade. */
import type { MigrationInterface } from 'typeorm';
import { migrations } from '../../../migrations';
import { LotEpcisService } from '../../../server/modules/recalls/epcis/lot-epcis.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer } from '../../support/build-accounts';
import { epcisErrors } from '../../support/epcis-schema';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { seedMarket } from './seed-market';

type Migration = new () => MigrationInterface;

/** Stock is in lots from this one on. */
const LOTS = 1_764_405_800_000;
const SEED_MS = 240_000;
const since = [...migrations]
  .filter(({ name }) => Number(name.slice(-13)) >= LOTS)
  .toSorted((a, b) => a.name.slice(-13).localeCompare(b.name.slice(-13)));
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await seedMarket(app, new Date());
}, SEED_MS);
afterAll(() => app.stop());

const run = (migration: Migration, direction: 'up' | 'down') =>
  inTransaction(app.db, async (tx) => {
    if (!tx.queryRunner) throw new Error('A transaction has a query runner.');
    await new migration()[direction](tx.queryRunner);
  });

const MOST_TRACED = `
  SELECT lot.code, count(*) AS lines, bool_or(made.id IS NOT NULL) AS was_sold_on FROM lots lot JOIN lot_shares share ON share.lot_id = lot.id
  LEFT JOIN receipts r ON r.order_line_id = share.order_line_id LEFT JOIN lots made ON made.receipt_id = r.id GROUP BY lot.code`;

it('the traces of its most sold lots are valid EPCIS documents', async () => {
  const most = `SELECT code FROM (${MOST_TRACED}) traced ORDER BY was_sold_on DESC, lines DESC, code LIMIT 40`;
  const received = 'SELECT code FROM lots WHERE receipt_id IS NOT NULL ORDER BY added DESC, code LIMIT 20';
  const codes = [...(await rows<{ code: string }>(app.db, most)), ...(await rows<{ code: string }>(app.db, received))];
  const service = app.container.resolve(LotEpcisService);
  const reader = asViewer(await admin(app));
  let events = 0;
  for (const { code } of codes) {
    const { text, eventCount } = await service.make(reader, code, 'bn');
    expect([code, epcisErrors(JSON.parse(text))]).toEqual([code, []]);
    events += eventCount;
  }
  expect([codes.length, events > 500]).toEqual([60, true]);
});

it(
  'what is in stock and what was sold is in lots, each receipt in its own, with days that can be',
  async () => {
    const sold = 'SELECT count(*)::int AS lines, sum(quantity)::float AS quantity FROM lot_shares';
    const before = await one(app.db, sold);
    for (const migration of since.toReversed()) await run(migration, 'down');
    for (const migration of since) await run(migration, 'up');
    for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, (await rows(app.db, sql)).length]).toEqual([rule, 0]);
    const after = await one<{ lines: number; quantity: number }>(app.db, sold);
    expect(after?.quantity).toBe((before as { quantity: number }).quantity);
    expect(await one(app.db, 'SELECT count(*) > 50 AS "areMany" FROM lots WHERE receipt_id IS NOT NULL')).toEqual({ areMany: true });
  },
  SEED_MS,
);
