/** Stock changes only by movements, and never below what is promised, however many move it at once. */
import { isShortage, recordReserved, StockService } from '../../../server/modules/catalogue/stock/stock.service';
import { outOfStock } from '../../../server/modules/orders/checkout/checkout-errors';
import { together } from '../../../server/platform/db/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { AppError } from '../../../server/platform/errors/app-error';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';

const SET = 'mutation ($id: ID!, $quantity: Decimal!) { setStock(productId: $id, quantity: $quantity) { id quantity available version } }';

let app: TestApp;
let producer: TestAccount;
let stock: StockService;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  stock = app.container.resolve(StockService);
});
afterAll(() => app.stop());

/** As the statement that writes the lines of a purchase does. */
const RECORD = recordReserved('(SELECT null::uuid AS id, $1::uuid AS product_id, $2::numeric AS quantity) line', '$3');
type Change = 'reserve' | 'release' | 'take';
const change = (what: Change, productId: string, quantity: string) =>
  inTransaction(app.db, async (tx) => {
    const line = { productId, quantity, orderLineId: null };
    if (what !== 'reserve') return void (await stock[what](tx, { ...line, actorId: producer.id }));
    await together(tx, [
      { text: RECORD, params: [productId, quantity, producer.id] },
      stock.prepareReserve(tx, [{ productId, quantity, unit: 'KG', customUnitNote: null }]),
    ]);
  }).catch(async (error: unknown) => {
    const [shortage] = isShortage(error) ? await stock.shortages([{ productId, quantity }]) : [];
    throw shortage ? outOfStock([shortage], [{ productId, quantity, index: 0 }]) : error; // as the checkout does
  });
const levelOf = async (id: string) => {
  const [row] = (await app.db.query(
    'SELECT trim_scale(on_hand)::text AS "onHand", trim_scale(reserved)::text AS reserved FROM product_stock WHERE product_id = $1',
    [id],
  )) as { onHand: string; reserved: string }[];
  return row;
};
const sumOf = async (id: string) => {
  const [row] = (await app.db.query(
    'SELECT trim_scale(sum(on_hand_delta))::text AS "onHand", trim_scale(sum(reserved_delta))::text AS reserved FROM stock_movements WHERE product_id = $1',
    [id],
  )) as { onHand: string; reserved: string }[];
  return row;
};
const setStock = (id: string, quantity: string, by = producer) =>
  app.gql<{ setStock: { quantity: string; available: string; version: number } }>(SET, { id, quantity }, { token: by.token });

it('reserves, releases and takes exactly, each with its movement', async () => {
  const { id } = await product(app, producer, { quantity: '10' });
  await change('reserve', id, '2.5');
  await change('reserve', id, '4');
  await change('release', id, '2.5');
  await change('take', id, '4');
  expect(await levelOf(id)).toEqual({ onHand: '6', reserved: '0' });
  const kinds = (await app.db.query('SELECT kind, actor_id FROM stock_movements WHERE product_id = $1 ORDER BY created_at, id', [id])) as {
    kind: string;
  }[];
  expect(kinds.map(({ kind }) => kind)).toEqual(['INITIAL', 'RESERVE', 'RESERVE', 'RELEASE', 'TAKE']);
});

it('rejects what is not there with what is left, and stores no movement', async () => {
  const { id } = await product(app, producer, { name: 'Onion', quantity: '3' });
  await change('reserve', id, '2');
  const rejection = await change('reserve', id, '1.001').catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(AppError);
  expect(rejection).toMatchObject({ code: 'OUT_OF_STOCK', key: 'stock.left', params: { product: 'Onion', left: '1' } });
  await expect(change('release', id, '2.5')).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  await expect(change('take', id, '2.5')).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  expect(await sumOf(id)).toEqual({ onHand: '3', reserved: '2' });
});

it('never promises the last kilogram twice: 60 at once for 20', async () => {
  const { id } = await product(app, producer, { quantity: '20' });
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => change('reserve', id, '1')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const rejections = tries.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as AppError).code] : []));
  expect(new Set(rejections)).toEqual(new Set(['OUT_OF_STOCK']));
  expect(await levelOf(id)).toEqual({ onHand: '20', reserved: '20' });
});

it('the sum of movements equals the row under mixed parallel changes', async () => {
  const { id } = await product(app, producer, { quantity: '30' });
  const work: Promise<unknown>[] = [];
  for (let n = 0; n < 60; n++) {
    if (n % 6 === 0) work.push(setStock(id, String(30 + (n % 7))));
    else work.push(change((['reserve', 'release', 'take'] as const)[n % 3] ?? 'reserve', id, '1.5'));
  }
  await Promise.allSettled(work);
  const level = await levelOf(id);
  expect(await sumOf(id)).toEqual(level);
  expect(Number(level?.reserved)).toBeGreaterThanOrEqual(0);
  expect(Number(level?.onHand)).toBeGreaterThanOrEqual(Number(level?.reserved));
});

