/** Services hold no SQL text: it is in stores and queries. */
import { plant, readSources } from './checks/source-tree';
import { sqlOutsideStores } from './checks/sql-places';

const files = readSources();

it('SQL text is in stores and queries only', () => {
  expect(sqlOutsideStores(files)).toEqual([]);
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
