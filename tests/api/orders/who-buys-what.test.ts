/** These tests verify who may buy which products, and how much of them. */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { account, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { buy, errorOf, line, seen, stockOf, type RequestInput } from './support/checkout-api';

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const order = (lines: readonly unknown[], input: Partial<RequestInput> = {}) => buy(app, lines, { by: buyer, ...input });

describe('who may buy what', () => {
  it('follows the table of who buys from whom [S6]', async () => {
    const sellers = {
      PRODUCER: producer,
      SUPERSALER: await seller(app, 'SUPERSALER'),
      WHOLESALER: await seller(app, 'WHOLESALER'),
    };
    const buyers = {
      CONSUMER: buyer,
      WHOLESALER: await seller(app, 'WHOLESALER'),
      SUPERSALER: await seller(app, 'SUPERSALER'),
      PRODUCER: await approvedProducer(app),
      ADMIN: await account(app, 'ADMIN'),
    };
    const codes: Record<string, (string | null)[]> = {};
    for (const [role, by] of Object.entries(buyers)) {
      codes[role] = [];
      for (const owner of Object.values(sellers)) codes[role].push((await order([line(await listedProduct(app, owner))], { by })).code);
    }
    expect(codes).toEqual({
      CONSUMER: [null, null, null],
      WHOLESALER: [null, null, 'FORBIDDEN'],
      SUPERSALER: [null, 'FORBIDDEN', 'FORBIDDEN'],
      PRODUCER: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
      ADMIN: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    });
  });

  it('rejects own, unpublished, deleted and unknown products, and posts for businesses to a consumer [O08]', async () => {
    const supersaler = await seller(app, 'SUPERSALER');
    const own = await order([line(await listedProduct(app, supersaler))], { by: supersaler });
    const unpublished = await listedProduct(app, producer);
    const deleted = await listedProduct(app, producer);
    const asOwner = { token: producer.token };
    const stopped = await app.call('stopSelling', { productIds: [unpublished.id] }, 'products { id }', asOwner);
    const gone = await app.call('deleteProduct', { id: deleted.id }, 'removedId', asOwner);
    expect([stopped.code, gone.code]).toEqual([null, null]);
    const responses = [own];
    for (const product of [
      unpublished,
      deleted,
      { id: randomUUID() },
      { id: 'x' },
      await listedProduct(app, producer, { audience: 'BUSINESSES' }),
    ]) {
      responses.push(await order([line(product)]));
    }
    for (const response of responses) expectRow('O08', seen(response));
    const business = await listedProduct(app, producer, { audience: 'BUSINESSES' });
    expect((await order([line(business)], { by: supersaler })).code).toBeNull();
  });

  it('returns what is left when there is not enough [S6]', async () => {
    const potato = await listedProduct(app, producer, { quantity: '3' });
    const response = await order([line(potato, '2'), line(potato, '1.5')]);
    expect(errorOf(response)).toMatchObject({
      message: 'Only 3 of Potato left.',
      extensions: { code: 'OUT_OF_STOCK', params: { left: '3' } },
    });
    expect(await stockOf(app, potato)).toEqual({ on_hand: '3', reserved: '0' });
  });

  it('enforces minimum, step and the decimals of the unit [S6]', async () => {
    const bulk = await listedProduct(app, producer, { name: 'Paddy', minQuantity: '10', step: '5' });
    const piece = await listedProduct(app, producer, { name: 'Coconut', unit: 'PIECE', step: '0.5', minQuantity: '0.5' });
    const keys = [];
    for (const wanted of [line(bulk, '5'), line(bulk, '12'), line(piece, '1.5')]) keys.push(errorOf(await order([wanted]))?.extensions.key);
    expect(keys).toEqual(['cart.belowMinimum', 'cart.notAMultiple', 'cart.notAMultiple']);
    expect((await order([line(bulk, '15')])).code).toBeNull();
  });

  it('rejects a sum beyond what money can hold [S6]', async () => {
    const gold = await listedProduct(app, producer, { name: 'Saffron', price: '10000000', quantity: '10000000' });
    expect((await order([line(gold, '9999999')])).code).toBe('BAD_USER_INPUT');
    expect((await order([line(gold, '50')])).code).toBeNull();
  });

  it('ignores the price a client sends [O07]', async () => {
    const potato = await listedProduct(app, producer, { price: '30' });
    const response = await order([line(potato, '2', { seenPrice: '1' })]);
    expectRow('O07', seen(response));
    expect(response.data.placeOrder.orders[0]?.lines[0]?.unitPrice).toBe('30.00');
  });
});
