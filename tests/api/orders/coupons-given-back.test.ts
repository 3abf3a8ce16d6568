/** A coupon is given back when no order of its purchase happened, once, whoever ends the orders at the same moment. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { failedOrder, type Goods, listedProduct } from '../../support/build-orders';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { buy, errorOf, line } from './support/checkout-api';

let app: TestApp;
let potato: Goods;
let onion: Goods;
let actions: OrderActionsService;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  potato = await listedProduct(app, await approvedProducer(app), { quantity: '100000' });
  onion = await listedProduct(app, await approvedProducer(app), { quantity: '100000' });
  actions = app.container.resolve(OrderActionsService);
});
afterAll(() => app.stop());

interface Terms {
  readonly maxUses?: number;
  readonly source?: 'ADMIN' | 'POPUP';
  /** This user owns the coupon from the start. */
  readonly owner?: TestAccount;
}

async function coupon({ maxUses = 1, source = 'ADMIN', owner }: Terms = {}): Promise<string> {
  const code = `BACK${++made}`;
  await app.db.query(
    `INSERT INTO coupons (code, percent, max_discount, source, expires_at, max_uses, user_id) VALUES ($1, 30, 25, $2, now() + interval '1 day', $3, $4)`,
    [code, source, maxUses, owner?.id ?? null],
  );
  return code;
}

/** The ids of its orders. */
async function spend(by: TestAccount, couponCode: string, goods: readonly Goods[] = [potato]): Promise<string[]> {
  const lines = goods.map((one) => line(one, '10'));
  const placed = await buy(app, lines, { by, input: { couponCode } });
  if (placed.code !== null) throw new Error(JSON.stringify(placed.body.errors));
  const sellers = goods.map(({ seller }) => seller.id);
  return placed.data.placeOrder.orders.toSorted((a, b) => sellers.indexOf(a.seller.id) - sellers.indexOf(b.seller.id)).map(({ id }) => id);
}
const usesOf = async (code: string) => {
  const [row]: { used: number; isUnmarked: boolean }[] = await app.db.query(
    'SELECT used_count AS used, used_at IS NULL AS "isUnmarked" FROM coupons WHERE code = $1',
    [code],
  );
  return row;
};
const free = { used: 0, isUnmarked: true };
const isRejectedAsUsed = async (by: TestAccount, code: string) =>
  errorOf(await buy(app, [line(potato, '10')], { by, input: { couponCode: code } }))?.extensions.key === 'order.couponUsed';

const ends: Readonly<Record<string, (id: string, buyer: TestAccount) => Promise<unknown>>> = {
  'the seller rejects the order': (id) => actions.reject(asViewer(potato.seller), id, 'Sold out'),
  'the order expires': async (id) => {
    await app.db.query("UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    return app.container.resolve(OrderExpiryService).expireDue();
  },
  'the seller cancels the confirmed order': async (id) => {
    await actions.confirm(asViewer(potato.seller), id);
    return actions.cancel(asViewer(potato.seller), id, 'Rain');
  },
  'the buyer cancels before the confirmation': (id, buyer) => actions.cancel(asViewer(buyer), id),
};

describe('a coupon', () => {
  it.each(Object.keys(ends))('can be used again once %s, and is listed as unused', async (end) => {
    const buyer = await consumer(app);
    const code = await coupon();
    const [id = ''] = await spend(buyer, code);
    expect(await isRejectedAsUsed(buyer, code)).toBe(true);
    await ends[end]?.(id, buyer);
    expect(await usesOf(code)).toEqual(free);
    const { data } = await app.gql<{ myCoupons: unknown[]; notifications: { nodes: { message: string }[] } }>(
      '{ myCoupons { code isUsed } notifications(first: 5) { nodes { message } } }',
      {},
      { token: buyer.token },
    );
    expect(data.myCoupons).toEqual([{ code, isUsed: false }]);
    expect(data.notifications.nodes.map(({ message }) => message)).toContainEqual(expect.stringContaining(code));
    await spend(buyer, code);
    expect(await usesOf(code)).toEqual({ used: 1, isUnmarked: false });
  });

  it('of several orders is given back with the last of them that did not happen', async () => {
    const buyer = await consumer(app);
    const code = await coupon({ maxUses: 5 });
    const [first = '', second = ''] = await spend(buyer, code, [potato, onion]);
    await actions.reject(asViewer(potato.seller), first, 'Sold out');
    expect(await isRejectedAsUsed(buyer, code)).toBe(true);
    await actions.cancel(asViewer(buyer), second);
    expect(await usesOf(code)).toEqual(free);
    await spend(buyer, code);
  });

  it('is not given back where an order of the purchase was sent, even if it came back', async () => {
    const buyer = await consumer(app);
    const code = await coupon();
    const failed = await failedOrder(app, { buyer, lines: [{ product: potato, quantity: '5' }], input: { couponCode: code } });
    await actions.takeBack(asViewer(potato.seller), failed.id, {});
    expect(await usesOf(code)).toEqual({ used: 1, isUnmarked: false });
  });

  it('of the offer that comes back lets its buyer redeem another one instead, and no more than one', async () => {
    const buyer = await consumer(app);
    const [first, second] = [await coupon({ source: 'POPUP' }), await coupon({ source: 'POPUP' })];
    const [id = ''] = await spend(buyer, first);
    expect(await isRejectedAsUsed(buyer, second)).toBe(true);
    await actions.cancel(asViewer(buyer), id);
    await spend(buyer, second);
    expect(await isRejectedAsUsed(buyer, first)).toBe(true);
  });

  it('for one purchase does not run out while an order that its seller rejects waits', async () => {
    const buyer = await consumer(app);
    const code = await coupon();
    const [id = ''] = await spend(buyer, code);
    await app.db.query("UPDATE coupons SET used_at = now() - interval '23 hours', expires_at = now() - interval '1 hour' WHERE code = $1", [
      code,
    ]);
    await actions.reject(asViewer(potato.seller), id, 'Sold out');
    await spend(buyer, code);
  });

  it('is given back once where buyer and sellers end the orders at the same moment, and used once by who orders meanwhile', async () => {
    for (let round = 0; round < 6; round++) {
      const [buyer, other] = [await consumer(app), await consumer(app)];
      const code = await coupon({ maxUses: 2 });
      await spend(other, code);
      const [first = '', second = ''] = await spend(buyer, code, [potato, onion]);
      const ordering = () => buy(app, [line(potato, '10')], { by: buyer, input: { couponCode: code } });
      const [cancelled, rejected, , ...orders] = await Promise.all([
        actions.cancel(asViewer(buyer), first).then(
          () => 1,
          () => 0,
        ),
        actions.reject(asViewer(potato.seller), first, 'Sold out').then(
          () => 1,
          () => 0,
        ),
        actions.reject(asViewer(onion.seller), second, 'Sold out'),
        ordering(),
        ordering(),
      ]);
      expect(cancelled + rejected).toBe(1);
      const placed = orders.filter(({ code: error }) => error === null).length;
      expect(placed).toBeLessThanOrEqual(1);
      expect((await usesOf(code))?.used).toBe(1 + placed);
    }
  });
});
