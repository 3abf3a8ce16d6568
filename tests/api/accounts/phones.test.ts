/**
 * One person, one number: whatever spelling is typed, wherever. And what becomes of accounts that were made while
 * another spelling was another account.
 */
import { randomUUID } from 'node:crypto';
import { NormalisePhones1764402500000 } from '../../../migrations/1764402500000-normalise-phones';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const register = (phone: string) =>
  app.call<{ register: { account: { phone: string } } }>(
    'register',
    {
      input: { role: 'CONSUMER', name: 'Rahima', phone, password: 'secret-of-1' },
    },
    'account { phone }',
  );
const login = (phone: string, password: string) =>
  app.call<{ login: { account: { id: string; phone: string } } }>('login', { input: { phone, password } }, 'account { id phone }');

it.each(['8801712000001', '+880 1712-000001', '008801712000001', '1712000001', '০১৭১২০০০০০১'])(
  'registers %s as 01712000001, and no second account of it [G3]',
  async (typed) => {
    const before = await rows(app.db, "SELECT 1 FROM users WHERE phone = '01712000001'");
    expect((await register(typed)).code).toBe(before.length === 0 ? null : 'PHONE_TAKEN');
    expect(await rows(app.db, "SELECT phone FROM users WHERE phone LIKE '%1712000001'")).toEqual([{ phone: '01712000001' }]);
    expect((await login(typed, 'secret-of-1')).data.login.account.phone).toBe('01712000001');
  },
);

it('stores contact phones in the same form', async () => {
  const buyer = await consumer(app);
  const { upazilaId } = await place(app);
  const address = { contactName: 'Rahima', contactPhone: '+880 1712-345678', upazilaId, address: 'House 1' };
  const ADD = 'mutation ($input: AddressInput!) { addAddress(input: $input) { contactPhone } }';
  expect((await app.gql(ADD, { input: address }, { token: buyer.token })).data).toEqual({ addAddress: { contactPhone: '01712345678' } });
});

it('finds an order by its number in any spelling, and its receiver by the whole phone', async () => {
  const producer = await approvedProducer(app);
  const order = await placedOrder(app, { lines: [{ product: await listedProduct(app, producer, { quantity: '5' }), quantity: '1' }] });
  const { tracking_number: number, contact_phone: phone } = (await one<Record<string, string>>(
    app.db,
    'SELECT tracking_number, contact_phone FROM orders WHERE id = $1',
    [order.id],
  )) ?? { tracking_number: '', contact_phone: '' };
  const digits = number?.replace('HB-', '') ?? '';
  for (const search of [`hb${digits}`, `HB ${digits}`, `hb-${digits}`, digits, `+88${phone ?? ''}`]) {
    const { data } = await app.gql<{ mySales: { totalCount: number } }>(
      'query ($search: String) { mySales(filter: { search: $search }) { totalCount } }',
      { search },
      { token: producer.token },
    );
    expect([search, data.mySales.totalCount]).toEqual([search, 1]);
  }
  const TRACK = 'query ($number: String!, $digits: String!) { trackOrder(trackingNumber: $number, phoneDigits: $digits) { state } }';
  expect((await app.gql(TRACK, { number: `hb${digits}`, digits: `+88${phone ?? ''}` })).data).toEqual({ trackOrder: { state: 'PLACED' } });
});

describe('accounts of the same number made before', () => {
  const insert = (account: TestAccount, phone: string) => app.db.query('UPDATE users SET phone = $2 WHERE id = $1', [account.id, phone]);
  let chief: TestAccount;
  let older: TestAccount;
  let later: TestAccount;
  beforeAll(async () => {
    [chief, older, later] = [await admin(app), await consumer(app), await consumer(app)];
    const lonely = await consumer(app);
    await inTransaction(app.db, async (tx) => {
      if (!tx.queryRunner) throw new Error('A transaction has a query runner.');
      const migration = new NormalisePhones1764402500000();
      await migration.down(tx.queryRunner);
      await tx.query('UPDATE users SET phone = $2 WHERE id = $1', [older.id, '8801555000001']);
      await tx.query('UPDATE users SET phone = $2 WHERE id = $1', [later.id, '01555000001']);
      await tx.query('UPDATE users SET phone = $2 WHERE id = $1', [lonely.id, '8801555000002']);
      await migration.up(tx.queryRunner);
    });
    expect(await one(app.db, 'SELECT phone, phone_twin_of FROM users WHERE id = $1', [lonely.id])).toEqual({
      phone: '01555000002',
      phone_twin_of: null,
    });
  });

  it('the older one has the number, the later one stays with a spelling of its own', async () => {
    const found = await rows(app.db, 'SELECT id, phone, phone_twin_of FROM users WHERE right(phone, 10) = $1 ORDER BY created_at, id', [
      '1555000001',
    ]);
    expect(found).toEqual([
      { id: older.id, phone: '01555000001', phone_twin_of: null },
      { id: later.id, phone: '8801555000001', phone_twin_of: older.id },
    ]);
  });

  it('both log in with the number and their own passwords', async () => {
    const { password_hash: hash } = (await one<{ password_hash: string }>(app.db, 'SELECT password_hash FROM users WHERE id = $1', [
      later.id,
    ])) ?? { password_hash: '' };
    const other = await register(`0190${String(Date.now()).slice(-7)}`);
    await app.db.query('UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE phone = $2) WHERE id = $1', [
      later.id,
      other.data.register.account.phone,
    ]);
    expect((await login('+880 1555-000001', older.password)).data.login.account.id).toBe(older.id);
    expect((await login('8801555000001', 'secret-of-1')).data.login.account.id).toBe(later.id);
    expect((await login('01555000001', 'no password')).code).toBe('LOGIN_FAILED');
    await app.db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [later.id, hash]);
  });

  it('are listed for admins, each beside the other', async () => {
    const { data } = await app.call<{ accounts: { nodes: { id: string; duplicates: { id: string }[] }[] } }>(
      'accounts',
      { sharesPhone: true },
      'nodes { id duplicates { id } }',
      { token: chief.token },
    );
    expect(data.accounts.nodes).toEqual([{ id: later.id, duplicates: [{ id: older.id }] }]);
  });

  it('the table takes no other spelling', async () => {
    await expect(insert(older, '008801555000001')).rejects.toThrow('users_phone_normal');
    await expect(insert(older, `0${randomUUID().replace(/\D/g, '').slice(0, 3)}`)).rejects.toThrow('users_phone_check');
  });
});
