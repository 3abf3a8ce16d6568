import { placedOrder } from '../../../support/build-orders';
import { type Builder, buyers, gql, okFor, type Row, type Caller } from '../row';
import { addDays, dayAt } from '../../../../schema/rules/orders/delivery-days';

const TODAY = dayAt(new Date());
const CREATE = 'mutation ($input: RecurringOrderInput!) { createRecurringOrder(input: $input) { id } }';
const input = (orderId: string) => ({ orderId, rhythm: 'WEEKLY', startsOn: addDays(TODAY, 7) });

/** A user has 20 at most. */
const OLD = `DELETE FROM recurring_orders WHERE buyer_id = $1 AND id NOT IN (
  SELECT id FROM recurring_orders WHERE buyer_id = $1 ORDER BY id DESC LIMIT 10)`;

const purchase: Builder = async ({ app }, buyer) => (buyers.includes(buyer.role) ? (await placedOrder(app, { buyer })).id : null);
const recurring: Builder = async (world, buyer) => {
  const orderId = await purchase(world, buyer);
  if (orderId === null) return null;
  await world.app.db.query(OLD, [buyer.id]);
  const { data } = await world.app.gql<{ createRecurringOrder: { id: string } }>(CREATE, { input: input(orderId) }, { token: buyer.token });
  return data.createRecurringOrder.id;
};
/** As the job announces it. */
const announced: Builder = async (world, buyer) => {
  const id = await recurring(world, buyer);
  if (id !== null) await world.app.db.query('UPDATE recurring_orders SET next_on = $2, announced_on = $2 WHERE id = $1', [id, TODAY]);
  return id;
};
const CONFIRM = 'mutation ($id: ID!, $input: ConfirmRecurringInput!) { confirmRecurringOrder(id: $id, input: $input) { id } }';

/** With the total that its page shows. */
async function confirmation({ world: { app }, me, id }: Caller) {
  const query = 'query ($id: ID!) { recurringOrderCart(id: $id) { total } }';
  const { body } = await app.gql<{ recurringOrderCart: { total: string } | null }>(query, { id }, me ? { token: me.token } : {});
  return gql(CONFIRM, { id, input: { on: TODAY, expectedTotal: body.data?.recurringOrderCart?.total ?? '1' } });
}

const simple = (name: string): Row => ({
  operation: `Mutation.${name}`,
  outcome: okFor(...buyers),
  own: recurring,
  call: ({ id }) => gql(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }),
});

export const rows: readonly Row[] = [
  { operation: 'Query.recurringOrders', outcome: okFor(...buyers), lists: recurring, call: () => gql('{ recurringOrders { id } }') },
  {
    operation: 'Query.recurringOrder',
    outcome: okFor(...buyers),
    own: recurring,
    call: ({ id }) => gql('query ($id: ID!) { recurringOrder(id: $id) { id } }', { id }),
  },
  {
    operation: 'Query.recurringOrderCart',
    outcome: okFor(...buyers),
    own: recurring,
    call: ({ id }) => gql('query ($id: ID!) { recurringOrderCart(id: $id) { total } }', { id }),
  },
  {
    operation: 'Mutation.createRecurringOrder',
    outcome: okFor(...buyers),
    own: async (world, buyer) => {
      await world.app.db.query(OLD, [buyer.id]);
      return purchase(world, buyer);
    },
    call: ({ id }) => gql(CREATE, { input: input(id) }),
  },
  { operation: 'Mutation.confirmRecurringOrder', outcome: okFor(...buyers), own: announced, call: confirmation },
  {
    operation: 'Mutation.skipRecurringOrder',
    outcome: okFor(...buyers),
    own: recurring,
    call: ({ id }) => gql('mutation ($id: ID!, $on: Date!) { skipRecurringOrder(id: $id, on: $on) { id } }', { id, on: TODAY }),
  },
  simple('pauseRecurringOrder'),
  simple('resumeRecurringOrder'),
  {
    operation: 'Mutation.endRecurringOrder',
    outcome: okFor(...buyers),
    own: recurring,
    call: ({ id }) => gql('mutation ($id: ID!) { endRecurringOrder(id: $id) { removedId } }', { id }),
  },
];
