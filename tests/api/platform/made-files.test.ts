/**
 * Files of lists cost what they are: one in an operation, in turns, and points in line with rows and length. So does
 * REST's list without pages.
 */
import type { GraphQLObjectType } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { FileTurns } from '../../../server/platform/http/file-turns';
import { fileFields, filePoints } from '../../../server/platform/graphql/limits/made-files';
import { ProductReader } from '../../../server/modules/catalogue/products/product-reader.service';
import { column, columns, text } from '../../../server/platform/db/columns';
import type { KeysetOrder } from '../../../server/platform/db/keyset';
import { keysetPage, keysetStatement } from '../../../server/platform/db/list-query';
import { PORTION } from '../../../server/platform/paging/portions';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';

const BY_NAME: KeysetOrder = { id: 'p.id', direction: 'ASC', keys: [{ sql: 'p.name', type: 'text' }] };
const ROWS = 2_450;
const BASE = 10;

let app: TestApp;
let producer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  const { id } = await product(app, producer);
  const columns: { name: string }[] = await app.db.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'products' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'name', 'external_reference', 'label_code')`,
  );
  const others = columns.map(({ name }) => `"${name}"`).join(', ');
  await app.db.query(
    `INSERT INTO products (name, ${others}) SELECT 'Potato ' || n, ${others} FROM products, generate_series(2, $2::int) n WHERE id = $1`,
    [id, ROWS],
  );
  await app.db.query('INSERT INTO product_stock (product_id, on_hand) SELECT id, 10 FROM products ON CONFLICT DO NOTHING');
});
afterAll(() => app.stop());

const left = (headers: Headers): number => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? NaN);
const send = (query: string, language: 'en' | 'bn' = 'en') => app.gql(query, {}, { token: producer.token, language });
const listed = (query = '') => app.rest('GET', `/api/v1/producer/products${query}`, { token: producer.token });

describe('files of GraphQL', () => {
  it('are one in an operation, whatever their names, fragments and kinds', async () => {
    const one = 'productImportTemplate { rowCount }';
    for (const query of [
      `{ a: ${one} b: ${one} }`,
      `{ ${one} myProductsCsv { rowCount } }`,
      `{ a: ${one} ...More } fragment More on Query { b: ${one} }`,
      `{ ${one} lotEpcis(code: "ABCD2345") { name } }`,
    ]) {
      const { status, body } = await send(query);
      expect([status, body.data, body.errors?.[0]?.extensions.code, body.errors?.[0]?.message]).toEqual([
        200,
        undefined,
        'BAD_USER_INPUT',
        'Ask for one file at a time.',
      ]);
    }
    expect((await send(`{ a: ${one} b: ${one} }`, 'bn')).body.errors?.[0]?.message).toBe('একবারে একটি ফাইল চান।');
    expect((await send(`{ ${one} ${one} b: productImportTemplate @skip(if: true) { rowCount } me { id } }`)).code).toBeNull();
  });

  it('are of every type that has a name, a text and a count of rows or events, and only at the root', async () => {
    const schema = await buildAppSchema();
    const objects = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => 'getFields' in type);
    const isFile = (type: unknown) => /^\[?(?:\w+File)!?\]?!?$/.test(String(type));
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const makers = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isFile(field.type))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(makers.length).toBeGreaterThan(15);
    expect(makers.toSorted()).toEqual(roots.flatMap((root) => [...fileFields(root)].map((name) => `${root?.name}.${name}`)).toSorted());
  });

  it('take a point for each 100 rows or 50,000 characters beyond what their cost pays for', async () => {
    expect(filePoints({ text: '', rowCount: 1_000 })).toBe(0);
    expect(filePoints({ text: '', rowCount: 1_001 })).toBe(1);
    expect(filePoints({ text: '', eventCount: 10_000 })).toBe(90);
    expect(filePoints({ text: 'x'.repeat(1_000_000), rowCount: 10 })).toBe(16);
    const before = left((await send('{ me { id } }')).headers);
    const { headers, data } = await send('{ myProductsCsv { rowCount } }');
    expect(data).toEqual({ myProductsCsv: { rowCount: ROWS } });
    expect(before - left(headers)).toBe(BASE + Math.ceil((ROWS - 1_000) / 100));
  });
});

describe('turns', () => {
  const request = () => {
    const end = new AbortController();
    let finish = (): void => undefined;
    const made = new Promise<void>((resolve) => (finish = resolve));
    return { end, finish, made };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('are two in the process and one of an account, until its response is out', async () => {
    const turns = new FileTurns();
    const begun: string[] = [];
    const requests = { a1: request(), a2: request(), b1: request(), c1: request() };
    const made = Object.entries(requests).map(([name, one]) =>
      turns.make(name.charAt(0), one.end.signal, () => {
        begun.push(name);
        return one.made;
      }),
    );
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    requests.a1.finish();
    await made[0];
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1']); // the second of a waits for the response of its first
    requests.b1.finish();
    await settled();
    expect(begun).toHaveLength(3);
    requests.a1.end.abort();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('are refused beyond a few that wait, and not taken for those who have gone', async () => {
    const turns = new FileTurns();
    const [first, gone, third] = [request(), request(), request()];
    const work = jest.fn(() => Promise.resolve());
    const making = turns.make('a', first.end.signal, () => first.made);
    const late = turns.make('a', gone.end.signal, work);
    const waiting = turns.make('a', third.end.signal, work);
    await expect(turns.make('a', request().end.signal, work)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      options: { retryAfterSeconds: 10 },
    });
    gone.end.abort();
    first.finish();
    first.end.abort();
    await making;
    await expect(late).rejects.toMatchObject({ code: 'TIMEOUT' });
    await waiting;
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('let all of several files of one seller through that are asked for one after the other', async () => {
    for (let n = 0; n < 4; n += 1) expect((await send('{ productImportTemplate(withProducts: true) { text } }')).code).toBeNull();
  });
});

it('a list of REST takes a point for each 50 products after the first 50, and a page one', async () => {
  const paged = left((await listed('?page=1&limit=20')).headers);
  const whole = await listed();
  expect((whole.body.products as unknown[]).length).toBe(ROWS);
  expect(paged - left(whole.headers)).toBe(Math.ceil(ROWS / 50));
  expect(left(whole.headers) - left((await listed('?page=1&limit=20')).headers)).toBe(1);
});

it.each([
  ['a file of products', async () => (await send('{ myProductsCsv(sort: NAME_ASC) { rowCount text } }')).data.myProductsCsv],
  [
    'a list of REST',
    async () => {
      const products = (await listed()).body.products as { productName: string }[];
      return { rowCount: products.length, text: products.map(({ productName }) => productName).join('\n') };
    },
  ],
])('%s is read in portions, and has each row once', async (_name, make) => {
  const read = jest.spyOn(ProductReader.prototype, 'read');
  const file = (await make()) as { rowCount: number; text: string };
  const sizes = (await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown[]>))).map(({ length }) => length);
  read.mockRestore();
  expect(file.rowCount).toBe(ROWS);
  expect(new Set(file.text.match(/Potato \d+/g)).size).toBe(ROWS - 1);
  expect(sizes).toEqual([PORTION + 1, PORTION + 1, PORTION + 1, PORTION + 1, ROWS - 4 * PORTION]);
});

it('other lists are read in portions as well: one total, and each row once', async () => {
  const list = { columns: columns({ id: column('p.id', text) }), from: 'products p', order: BY_NAME };
  const page = await keysetPage(app.db, list, { first: 1_700 }, () => []);
  expect([page.nodes.length, new Set(page.nodes.map(({ id }) => id)).size, page.totalCount]).toEqual([1_700, 1_700, ROWS]);
  const { text: further } = keysetStatement({ ...list, countFrom: null }, { first: PORTION }, () => []);
  expect([further.includes('count('), further.includes(`LIMIT ${PORTION + 1}`)]).toEqual([false, true]);
  const next = await keysetPage(app.db, list, { first: 1_000, after: page.pageInfo.endCursor }, () => []);
  expect([next.nodes.length, next.pageInfo.hasNextPage, next.totalCount]).toEqual([ROWS - 1_700, false, ROWS]);
  expect(page.cursorAt(1_699)).toBe(page.pageInfo.endCursor);
});

it('a whole list of REST is made in turns: of ten at once some are refused with the seconds to wait', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => listed()));
  const refused = all.filter(({ status }) => status === 429);
  expect(all.filter(({ status }) => status === 200).length + refused.length).toBe(10);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
});
