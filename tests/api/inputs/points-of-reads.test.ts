/**
 * Points compared with processor time: each query that a visitor may send, in a market of some size, as many times in a
 * document and as deep as its limits allow.
 */
import fs from 'node:fs';
import { type GraphQLSchema, parse } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { fileFields } from '../../../server/platform/graphql/limits/made-files';
import { costOf } from '../../../server/platform/graphql/limits/query-cost';
import { operationPoints, REQUEST_POINTS } from '../../../server/platform/graphql/limits/request-points';
import { buyerToken, fillMarket } from '../../bench/speed/market-data';
import { type TestApp, startTestApp } from '../../support/app';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';
import { orderInput } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { itWhenFast } from '../../support/fast-mode';
import { leastOf, slowness } from './support/measure';
import { type Known, type PublicRead, publicReads } from './support/public-reads';

const SIZE = { sellers: 100, products: 2_000, orders: 500 };
const MOST_MS = 10;
const COPIES = [10, 1];
const DEPTHS = [4, 3, 2, 1];
/** Less of it is asked for. */
const TOO_MUCH = new Set(['QUERY_TOO_COMPLEX', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);

let url: string;
let app: TestApp;
let schema: GraphQLSchema;
let reads: readonly PublicRead[];
beforeAll(async () => {
  url = await createTestDatabase();
  await withClient(url, (client) => fillMarket(client, SIZE));
  app = await startTestApp({ DATABASE_URL: url, TRUST_PROXY: '1' });
  schema = await buildAppSchema();
  reads = publicReads(schema, await knownValues());
}, 180_000);
afterAll(async () => {
  await app.stop();
  await dropTestDatabase(url);
});

async function knownValues(): Promise<Known> {
  const [found] = await rows<Record<'productId' | 'sellerId' | 'categorySlug' | 'trackingNumber' | 'phone', string>>(
    app.db,
    `SELECT p.id AS "productId", p.seller_id AS "sellerId", p.category_slug AS "categorySlug", o.tracking_number AS "trackingNumber",
            o.contact_phone AS phone
     FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
     ORDER BY o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') DESC, o.id LIMIT 1`,
  );
  if (!found) throw new Error('The market has no order.');
  const listed = await rows<{ id: string }>(app.db, 'SELECT product_id AS id FROM sell_posts LIMIT 50');
  const [place] = await rows<{ division: number; district: number; upazila: number }>(
    app.db,
    `SELECT d.division_id AS division, d.id AS district, u.id AS upazila FROM upazilas u JOIN districts d ON d.id = u.district_id LIMIT 1`,
  );
  const ids = listed.map(({ id }) => id);
  const { paymentMethod: _, ...delivery } = await orderInput(app);
  const basket = await app.call<{ openSharedBasket: { token: string } }>(
    'openSharedBasket',
    { input: { lines: [{ productId: ids[0], quantity: '2' }], ...delivery, deliveryMethod: 'DELIVERY', closesInHours: 24 } },
    'token',
    { token: buyerToken(0) },
  );
  return {
    ids: { Product: found.productId, Seller: found.sellerId, Node: found.productId },
    values: {
      productId: found.productId,
      sellerId: found.sellerId,
      categorySlug: found.categorySlug,
      categorySlugs: [found.categorySlug],
      ids,
      trackingNumber: found.trackingNumber,
      phoneDigits: found.phone,
      token: basket.data.openSharedBasket.token,
      search: 'random',
      first: 20,
      offset: 100,
      divisionId: place?.division,
      districtId: place?.district,
      upazilaId: place?.upazila,
      minPrice: '1',
      maxPrice: '100000',
      lines: ids.map((productId) => ({ productId, quantity: '2' })),
      favourites: ids.map((productId) => ({ productId })),
    },
  };
}

it('every query of visitors is compared, those whose responses are stored among them', () => {
  const compared = new Set(reads.map(({ field }) => field));
  const stored = JSON.parse(fs.readFileSync('schema/stored-reads.json', 'utf8')) as string[];
  expect([...stored, 'node', 'nodes', 'trackOrder', 'quoteCart', 'quoteFavourites'].filter((field) => !compared.has(field))).toEqual([]);
});

let from = 0;

/** The code of a response that is an error, points and time of one that is not. */
async function ask(
  query: string,
  { variables }: PublicRead,
): Promise<{ readonly code: string } | { readonly points: number; readonly ms: number }> {
  const send = () => app.gql(query, variables, { headers: { 'x-forwarded-for': `10.1.${(from += 1) >> 8}.${from & 255}` } });
  const { code } = await send();
  if (code !== null) return { code };
  const points = REQUEST_POINTS + operationPoints(costOf({ schema, document: parse(query), variables }) ?? 0, 'query');
  return { points, ms: await leastOf(send, MOST_MS * points) };
}

/** Asks so many times as deep as is allowed, and for the fewest fields, which take the fewest points. */
async function compared(read: PublicRead, copies: number): Promise<string[]> {
  // an operation makes one file
  if (copies > 1 && fileFields(schema.getQueryType()).has(read.field)) return [];
  const found: string[] = [];
  let isDeepest = true;
  for (const depth of DEPTHS) {
    if (!isDeepest && depth > 1) continue;
    const result = await ask(read.document(copies, depth), read);
    if ('code' in result) {
      if (!TOO_MUCH.has(result.code) || (copies === 1 && depth === 1)) found.push(`${read.name}: ${result.code}`);
      continue;
    }
    isDeepest = false;
    const { points, ms } = result;
    // what is too slow is compared with what the machine does at the same moment
    if (ms / points > MOST_MS && ms / points > MOST_MS * (await slowness()))
      found.push(`${read.name}: ${copies} times, ${depth} deep, ${points} points, ${Math.round(ms)} ms`);
  }
  return found;
}

itWhenFast(
  'no point buys more than 10 ms of processor time of a public read',
  async () => {
    const wrong: string[] = [];
    for (const read of reads) for (const copies of COPIES) wrong.push(...(await compared(read, copies)));
    expect(wrong).toEqual([]);
  },
  580_000,
);
