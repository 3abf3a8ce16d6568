/** Tables have owners: only the owner writes, and a module reads tables of itself or of earlier modules. */
import { plant, readSources } from './checks/source-tree';
import { foreignTables, type TableException, tableOwners } from './checks/table-owners';

const reads = (file: string, table: string, reason: string): TableException => ({ file: `server/${file}`, table, kind: 'reads', reason });
const HOT_LIST =
  'every list of the market shows and sorts by the price of a running deal: a statement more for each list costs more than the rule is worth';
const RECEIPT = 'a receipt is made of a delivered order line, which its foreign key names';
const TASTE = "one statement ranks products by what the viewer ordered; the orders' rows are its conditions, not its result";

/** Reads of later tables that are worth it. */
const exceptions: readonly TableException[] = [
  reads('modules/catalogue/products/running-deal.query.ts', 'deals', HOT_LIST),
  reads('modules/catalogue/market/search/market-filter.query.ts', 'deals', HOT_LIST),
  reads('modules/catalogue/market/just-for-you.query.ts', 'orders', TASTE),
  reads('modules/catalogue/market/just-for-you.query.ts', 'order_lines', TASTE),
  ...['receipts.store.ts', 'received-items.query.ts'].flatMap((file) =>
    ['orders', 'order_lines'].map((table) => reads(`modules/catalogue/stock/${file}`, table, RECEIPT)),
  ),
  reads(
    'platform/sms/outbox-sms-gateway.ts',
    'platform_settings',
    'a flag that the seed sets on a server without a provider; the settings module does not know it',
  ),
];

const files = readSources();

it('only the owner writes a table, and no one reads those of later modules', () => {
  expect(foreignTables(files, exceptions)).toEqual([]);
});

it('no exception is a write, and each has a reason', () => {
  expect(exceptions.filter(({ kind, reason }) => kind === 'writes' || reason === '')).toEqual([]);
});

it('knows the owners', () => {
  const owners = tableOwners(files);
  expect([owners.get('users'), owners.get('products'), owners.get('customers'), owners.get('sms_outbox')]).toEqual([
    'accounts',
    'catalogue',
    'customers',
    'platform',
  ]);
});

describe('a planted use is caught', () => {
  const planted = (name: string, text: string) => foreignTables(plant(files, name, text), exceptions);

  it.each([
    ['a write of an earlier table', 'catalogue', 'const A = `UPDATE users u SET name = $1 WHERE id = $2`;', 'writes users of accounts'],
    ['an insert', 'orders', `const A = 'INSERT INTO coupons (code) VALUES ($1)';`, 'writes coupons of offers'],
    [
      'a write within a statement',
      'reviews',
      'const A = `WITH x AS (DELETE FROM products RETURNING id) SELECT 1`;',
      'writes products of catalogue',
    ],
    ['a read of a later table', 'accounts', 'const A = `SELECT 1 FROM users u LEFT JOIN orders o ON true`;', 'reads orders of orders'],
    ['a read after a comma', 'accounts', 'const A = `SELECT 1 FROM users u, orders o`;', 'reads orders of orders'],
    ['a write through a repository', 'admin', 'this.db.getRepository(User).update(id, {});', 'writes users of accounts'],
    ['a write through the manager', 'admin', 'tx.insert(User, {});', 'writes users of accounts'],
    [
      'a table without a name',
      'orders',
      'const A = (t: string) => `UPDATE ${t} SET x = 1`;',
      'writes a table that its statement does not name',
    ],
  ])('%s', (_what, module, text, reason) => {
    expect(planted(`server/modules/${module}/planted.store.ts`, text)).toEqual([expect.stringContaining(reason)]);
  });

  it('an exception that nothing needs', () => {
    const idle = { file: 'server/modules/media/x.ts', table: 'users', kind: 'reads', reason: '' } as const;
    expect(foreignTables(files, [...exceptions, idle])).toEqual([expect.stringContaining('an exception that nothing needs')]);
  });

  it('and what is allowed is let through', () => {
    const text =
      'const A = `WITH orders AS (SELECT 1) SELECT * FROM users JOIN orders ON true FOR UPDATE OF users`; const B = "Taken from orders";';
    expect(planted('server/modules/catalogue/planted.store.ts', text)).toEqual([]);
  });
});
