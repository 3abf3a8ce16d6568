/**
 * A rejected purchase names every wrong line, in the vocabulary and with the paths of a quote; conflicts carry what is
 * the case now.
 */
import { randomUUID } from 'node:crypto';
import { CartProblemKind } from '../../../schema/values/orders/orders';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import type { GraphqlResult } from '../../support/client';
import { quoteProblems } from './support/cart-api';
import { buy, line } from './support/checkout-api';

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const extensionsOf = (response: GraphqlResult<unknown>) => {
  const [error] = response.body.errors ?? [];
  if (!error) throw new Error('It was not rejected.');
  return error.extensions;
};
const rejection = async (lines: readonly unknown[], input = {}) => extensionsOf(await buy(app, lines, { by: buyer, input }));

describe('a rejected purchase', () => {
  it('names every wrong line with the path, product, kind and figure that a quote shows', async () => {
    const [few, none, good, large] = [
      await listedProduct(app, producer, { name: 'Few', quantity: '3' }),
      await listedProduct(app, producer, { name: 'None', quantity: '0' }),
      await listedProduct(app, producer, { name: 'Good' }),
      await listedProduct(app, producer, { name: 'Large', minQuantity: '10' }),
    ];
    const unknown = randomUUID();
    const lines = [line(few, '2'), line(good), line(none), line(large, '4'), { productId: unknown, quantity: '1' }, line(few, '2')];
    const expected = [
      { path: 'lines[0].quantity', productId: few.id, kind: CartProblemKind.LESS_STOCK, value: '3' },
      { path: 'lines[2].quantity', productId: none.id, kind: CartProblemKind.OUT_OF_STOCK, value: '0' },
      { path: 'lines[3].quantity', productId: large.id, kind: CartProblemKind.BELOW_MINIMUM, value: '10' },
      { path: 'lines[4].productId', productId: unknown, kind: CartProblemKind.UNAVAILABLE, value: null },
    ];
    const { code, problems } = await rejection(lines);
    expect([code, problems]).toEqual(['OUT_OF_STOCK', expected]);
    expect(await quoteProblems(app, lines, buyer.token)).toEqual(expected);
  });

  it('names the fields of wrong quantities by the line they are in', async () => {
    const [pieces, large] = [
      await listedProduct(app, producer, { unit: 'PIECE' }),
      await listedProduct(app, producer, { minQuantity: '10' }),
    ];
    const { code, fields } = await rejection([line(pieces, '1.5'), line(large, '4')]);
    expect([code, fields?.map(({ field, key }) => [field, key])]).toEqual([
      'BAD_USER_INPUT',
      [
        ['lines[0].quantity', 'cart.notAMultiple'],
        ['lines[1].quantity', 'cart.belowMinimum'],
      ],
    ]);
  });

  it('shows no figure of a product that is not offered to the buyer, and makes it look like one that does not exist', async () => {
    const traders = await listedProduct(app, producer, { audience: 'BUSINESSES', quantity: '7' });
    const off = await listedProduct(app, producer, { quantity: '7', published: false });
    const missing = { id: randomUUID() };
    const { code, problems } = await rejection([line(traders, '9'), line(off, '9'), line(missing, '9')]);
    const hidden = (id: string, at: number) => ({ path: `lines[${at}].productId`, productId: id, kind: 'UNAVAILABLE', value: null });
    expect([code, problems]).toEqual(['PRODUCT_UNAVAILABLE', [hidden(traders.id, 0), hidden(off.id, 1), hidden(missing.id, 2)]]);
  });

  it('carries the new total where another one was expected, and the lines whose seen price has changed', async () => {
    const [dearer, same] = [await listedProduct(app, producer, { price: '33' }), await listedProduct(app, producer, { price: '10' })];
    const lines = [line(same, '1', { seenPrice: '10' }), line(dearer, '2', { seenPrice: '30' })];
    const { code, current, problems } = await rejection(lines, { expectedTotal: '110.00' });
    expect([code, current, problems]).toEqual([
      'CONFLICT',
      { total: '116.00' },
      [{ path: 'lines[1].seenPrice', productId: dearer.id, kind: 'PRICE_CHANGED', value: '33.00' }],
    ]);
    expect((await buy(app, lines, { by: buyer, input: { expectedTotal: '116.00' } })).code).toBeNull();
  });

  it('names all products that others took between the look and the reservation', async () => {
    const [one, other] = [await listedProduct(app, producer, { quantity: '1' }), await listedProduct(app, producer, { quantity: '1' })];
    const buyers = await Promise.all([consumer(app), consumer(app), consumer(app), consumer(app)]);
    const results = await Promise.all(buyers.map((by) => buy(app, [line(one), line(other)], { by })));
    expect(results.filter((result) => result.code === null)).toHaveLength(1);
    for (const lost of results.filter((result) => result.code !== null)) {
      const { code, problems } = extensionsOf(lost);
      expect([code, problems?.map(({ path, kind }) => [path, kind]).toSorted()]).toEqual([
        'OUT_OF_STOCK',
        [
          ['lines[0].quantity', 'OUT_OF_STOCK'],
          ['lines[1].quantity', 'OUT_OF_STOCK'],
        ],
      ]);
    }
  });
});

it('a product that cannot be put into the cart is named', async () => {
  const off = await listedProduct(app, producer, { published: false });
  const put = 'mutation ($line: CartLineInput!) { setCartLine(line: $line) { lineCount } }';
  const response = await app.gql(put, { line: { productId: off.id, quantity: '1' } }, { token: buyer.token });
  const { code, problems } = extensionsOf(response);
  expect([code, problems]).toEqual(['PRODUCT_UNAVAILABLE', [{ path: 'productId', productId: off.id, kind: 'UNAVAILABLE', value: null }]]);
});
