/**
 * Views of products at size, the one table that is partitioned by month: the read of a dashboard executes the months it
 * asks for, each by its index, and the end of a month is dropped whole. PARTITION_ROWS=10000000 fills it with that many
 * rows (some minutes, 2 GB); the figures of either size are printed, docs/scale.md has those of the large one.
 */
import { ProductViewMonthsService } from '../../../server/modules/catalogue/products/figures/product-view-months.service';
import { ProductViewsStore } from '../../../server/modules/catalogue/products/figures/product-views.store';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { withClient } from '../../support/database';
import { one, rows } from '../../support/sql';

const ROWS = Number(process.env.PARTITION_ROWS ?? 30_000);
const PATIENCE_MS = 120_000 + ROWS / 10;
/** More than are retained: two are dropped by the first run of the job. */
const MONTHS_BACK = serverLimits.viewMonths + 2;
const OWN_PRODUCTS = 5;
const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const THIS_MONTH = `date_trunc('month', ${TODAY})::date`;
/** Days that a dashboard compares, twice. */
const COMPARED_DAYS = 30;

let app: TestApp;
let seller: TestAccount;
let ownProducts: string[];
const figures: Record<string, string | number> = { rows: ROWS };

/** As after fifteen months of the job: a partition for each. */
const MAKE_MONTHS = `
  DO $$
  DECLARE
    part text;
    month date;
  BEGIN
    FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'product_views'::regclass AND c.relname <> 'product_views_other'
    LOOP
      EXECUTE format('DROP TABLE %I', part);
    END LOOP;
    FOR back IN REVERSE ${MONTHS_BACK}..-3 LOOP
      month := ${THIS_MONTH} - make_interval(months => back);
      EXECUTE format('CREATE TABLE %I PARTITION OF product_views FOR VALUES FROM (%L) TO (%L)', 'product_views_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month');
    END LOOP;
  END $$`;

/**
 * The seller's products every day, and as many others as make up the rows; foreign keys of the others are not checked.
 */
const FILL = `
  SET session_replication_role = replica;
  INSERT INTO product_views (product_id, day, views)
  SELECT p.id, d.day::date, 1 + (n % 50)
  FROM generate_series(${THIS_MONTH} - interval '${MONTHS_BACK} months', ${TODAY}, interval '1 day') AS d (day),
    (SELECT id, row_number() OVER () AS n FROM (SELECT id FROM products UNION ALL SELECT gen_random_uuid() FROM generate_series(1, $1::int)) AS known) AS p;
  SET session_replication_role = DEFAULT`;

beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  for (let n = 0; n < OWN_PRODUCTS; n += 1) await listedProduct(app, seller);
  ownProducts = (await rows<{ id: string }>(app.db, 'SELECT id FROM products')).map(({ id }) => id);
  await app.db.query(MAKE_MONTHS);
  const begun = performance.now();
  const days =
    (await one<{ days: number }>(app.db, `SELECT (${TODAY} - (${THIS_MONTH} - interval '${MONTHS_BACK} months')::date + 1) AS days`))
      ?.days ?? 1;
  // without the time limit of statements
  await withClient(app.databaseUrl, async (client) => {
    await client.query(FILL.replace('$1', String(Math.ceil(ROWS / days) - OWN_PRODUCTS)));
    await client.query('VACUUM (ANALYZE) product_views');
  });
  figures.fillSeconds = seconds(begun);
}, PATIENCE_MS);
afterAll(async () => {
  process.stdout.write(`views of products by month: ${JSON.stringify(figures)}\n`);
  await app.stop();
}, PATIENCE_MS);

const seconds = (begun: number) => Number(((performance.now() - begun) / 1_000).toFixed(2));

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Plan {
  readonly executed: readonly PlanNode[];
  readonly pages: number;
  readonly milliseconds: number;
}

async function planOf(statement: string, parameters: readonly unknown[]): Promise<Plan> {
  const found: { 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }[] = await app.db.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
    [...parameters],
  );
  const top = found[0]?.['QUERY PLAN'][0];
  if (!top) throw new Error('EXPLAIN returns one plan.');
  const all = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(all)];
  return {
    executed: all(top.Plan).filter((node) => node['Actual Loops'] > 0 && node['Relation Name']?.startsWith('product_views') === true),
    pages: top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks'],
    milliseconds: top['Execution Time'],
  };
}

const pagesOf = (node: PlanNode) => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

