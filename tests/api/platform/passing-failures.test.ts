/**
 * These tests verify that passing failures are no incident: locks that others hold, connections that break within a
 * transaction, and a password that was changed.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { isLateStatement, isPassingFailure, isRefusal } from '../../../server/platform/errors/connection-errors';
import { migrate } from '../../../server/platform/db/migrate';
import { execute } from '../../../server/platform/db/sql';
import { createDataSource } from '../../../server/platform/db/data-source';
import { inTransaction } from '../../../server/platform/db/transaction';
import { knownFailure } from '../../../server/platform/errors/known-failure';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { imageFile } from '../../support/build-catalogue';
import { orderInput, listedProduct } from '../../support/build-orders';
import { clusterUrl, createTestDatabase, dropTestDatabase, withClient } from '../../support/database';
import { readyStatus, untilReadyIs } from '../../support/readiness';
import { one } from '../../support/sql';
import { migrations } from '../../../migrations';

const PATIENCE = 60_000;
const PLACE = 'mutation ($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { id } }';

it.each([
  [{ code: '28P01', severity: 'FATAL', message: 'password authentication failed' }, 'refusal'],
  [{ code: '28000', severity: 'FATAL', message: 'no pg_hba.conf entry' }, 'refusal'],
  [{ code: '3D000', severity: 'FATAL', message: 'database "haatbar" does not exist' }, 'refusal'],
  [{ code: '42501', severity: 'FATAL', message: 'permission denied for database' }, 'refusal'],
  [{ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }, 'refusal'],
  [{ code: '57P03', severity: 'FATAL', message: 'the database system is starting up' }, 'away'],
  [{ code: '53300', severity: 'FATAL', message: 'sorry, too many clients already' }, 'away'],
  [{ code: '25P03', severity: 'FATAL', message: 'terminating connection due to idle-in-transaction timeout' }, 'away'],
  [{ driverError: { code: '55P03', severity: 'ERROR', message: 'canceling statement due to lock timeout' } }, 'away'],
  [{ code: '40P01', severity: 'ERROR', message: 'deadlock detected' }, 'away'],
  [{ code: '57014', severity: 'ERROR', message: 'canceling statement due to statement timeout' }, 'late'],
  [{ code: '42501', severity: 'ERROR', message: 'permission denied for table orders' }, 'away'],
  [{ code: '42703', severity: 'ERROR', message: 'column does not exist' }, 'bug'],
] as const)('%j is %s', (error, kind) => {
  expect([isPassingFailure(error), isRefusal(error), isLateStatement(error)]).toEqual([
    kind !== 'bug',
    kind === 'refusal',
    kind === 'late',
  ]);
  expect(knownFailure(error)?.code ?? null).toBe(kind === 'bug' ? null : kind === 'late' ? 'TIMEOUT' : 'UNAVAILABLE');
  if (kind !== 'bug') expect(knownFailure(error)?.options.retryAfterSeconds).toBe(2);
});

describe('locks that another holds for longer than anyone waits', () => {
  let app: TestApp;
  let producer: TestAccount;
  let buyer: TestAccount;
  beforeAll(async () => {
    app = await startTestApp();
    [producer, buyer] = [await approvedProducer(app), await consumer(app)];
  });
  afterAll(() => app.stop());

  /** Runs `work` while a stranger holds the lock of `statement`. */
  async function whileLocked<T>(statement: string, work: () => Promise<T>): Promise<T> {
    return withClient(app.databaseUrl, async (client) => {
      await client.query('BEGIN');
      await client.query(statement);
      try {
        return await work();
      } finally {
        await client.query('ROLLBACK');
      }
    });
  }

  it(
    'are UNAVAILABLE with Retry-After for GraphQL, REST, uploads and sockets, and no incident [O2]',
    async () => {
      const product = await listedProduct(app, producer);
      const place = { input: { ...(await orderInput(app)), lines: [{ productId: product.id, quantity: '1' }] }, key: 'while-locked' };
      const photo = await imageFile();
      const ask = async () => {
        const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        await once(socket, 'open');
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${buyer.token}` } }));
        const closed = once(socket, 'close') as Promise<[number]>;
        const graphql = await Promise.all([
          app.gql('{ products(first: 1) { nodes { id } } }'),
          app.gql(PLACE, place, { token: buyer.token }),
          app.upload('mutation ($file: Upload!) { uploadImage(file: $file) { id } }', { file: photo }, {}, { token: producer.token }),
        ]);
        for (const { status, code, headers } of graphql)
          expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
        const rest = await app.rest('POST', '/api/v1/login', { json: { phone: buyer.phone, password: buyer.password } });
        expect([rest.status, rest.headers.get('error-code'), rest.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
        expect((await closed)[0]).toBe(1013);
      };
      await whileLocked('LOCK TABLE sessions, users, products, sell_posts, images IN ACCESS EXCLUSIVE MODE', ask);
      expect(app.logLines.join('')).not.toContain('incident');
      const placed = await app.gql<{ placeOrder: { id: string } }>(PLACE, place, { token: buyer.token });
      expect(placed.data.placeOrder.id).toBeTruthy();
    },
    PATIENCE,
  );

  it('on one row of stock do not fail an order as a bug [O2]', async () => {
    const product = await listedProduct(app, producer);
    const place = { input: { ...(await orderInput(app)), lines: [{ productId: product.id, quantity: '1' }] }, key: 'locked-stock' };
    const order = () => app.gql(PLACE, place, { token: buyer.token });
    const { status, code } = await whileLocked('SELECT * FROM product_stock FOR UPDATE', order);
    expect([status, code]).toEqual([503, 'UNAVAILABLE']);
    expect((await order()).code).toBeNull();
  });

  it('a connection that breaks between two statements of a transaction is UNAVAILABLE [O2]', async () => {
    const breaking = inTransaction(app.db, async (tx) => {
      const mine = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await withClient(app.databaseUrl, (client) => client.query('SELECT pg_terminate_backend($1)', [mine[0]?.pid]));
      while (!tx.queryRunner?.isReleased) await new Promise((resolve) => setTimeout(resolve, 10));
      return execute(tx, 'UPDATE platform_settings SET value = $1 WHERE false', ['1']);
    });
    const error: unknown = await breaking.catch((reason: unknown) => reason);
    expect(knownFailure(error)).toMatchObject({ code: 'UNAVAILABLE', options: { retryAfterSeconds: 2 } });
  });
});

describe('a PostgreSQL that lets no new connection in', () => {
  const name = `server_${randomBytes(4).toString('hex')}`;
  let ownerUrl: string;
  let app: TestApp;
  beforeAll(async () => {
    ownerUrl = await createTestDatabase();
    const owner = await createDataSource({ url: ownerUrl, entities: [], migrations, poolSize: 2 }).initialize();
    await migrate(owner, { serverRole: { name, password: 'first' } });
    await owner.destroy();
    const url = Object.assign(new URL(ownerUrl), { username: name, password: 'first' });
    app = await startTestApp({ DATABASE_URL: url.href });
    await untilReadyIs(app.url, 200);
  });
  afterAll(async () => {
    await app.stop();
    await dropTestDatabase(ownerUrl);
    await withClient(clusterUrl(), (client) => client.query(`DROP ROLE ${name}`));
  });

  /** As the pool itself does with those that are idle for ten seconds. */
  const endPooled = (client: Client) =>
    client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND application_name = 'haatbar'`, [name]);

  it(
    'is not ready though an old connection responds, and responds with UNAVAILABLE until the password fits',
    async () => {
      await withClient(ownerUrl, async (client) => {
        await client.query(`ALTER ROLE ${name} PASSWORD 'second'`);
        await endPooled(client);
      });
      const read = await app.gql('{ divisions { id } }');
      expect([read.status, read.code, read.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
      await untilReadyIs(app.url, 503);
      expect(app.logLines.join('')).not.toContain('incident');
      expect(app.logLines.filter((line) => line.includes('takes no new connection'))).toHaveLength(1);

      await withClient(ownerUrl, (client) => client.query(`ALTER ROLE ${name} PASSWORD 'first'`));
      await untilReadyIs(app.url, 200);
      expect((await app.gql('{ divisions { id } }')).status).toBe(200);
      expect(await readyStatus(app.url)).toBe(200);
    },
    PATIENCE,
  );

  it(
    'is not ready either while its role may read nothing, and is again once the rights are given',
    async () => {
      const query = 'query ($id: ID!) { product(id: $id) { id } }';
      const read = () => app.gql(query, { id: '019aa000-0000-7000-8000-000000000000' });
      await withClient(ownerUrl, (client) => client.query(`REVOKE SELECT ON ALL TABLES IN SCHEMA public FROM ${name}`));
      const [response, rest] = [
        await read(),
        await app.rest('POST', '/api/v1/login', { json: { phone: '01700000001', password: 'secret1' } }),
      ];
      expect([response.status, response.code, rest.status]).toEqual([503, 'UNAVAILABLE', 503]);
      expect(await untilReadyIs(app.url, 503)).toBeLessThan(2_000);
      expect(app.logLines.join('')).not.toContain('incident');
      expect(app.logLines.filter((line) => line.includes('lacks a right'))).toHaveLength(1);

      await withClient(ownerUrl, (client) => client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${name}`));
      await untilReadyIs(app.url, 200);
      expect((await read()).status).toBe(200);
    },
    PATIENCE,
  );
});

it('waits for a lock less long than a statement may run', async () => {
  const url = await createTestDatabase();
  const db = await createDataSource({ url, entities: [], migrations: [] }).initialize();
  const settings = await one(db, 'SELECT current_setting($1) AS lock, current_setting($2) AS statement', [
    'lock_timeout',
    'statement_timeout',
  ]);
  expect(settings).toEqual({ lock: '4s', statement: '5s' });
  await db.destroy();
  await dropTestDatabase(url);
});
