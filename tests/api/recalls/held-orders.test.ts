/** A seller learns before a shipment that the stock of an order is on hold. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct } from '../../support/build-orders';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);

it('an order says that its stock is on hold while its shipment would be rejected, to its seller alone', async () => {
  const [grower, boss] = [await approvedProducer(app), await admin(app)];
  const product = await listedProduct(app, grower, { quantity: '10' });
  const { id } = await confirmedOrder(app, { lines: [{ product, quantity: '6' }] });
  const isHeld = async (by: TestAccount) =>
    (await app.call<{ order: { isStockOnHold: boolean } }>('order', { id }, 'isStockOnHold', { token: by.token })).data.order.isStockOnHold;
  const ship = async () => (await app.call('shipOrder', { id }, 'state', { token: grower.token })).code;
  const code = await codeOf(product);
  expect(await isHeld(grower)).toBe(false);
  await decide('holdLot', boss, code);
  expect([await isHeld(grower), await isHeld(boss), await ship()]).toEqual([true, false, 'CONFLICT']);
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '16' }, 'quantity', { token: grower.token });
  expect([await isHeld(grower), await ship(), await isHeld(grower)]).toEqual([false, null, false]);
});
