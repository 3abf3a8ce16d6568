/** These tests verify which ledger entries an order posts, and when. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderPostingsService } from '../../../server/modules/money/postings/order-postings.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, failedOrder, listedProduct, shippedOrder, toldAsPaid } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one } from '../../support/sql';
import { changeAndSettle, entriesOf, expectSound, settle, sumsOf } from './support/ledger';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const commissionOf = async (id: string) =>
  Number((await one<{ commission: string }>(app.db, 'SELECT commission::text AS commission FROM orders WHERE id = $1', [id]))?.commission);

describe('a delivered order', () => {
  it('has its seller owe the commission, in cash as in mobile money', async () => {
    for (const input of [{}, toldAsPaid]) {
      const { id } = await deliveredOrder(app, { input });
      const commission = await commissionOf(id);
      expect(commission).toBe(1.5);
      const posted = await entriesOf(app, id);
      expect(posted).toMatchObject([
        { kind: 'ORDER_DELIVERED', account: 'COMMISSION', amount: '-1.50' },
        { kind: 'ORDER_DELIVERED', account: 'RECEIVABLE', amount: '1.50' },
      ]);
    }
  });

  it('posts the commission of its final weight', async () => {
    const { id, seller, lineIds } = await confirmedOrder(app);
    const actions = app.container.resolve(OrderActionsService);
    await actions.ship(asViewer(seller), id, { weights: [{ lineId: lineIds[0] ?? '', kilograms: '2', isChecked: true }] });
    await actions.deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true });
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 1.2, COMMISSION: -1.2 });
  });

  it('has the platform owe the discount that it pays', async () => {
    const { id, seller } = await shippedOrder(app);
    await app.db.query(
      'UPDATE orders SET ordered_discount = 20, ordered_platform_discount = 20, discount = 20, platform_discount = 20, total = total - 20, commission = commission - 20 WHERE id = $1',
      [id],
    );
    await app.container
      .resolve(OrderActionsService)
      .deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true });
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 1.5, COMMISSION: -1.5, PAYABLE: -20, DISCOUNTS: 20 });
  });

  it('posts once, however often it is settled and received', async () => {
    const { id, buyer } = await deliveredOrder(app);
    await app.container.resolve(OrderActionsService).receive(asViewer(buyer), id);
    await Promise.all([settle(app, id), settle(app, id)]);
    expect(await entriesOf(app, id)).toHaveLength(2);
  });

  it('posts nothing before its delivery, nor when it comes back', async () => {
    const { id, seller } = await failedOrder(app);
    await app.container.resolve(OrderActionsService).takeBack(asViewer(seller), id, {});
    expect(await entriesOf(app, id)).toEqual([]);
  });

  it('is not delivered where its posting fails', async () => {
    const { id, seller } = await shippedOrder(app);
    await app.db.query('ALTER TABLE ledger_entries ADD CONSTRAINT planted CHECK (amount <> 1.5) NOT VALID');
    await expect(
      app.container
        .resolve(OrderActionsService)
        .deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true }),
    ).rejects.toThrow('planted');
    await app.db.query('ALTER TABLE ledger_entries DROP CONSTRAINT planted');
    expect(await one(app.db, 'SELECT status FROM orders WHERE id = $1', [id])).toEqual({ status: 'SHIPPED' });
    expect(await entriesOf(app, id)).toEqual([]);
  });
});

describe('after the delivery', () => {
  const refund = async (id: string, share: string) => {
    await changeAndSettle(app, id, 'refunded = round((subtotal - discount) * $2::numeric, 2)', [share]);
  };

  it('refunds lower the commission in proportion, and the parts add up', async () => {
    const { id } = await deliveredOrder(app, {
      lines: [{ product: await listedProduct(app, await approvedProducer(app)), quantity: '3.5' }],
    });
    await refund(id, '0.333');
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 1.4, COMMISSION: -1.4 });
    await refund(id, '0.777');
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 0.47, COMMISSION: -0.47 });
    await refund(id, '1');
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 0, COMMISSION: 0 });
    expect((await entriesOf(app, id)).map(({ kind }) => kind)).toContain('ORDER_CORRECTED');
  });

  it('a refund of all products leaves no commission, and the delivery fee has none', async () => {
    const { id } = await deliveredOrder(app);
    await refund(id, '1');
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 0, COMMISSION: 0 });
    await changeAndSettle(app, id, 'refunded = total');
    expect(await entriesOf(app, id)).toHaveLength(4);
  });

  it('a delivery that is taken back is reversed, and posted again with the next one', async () => {
    const { id } = await deliveredOrder(app);
    await app.db.query("UPDATE orders SET status = 'SHIPPED', delivered_at = NULL WHERE id = $1", [id]);
    await settle(app, id);
    await settle(app, id);
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 0, COMMISSION: 0 });
    expect((await entriesOf(app, id)).filter(({ kind }) => kind === 'REVERSAL')).toHaveLength(2);
    await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = now() WHERE id = $1", [id]);
    await settle(app, id);
    expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 1.5, COMMISSION: -1.5 });
  });
});

describe('delivered orders of earlier releases', () => {
  it('are posted into the month of their delivery, once, by two processes at the same time', async () => {
    const { id } = await shippedOrder(app);
    await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = '2026-08-31 19:00+00' WHERE id = $1", [id]);
    const postings = app.container.resolve(OrderPostingsService);
    const counts = await Promise.all([postings.postMissing(), postings.postMissing()]);
    expect(Math.max(...counts)).toBe(1);
    // 19:00 in UTC is September in Dhaka
    expect((await entriesOf(app, id)).map(({ month, amount }) => `${month} ${amount}`)).toEqual(['2026-09 -1.50', '2026-09 1.50']);
    expect(await postings.postMissing()).toBe(0);
  });
});
