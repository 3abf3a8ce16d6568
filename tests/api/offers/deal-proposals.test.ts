/**
 * Deals are proposals: nothing changes for a seller who has not accepted; sellers make and end their own; the money
 * shows who pays for a deal.
 */
import { one, rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller as sellerOf, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const HOUR = 60 * 60 * 1000;
const SHOWN =
  'id state financedBy madeBy percent priceBefore dealPrice reason startsAt endsAt endedAt decidedAt product { name price originalPrice }';

interface Shown {
  id: string;
  state: string;
  product: { name: string; price: string; originalPrice: string | null };
}

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const propose = async (productId: string, more: object = {}) => {
  const input = { productId, percent: 20, endsAt: fromNow(24), reason: 'Eid week', ...more };
  return app.call<{ createDeal: Shown }>('createDeal', { input }, SHOWN, { token: chief.token });
};
const act = (name: 'acceptDeal' | 'declineDeal' | 'endMyDeal', id: string, by: TestAccount, headers: Record<string, string> = {}) =>
  app.gql<Record<string, Shown>>(`mutation ($id: ID!) { ${name}(id: $id) { ${SHOWN} } }`, { id }, { token: by.token, headers });
const make = (productId: string, by: TestAccount, more: object = {}) =>
  app.call<{ createMyDeal: Shown }>('createMyDeal', { input: { productId, percent: 10, endsAt: fromNow(24), ...more } }, SHOWN, {
    token: by.token,
  });
const mine = async (by: TestAccount, args = '') =>
  (
    await app.gql<{ myDeals: { totalCount: number; nodes: Shown[] } }>(
      `{ myDeals${args} { totalCount nodes { ${SHOWN} } } }`,
      {},
      { token: by.token },
    )
  ).data.myDeals;
const shopPrice = async (id: string) =>
  (await app.call<{ product: { price: string; originalPrice: string | null } }>('product', { id }, 'price originalPrice')).data.product;
const market = async (terms: Parameters<typeof listedProduct>[2] = {}) => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { price: '100', ...terms });
  return { seller, product, id: product.id };
};

it('a proposal changes no price until the seller accepts it, and then counts off the price charged at that moment', async () => {
  const { seller, id } = await market({ name: 'Proposed mango' });
  const { data } = await propose(id);
  expect(data.createDeal).toMatchObject({
    state: 'PROPOSED',
    financedBy: 'SELLER',
    madeBy: 'ADMIN',
    priceBefore: '100.00',
    dealPrice: '80.00',
  });
  expect(await shopPrice(id)).toEqual({ price: '100.00', originalPrice: null });
  expect((await mine(seller)).nodes).toEqual([expect.objectContaining({ state: 'PROPOSED', reason: 'Eid week', dealPrice: '80.00' })]);
  const notified = await rows(app.db, 'SELECT text_key, link FROM notifications WHERE user_id = $1', [seller.id]);
  expect(notified).toEqual([{ text_key: 'dealProposed', link: '/dashboard/producerDeals' }]);
  await app.db.query('UPDATE products SET price = 90 WHERE id = $1', [id]);
  const accepted = await act('acceptDeal', data.createDeal.id, seller);
  expect(accepted.data.acceptDeal).toMatchObject({
    state: 'RUNNING',
    priceBefore: '90.00',
    dealPrice: '72.00',
    decidedAt: expect.any(String),
  });
  expect(await shopPrice(id)).toEqual({ price: '72.00', originalPrice: '90.00' });
  expect((await act('acceptDeal', data.createDeal.id, seller)).code).toBe('CONFLICT');
});

it('a declined, a withdrawn and an expired proposal never count and cannot be accepted', async () => {
  const { seller, id } = await market();
  const first = (await propose(id)).data.createDeal;
  expect((await act('declineDeal', first.id, seller)).data.declineDeal?.state).toBe('DECLINED');
  const second = (await propose(id)).data.createDeal;
  const end = 'mutation ($id: ID!) { endDeal(id: $id, reason: "A slip") { state } }';
  expect((await app.gql(end, { id: second.id }, { token: chief.token })).data).toEqual({ endDeal: { state: 'ENDED' } });
  const third = (await propose(id)).data.createDeal;
  await app.db.query(
    "UPDATE deals SET proposed_from = now() - interval '2 hours', proposed_until = now() - interval '1 hour' WHERE id = $1",
    [third.id],
  );
  expect((await mine(seller, '(state: EXPIRED)')).nodes.map((deal) => deal.id)).toEqual([third.id]);
  for (const deal of [first, second, third]) {
    expect((await act('acceptDeal', deal.id, seller)).code).toBe('CONFLICT');
    expect((await act('declineDeal', deal.id, seller)).code).toBe('CONFLICT');
  }
  expect(await shopPrice(id)).toEqual({ price: '100.00', originalPrice: null });
});

