/**
 * These helpers serve the tests of shared baskets: a product with prices by quantity, neighbours, and the operations
 * that they call.
 */
import { BasketDeadlinesService } from '../../../server/modules/baskets/basket-deadlines.service';
import { CheckoutService } from '../../../server/modules/orders/checkout/checkout.service';
import type { TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, type LineRequest, orderInput } from '../../support/build-orders';
import { one, rows } from '../../support/sql';

const PART = 'part { lines { productId quantity unitPrice lineTotal } subtotal deliveryFee total confirmedTotal paymentMethod hasProblem }';
const CART =
  'totals { subtotal isFinal delivery { fee } lines { id quantity unitPrice nextTier { minQuantity price } problems { kind value } } }';
/** Asked for by the page of a basket. */
export const FIELDS = `id token title state organiserName isOrganiser isParticipant participantCount hasConfirmed address upazila { id } seller { name } deliveryMethod
  participants { id name isViewer isOrganiser hasConfirmed lines { productId quantity } } ${CART} ${PART} orderId`;

export interface Basket {
  id: string;
  token: string;
  title: string | null;
  state: string;
  organiserName: string;
  isOrganiser: boolean;
  isParticipant: boolean;
  participantCount: number;
  address: string | null;
  participants: {
    id: string;
    name: string;
    isViewer: boolean;
    isOrganiser: boolean;
    hasConfirmed: boolean;
    lines: { productId: string; quantity: string }[];
  }[];
  totals: {
    subtotal: string;
    isFinal: boolean;
    delivery: { fee: string | null } | null;
    lines: {
      id: string;
      quantity: string;
      unitPrice: string;
      nextTier: { minQuantity: string; price: string } | null;
      problems: { kind: string; value: string | null }[];
    }[];
  } | null;
  part: {
    lines: { unitPrice: string; lineTotal: string }[];
    subtotal: string;
    deliveryFee: string;
    total: string;
    confirmedTotal: string | null;
    hasProblem: boolean;
  } | null;
  orderId: string | null;
}

