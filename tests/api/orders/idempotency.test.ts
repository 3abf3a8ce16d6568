/** One key, one purchase. */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { withClient } from '../../support/database';
import { waitsForLock } from '../../support/sql';
import { buy, line, seen, stockOf, type RequestInput } from './support/checkout-api';

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const order = (lines: readonly unknown[], wanted: Partial<RequestInput> = {}) => buy(app, lines, { by: buyer, ...wanted });

describe('the idempotency key', () => {
  it('is required [O03]', async () => {
    const potato = await listedProduct(app, producer);
    for (const key of [null, '', '  ']) expectRow('O03', seen(await order([line(potato)], { key })));
    expect((await order([line(potato)], { key: 'k'.repeat(101) })).code).toBe('BAD_USER_INPUT');
    expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: '0' });
  });

  it('returns the same purchase again, whatever has become of it [O04]', async () => {
    const potato = await listedProduct(app, producer);
    const onion = await listedProduct(app, producer, { name: 'Onion' });
    const key = randomUUID();
    const first = await order([line(potato, '2'), line(onion)], { key });
    await app.db.query('UPDATE products SET price = 99 WHERE id = $1', [potato.id]);
    const again = await order([line(onion), line(potato, '1'), line(potato, '1.0')], { key });
    expectRow('O04', seen(again));
    expect(again.data.placeOrder).toMatchObject({ id: first.data.placeOrder.id, total: first.data.placeOrder.total, replayed: true });
    expect(again.data.placeOrder.orders[0]?.id).toBe(first.data.placeOrder.orders[0]?.id);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: '2' });
  });

  it('rejects another body under the same key [O05]', async () => {
    const potato = await listedProduct(app, producer);
    const key = randomUUID();
    await order([line(potato, '2')], { key });
    expectRow('O05', seen(await order([line(potato, '3')], { key })));
    expectRow('O05', seen(await order([line(potato, '2')], { key, input: { note: 'Ring twice' } })));
    expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: '2' });
  });

  it('belongs to its user [O06]', async () => {
    const potato = await listedProduct(app, producer);
    const key = randomUUID();
    const first = await order([line(potato)], { key });
    const other = await order([line(potato)], { key, by: await consumer(app) });
    expectRow('O06', seen(other));
    expect(other.data.placeOrder).toMatchObject({ replayed: false });
    expect(other.data.placeOrder.id).not.toBe(first.data.placeOrder.id);
  });

  it('is free again when the purchase failed', async () => {
    const potato = await listedProduct(app, producer, { quantity: '1' });
    const key = randomUUID();
    expect((await order([line(potato, '2')], { key })).code).toBe('OUT_OF_STOCK');
    await app.db.query('UPDATE product_stock SET on_hand = 5 WHERE product_id = $1', [potato.id]);
    expect((await order([line(potato, '2')], { key })).data.placeOrder.replayed).toBe(false);
  });

  it('finds by the key what a lost response contained: the same purchase, for its buyer alone, and null before [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const key = randomUUID();
    const ask = async (by: TestAccount) =>
      (
        await app.call<{ purchaseByKey: { id: string; replayed: boolean; orders: { id: string }[] } | null }>(
          'purchaseByKey',
          { idempotencyKey: key },
          'id replayed orders { id }',
          { token: by.token },
        )
      ).data.purchaseByKey;
    expect(await ask(buyer)).toBeNull();
    expect((await order([line(potato, '1000')], { key })).code).toBe('OUT_OF_STOCK');
    expect(await ask(buyer)).toBeNull();
    const { placeOrder } = (await order([line(potato)], { key })).data;
    expect(await ask(buyer)).toEqual({ id: placeOrder.id, replayed: false, orders: placeOrder.orders.map(({ id }) => ({ id })) });
    expect(await ask(await consumer(app))).toBeNull();
  });

  it.each(['COMMIT', 'ROLLBACK'])(
    'waits for another operation that stores the same key at the same moment, and its %s decides',
    async (end) => {
      const potato = await listedProduct(app, producer);
      const key = randomUUID();
      const placing = withClient(app.databaseUrl, async (other) => {
        await other.query('BEGIN');
        await other.query(
          `INSERT INTO idempotency_keys (user_id, key, operation, request_hash, answer) VALUES ($1, $2, 'addProduct', '', '{"id": "of another"}')`,
          [buyer.id, key],
        );
        const ordered = order([line(potato)], { key });
        await waitsForLock(app.db);
        await other.query(end);
        return ordered;
      });
      const { code } = await placing;
      expect(code).toBe(end === 'COMMIT' ? 'IDEMPOTENCY_KEY_REUSED' : null);
      expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: end === 'COMMIT' ? '0' : '1' });
      const movements: unknown[] = await app.db.query(`SELECT 1 FROM stock_movements WHERE product_id = $1 AND kind = 'RESERVE'`, [
        potato.id,
      ]);
      expect(movements).toHaveLength(end === 'COMMIT' ? 0 : 1);
    },
  );
});
