/** The same question goes to the server through GraphQL and to the raw one, in the letters of the goals. */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { HttpRequest } from './keep-alive-load';
import { builtScripts } from './built-scripts';
import { buyerToken, PASSWORD, phoneOf, sellerToken } from './market-data';

export interface Workload {
  readonly name: string;
  readonly graphql: (index: number) => HttpRequest;
  readonly raw: (index: number) => HttpRequest;
  /** Selects the part of a response that both sides must share; by default all of it. */
  readonly comparable?: (response: string) => unknown;
  /** Asked for comparison before anything is timed. */
  readonly samples: number;
  /** Environment of the server. By default it stores no responses, and the log has no line for each request. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Asked of mercurius too, which has this query alone. */
  readonly isBesideMercurius?: boolean;
  /** `raw` is asked of this server as well: two loads of one server are compared. */
  readonly isOfOneServer?: boolean;
}

const LISTING = `query Listing($category: ID!) {
  products(first: 24, filter: { categorySlugs: [$category] }, sort: NEWEST) {
    nodes {
      id name unit price originalPrice ratingAverage ratingCount
      image { url(width: 320) width height }
      seller { id name district { nameEn nameBn } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const PRODUCT_PAGE = `query ProductPage($id: ID!) {
  product(id: $id) {
    id name description unit price originalPrice quantity available ratingAverage ratingCount soldQuantity createdAt
    category { slug nameEn nameBn }
    images { url(width: 1280) width height }
    seller { id name ratingAverage ratingCount followerCount memberSince district { nameEn nameBn } }
    reviews(first: 5) { totalCount nodes { id stars text authorName createdAt } }
  }
}`;

const SALES = `query Sales {
  mySales(first: 20) {
    totalCount
    nodes {
      id trackingNumber status progress quantity total placedAt
      buyer { id name phone }
      lines { id productName unit quantity unitPrice lineTotal image { url(width: 320) width height } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const DASHBOARD = `query Dashboard {
  sellerDashboard {
    tiles { kind value thisMonth sameDaysBefore changePercent }
    months { month users revenue profit orders }
    pendingOrders unpublishedProducts
  }
}`;

const SEARCH = `query Search($search: String!, $divisionId: Int!, $minPrice: Decimal!) {
  products(first: 24, filter: { search: $search, divisionId: $divisionId, minPrice: $minPrice }, sort: RELEVANCE) {
    nodes { id name unit price originalPrice ratingAverage ratingCount image { url(width: 320) width height } seller { id name district { nameEn nameBn } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { id total replayed orders { id trackingNumber status total } }
}`;

const LOGIN = `mutation Login($input: LoginInput!) { login(input: $input) { token account { id name role } } }`;

const MISSPELT = ['tometo', 'begoon', 'onoin', 'potatoe', 'chili', 'gralic'];

/** Filled from the market that is measured. */
export interface Goods {
  readonly categories: readonly string[];
  /** Much bought: they have reviews. */
  readonly popular: readonly string[];
  readonly many: readonly string[];
  readonly sellers: number;
  /** The seller of each product. */
  readonly sellerOf: ReadonlyMap<string, string>;
  /** The addresses of the client's scripts; empty where it has not been built. */
  readonly scripts: readonly string[];
}

export async function readProduct(client: Client, sellers: number): Promise<Goods> {
  const { rows } = await client.query<{ id: string; seller: string }>('SELECT id, seller_id AS seller FROM products');
  const column = async (text: string) => (await client.query<{ value: string }>(text)).rows.map(({ value }) => value);
  return {
    categories: await column('SELECT category_slug AS value FROM products GROUP BY 1 HAVING count(*) > 30 ORDER BY 1'),
    popular: await column('SELECT product_id AS value FROM reviews GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20'),
    many: await column('SELECT id AS value FROM products ORDER BY published_at DESC, id LIMIT 4000'),
    sellers,
    sellerOf: new Map(rows.map(({ id, seller }) => [id, seller])),
    scripts: builtScripts(),
  };
}

export function workloads({ categories, popular, many, sellers, sellerOf, scripts }: Goods): Workload[] {
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const reading = { samples: 40, connections: 50 };
  const order = (name: string, product: (index: number) => string): Workload => ({
    name,
    graphql: (index) => question(PLACE_ORDER, { input: orderOf(product(index), sellerOf), key: randomUUID() }, as(buyerToken(index))),
    raw: (index) => post('/order', { productId: product(index), key: randomUUID() }, as(buyerToken(index))),
    comparable: shapeOf,
    samples: 3,
    connections: 50,
  });
  return [
    {
      name: '(a) storefront listing of 24',
      graphql: (index) => question(LISTING, { category: pick(categories, index) }, visitor(index)),
      raw: (index) => get(`/listing?category=${pick(categories, index)}`),
      ...reading,
      isBesideMercurius: true,
    },
    {
      name: '(a) as a browser asks: logged, compressed',
      graphql: (index) => question(LISTING, { category: pick(categories, index) }, { ...visitor(index), ...BROWSER }),
      raw: (index) => get(`/listing?category=${pick(categories, index)}`),
      ...reading,
      environment: { LOG_LEVEL: 'info' },
    },
    {
      name: '(a) stored responses',
      graphql: (index) => question(LISTING, { category: pick(categories, index) }, visitor(index, 10 * ADDRESSES)),
      raw: (index) => get(`/listing?category=${pick(categories, index)}`),
      ...reading,
      environment: { READ_CACHE_SECONDS: '5' },
    },
    {
      name: '(a) stored responses, logged, compressed',
      graphql: (index) => question(LISTING, { category: pick(categories, index) }, { ...visitor(index, 10 * ADDRESSES), ...BROWSER }),
      raw: (index) => get(`/listing?category=${pick(categories, index)}`),
      ...reading,
      environment: { LOG_LEVEL: 'info', READ_CACHE_SECONDS: '5' },
    },
    {
      name: '(b) product page',
      // an address views one product, so that its view is counted once and not timed
      graphql: (index) => question(PRODUCT_PAGE, { id: pick(popular, index % ADDRESSES) }, visitor(index)),
      raw: (index) => get(`/product?id=${pick(popular, index % ADDRESSES)}`),
      ...reading,
      samples: 20,
    },
    {
      name: '(b) one hot product against 4,000, each visitor a new one',
      graphql: (index) => question(PRODUCT_PAGE, { id: many[2000] }, newVisitor(index)),
      raw: (index) => question(PRODUCT_PAGE, { id: pick(many, index) }, newVisitor(index)),
      ...reading,
      samples: 0,
      isOfOneServer: true,
    },
    {
      name: "(c) producer's orders",
      graphql: (index) => question(SALES, {}, as(sellerToken(index))),
      raw: (index) => get('/sales', as(sellerToken(index))),
      ...reading,
    },
    {
      name: '(d) dashboard',
      graphql: (index) => question(DASHBOARD, {}, as(sellerToken(index))),
      raw: (index) => get('/dashboard', as(sellerToken(index))),
      ...reading,
    },
    {
      name: '(e) misspelt search, two filters',
      graphql: (index) => question(SEARCH, { search: pick(MISSPELT, index), divisionId: 1 + (index % 8), minPrice: '100' }, visitor(index)),
      raw: (index) => get(`/search?words=${pick(MISSPELT, index)}&division=${1 + (index % 8)}`),
      ...reading,
    },
    order('(f) place order, spread', (index) => pick(many, index)),
    order('(f) place order, all on one', () => many[0] as string),
    {
      name: '(g) login',
      graphql: (index) =>
        question(LOGIN, { input: { phone: phoneOf(index % sellers), password: PASSWORD, sessionKind: 'BEARER' } }, visitor(index)),
      raw: (index) => post('/login', { phone: phoneOf(index % sellers), password: PASSWORD }),
      comparable: shapeOf,
      samples: 3,
      connections: 20,
    },
    {
      name: '(h) scripts, packed when they were built',
      graphql: (index) => get(pick(scripts, index), BROWSER),
      raw: (index) => get(pick(scripts, index), BROWSER),
      comparable: (script) => script,
      samples: scripts.length,
      connections: 50,
    },
  ];
}

/** Each address may send some 600 requests a minute: visitors have so many, stored responses ten times as many. */
const ADDRESSES = 2000;

function visitor(index: number, addresses = ADDRESSES): Record<string, string> {
  const address = index % addresses;
  return { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
}

/** None has been here before. */
function newVisitor(index: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const as = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

function question(query: string, variables: unknown, headers: Record<string, string>): HttpRequest {
  return post('/graphql', { query, variables }, headers);
}

function get(path: string, headers: Record<string, string> = {}): HttpRequest {
  return { method: 'GET', path, headers };
}

function post(path: string, body: unknown, headers: Record<string, string> = {}): HttpRequest {
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

function orderOf(productId: string, sellerOf: Goods['sellerOf']) {
  return {
    lines: [{ productId, quantity: '1' }],
    contactName: 'A buyer',
    contactPhone: '01800000000',
    paymentMethod: 'CASH_ON_DELIVERY',
    deliveries: [{ sellerId: sellerOf.get(productId), method: 'PICKUP' }],
  };
}

/** Ids, numbers and tokens differ in what is written again: keys and constants must agree. */
function shapeOf(response: string): unknown {
  const blank = (key: string, value: unknown) => (['id', 'token', 'trackingNumber'].includes(key) ? typeof value : value);
  return JSON.parse(response, blank) as unknown;
}