/** Potatoes at 30 Tk, from 20 KG on at 25 Tk, for neighbours who order together as well. */
export async function basketMarket(app: TestApp, product: LineRequest = {}) {
  const seller = await approvedProducer(app);
  const potato = await tieredProduct(app, seller, product);
  const people = [
    await consumer(app, { name: 'Md. Rahim Uddin' }),
    await consumer(app, { name: 'Karima Begum' }),
    await consumer(app, { name: 'মোছাঃ সালমা খাতুন' }),
  ] as const;
  const [organiser, neighbour, third] = people;
  const call = <T>(by: TestAccount, query: string, variables: Record<string, unknown> = {}) =>
    app.gql<T>(query, variables, { token: by.token });
  const open = async (by: TestAccount, quantity = '10', input: Record<string, unknown> = {}) => {
    const { paymentMethod: _, ...place } = await orderInput(app);
    const lines = [{ productId: potato.id, quantity }];
    return call<{ openSharedBasket: Basket }>(
      by,
      `mutation ($input: SharedBasketInput!) { openSharedBasket(input: $input) { ${FIELDS} } }`,
      {
        input: { lines, ...place, deliveryMethod: 'DELIVERY', closesInHours: 24, ...input },
      },
    );
  };
  const act = <Name extends string>(by: TestAccount, name: Name, args: string) =>
    call<Record<Name, Basket>>(by, `mutation { ${name}(${args}) { ${FIELDS} } }`);
  const join = (by: TestAccount, token: string) => act(by, 'joinSharedBasket', `token: "${token}"`);
  const setLine = (by: TestAccount, id: string, quantity: string, productId = potato.id) =>
    act(by, 'setSharedBasketLine', `id: "${id}", productId: "${productId}", quantity: "${quantity}"`);
  const read = (by: TestAccount, token: string) =>
    call<{ sharedBasket: Basket }>(by, `query ($token: String!) { sharedBasket(token: $token) { ${FIELDS} } }`, { token });
  const seen = async (by: TestAccount, token: string) => (await read(by, token)).data.sharedBasket;
  const close = (id: string, by: TestAccount = organiser) => act(by, 'closeSharedBasket', `id: "${id}"`);
  const order = (id: string, by: TestAccount = organiser) => act(by, 'orderSharedBasket', `id: "${id}"`);
  const leave = (by: TestAccount, id: string) =>
    call<{ leaveSharedBasket: { removedId: string } }>(by, 'mutation ($id: ID!) { leaveSharedBasket(id: $id) { removedId } }', { id });
  const confirmAt = (by: TestAccount, id: string, expectedTotal: string, paymentMethod = 'CASH_ON_DELIVERY') =>
    act(by, 'confirmSharedBasket', `id: "${id}", input: { expectedTotal: "${expectedTotal}", paymentMethod: ${paymentMethod} }`);
  const confirm = async (by: TestAccount, { id, token }: Basket) => confirmAt(by, id, (await seen(by, token)).part?.total ?? '0');
  /** The organiser with 10 KG and a neighbour with 10 KG: together they reach the lower price. */
  const shared = async (quantities: readonly string[] = ['10', '10']) => {
    const [first = '10', ...others] = quantities;
    const basket = (await open(organiser, first)).data.openSharedBasket;
    for (const [index, quantity] of others.entries()) {
      const person = people[index + 1];
      if (!person) throw new Error('Not so many people.');
      await join(person, basket.token);
      await setLine(person, basket.id, quantity);
    }
    return seen(organiser, basket.token);
  };
  /** The same, closed and confirmed by all. */
  const confirmed = async (quantities?: readonly string[]) => {
    const basket = await shared(quantities);
    await close(basket.id);
    for (const person of people.slice(0, basket.participants.length)) await confirm(person, basket);
    return seen(organiser, basket.token);
  };
  const inbox = async (by: TestAccount, language: 'en' | 'bn' = 'en') =>
    (
      await app.gql<{ notifications: { nodes: { type: string; title: string; message: string; link: string }[] } }>(
        '{ notifications { nodes { type title message link } } }',
        {},
        { token: by.token, language },
      )
    ).data.notifications.nodes.filter(({ type }) => type === 'SHARED_BASKET');
  const orders = (basketId: string) =>
    rows<{
      id: string;
      buyer_id: string;
      total: string;
      delivery_fee: string;
      subtotal: string;
      address: string | null;
      contact_name: string;
      contact_phone: string;
      tracking_number: string;
    }>(
      app.db,
      'SELECT id, buyer_id, total, delivery_fee, subtotal, address, contact_name, contact_phone, tracking_number FROM orders WHERE shared_basket_id = $1 ORDER BY placed_at, id',
      [basketId],
    );
  const reserved = async (of: Goods = potato) =>
    Number((await one<{ reserved: string }>(app.db, 'SELECT reserved::text FROM product_stock WHERE product_id = $1', [of.id]))?.reserved);
  const setPrice = (price: string) => app.db.query('UPDATE products SET price = $2 WHERE id = $1', [potato.id, price]);
  const setTier = (price: string) =>
    app.db.query('UPDATE sell_post_tiers SET price = $2 WHERE sell_post_id IN (SELECT id FROM sell_posts WHERE product_id = $1)', [
      potato.id,
      price,
    ]);
  const dropTiers = () =>
    app.db.query('DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM sell_posts WHERE product_id = $1)', [potato.id]);
  const setStock = (onHand: number) => app.db.query('UPDATE product_stock SET on_hand = $2 WHERE product_id = $1', [potato.id, onHand]);
  const pass = (id: string, hours: number) =>
    app.db.query(
      "UPDATE shared_baskets SET closes_at = closes_at - $2 * interval '1 hour', ends_at = ends_at - $2 * interval '1 hour' WHERE id = $1",
      [id, hours],
    );
  const run = () => app.container.resolve(BasketDeadlinesService).run();
  return {
    seller,
    potato,
    people,
    organiser,
    neighbour,
    third,
    call,
    open,
    act,
    join,
    setLine,
    read,
    seen,
    close,
    order,
    leave,
    confirm,
    confirmAt,
    shared,
    confirmed,
    inbox,
    orders,
    reserved,
    setPrice,
    setTier,
    dropTiers,
    setStock,
    pass,
    run,
  };
}

export const buy = async (app: TestApp, buyer: TestAccount, productId: string, quantity: string, key: string) =>
  app.container.resolve(CheckoutService).placeOrder(asViewer(buyer), { ...(await orderInput(app)), lines: [{ productId, quantity }] }, key);

export async function tieredProduct(app: TestApp, seller: TestAccount, product: LineRequest = {}): Promise<Goods> {
  const made = await listedProduct(app, seller, { tiers: [{ minQuantity: '20', price: '25' }], ...product });
  await app.db.query('UPDATE sell_posts SET tiers_for_baskets = true WHERE product_id = $1', [made.id]);
  return made;
}
