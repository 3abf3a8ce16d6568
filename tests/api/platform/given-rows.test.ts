/** Rows that a statement receives, one as parameters and several as JSON: PostgreSQL reads the same of both. */
import { GivenRows } from '../../../server/platform/db/statements/given-rows';
import { records } from '../../../server/platform/db/sql';
import { startTestApp, type TestApp } from '../../support/app';

const given = new GivenRows({
  id: 'uuid',
  name: 'text',
  quantity: 'numeric',
  position: 'int',
  isPublic: 'boolean',
  day: 'date',
  params: 'jsonb',
  note: 'text',
});
const ROWS = [
  {
    id: '01a21ae9-c38f-76fc-a6ca-12556bed184a',
    name: `ধান "'{}\\ $1`,
    quantity: '1.250',
    position: 0,
    isPublic: true,
    day: '2026-11-27',
    params: { total: '12.00', others: 2, lines: [1] },
    note: null,
  },
  {
    id: '01a21ae9-c38f-76fc-a6ca-12556bed184b',
    name: '',
    quantity: '0.001',
    position: 7,
    isPublic: false,
    day: null,
    params: {},
    note: undefined,
  },
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const read = (rows: typeof ROWS, isOne: boolean) =>
  records(app.db, `SELECT $1::int AS first, given.*, given.day::text AS day FROM ${given.source(isOne, 2, 'given')}`, [
    1,
    ...given.params(rows, isOne),
  ]);

it('one row is the same as parameters and as JSON, prepared or not', async () => {
  for (const row of ROWS) {
    for (let time = 0; time < 4; time++) {
      const [asParameters] = await read([row], true);
      expect([asParameters]).toEqual(await read([row], false));
      expect(asParameters).toMatchObject({
        first: 1,
        name: row.name,
        quantity: row.quantity,
        params: row.params,
        day: row.day,
        note: null,
      });
    }
  }
});

it('several come in their order', async () => {
  expect(await read(ROWS, false)).toMatchObject(ROWS.map(({ id, position }) => ({ id, position })));
  expect([given.width(true), given.width(false)]).toEqual([8, 1]);
});

it('a statement for one row is given no other number of rows', () => {
  expect(() => given.params(ROWS, true)).toThrow('has 2');
  expect(() => given.params([], true)).toThrow('has 0');
});
