/**
 * A shared basket whose lower price, stock or buyer is lost at the last moment: nothing is ordered at more than was
 * confirmed.
 */
import { PlacedOrdersService } from '../../../server/modules/orders/checkout/placed-orders.service';
import { StockService } from '../../../server/modules/catalogue/stock/stock.service';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { basketMarket, buy } from './basket-market';

let app: TestApp;
let market: Awaited<ReturnType<typeof basketMarket>>;
beforeAll(async () => {
  app = await startTestApp();
  await rows(app.db, "DELETE FROM platform_settings WHERE key = 'order_limits'");
});
beforeEach(async () => {
  market = await basketMarket(app);
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

describe('a price that is lost at the last moment', () => {
  it('voids what was confirmed where a participant leaves, and all confirm the new total', async () => {
    const { organiser, neighbour, third, confirmed, leave, seen, order, orders, inbox, confirm } = market;
    const basket = await confirmed(['10', '5', '5']);
    expect(basket.participants.every(({ hasConfirmed }) => hasConfirmed)).toBe(true);
    await leave(third, basket.id);
    const after = await seen(organiser, basket.token);
    expect(after.participants.map(({ hasConfirmed }) => hasConfirmed)).toEqual([false, false]);
    expect(after.part).toMatchObject({ subtotal: '300.00', confirmedTotal: null });
    for (const person of [organiser, neighbour]) {
      const { part } = await seen(person, basket.token);
      expect((await inbox(person))[0]?.message).toContain(`is now ${Number(part?.total)} Tk`.replace(/(\.\d)( Tk)/, '$10$2'));
    }
    expect(await rows(app.db, "SELECT 1 FROM sms_outbox WHERE phone = $1 AND purpose = 'shared-basket'", [neighbour.phone])).toHaveLength(
      2,
    );
    expect([(await order(basket.id)).code, await orders(basket.id)]).toEqual(['CONFLICT', []]);
    await confirm(organiser, basket);
    await confirm(neighbour, basket);
    expect((await order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
    expect((await orders(basket.id)).map(({ subtotal }) => subtotal)).toEqual(['300.00', '150.00']);
  });

  it.each([
    ['the price by quantity is gone', () => market.dropTiers()],
    ['the price by quantity is higher', () => market.setTier('26')],
  ])('orders nothing where %s since the confirmation', async (_, change) => {
    const { organiser, confirmed, order, orders, confirm, neighbour, inbox, reserved } = market;
    const basket = await confirmed();
    await change();
    const tried = await order(basket.id);
    expect([tried.code, tried.data.orderSharedBasket.state, await orders(basket.id), await reserved()]).toEqual([
      null,
      'CONFIRMING',
      [],
      0,
    ]);
    expect(tried.data.orderSharedBasket.participants.map(({ hasConfirmed }) => hasConfirmed)).toEqual([false, false]);
    expect((await inbox(neighbour))[0]?.title).toBe('The shared basket has changed');
    await confirm(neighbour, basket);
    expect((await order(basket.id)).code).toBe('CONFLICT');
    await confirm(organiser, basket);
    expect((await order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
  });

  it('notifies who pays more before anyone orders, once, and no one of what is sold out for a moment', async () => {
    const { neighbour, confirmed, setTier, setStock, seen, inbox, run, pass, organiser } = market;
    const basket = await confirmed();
    const { id, token } = basket;
    const before = (await inbox(neighbour)).length;
    await setStock(0);
    await pass(id, 1);
    await run();
    expect((await seen(organiser, token)).participants.map(({ hasConfirmed }) => hasConfirmed)).toEqual([true, true]);
    await setStock(100);
    await setTier('26');
    expect((await seen(neighbour, token)).part).toMatchObject({ subtotal: '260.00' });
    await run();
    expect(await inbox(neighbour)).toHaveLength(before);
    await app.db.query("UPDATE shared_baskets SET priced_at = priced_at - interval '1 hour' WHERE id = $1", [id]);
    for (const _ of [1, 2]) await run();
    expect((await inbox(neighbour)).map(({ title }) => title)).toHaveLength(before + 1);
    expect((await inbox(neighbour))[0]?.title).toBe('The shared basket has changed');
    const after = await seen(organiser, token);
    expect([after.state, ...after.participants.map(({ hasConfirmed }) => hasConfirmed)]).toEqual(['CONFIRMING', false, false]);
  });

  it('orders at a lower price without asking again', async () => {
    const { confirmed, order, orders, setTier } = market;
    const basket = await confirmed();
    await setTier('24');
    expect((await order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
    expect((await orders(basket.id)).map(({ subtotal }) => subtotal)).toEqual(['240.00', '240.00']);
  });

  it('orders nothing where too little is left, and what is left once a participant takes less', async () => {
    const { organiser, neighbour, confirmed, order, orders, setStock, setLine, confirm, reserved } = market;
    const basket = await confirmed(['12', '10']);
    await setStock(21);
    const tried = await order(basket.id);
    expect([tried.data.orderSharedBasket.state, await orders(basket.id), await reserved()]).toEqual(['CONFIRMING', [], 0]);
    expect(tried.data.orderSharedBasket.participants.map(({ hasConfirmed }) => hasConfirmed)).toEqual([false, false]);
    expect((await confirm(organiser, basket)).code).toBe('CONFLICT');
    await setLine(neighbour, basket.id, '9');
    await confirm(organiser, basket);
    await confirm(neighbour, basket);
    expect((await order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
    expect(await reserved()).toBe(21);
  });

  it('never sells the last twice: another purchase takes it between the totals and the reservation', async () => {
    const { potato, confirmed, order, orders, setStock, reserved } = market;
    const basket = await confirmed();
    await setStock(20);
    const stock = app.container.resolve(StockService);
    const usual = stock.prepareReserve.bind(stock);
    const other = await consumer(app);
    const taken = { done: false };
    jest.spyOn(StockService.prototype, 'prepareReserve').mockImplementation((tx, quantities) => {
      if (!taken.done) {
        taken.done = true;
        return usual(
          tx,
          quantities.map((reserved) => ({ ...reserved, quantity: '21' })),
        );
      }
      return usual(tx, quantities);
    });
    const tried = await order(basket.id);
    expect([tried.code, tried.data.orderSharedBasket.state, await orders(basket.id), await reserved()]).toEqual([
      null,
      'CONFIRMING',
      [],
      0,
    ]);
    jest.restoreAllMocks();
    const [ordered, bought] = await Promise.allSettled([order(basket.id), buy(app, other, potato.id, '5', `race-${basket.id}`)]);
    expect(ordered.status).toBe('fulfilled');
    const count = (await orders(basket.id)).length;
    expect([count === 2, bought.status === 'fulfilled'].filter(Boolean)).toHaveLength(1);
    expect(await reserved()).toBe(count === 2 ? 20 : 5);
  });

  it('writes nothing where the server is killed in the middle, and orders once afterwards', async () => {
    const { confirmed, order, orders, reserved, inbox, neighbour, organiser } = market;
    const basket = await confirmed();
    const before = (await inbox(neighbour)).length;
    const placed = app.container.resolve(PlacedOrdersService);
    const usual = placed.follow.bind(placed);
    jest.spyOn(PlacedOrdersService.prototype, 'follow').mockImplementationOnce(async (tx, written) => {
      await usual(tx, written);
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    expect((await order(basket.id)).code).not.toBeNull();
    expect([await orders(basket.id), await reserved(), (await inbox(neighbour)).length]).toEqual([[], 0, before]);
    expect((await order(basket.id)).data.orderSharedBasket.state).toBe('ORDERED');
    expect([(await orders(basket.id)).length, await reserved()]).toEqual([2, 20]);
    // of each buyer's line, by the organiser who placed the orders
    const movements: unknown[] = await app.db.query(
      `SELECT m.actor_id, m.reserved_delta::float8 AS reserved FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN stock_movements m ON m.order_line_id = l.id
       WHERE o.shared_basket_id = $1`,
      [basket.id],
    );
    expect(movements).toEqual([1, 2].map(() => ({ actor_id: organiser.id, reserved: 10 })));
  });

  it('is decided under the lock: confirming, leaving and ordering at a time never order at more than was confirmed [B2]', async () => {
    const { organiser, neighbour, third, confirmed, confirm, leave, order, orders, seen } = market;
    for (let round = 0; round < 4; round += 1) {
      const basket = await confirmed(['10', '5', '5']);
      const agreed = new Map<string, number>();
      for (const person of [organiser, neighbour, third])
        agreed.set(person.id, Number((await seen(person, basket.token)).part?.confirmedTotal));
      await Promise.all([leave(third, basket.id), order(basket.id), confirm(neighbour, basket)]);
      for (const { buyer_id, total } of await orders(basket.id)) expect(Number(total)).toBeLessThanOrEqual(agreed.get(buyer_id) ?? 0);
      const { state } = await seen(organiser, basket.token);
      expect((await orders(basket.id)).length).toBe(state === 'ORDERED' ? 3 : 0);
      if (state !== 'ORDERED') await market.act(organiser, 'cancelSharedBasket', `id: "${basket.id}"`);
      await app.db.query("UPDATE orders SET status = 'CANCELLED' WHERE shared_basket_id = $1", [basket.id]);
      await app.db.query('UPDATE product_stock SET on_hand = 1000 WHERE product_id = $1', [market.potato.id]);
    }
  });

  it('leaves out a participant who is suspended since', async () => {
    const { neighbour, organiser, third, confirmed, order, orders, confirm } = market;
    const basket = await confirmed(['10', '10', '10']);
    await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [third.id]);
    const tried = await order(basket.id);
    if (tried.data.orderSharedBasket.state !== 'ORDERED') {
      await confirm(organiser, basket);
      await confirm(neighbour, basket);
      await order(basket.id);
    }
    expect((await orders(basket.id)).map(({ buyer_id }) => buyer_id)).toEqual([organiser.id, neighbour.id]);
  });
});
