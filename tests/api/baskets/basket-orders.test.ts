/**
 * A closed basket: each confirms their total, the organiser orders for all, once; no one is ordered for at more than
 * they confirmed.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { inTransaction } from '../../../server/platform/db/transaction';
import { rows, waitsForLock } from '../../support/sql';
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

describe('the order of a shared basket', () => {
  it('is one for each participant, at the price of all, in one parcel to the organiser, once [B2]', async () => {
    const { organiser, neighbour, seller, potato, confirmed, order, orders, reserved, inbox, seen, call } = market;
    await app.db.query("UPDATE sell_posts SET harvested_on = '2026-03-01' WHERE product_id = $1", [potato.id]);
    const basket = await confirmed();
    const fee = basket.totals?.delivery?.fee;
    const done = await Promise.all([order(basket.id), order(basket.id)]);
    done.push(await order(basket.id));
    expect(done.map(({ code, data }) => [code, data.orderSharedBasket.state])).toEqual(Array.from({ length: 3 }, () => [null, 'ORDERED']));
    const placed = await orders(basket.id);
    expect(placed.map(({ buyer_id, subtotal }) => [buyer_id, subtotal])).toEqual([
      [organiser.id, '250.00'],
      [neighbour.id, '250.00'],
    ]);
    expect(placed.reduce((sum, { delivery_fee }) => sum + Number(delivery_fee), 0)).toBe(Number(fee));
    expect(placed[0]).toMatchObject({ address: 'House 7, Station Road', contact_name: 'Rahima Begum' });
    expect(placed[1]).toMatchObject({
      address: `Shared basket: in one parcel with ${placed[0]?.tracking_number}`,
      contact_name: neighbour.name,
      contact_phone: neighbour.phone,
    });
    expect(await reserved()).toBe(20);
    const theirs = await seen(neighbour, basket.token);
    expect(theirs).toMatchObject({ orderId: placed[1]?.id, totals: null, part: null, address: null });
    expect((await inbox(neighbour))[0]).toMatchObject({
      title: 'Your part of the shared basket is ordered',
      link: `/orders/${placed[1]?.id}`,
    });
    const read = 'query ($id: ID!) { order(id: $id) { sharedBasketId buyer { name } address total lines { harvestedOn } } }';
    const own = await call<{ order: { sharedBasketId: string; lines: object[] } | null }>(neighbour, read, { id: placed[1]?.id });
    expect(own.data.order).toMatchObject({ sharedBasketId: basket.id, lines: [{ harvestedOn: '2026-03-01' }] });
    expect(JSON.stringify(own.body)).not.toContain('Station Road');
    expect((await call(neighbour, read, { id: placed[0]?.id })).code).toBe('NOT_FOUND');
    expect((await call<{ order: { sharedBasketId: string } }>(seller, read, { id: placed[0]?.id })).data.order.sharedBasketId).toBe(
      basket.id,
    );
    expect(
      await rows(app.db, 'SELECT 1 FROM shared_baskets WHERE id = $1 AND address IS NULL AND contact_phone IS NULL', [basket.id]),
    ).toHaveLength(1);
  });

  it('meets the minimum of the seller by the sum, and each order is cancelled alone', async () => {
    const { neighbour, potato, confirmed, order, orders, call, reserved } = market;
    await app.db.query('UPDATE sell_posts SET min_quantity = 15 WHERE product_id = $1', [potato.id]);
    const basket = await confirmed();
    await order(basket.id);
    const placed = await orders(basket.id);
    const cancel = 'mutation ($id: ID!) { cancelOrder(id: $id, reason: "Not needed") { status } }';
    expect((await call<{ cancelOrder: { status: string } }>(neighbour, cancel, { id: placed[1]?.id })).data.cancelOrder.status).toBe(
      'CANCELLED',
    );
    expect([
      await reserved(),
      (await rows(app.db, "SELECT 1 FROM orders WHERE shared_basket_id = $1 AND status = 'PLACED'", [basket.id])).length,
    ]).toEqual([10, 1]);
  });

  it('waits for all, for the organiser’s own lines, and for the closing', async () => {
    const { organiser, neighbour, shared, order, close, confirm, confirmAt, setLine, orders } = market;
    const basket = await shared();
    expect([(await order(basket.id)).code, (await confirm(neighbour, basket)).code]).toEqual(['CONFLICT', 'CONFLICT']);
    await close(basket.id);
    await confirm(neighbour, basket);
    expect((await order(basket.id)).code).toBe('CONFLICT');
    expect((await confirmAt(organiser, basket.id, '1')).body.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { total: expect.any(String) },
    });
    expect((await confirmAt(organiser, basket.id, '1', 'BKASH')).code).toBe('CONFLICT');
    expect((await setLine(organiser, basket.id, '11')).code).toBe('CONFLICT');
    await setLine(organiser, basket.id, '0');
    await confirm(neighbour, basket);
    expect((await order(basket.id)).code).toBe('CONFLICT');
    expect(await orders(basket.id)).toEqual([]);
  });

  it('rejects a way to pay that the seller does not take, and a buyer with too many open orders', async () => {
    const { organiser, neighbour, potato, shared, close, confirmAt, confirm, order, orders, seen } = market;
    const basket = await shared();
    await close(basket.id);
    const { part } = await seen(neighbour, basket.token);
    expect((await confirmAt(neighbour, basket.id, part?.total ?? '', 'BKASH')).code).toBe('BAD_USER_INPUT');
    await confirm(organiser, basket);
    await confirm(neighbour, basket);
    for (let index = 0; index < 10; index += 1) await buy(app, neighbour, potato.id, '1', `many-${basket.id}-${index}`);
    const tried = await order(basket.id);
    expect(tried.data.orderSharedBasket).toMatchObject({ state: 'CONFIRMING' });
    expect(tried.data.orderSharedBasket.participants.map(({ hasConfirmed }) => hasConfirmed)).toEqual([true, false]);
    expect([(await confirm(neighbour, basket)).code, await orders(basket.id)]).toEqual(['ORDER_LIMIT', []]);
  });
});

describe('the time of a shared basket', () => {
  it('closes it once, with the total of each in the inbox and by SMS; what is late is rejected also before the job', async () => {
    const { organiser, neighbour, shared, pass, run, setLine, seen, inbox, confirm } = market;
    const basket = await shared();
    await pass(basket.id, 25);
    expect((await seen(organiser, basket.token)).state).toBe('CONFIRMING');
    expect((await setLine(neighbour, basket.id, '12')).code).toBe('CONFLICT');
    await Promise.all([run(), run()]);
    await run();
    const { part } = await seen(neighbour, basket.token);
    const inboxes = [await inbox(organiser), await inbox(neighbour)];
    expect(inboxes.map(({ length }) => length)).toEqual([1, 1]);
    expect(inboxes[1]?.[0]?.title).toBe('Confirm your part of the shared basket');
    expect((await inbox(neighbour, 'bn'))[0]?.message).toMatch(/আপনি দেবেন ৳[০-৯.]+। ২৪ ঘণ্টার মধ্যে নিশ্চিত করুন/);
    expect(await rows(app.db, "SELECT 1 FROM sms_outbox WHERE phone = $1 AND purpose = 'shared-basket'", [neighbour.phone])).toHaveLength(
      1,
    );
    expect(part?.confirmedTotal).toBeNull();
    expect((await confirm(neighbour, basket)).code).toBeNull();
    expect(await inbox(organiser)).toMatchObject([{ title: 'Everyone has confirmed: place the order' }, {}]);
  });

  it('ends it where it was not ordered in a day, and removes it long after', async () => {
    const { organiser, neighbour, confirmed, pass, run, order, confirm, orders, seen, inbox } = market;
    const basket = await confirmed();
    await pass(basket.id, 49);
    expect([(await order(basket.id)).code, (await confirm(neighbour, basket)).code]).toEqual(['CONFLICT', 'CONFLICT']);
    await run();
    expect([(await seen(organiser, basket.token)).state, await orders(basket.id)]).toEqual(['EXPIRED', []]);
    expect((await inbox(neighbour))[0]?.title).toBe('A shared basket has ended');
    await pass(basket.id, 91 * 24);
    await run();
    expect((await market.read(organiser, basket.token)).code).toBe('NOT_FOUND');
  });

  it('is over where its organiser cancels it; all others are notified', async () => {
    const { organiser, neighbour, confirmed, act, order, inbox } = market;
    const basket = await confirmed();
    for (let time = 0; time < 2; time += 1)
      expect((await act(organiser, 'cancelSharedBasket', `id: "${basket.id}"`)).data.cancelSharedBasket.state).toBe('CANCELLED');
    expect((await order(basket.id)).code).toBe('CONFLICT');
    expect((await inbox(neighbour))[0]?.title).toBe('A shared basket was cancelled');
    expect((await inbox(neighbour)).filter(({ title }) => title.includes('cancelled'))).toHaveLength(1);
  });
});

it('orders nothing of a seller who is suspended after the totals were computed, and before the orders are written', async () => {
  const { seller, organiser, confirmed, order, orders, seen } = market;
  const basket = await confirmed();
  const ordering = await inTransaction(app.db, async (tx) => {
    await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [seller.id]);
    const asked = order(basket.id);
    await waitsForLock(app.db);
    await tx.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [seller.id]);
    await tx.query('UPDATE products SET is_published = false WHERE seller_id = $1', [seller.id]);
    return { asked };
  });
  expect((await ordering.asked).code).toBeNull();
  expect(await orders(basket.id)).toEqual([]);
  expect((await seen(organiser, basket.token)).state).toBe('CONFIRMING');
});

describe('an account that is closed', () => {
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }';

  it('cancels the baskets it opened and leaves the others, whose totals are confirmed again', async () => {
    const { organiser, neighbour, confirmed, seen, call, inbox } = market;
    const basket = await confirmed();
    expect((await call(neighbour, CLOSE, { input: { password: neighbour.password } })).code).toBeNull();
    const left = await seen(organiser, basket.token);
    expect([left.participantCount, left.participants.map(({ hasConfirmed }) => hasConfirmed)]).toEqual([1, [false]]);
    expect((await inbox(organiser))[0]?.title).toBe('The shared basket has changed');
    const own = (await market.open(organiser, '10', { title: 'Block C' })).data.openSharedBasket;
    await market.join(market.third, own.token);
    expect((await call(organiser, CLOSE, { input: { password: organiser.password } })).code).toBeNull();
    expect((await seen(market.third, own.token)).state).toBe('CANCELLED');
    expect((await inbox(market.third))[0]?.title).toBe('A shared basket was cancelled');
    expect(await rows(app.db, 'SELECT 1 FROM shared_basket_participants WHERE user_id = ANY ($1)', [[organiser.id, neighbour.id]])).toEqual(
      [],
    );
    expect(
      await rows(app.db, 'SELECT 1 FROM shared_baskets WHERE organiser_id = $1 AND (address IS NOT NULL OR title IS NOT NULL)', [
        organiser.id,
      ]),
    ).toEqual([]);
  });
});
