import type { TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, type OrderDraft, toldAsPaid } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { buyers, type Builder, gql, okFor, type Row, sellers } from '../row';
import { of } from '../things';
import type { World } from '../world';

const GIVE = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { id } }';

interface TestRefund {
  readonly id: string;
  readonly seller: TestAccount;
}

/** Owed for an order that its seller called off after the mobile money had come. */
async function owed({ app }: World, people: Pick<OrderDraft, 'buyer' | 'seller'> = {}): Promise<TestRefund> {
  const { id: orderId, seller } = await confirmedOrder(app, { ...people, input: toldAsPaid });
  await app.call('confirmPayment', { id: orderId }, 'id', { token: seller.token });
  await app.call('cancelOrder', { id: orderId, reason: 'Flood' }, 'id', { token: seller.token });
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [orderId]);
  if (!refund) throw new Error('Nothing is owed.');
  return { id: refund.id, seller };
}

async function given(world: World, people: Pick<OrderDraft, 'buyer'> = {}): Promise<string> {
  const { id, seller } = await owed(world, people);
  await world.app.gql(GIVE, { id }, { token: seller.token });
  return id;
}

const sellersRefund = of(sellers, async (world, seller) => (await owed(world, { seller })).id);
const buyersRefund = of(buyers, async (world, buyer) => given(world, { buyer }));
/** An admin finds this refund of users who have no part in the test. */
const anyRefund: Builder = (world) => given(world);
const anyCheckedOrder: Builder = async ({ app }) => {
  const { id } = await confirmedOrder(app);
  await app.db.query('UPDATE orders SET payment_under_check = true WHERE id = $1', [id]);
  return id;
};

export const rows: readonly Row[] = [
  { operation: 'Query.myRefunds', outcome: okFor(...sellers), lists: sellersRefund, call: () => gql('{ myRefunds { nodes { id } } }') },
  { operation: 'Query.myRefundDuty', outcome: okFor(...sellers), call: () => gql('{ myRefundDuty { count amount first { id } } }') },
  { operation: 'Query.overdueRefunds', outcome: okFor('ADMIN'), call: () => gql('{ overdueRefunds { nodes { id } } }') },
  { operation: 'Mutation.giveRefund', outcome: okFor(...sellers), own: sellersRefund, call: ({ id }) => gql(GIVE, { id }) },
  {
    operation: 'Mutation.confirmRefund',
    outcome: okFor(...buyers),
    own: buyersRefund,
    call: ({ id }) => gql('mutation ($id: ID!) { confirmRefund(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.denyRefund',
    outcome: okFor(...buyers),
    own: buyersRefund,
    call: ({ id }) => gql('mutation ($id: ID!) { denyRefund(id: $id, reason: "Nothing came") { id } }', { id }),
  },
  {
    operation: 'Mutation.decideRefund',
    outcome: okFor('ADMIN'),
    own: anyRefund,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { decideRefund(id: $id, given: true, reason: "Seen on a statement") { id } }', { id }),
  },
  {
    operation: 'Mutation.approvePayment',
    outcome: okFor('ADMIN'),
    own: anyCheckedOrder,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { approvePayment(id: $id, reason: "Called the buyer") { id } }', { id }),
  },
];