/** The statement with its parameters, as the dashboard sends it. */
async function dashboardRead(): Promise<{ statement: string; parameters: readonly unknown[] }> {
  const usual = app.db.logger;
  const seen: { statement: string; parameters: readonly unknown[] }[] = [];
  app.db.logger = Object.assign(Object.create(usual) as typeof usual, {
    logQuery: (statement: string, parameters: readonly unknown[] = []) => void seen.push({ statement, parameters }),
  });
  await app.gql('{ sellerDashboard { tiles { kind } } }', {}, { token: seller.token });
  app.db.logger = usual;
  const found = seen.find(({ statement }) => statement.includes('FROM product_views'));
  if (!found) throw new Error('The dashboard reads no views.');
  return found;
}

const monthsSince = async (days: number): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      app.db,
      `SELECT 'product_views_' || to_char(month, 'YYYY_MM') AS name FROM generate_series(date_trunc('month', ${TODAY} - ${days}), ${THIS_MONTH} + interval '3 months', interval '1 month') AS month`,
    )
  ).map(({ name }) => name);

const parts = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      app.db,
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'product_views'::regclass ORDER BY 1`,
    )
  ).map(({ name }) => name);

it(
  'the dashboard executes the months it compares, each by its index',
  async () => {
    const { statement, parameters } = await dashboardRead();
    const { executed, pages, milliseconds } = await planOf(statement, parameters);
    const read = [...new Set(executed.map((node) => node['Relation Name']))];
    const allowed = [...(await monthsSince(2 * COMPARED_DAYS)), 'product_views_other'];
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
    // a month that has just begun is a few pages, which PostgreSQL may read from end to end
    expect(executed.filter((node) => node['Node Type'] === 'Seq Scan' && pagesOf(node) / node['Actual Loops'] > 4)).toEqual([]);
    const whole = await planOf('SELECT sum(views) FROM product_views WHERE product_id = ANY ($1::uuid[])', [ownProducts]);
    expect(executed.length).toBeLessThan(whole.executed.length);
    Object.assign(figures, { dashboardMonths: read.length, dashboardPages: pages, dashboardMs: milliseconds, allMonthsPages: whole.pages });
  },
  PATIENCE_MS,
);

it('a view is written to the partition of its month', async () => {
  const [month = ''] = await monthsSince(0);
  const count = async (table: string) =>
    Number((await one<{ sum: string }>(app.db, `SELECT sum(views) AS sum FROM ${table} WHERE product_id = $1`, [ownProducts[0]]))?.sum);
  const before = await count(month);
  const [{ today } = { today: '' }] = await rows<{ today: string }>(app.db, `SELECT ${TODAY}::text AS today`);
  await app.container.resolve(ProductViewsStore).add([{ productId: ownProducts[0] ?? '', day: today, views: 7 }]);
  expect(await count(month)).toBe(before + 7);
});

it(
  'months that are too old are dropped whole, without a row being deleted',
  async () => {
    const before = await parts();
    const oldest = before[0] ?? '';
    const size = await one<{ mb: number; rows: string }>(
      app.db,
      `SELECT (pg_total_relation_size('${oldest}') / 1048576)::int AS mb, count(*) AS rows FROM ${oldest}`,
    );
    const wal = async () =>
      Number((await one<{ bytes: string }>(app.db, `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes`))?.bytes);
    const deleted = await deletionOf(oldest, wal);
    const [begun, walBefore] = [performance.now(), await wal()];
    await app.container.resolve(ProductViewMonthsService).roll();
    const written = (await wal()) - walBefore;
    const dropped = before.filter((name) => name !== 'product_views_other').slice(0, MONTHS_BACK - serverLimits.viewMonths);
    const left = await parts();
    expect(left).toEqual(before.filter((name) => !dropped.includes(name)));
    // a deletion writes a record for each row; in the suite other tests write to the same log
    if (process.env.PARTITION_ROWS !== undefined) expect(written).toBeLessThan(deleted.bytes / 10);
    Object.assign(figures, {
      monthMb: size?.mb ?? 0,
      monthRows: Number(size?.rows),
      dropSeconds: seconds(begun),
      dropWalKb: Math.round(written / 1_024),
    });
    Object.assign(figures, { deleteSeconds: deleted.seconds, deleteWalKb: Math.round(deleted.bytes / 1_024) });
  },
  PATIENCE_MS,
);

/** Measures the cost of deleting the rows of a month one by one, and rolls the deletion back. */
async function deletionOf(table: string, wal: () => Promise<number>): Promise<{ seconds: number; bytes: number }> {
  return withClient(app.databaseUrl, async (client) => {
    const [begun, before] = [performance.now(), await wal()];
    await client.query('BEGIN');
    await client.query(`DELETE FROM ${table}`);
    const cost = { seconds: seconds(begun), bytes: (await wal()) - before };
    await client.query('ROLLBACK');
    return cost;
  });
}