it('only one proposal waits for one time, and none is accepted over a deal that counts', async () => {
  const { seller, id } = await market();
  const proposal = (await propose(id)).data.createDeal;
  expect((await propose(id)).code).toBe('CONFLICT');
  expect((await make(id, seller)).data.createMyDeal.state).toBe('RUNNING');
  expect((await act('acceptDeal', proposal.id, seller)).code).toBe('CONFLICT');
  expect(await shopPrice(id)).toEqual({ price: '90.00', originalPrice: '100.00' });
});

it('a seller makes and ends deals on their own products, by the rules of admins', async () => {
  const { seller, id } = await market();
  const deal = (await make(id, seller, { percent: 30 })).data.createMyDeal;
  expect(deal).toMatchObject({ state: 'RUNNING', madeBy: 'SELLER', financedBy: 'SELLER', priceBefore: '100.00', dealPrice: '70.00' });
  expect((await make(id, seller)).code).toBe('CONFLICT');
  for (const wrong of [{ percent: 0 }, { percent: 91 }, { endsAt: fromNow(-1) }, { endsAt: fromNow(24 * 400) }])
    expect((await make(id, seller, wrong)).code).toBe('BAD_USER_INPUT');
  expect((await act('endMyDeal', deal.id, seller)).data.endMyDeal).toMatchObject({ state: 'ENDED', endedAt: expect.any(String) });
  expect(await shopPrice(id)).toEqual({ price: '100.00', originalPrice: null });
  expect((await act('endMyDeal', deal.id, seller)).code).toBe('CONFLICT');
});

it('a deal of the platform is shown to the seller, who cannot end it', async () => {
  const { seller, id } = await market();
  const deal = (await propose(id, { financedBy: 'PLATFORM', marketBudget: '5000' })).data.createDeal;
  expect((await mine(seller)).nodes).toEqual([expect.objectContaining({ state: 'RUNNING', financedBy: 'PLATFORM' })]);
  expect((await act('endMyDeal', deal.id, seller)).code).toBe('CONFLICT');
  expect((await shopPrice(id)).price).toBe('80.00');
});

it('whose product it is not sees no deal of it and decides nothing', async () => {
  const { id } = await market();
  const stranger = await sellerOf(app, 'SUPERSALER');
  const proposal = (await propose(id)).data.createDeal;
  expect((await mine(stranger)).totalCount).toBe(0);
  expect((await act('acceptDeal', proposal.id, stranger)).code).toBe('NOT_FOUND');
  expect((await act('declineDeal', proposal.id, stranger)).code).toBe('NOT_FOUND');
  expect((await make(id, stranger)).code).toBe('NOT_FOUND');
});

it('of ten acceptances at once exactly one counts', async () => {
  const { seller, id } = await market();
  const proposal = (await propose(id)).data.createDeal;
  const responses = await Promise.all(Array.from({ length: 10 }, () => act('acceptDeal', proposal.id, seller)));
  expect(responses.filter(({ code }) => code !== 'CONFLICT')).toHaveLength(1);
  expect((await mine(seller)).nodes.map(({ state }) => state)).toEqual(['RUNNING']);
});

describe('who pays', () => {
  const moneyOf = (order: TestOrder) =>
    one<{ subtotal: string; commission: string; got: string }>(
      app.db,
      'SELECT subtotal, commission, subtotal - commission AS got FROM orders WHERE id = $1',
      [order.id],
    );

  it.each([
    ['nobody: the regular price', null, { subtotal: '1000.00', commission: '20.00', got: '980.00' }],
    ['the seller: 2 % of the lower price', 'SELLER', { subtotal: '800.00', commission: '16.00', got: '784.00' }],
    [
      'the platform: the seller is left with the same as at the regular price',
      'PLATFORM',
      { subtotal: '800.00', commission: '-180.00', got: '980.00' },
    ],
  ] as const)('%s', async (_title, financedBy, wanted) => {
    const { seller, product, id } = await market();
    if (financedBy) {
      const { data } = await propose(id, { financedBy, ...(financedBy === 'PLATFORM' && { marketBudget: '5000' }) });
      if (financedBy === 'SELLER') await act('acceptDeal', data.createDeal.id, seller);
    }
    const order = await placedOrder(app, { buyer: await consumer(app), lines: [{ product, quantity: '10' }] });
    expect(await moneyOf(order)).toEqual(wanted);
  });
});

it('lists in a constant number of statements', async () => {
  const { seller, id } = await market();
  for (const hours of [1, 3, 5]) await make(id, seller, { startsAt: fromNow(hours * 24), endsAt: fromNow(hours * 24 + 1) });
  const [few, many] = [await countSql(app.db, () => mine(seller, '(first: 1)')), await countSql(app.db, () => mine(seller, '(first: 20)'))];
  expect(many).toHaveLength(few.length);
});
