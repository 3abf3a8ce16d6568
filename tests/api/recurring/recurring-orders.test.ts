/**
 * Days of recurring orders: announced the day before with what changed, and ordered once after a confirmation at the
 * price that was shown.
 */
import { addDays } from '../../../schema/rules/orders/delivery-days';
import { PricingService } from '../../../server/modules/orders/cart/pricing.service';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { recurringMarket, today, tomorrow } from './recurring-market';

let app: TestApp;
let market: Awaited<ReturnType<typeof recurringMarket>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.query('DELETE FROM recurring_orders');
  market = await recurringMarket(app);
});
afterAll(() => app.stop());

const end = ({ id }: { readonly id: string }, status: string) =>
  app.db.query(`UPDATE orders SET status = $2, delivered_at = CASE WHEN $3 THEN now() END WHERE purchase_id = $1`, [
    id,
    status,
    status === 'DELIVERED',
  ]);

describe('the day before', () => {
  it('announces lines and prices once, by SMS as well, and orders nothing [B1]', async () => {
    const { buyer, made, cart, run, purchases, inbox } = market;
    const { id } = await made();
    const before = await purchases();
    expect(await Promise.all([run(), run()]).then((counts) => counts.reduce((sum, count) => sum + count))).toBe(1);
    expect(await run()).toBe(0);
    const { total } = await cart(id);
    const [notification] = await inbox();
    expect(notification).toMatchObject({ title: 'Confirm your recurring order', link: `/recurring/${id}` });
    expect(notification?.message).toContain('2 KG: 30 Tk; Onion, 1 KG: 50 Tk');
    expect(notification?.message).toContain(`${Number(total)} Tk in all`);
    expect((await inbox('bn'))[0]?.message).toMatch(/২ কেজি: ৳৩০; Onion, ১ কেজি: ৳৫০। আপনি নিশ্চিত না করলে কিছুই অর্ডার হবে না।$/);
    expect(await rows(app.db, "SELECT 1 FROM sms_outbox WHERE phone = $1 AND purpose = 'recurring-order'", [buyer.phone])).toHaveLength(1);
    expect(await purchases()).toBe(before);
  });

  it('an order from before ordered quantities were stored can be repeated', async () => {
    const { buyer, potato, create } = market;
    const { id } = await placedOrder(app, { buyer, lines: [{ product: potato, quantity: '2.5' }] });
    await app.db.query('UPDATE order_lines SET ordered_quantity = NULL WHERE order_id = $1', [id]);
    const { data } = await create({ orderId: id });
    expect(data.createRecurringOrder.lines).toMatchObject([{ productId: potato.id, quantity: expect.stringMatching(/^2\.50*$/) }]);
  });

  it('announces the others where one fails, and the next run announces that one', async () => {
    const { made, run, list } = market;
    await made();
    await made();
    jest.spyOn(app.container.resolve(PricingService), 'quote').mockRejectedValueOnce(new Error('broken'));
    await expect(run()).rejects.toThrow('1 recurring orders were not announced');
    expect((await list()).map(({ isAnnounced }) => isAnnounced).toSorted()).toEqual([false, true]);
    expect(await run()).toBe(1);
  });

  it('names a changed price, what is sold out and what was withdrawn, before the rest', async () => {
    const { seller, buyer, potato, onion, made, run, inbox, setPrice, sellOut, withdraw } = market;
    const rest = await listedProduct(app, seller, { name: 'Garlic' });
    const lines = [potato, onion, rest].map((product) => ({ product, quantity: '1' }));
    await made({ orderId: (await placedOrder(app, { buyer, lines })).id });
    await setPrice(rest, '35');
    await sellOut(onion);
    await run();
    expect((await inbox())[0]?.title).toBe('Your recurring order has changed');
    expect((await inbox())[0]?.message).toMatch(/: Onion: sold out; Garlic, 1 KG: 35 Tk \(was 30 Tk\); .*, 1 KG: 30 Tk\. Nothing/);
    await app.db.query('UPDATE recurring_orders SET announced_on = NULL');
    await withdraw(onion);
    await run();
    expect((await inbox())[0]?.message).toContain('Onion: not sold any more');
    expect((await inbox('bn'))[0]?.message).toContain('Onion: আর বিক্রি হচ্ছে না; Garlic, ১ কেজি: ৳৩৫ (আগে ৳৩০)');
  });

  it('pauses where nothing of it is sold any more, and goes on once it is resumed', async () => {
    const { seller, made, act, list, run, inbox } = market;
    const { id } = await made();
    await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [seller.id]);
    expect([await run(), await run()]).toEqual([1, 0]);
    expect((await inbox())[0]).toMatchObject({ title: 'Your recurring order is paused', link: `/recurring/${id}` });
    expect(await list()).toMatchObject([{ state: 'UNAVAILABLE' }]);
    await app.db.query("UPDATE users SET status = 'APPROVED' WHERE id = $1", [seller.id]);
    expect((await act('resumeRecurringOrder', id)).data['resumeRecurringOrder']).toMatchObject({ state: 'ACTIVE', nextOn: tomorrow });
    expect(await run()).toBe(1);
  });

  it('leaves a day out that passed without a confirmation, and does not announce for a suspended buyer', async () => {
    const { buyer, made, list, run } = market;
    const { id } = await made();
    await app.db.query('UPDATE recurring_orders SET next_on = $2, announced_on = $2 WHERE id = $1', [id, addDays(today, -1)]);
    expect(await run()).toBe(0);
    expect(await list()).toMatchObject([{ nextOn: addDays(today, 6), isAnnounced: false }]);
    await app.db.query('UPDATE recurring_orders SET next_on = $2 WHERE id = $1', [id, tomorrow]);
    await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [buyer.id]);
    expect(await run()).toBe(0);
  });
});

