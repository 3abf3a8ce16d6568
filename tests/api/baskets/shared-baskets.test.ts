/**
 * A shared basket is opened for one seller, joined by its link, filled and left; of each other its participants see
 * first names and quantities.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, seller as sellerOf } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { rows } from '../../support/sql';
import { basketMarket, FIELDS, tieredProduct } from './basket-market';

let app: TestApp;
let market: Awaited<ReturnType<typeof basketMarket>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  market = await basketMarket(app);
});
afterAll(() => app.stop());

describe('a shared basket', () => {
  it('has the price of the quantity of all, and names what is missing to it', async () => {
    const { organiser, neighbour, open, join, setLine, seen } = market;
    const basket = (await open(organiser, '10')).data.openSharedBasket;
    expect(basket).toMatchObject({ state: 'OPEN', isOrganiser: true, participantCount: 1, organiserName: 'Rahim' });
    expect(basket.totals?.lines).toMatchObject([{ quantity: '10', unitPrice: '30.00', nextTier: null }]);
    expect((await join(neighbour, basket.token)).data.joinSharedBasket.participantCount).toBe(2);
    const half = (await setLine(neighbour, basket.id, '5')).data.setSharedBasketLine;
    expect(half.totals?.lines).toMatchObject([{ quantity: '15', unitPrice: '30.00', nextTier: { minQuantity: '20', price: '25.00' } }]);
    await setLine(neighbour, basket.id, '10');
    const [mine, theirs] = [await seen(organiser, basket.token), await seen(neighbour, basket.token)];
    expect(mine.totals?.lines).toMatchObject([{ quantity: '20', unitPrice: '25.00' }]);
    expect([mine.part?.subtotal, theirs.part?.subtotal]).toEqual(['250.00', '250.00']);
    expect(Number(mine.part?.deliveryFee) + Number(theirs.part?.deliveryFee)).toBe(Number(mine.totals?.delivery?.fee));
  });

  it('has prices by quantity for consumers only where the seller allows it, and for businesses always', async () => {
    const { potato, shared } = market;
    await app.db.query('UPDATE sell_posts SET tiers_for_baskets = false WHERE product_id = $1', [potato.id]);
    expect((await shared()).totals?.lines).toMatchObject([{ quantity: '20', unitPrice: '30.00', nextTier: null }]);
    const [first, second] = [await sellerOf(app, 'WHOLESALER'), await sellerOf(app, 'WHOLESALER')];
    const basket = (await market.open(first, '10')).data.openSharedBasket;
    await market.join(second, basket.token);
    expect((await market.setLine(second, basket.id, '10')).data.setSharedBasketLine.totals?.lines).toMatchObject([{ unitPrice: '25.00' }]);
  });

  it('has no lower price for one consumer alone, whatever the quantity', async () => {
    const { organiser, open } = market;
    expect((await open(organiser, '30')).data.openSharedBasket.totals?.lines).toMatchObject([{ unitPrice: '30.00' }]);
  });

  it('shows first names and quantities to its participants, the address to its organiser, and neither to who only has the link', async () => {
    const { organiser, neighbour, third, shared, read } = market;
    const basket = await shared();
    const seen = await read(neighbour, basket.token);
    expect(seen.data.sharedBasket.participants.map(({ name, isOrganiser }) => [name, isOrganiser])).toEqual([
      ['Rahim', true],
      ['Karima', false],
    ]);
    for (const secret of ['Station Road', '01712345678', 'Rahima', 'Uddin', organiser.phone])
      expect(JSON.stringify(seen.body)).not.toContain(secret);
    expect(basket.address).toBe('House 7, Station Road');
    const outside = (await read(third, basket.token)).data.sharedBasket;
    const nothingOfOthers = { isParticipant: false, participants: [], address: null, part: null };
    expect(outside).toMatchObject({ ...nothingOfOthers, organiserName: 'Rahim', participantCount: 2 });
    expect(outside.totals?.lines).toHaveLength(1);
    const visitor = await app.call<{ sharedBasket: typeof outside }>('sharedBasket', { token: basket.token }, FIELDS);
    expect(visitor.data.sharedBasket).toEqual(outside);
    const methods = await app.call('sharedBasket', { token: basket.token }, 'totals { paymentMethods }');
    expect(methods.data).toMatchObject({ sharedBasket: { totals: { paymentMethods: ['CASH_ON_DELIVERY'] } } });
  });

  it('is joined by who buys by the same rules, with the right link, while it is open', async () => {
    const { organiser, neighbour, third, seller, open, join, read, close, act } = market;
    const { id, token } = (await open(organiser)).data.openSharedBasket;
    const trader = await sellerOf(app, 'WHOLESALER');
    expect([(await join(trader, token)).code, (await read(trader, token)).code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([(await join(seller, token)).code, (await join(third, 'x')).code, (await read(third, `${token.slice(1)}A`)).code]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    await join(neighbour, token);
    expect((await join(neighbour, token)).data.joinSharedBasket.participantCount).toBe(2);
    await close(id);
    expect((await join(third, token)).code).toBe('CONFLICT');
    expect((await join(neighbour, token)).code).toBeNull();
    await act(organiser, 'cancelSharedBasket', `id: "${id}"`);
    expect((await join(third, token)).code).toBe('CONFLICT');
  });

  it('takes lines of its one seller, in whole units, of known weight', async () => {
    const { organiser, seller, potato, open, setLine } = market;
    const { id } = (await open(organiser)).data.openSharedBasket;
    const foreign = await listedProduct(app, await approvedProducer(app));
    const piece = await listedProduct(app, seller, { unit: 'PIECE', unitWeightKg: '1' });
    const weightless = await listedProduct(app, seller, { unit: 'PIECE' });
    const hidden = await listedProduct(app, seller, { published: false });
    const codes = [];
    for (const [quantity, productId] of [
      ['1', foreign.id],
      ['0.5', piece.id],
      ['1', weightless.id],
      ['-1', potato.id],
      ['99999999', potato.id],
      ['1', 'x'],
      ['1', hidden.id],
    ] as const)
      codes.push((await setLine(organiser, id, quantity, productId)).code);
    expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'PRODUCT_UNAVAILABLE', 'PRODUCT_UNAVAILABLE']);
    expect((await setLine(organiser, id, '2', piece.id)).data.setSharedBasketLine.participants[0]?.lines).toHaveLength(2);
    expect((await setLine(organiser, id, '0', piece.id)).data.setSharedBasketLine.participants[0]?.lines).toHaveLength(1);
    const lines = [potato, foreign].map((product) => ({ productId: product.id, quantity: '1' }));
    for (const wrong of [
      { lines },
      { lines: [] },
      { closesInHours: 0 },
      { closesInHours: 169 },
      { address: null },
      { upazilaId: null },
      { contactPhone: '12' },
      { contactName: 'call 01712345678' },
    ])
      expect((await open(organiser, '1', wrong)).code).toBe('BAD_USER_INPUT');
    expect(
      (await open(organiser, '1', { lines: [{ productId: weightless.id, quantity: '1' }], deliveryMethod: 'PICKUP' })).code,
    ).toBeNull();
  });

  it('cannot be changed by who is not in it, nor led by who has not opened it', async () => {
    const { neighbour, third, shared, setLine, leave, close, order, act, organiser } = market;
    const { id, participants } = await shared();
    const [, other] = participants;
    const outside = [
      (await setLine(third, id, '1')).code,
      (await leave(third, id)).code,
      (await close(id, neighbour)).code,
      (await order(id, neighbour)).code,
      (await act(neighbour, 'cancelSharedBasket', `id: "${id}"`)).code,
      (await act(neighbour, 'removeSharedBasketParticipant', `id: "${id}", participantId: "${other?.id}"`)).code,
      (await act(organiser, 'removeSharedBasketParticipant', `id: "${id}", participantId: "x"`)).code,
      (await close('x')).code,
    ];
    expect(new Set(outside)).toEqual(new Set(['NOT_FOUND']));
    expect((await leave(organiser, id)).code).toBe('CONFLICT');
  });

  it('is left, and a participant is removed and notified', async () => {
    const { organiser, neighbour, third, shared, leave, act, seen, inbox } = market;
    const basket = await shared(['10', '10', '10']);
    expect((await leave(neighbour, basket.id)).data.leaveSharedBasket.removedId).toBe(basket.id);
    const last = (await seen(organiser, basket.token)).participants[1];
    expect(last?.name).toBe('সালমা');
    const after = await act(organiser, 'removeSharedBasketParticipant', `id: "${basket.id}", participantId: "${last?.id}"`);
    expect(after.data.removeSharedBasketParticipant.participants).toHaveLength(1);
    expect(await inbox(third)).toMatchObject([{ title: 'You were removed from a shared basket', link: `/basket/${basket.token}` }]);
  });

  it('has 20 participants at most, also when two join at a time, and a user is in 5 open ones', async () => {
    const { organiser, neighbour, third, open, join, act } = market;
    const { id, token } = (await open(organiser)).data.openSharedBasket;
    await app.db.query(
      `INSERT INTO shared_basket_participants (basket_id, user_id) SELECT $1, id FROM users WHERE id NOT IN ($2, $3, $4) ORDER BY id DESC LIMIT ${serverLimits.basketParticipants - 2}`,
      [id, organiser.id, neighbour.id, third.id],
    );
    const codes = (await Promise.all([join(neighbour, token), join(third, token)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['CONFLICT', null].toSorted());
    const person = await consumer(app);
    const made = await Promise.all(Array.from({ length: serverLimits.openBaskets + 2 }, () => open(person)));
    expect(made.filter(({ code }) => code === null)).toHaveLength(serverLimits.openBaskets);
    const free = (await open(await consumer(app))).data.openSharedBasket;
    expect((await join(person, free.token)).code).toBe('BAD_USER_INPUT');
    await act(person, 'cancelSharedBasket', `id: "${made.find(({ code }) => code === null)?.data.openSharedBasket.id}"`);
    expect((await join(person, free.token)).code).toBeNull();
  });

  it('has 50 products at most', async () => {
    const { organiser, seller, open, setLine } = market;
    const { id } = (await open(organiser)).data.openSharedBasket;
    const extra = await tieredProduct(app, seller);
    await app.db.query(
      `INSERT INTO shared_basket_lines (participant_id, product_id, quantity)
       SELECT m.id, p.id, 1 FROM shared_basket_participants m, (SELECT id FROM products WHERE id <> $2 ORDER BY id LIMIT 49) p WHERE m.basket_id = $1 ON CONFLICT DO NOTHING`,
      [id, extra.id],
    );
    const [{ count }] = (await rows<{ count: number }>(
      app.db,
      'SELECT count(*)::int AS count FROM shared_basket_lines l JOIN shared_basket_participants m ON m.id = l.participant_id WHERE m.basket_id = $1',
      [id],
    )) as [{ count: number }];
    if (count < 50) for (let more = count; more < 50; more += 1) await setLine(organiser, id, '1', (await listedProduct(app, seller)).id);
    expect((await setLine(organiser, id, '1', extra.id)).code).toBe('CONFLICT');
  });

  it('is listed in as many statements as one, the newest first, and read in as many for any number of participants', async () => {
    const { organiser, neighbour, third, call, open, shared, read, join, setLine } = market;
    const list = () =>
      call<{ sharedBaskets: { id: string }[] }>(
        organiser,
        '{ sharedBaskets { id token state seller { id name } organiserName isOrganiser participantCount hasConfirmed closesAt endsAt } }',
      );
    const basket = (await open(organiser)).data.openSharedBasket;
    const [few, one] = [await countSql(app.db, list), await countSql(app.db, () => read(organiser, basket.token))];
    for (const person of [neighbour, third]) {
      await join(person, basket.token);
      await setLine(person, basket.id, '2');
    }
    expect((await countSql(app.db, () => read(organiser, basket.token))).length).toBe(one.length);
    await shared();
    expect((await countSql(app.db, list)).length).toBe(few.length);
    expect((await list()).data.sharedBaskets).toHaveLength(2);
  });

  it('has a title of its organiser, without links and phone numbers, which the others read in the page and in notifications', async () => {
    const { organiser, neighbour, call, open, read, join, setLine, close, inbox, third } = market;
    const { id, token, title } = (await open(organiser, '10', { title: ' Block C ' })).data.openSharedBasket;
    expect([title, (await read(third, token)).data.sharedBasket.title]).toEqual(['Block C', 'Block C']);
    const rename = (by: typeof organiser, value: string | null) =>
      call<{ renameSharedBasket: { title: string | null } }>(
        by,
        'mutation ($id: ID!, $title: String) { renameSharedBasket(id: $id, title: $title) { title } }',
        { id, title: value },
      );
    for (const wrong of ['01712345678', 'ব্লক সি ০১৭১২৩৪৫৬৭৮', 'see www.example.com', 'x'.repeat(81), 'a\nb'])
      expect([(await rename(organiser, wrong)).code, (await open(organiser, '1', { title: wrong })).code]).toEqual(
        Array(2).fill('BAD_USER_INPUT'),
      );
    await join(neighbour, token);
    expect([(await rename(neighbour, 'Mine')).code, (await rename(third, 'Mine')).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await rename(organiser, '')).data.renameSharedBasket.title).toBeNull();
    expect((await rename(organiser, 'ব্লক সি')).data.renameSharedBasket.title).toBe('ব্লক সি');
    await setLine(neighbour, id, '10');
    await close(id);
    expect((await rename(organiser, 'Late')).code).toBe('CONFLICT');
    expect((await inbox(neighbour))[0]?.message).toContain(`ব্লক সি (${market.seller.name})`);
  });

  it('does not make its orders recurring', async () => {
    const { organiser, call } = market;
    const { id } = await placedOrder(app, { buyer: organiser });
    await app.db.query('UPDATE orders SET shared_basket_id = uuid_v7() WHERE id = $1', [id]);
    const input = { orderId: id, rhythm: 'WEEKLY', startsOn: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) };
    const made = await call(organiser, 'mutation ($input: RecurringOrderInput!) { createRecurringOrder(input: $input) { id } }', { input });
    expect(made.code).toBe('BAD_USER_INPUT');
  });
});
