/** The number that an account has once it is closed is nobody's: no order shows it as a phone. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin } from '../../support/build-accounts';
import { deliveredOrder } from '../../support/build-orders';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('an admin reads the phones of buyer and seller until they close their accounts', async () => {
  const boss = await admin(app);
  const { id, buyer, seller } = await deliveredOrder(app);
  const phones = async () => {
    const { data } = await app.call<{ order: { buyer: { phone: string | null }; seller: { phone: string | null } } }>(
      'order',
      { id },
      'buyer { phone } seller { phone }',
      boss,
    );
    return [data.order.buyer.phone, data.order.seller.phone];
  };
  expect(await phones()).toEqual([expect.stringMatching(/^01/), expect.stringMatching(/^01/)]);
  await app.db.query("UPDATE users SET closed_at = now(), phone = '99999' || lpad(right(phone, 10), 10, '0') WHERE id = ANY ($1)", [
    [buyer.id, seller.id],
  ]);
  expect(await phones()).toEqual([null, null]);
});