describe('a confirmation', () => {
  it('orders once at the price that was shown, also when asked twice at a time, and moves on to the next day [B1]', async () => {
    const { made, cart, confirm, list, run, purchases } = market;
    const { id } = await made();
    await run();
    const { total } = await cart(id);
    const before = await purchases();
    const responses = await Promise.all([confirm(id, { expectedTotal: total }), confirm(id, { expectedTotal: total })]);
    responses.push(await confirm(id, { expectedTotal: total }));
    expect(new Set(responses.map(({ data }) => data.confirmRecurringOrder.id)).size).toBe(1);
    expect(responses[0]?.data.confirmRecurringOrder).toMatchObject({ total, orders: [{}] });
    expect(await purchases()).toBe(before + 1);
    expect(await list()).toMatchObject([{ nextOn: addDays(tomorrow, 7), isAnnounced: false }]);
    expect(await run()).toBe(0);
  });

  it('finds the order of a server that was killed before it moved on', async () => {
    const { made, cart, confirm, list, run } = market;
    const { id } = await made();
    await run();
    const { total } = await cart(id);
    const first = await confirm(id, { expectedTotal: total });
    await app.db.query('UPDATE recurring_orders SET next_on = $2, announced_on = $2 WHERE id = $1', [id, tomorrow]);
    const again = await confirm(id, { expectedTotal: total });
    expect(again.data.confirmRecurringOrder.id).toBe(first.data.confirmRecurringOrder.id);
    expect(await list()).toMatchObject([{ nextOn: addDays(tomorrow, 7) }]);
  });

  it.each(['REJECTED', 'EXPIRED', 'CANCELLED', 'DELIVERED'])('of a day whose order is %s by now is a CONFLICT', async (ended) => {
    const { made, cart, confirm, run, purchases } = market;
    const { id } = await made();
    await run();
    const { total } = await cart(id);
    const first = (await confirm(id, { expectedTotal: total })).data.confirmRecurringOrder;
    await end(first, ended);
    const before = await purchases();
    const again = await confirm(id, { expectedTotal: '1' });
    expect(again.body.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      key: 'recurring.notDue',
      current: { status: 'ACTIVE' },
    });
    expect(await purchases()).toBe(before);
  });

  it('finds the order of a server that was killed before it moved on, also where the seller has rejected it since', async () => {
    const { made, cart, confirm, list, run } = market;
    const { id } = await made();
    await run();
    const { total } = await cart(id);
    const first = (await confirm(id, { expectedTotal: total })).data.confirmRecurringOrder;
    await end(first, 'REJECTED');
    await app.db.query('UPDATE recurring_orders SET next_on = $2, announced_on = $2 WHERE id = $1', [id, tomorrow]);
    expect((await confirm(id, { expectedTotal: total })).data.confirmRecurringOrder.id).toBe(first.id);
    expect(await list()).toMatchObject([{ nextOn: addDays(tomorrow, 7) }]);
    expect((await confirm(id, { expectedTotal: total })).code).toBe('CONFLICT');
  });

  it.each(['PLACED', 'REJECTED'])('of a day that was ordered before it was made again is a CONFLICT: its order is %s', async (state) => {
    const { source, create, cart, confirm, run, purchases } = market;
    const orderId = await source();
    const { id } = (await create({ orderId })).data.createRecurringOrder;
    await run();
    const first = (await confirm(id, { expectedTotal: (await cart(id)).total })).data.confirmRecurringOrder;
    if (state !== 'PLACED') await end(first, state);
    expect((await create({ orderId })).data.createRecurringOrder).toMatchObject({ id, nextOn: tomorrow });
    await run();
    const before = await purchases();
    expect((await confirm(id, { expectedTotal: (await cart(id)).total })).code).toBe('CONFLICT');
    expect(await purchases()).toBe(before);
  });

  it('is a CONFLICT with the new total where a price moved since, and pays the new one only after it was shown', async () => {
    const { potato, made, cart, confirm, list, run, purchases, setPrice } = market;
    const { id } = await made();
    await run();
    const { total } = await cart(id);
    await setPrice(potato, '33');
    const before = await purchases();
    const failed = await confirm(id, { expectedTotal: total });
    const now = await cart(id);
    expect(failed.code).toBe('CONFLICT');
    expect(failed.body.errors?.[0]?.extensions).toMatchObject({
      current: { total: now.total },
      problems: [{ productId: potato.id, kind: 'PRICE_CHANGED', value: '33.00' }],
    });
    expect(await purchases()).toBe(before);
    expect((await confirm(id, { expectedTotal: now.total })).data.confirmRecurringOrder.total).toBe(now.total);
    expect((await list())[0]?.lines[0]).toMatchObject({ lastPrice: '33.00' });
  });

  it('leaves out what is sold out only where the buyer agrees, and not all of it', async () => {
    const { potato, onion, made, cart, confirm, list, run, sellOut } = market;
    const { id } = await made();
    await run();
    await sellOut(onion);
    const all = await cart(id);
    expect(all.groups[0]?.lines.find((line) => line.id === onion.id)?.problems).toEqual([{ kind: 'OUT_OF_STOCK', value: '0' }]);
    expect((await confirm(id, { expectedTotal: all.total })).code).toBe('OUT_OF_STOCK');
    const { total } = await cart(id, [onion.id]);
    expect((await confirm(id, { expectedTotal: total, leaveOut: [onion.id, potato.id] })).code).toBe('BAD_USER_INPUT');
    const { data } = await confirm(id, { expectedTotal: total, leaveOut: [onion.id] });
    const [order] = data.confirmRecurringOrder.orders;
    expect(await rows(app.db, 'SELECT product_id, quantity::text FROM order_lines WHERE order_id = $1', [order?.id])).toEqual([
      { product_id: potato.id, quantity: '2.000' },
    ]);
    expect((await list())[0]?.lines).toHaveLength(2);
  });

  it('is rejected before the announcement, for another day, while paused, and of another user', async () => {
    const { made, cart, confirm, act, run } = market;
    const { id } = await made();
    expect((await confirm(id, { expectedTotal: '1' })).code).toBe('CONFLICT');
    await run();
    const { total } = await cart(id);
    expect((await confirm(id, { expectedTotal: total, on: today })).code).toBe('CONFLICT');
    expect((await confirm(id, { expectedTotal: total }, await consumer(app))).code).toBe('NOT_FOUND');
    await act('pauseRecurringOrder', id);
    expect((await confirm(id, { expectedTotal: total })).code).toBe('CONFLICT');
    await app.db.query("UPDATE recurring_orders SET state = 'ACTIVE', next_on = $2, announced_on = $2 WHERE id = $1", [
      id,
      addDays(today, -1),
    ]);
    expect((await confirm(id, { expectedTotal: total, on: addDays(today, -1) })).code).toBe('CONFLICT');
  });

  it('shows nothing of a product that is for businesses now but its earlier name', async () => {
    const { onion, made, cart, run, inbox } = market;
    const { id } = await made();
    await app.db.query("UPDATE products SET audience = 'BUSINESSES', price = 71717 WHERE id = $1", [onion.id]);
    await run();
    const found = await cart(id);
    expect(found.unavailable).toEqual([{ id: onion.id }]);
    expect(JSON.stringify([found, await inbox()])).not.toContain('71717');
  });
});
