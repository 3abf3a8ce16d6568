/**
 * These helpers serve the tests of recurring orders: two products of a seller, their buyer, and the operations as the
 * buyer calls them.
 */
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { RecurringAnnouncementsService } from '../../../server/modules/recurring/recurring-announcements.service';
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

const FIELDS = 'id rhythm state nextOn isAnnounced lines { productId quantity customUnitNote lastPrice }';
const LIST = `{ recurringOrders { ${FIELDS} } }`;

interface Recurring {
  id: string;
  state: string;
  nextOn: string;
  isAnnounced: boolean;
  lines: { productId: string; quantity: string; customUnitNote: string | null; lastPrice: string }[];
}
interface Cart {
  total: string;
  unavailable: { id: string }[];
  groups: { lines: { id: string; unitPrice: string; problems: { kind: string; value: string | null }[] }[] }[];
}

export const today = dayAt(new Date());
export const tomorrow = addDays(today, 1);

export async function recurringMarket(app: TestApp) {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const [potato, onion] = [await listedProduct(app, seller), await listedProduct(app, seller, { name: 'Onion', price: '50' })];
  const source = async () =>
    (
      await placedOrder(app, {
        buyer,
        lines: [
          { product: potato, quantity: '2' },
          { product: onion, quantity: '1' },
        ],
      })
    ).id;
  const create = (input: object, by = buyer) =>
    app.call<{ createRecurringOrder: Recurring }>(
      'createRecurringOrder',
      { input: { rhythm: 'WEEKLY', startsOn: tomorrow, ...input } },
      FIELDS,
      { token: by.token },
    );
  const made = async (input: object = {}) => (await create({ orderId: await source(), ...input })).data.createRecurringOrder;
  const cart = async (id: string, leaveOut?: string[]) =>
    (
      await app.call<{ recurringOrderCart: Cart }>(
        'recurringOrderCart',
        { id, leaveOut },
        'total unavailable { id } groups { lines { id unitPrice problems { kind value } } }',
        { token: buyer.token },
      )
    ).data.recurringOrderCart;
  const confirm = (id: string, input: object, by = buyer) =>
    app.call<{ confirmRecurringOrder: { id: string; total: string; orders: { id: string }[] } }>(
      'confirmRecurringOrder',
      { id, input: { on: tomorrow, ...input } },
      'id total orders { id }',
      { token: by.token },
    );
  const act = (name: string, id: string, args = '') =>
    app.gql<Record<string, Recurring>>(`mutation ($id: ID!) { ${name}(id: $id${args}) { ${FIELDS} } }`, { id }, { token: buyer.token });
  const list = async () => (await app.gql<{ recurringOrders: Recurring[] }>(LIST, {}, { token: buyer.token })).data.recurringOrders;
  const run = () => app.container.resolve(RecurringAnnouncementsService).announceDue();
  const purchases = async () => (await rows(app.db, 'SELECT id FROM purchases WHERE buyer_id = $1', [buyer.id])).length;
  const inbox = async (language: 'en' | 'bn' = 'en') =>
    (
      await app.gql<{ notifications: { nodes: { title: string; message: string; link: string }[] } }>(
        '{ notifications { nodes { title message link } } }',
        {},
        { token: buyer.token, language },
      )
    ).data.notifications.nodes;
  const setPrice = (product: Goods, price: string) => app.db.query('UPDATE products SET price = $2 WHERE id = $1', [product.id, price]);
  const sellOut = (product: Goods) => app.db.query('UPDATE product_stock SET on_hand = reserved WHERE product_id = $1', [product.id]);
  const withdraw = (product: Goods) => app.db.query('UPDATE products SET is_published = false WHERE id = $1', [product.id]);
  return {
    seller,
    buyer,
    potato,
    onion,
    source,
    create,
    made,
    cart,
    confirm,
    act,
    list,
    run,
    purchases,
    inbox,
    setPrice,
    sellOut,
    withdraw,
  };
}