it('the database itself rejects more reserved than there is, and movements that are rewritten', async () => {
  const { id } = await product(app, producer, { quantity: '5' });
  await expect(app.db.query('UPDATE product_stock SET reserved = 6 WHERE product_id = $1', [id])).rejects.toThrow('product_stock_range');
  await expect(app.db.query('UPDATE stock_movements SET on_hand_delta = 9 WHERE product_id = $1', [id])).rejects.toThrow('append-only');
  await expect(app.db.query('DELETE FROM stock_movements WHERE product_id = $1', [id])).rejects.toThrow('append-only');
});

describe('setStock', () => {
  it('sets the stock on hand by a movement [M2]', async () => {
    const made = await product(app, producer, { quantity: '10' });
    await change('reserve', made.id, '4');
    const { setStock: shown } = (await setStock(made.id, '১৫')).data;
    expect(shown).toMatchObject({ quantity: '15', available: '11' });
    expect(shown.version).toBeGreaterThan(made.version);
    expect(await sumOf(made.id)).toEqual({ onHand: '15', reserved: '4' });
  });

  it('takes digits only, 0 for a spoilt harvest [M2]', async () => {
    const { id } = await product(app, producer);
    for (const quantity of ['2.5', '-3', '10000001']) {
      const response = await setStock(id, quantity);
      expect([quantity, response.code, response.body.errors?.[0]?.message]).toEqual([
        quantity,
        'BAD_USER_INPUT',
        'Stock must be digits only, from 0 to 1,00,00,000',
      ]);
    }
    expect((await setStock(id, '0')).code).toBeNull();
    expect(await levelOf(id)).toEqual({ onHand: '0', reserved: '0' });
  });

  it('does not go below what open orders have reserved', async () => {
    const { id } = await product(app, producer, { quantity: '10' });
    await change('reserve', id, '4');
    const response = await setStock(id, '3');
    expect(response.body.errors?.[0]?.message).toBe('4 is reserved for open orders; the stock cannot go below that.');
    expect(await levelOf(id)).toEqual({ onHand: '10', reserved: '4' });
  });

  it('returns the same error for another seller’s product and a missing one', async () => {
    const { id } = await product(app, producer);
    const other = await approvedProducer(app);
    expect((await setStock(id, '5', other)).code).toBe('NOT_FOUND');
    expect((await setStock('x', '5', other)).code).toBe('NOT_FOUND');
  });
});

it('an edit retains a stock that buyers left with a fraction, or empty [E1]', async () => {
  const UPDATE = 'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { quantity } }';
  const edit = async (id: string, imageIds: string[], quantity: string) => {
    const input = {
      name: 'Potato',
      description: 'Edited',
      categorySlug: 'potato',
      unit: 'KG',
      price: '30',
      addToSellPost: true,
      imageIds,
      quantity,
    };
    return app.gql<{ updateProduct: { quantity: string } }>(UPDATE, { id, input }, { token: producer.token });
  };
  const made = await product(app, producer, { quantity: '10' });
  const imageIds = (made.images ?? []).map(({ id }) => id);
  await change('reserve', made.id, '2.5');
  await change('take', made.id, '2.5');
  expect((await edit(made.id, imageIds, '7.5')).data.updateProduct.quantity).toBe('7.5');
  expect((await edit(made.id, imageIds, '7.25')).body.errors?.[0]?.message).toBe('Stock must be digits only, from 0 to 1,00,00,000');
  await change('reserve', made.id, '7.5');
  await change('take', made.id, '7.5');
  expect((await edit(made.id, imageIds, '0')).data.updateProduct.quantity).toBe('0');
  expect((await edit(made.id, imageIds, 'many')).code).toBe('BAD_USER_INPUT'); // no Decimal at all
});

it('an editor gets a conflict for stock that was received or delivered, not for stock that was reserved', async () => {
  const { id, version } = await product(app, producer, { quantity: '10' });
  const versionNow = async () =>
    (
      (await app.db.query(
        'SELECT p.version + stock.version AS version FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = $1',
        [id],
      )) as { version: number }[]
    )[0]?.version;
  await change('reserve', id, '2');
  expect(await versionNow()).toBe(version);
  await change('take', id, '2');
  expect(await versionNow()).toBe(version + 1);
});
