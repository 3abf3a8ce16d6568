/**
 * The limit of this runtime, to measure the server against: node:http, named prepared statements, JSON.stringify; of
 * scripts, the packed file that is there. No GraphQL, no framework, no log, no rate limits, no validation; sessions are
 * looked up, since a visitor's response would be another. Started by compare.ts with DATABASE_URL.
 */
import { createHash } from 'node:crypto';
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { Pool, type PoolClient } from 'pg';
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { pageStatement } from '../../../server/modules/catalogue/market/market.query';
import { searchedTerms, planSearch, termsOf } from '../../../server/modules/catalogue/market/search/search-plan';
import { type TermKey, termsStatement } from '../../../server/modules/catalogue/market/search/search-terms.query';
import { hashToken } from '../../../server/platform/security/tokens';
import { type District, dashboardOf, listingOf, productOf, salesOf, searchOf } from './raw-responses';
import * as sql from './raw-statements';
import { CLIENT } from './built-scripts';

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
});
const districts = new Map<string, District>();

type Row = Record<string, never>;
type RequestSender = (url: URL, request: http.IncomingMessage) => Promise<unknown>;

async function query<R = Row>(name: string, text: string, values: unknown[], client: Pool | PoolClient = pool): Promise<R[]> {
  return (await client.query({ name, text, values })).rows as R[];
}

/** For statements whose text depends on the request. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const senders: Record<string, RequestSender> = {
  '/listing': async (url) => listingOf(await query('listing', sql.LISTING, [url.searchParams.get('category')]), districts),
  '/product': async (url) => productOf(await query('product', sql.PRODUCT, [url.searchParams.get('id')]), districts),
  '/search': async (url) => {
    const { text, params } = await searchStatement(url.searchParams.get('words') ?? '', Number(url.searchParams.get('division')));
    const found = sql.foundBy(text);
    return searchOf(await query(nameOf(found), found, params), districts);
  },
  '/sales': async (_url, request) => salesOf(await query('sales', sql.SALES, [tokenHash(request)])),
  '/dashboard': async (_url, request) =>
    dashboardOf(await query('dashboard', sql.DASHBOARD, [tokenHash(request), serverLimits.trafficDays, limits.goodRating])),
  '/order': async (_url, request) => placeOrder(tokenHash(request), (await bodyOf(request)) as { productId: string; key: string }),
  '/login': async (_url, request) => login((await bodyOf(request)) as { phone: string; password: string }),
};

const EVERYONE = { sellerRoles: null, seesBusinessPosts: false, viewerId: null, near: null } as const;

/** The market's own: what is measured beside it is everything around the statements. */
async function searchStatement(search: string, divisionId: number): Promise<{ text: string; params: unknown[] }> {
  const plan = planSearch(search);
  const asked = plan && termsStatement(searchedTerms(plan, []), EVERYONE, plan.isBesideOthers);
  const terms = plan && asked ? termsOf(plan, [], await query<TermKey>(nameOf(asked.text), asked.text, [...asked.params])) : [];
  const { text, params } = pageStatement({ ...EVERYONE, filter: { divisionId, minPrice: '100' }, terms, sort: 'RELEVANCE' }, { first: 24 });
  return { text, params: [...params] };
}

interface OnSale {
  buyer: string;
  buyerName: string;
  seller: string;
  name: string;
  unit: string;
  image: string | null;
  price: string;
  post: string;
}

async function placeOrder(token: Buffer, { productId, key }: { productId: string; key: string }): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const [item] = await query<OnSale>('on sale', sql.ON_SALE, [token, productId], client);
    if (!item) throw new Error('This is not on sale.');
    const values = [item.buyer, key, item.seller, productId, item.post, item.price, item.name, item.image, item.unit, item.buyerName];
    const [order] = await query<{ id: string; purchase: string; tracking: string; total: string }>('place', sql.PLACE, values, client);
    await query('reserve', sql.RESERVE, [productId], client);
    await client.query('COMMIT');
    if (!order) throw new Error('Nothing was placed.');
    const { id, purchase, tracking, total } = order;
    const placed = { id: purchase, total, replayed: false, orders: [{ id, trackingNumber: tracking, status: 'PLACED', total }] };
    return { placeOrder: placed };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function login({ phone, password }: { phone: string; password: string }): Promise<unknown> {
  const [account] = await query<{ id: string; name: string; role: string; hash: string }>('account', sql.ACCOUNT, [phone]);
  if (!account || !(await verify(account.hash, password))) throw new Error('Phone or password is wrong.');
  const token = randomBytes(32).toString('base64url');
  await query('open session', sql.OPEN_SESSION, [account.id, hashToken(token)]);
  return { login: { token, account: { id: account.id, name: account.name, role: account.role } } };
}

function tokenHash(request: http.IncomingMessage): Buffer {
  return hashToken((request.headers.authorization ?? '').slice('Bearer '.length));
}

async function bodyOf(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function sendScript(name: string, response: http.ServerResponse): Promise<void> {
  const bytes = await readFile(`${path.join(CLIENT, name)}.br`);
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br', 'content-length': bytes.length });
  response.end(bytes);
}

async function result(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/assets/')) return sendScript(url.pathname, response);
  const find = senders[url.pathname];
  if (!find) throw new Error(`Nobody answers ${url.pathname}.`);
  const body = JSON.stringify({ data: await find(url, request) });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

async function main(): Promise<void> {
  const places = await pool.query<District & { id: number }>('SELECT id, name_en AS "nameEn", name_bn AS "nameBn" FROM districts');
  for (const { id, nameEn, nameBn } of places.rows) districts.set(String(id), { nameEn, nameBn });
  const server = http.createServer((request, response) => {
    result(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500, { 'content-length': 0 }).end();
    });
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('raw listens\n'));
}

void main();
