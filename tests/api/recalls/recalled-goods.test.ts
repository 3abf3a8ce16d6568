/** Recalled goods do not reach anybody: not by an order on its way, a list, a second hand or a race. */
import { text } from '../../../schema/messages/text';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { failedOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss] = [await approvedProducer(app), await admin(app)];
});
afterAll(() => app.stop());

const codeOf = async (product: Goods) =>
  (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at LIMIT 1', [product.id]))?.code ?? '';
const decide = (operation: 'holdLot' | 'releaseLot' | 'askRecall' | 'confirmRecall', by: TestAccount, code: string) =>
  app.call(operation, { input: { code, reason: 'Mould was found' } }, 'code state', { token: by.token });
const recall = async (product: Goods) => {
  await decide('askRecall', grower, await codeOf(product));
  expect((await decide('confirmRecall', boss, await codeOf(product))).code).toBeNull();
};

it('an order on its way is not delivered and not sent again, but comes back', async () => {
  const product = await listedProduct(app, grower);
  const lines = [{ product, quantity: '5' }];
  const [onTheWay, failed] = [await shippedOrder(app, { lines }), await failedOrder(app, { lines })];
  await recall(product);
  const given = { id: onTheWay.id, code: await handoverCode(app, onTheWay.id), paymentReceived: true };
  const seen = async (id: string, { token }: { readonly token: string }) =>
    (await app.call<{ order: object }>('order', { id }, 'actions isRecalled handoverCode', { token })).data.order;
  expect(await seen(onTheWay.id, grower)).toEqual({ actions: ['FAIL'], isRecalled: true, handoverCode: null });
  expect(await seen(onTheWay.id, onTheWay.buyer)).toEqual({ actions: ['RECEIVE'], isRecalled: true, handoverCode: null });
  expect(await seen(failed.id, grower)).toMatchObject({ actions: ['RETURN'], isRecalled: true });
  const step = async (operation: 'deliverOrder' | 'shipOrderAgain', args: Record<string, unknown>) => {
    const { body } = await app.call(operation, args, 'id', { token: grower.token });
    const [error] = body.errors ?? [];
    return [error?.extensions.code, error?.message];
  };
  const refused = ['INVALID_TRANSITION', text('lot.recalledOrder', 'en')];
  expect([await step('deliverOrder', given), await step('shipOrderAgain', { id: failed.id })]).toEqual([refused, refused]);
  expect((await app.call('returnOrder', { id: failed.id }, 'id status', { token: grower.token })).code).toBeNull();
});

it('rows of a list fail one by one where a lot is on hold', async () => {
  const [held, free] = [await listedProduct(app, grower), await listedProduct(app, grower)];
  await decide('holdLot', grower, await codeOf(held));
  const input = [
    { id: held.id, addToSellPost: true },
    { id: free.id, price: '31' },
  ];
  const { data } = await app.call<{ upsertProducts: { results: { status: string }[] } }>(
    'upsertProducts',
    { input, errorPolicy: 'REJECT_FAILED_ROWS' },
    'results { status }',
    {
      token: grower.token,
    },
  );
  expect(data.upsertProducts.results.map(({ status }) => status)).toEqual(['FAILED', 'UPDATED']);
});

it('an admin holds what its seller holds, so that the seller cannot release it', async () => {
  const code = await codeOf(await listedProduct(app, grower));
  await decide('holdLot', grower, code);
  expect([(await decide('holdLot', boss, code)).code, (await decide('holdLot', boss, code)).code]).toEqual([null, 'CONFLICT']);
  expect((await decide('releaseLot', grower, code)).code).toBe('CONFLICT');
});

it('a recall and listings of the same goods at once leave no clean lot', async () => {
  const trader = await seller(app, 'SUPERSALER');
  const transport = relistingApi(app);
  for (let round = 0; round < 6; round++) {
    const product = await listedProduct(app, grower);
    const receipt = await transport.receive(trader, product, '40');
    await decide('askRecall', grower, await codeOf(product));
    const code = await codeOf(product);
    await Promise.all([
      decide('confirmRecall', boss, code),
      ...[1, 2, 3].map(() => transport.relist(trader, { receiptId: receipt.id, quantity: '5' })),
    ]);
    const clean = await rows(app.db, 'SELECT lot.id FROM lots lot WHERE lot.receipt_id = $1 AND lot.hold IS NULL AND lot.remaining > 0', [
      receipt.id,
    ]);
    expect(clean).toEqual([]);
  }
});
