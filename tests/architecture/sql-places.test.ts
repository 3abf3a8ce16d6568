/** Services hold no SQL text: it is in stores and queries, whose rows are checked value by value. */
import { plant, readSources } from './checks/source-tree';
import { sqlOutsideStores, uncheckedRows } from './checks/sql-places';

const files = readSources();

it('SQL text is in stores and queries only', () => {
  expect(sqlOutsideStores(files)).toEqual([]);
});

it('the audience of products is compared in one place, and in indexes', () => {
  const isComparison = /\baudience\s*(?:=|<>|!=|IS DISTINCT FROM|IN)\s*\(?'(?:EVERYONE|BUSINESSES)/;
  const places = [...readSources()].filter(([name, text]) => name.startsWith('server/') && isComparison.test(text)).map(([name]) => name);
  expect(places.sort()).toEqual([
    'server/modules/catalogue/products/product.entity.ts',
    'server/modules/catalogue/sell-posts/sell-post.entity.ts',
    'server/modules/catalogue/visible-products.query.ts',
  ]);
});

it('rows are read through declared columns only', () => {
  expect(uncheckedRows(files)).toEqual([]);
});

it.each([
  'const found = await db.query<{ id: string }[]>(TEXT);',
  'const found = (await db.query(TEXT)) as Row[];',
  "import { type Db, records } from '../../../platform/db/sql'; const found = (await records(db, TEXT)) as Row[];",
])('a planted unchecked row is caught: %s', (text) => {
  const name = 'server/modules/orders/x.store.ts';
  expect(uncheckedRows(plant(new Map(), name, text))).toEqual([name]);
  const columns = "import { columns } from '../../../platform/db/columns'; const found = (await records(db, TEXT)).map(list.readRow);";
  expect(uncheckedRows(plant(new Map(), name, columns))).toEqual([]);
});

describe('a planted statement is caught', () => {
  it.each([
    'const A = `SELECT id FROM users WHERE id = $1`;',
    `const A = 'UPDATE users SET name = $1';`,
    `const A = 'INSERT INTO users (name) VALUES ($1)';`,
    `const A = 'DELETE FROM users WHERE id = $1';`,
    'const A = (t: string) => `SELECT ${t} FROM users`;',
  ])('%s', (text) => {
    expect(sqlOutsideStores(plant(new Map(), 'server/modules/orders/x.service.ts', text))).toEqual(['orders/x.service.ts']);
    expect(sqlOutsideStores(plant(new Map(), 'server/modules/orders/x.store.ts', text))).toEqual([]);
  });

  it('and texts for people are let through', () => {
    const text = `const A = 'Select one from the list'; const B = 'Takes what comes FROM users';`;
    expect(sqlOutsideStores(plant(new Map(), 'server/modules/orders/x.service.ts', text))).toEqual([]);
  });
});
