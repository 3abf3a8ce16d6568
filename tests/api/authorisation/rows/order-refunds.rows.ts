import { confirmedOrder } from '../../../support/build-orders';
import { approvedProducer, consumer, type TestAccount } from '../../../support/build-accounts';
import { one } from '../../../support/sql';
import { buyers, type Builder, gql, okFor, type Row, sellers } from '../row';
import { of } from '../things';
import type { World } from '../world';

interface Parties {
  readonly seller?: TestAccount;
  readonly buyer?: TestAccount;
}

const GIVE = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { id } }';
const DENY = 'mutation ($id: ID!) { denyRefund(id: $id, reason: "Nothing came") { id } }';
let transfers = 0;

/** A refund of an order that was called off after its mobile money had come. */
async function owedRefund({ app }: World, { seller, buyer }: Parties): Promise<{ id: string; buyer: TestAccount; seller: TestAccount }> {
  const parties = { seller: seller ?? (await approvedProducer(app)), buyer: buyer ?? (await consumer(app)) };
  const { id: orderId } = await confirmedOrder(app, {
    ...parties,
    input: { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: `8REFUND${++transfers}` },
  });
  for (const step of ['confirmPayment', 'cancelOrder'])
    await app.gql(`mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id: orderId }, { token: parties.seller.token });
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [orderId]);
  return { id: refund?.id ?? '', ...parties };
}

/** The seller reports that it was given. */
async function givenRefund(world: World, parties: Parties) {
  const refund = await owedRefund(world, parties);
  await world.app.gql(GIVE, { id: refund.id }, { token: refund.seller.token });
  return refund;
}

const owed = of(sellers, async (world, seller) => (await owedRefund(world, { seller })).id);
const given = of(buyers, async (world, buyer) => (await givenRefund(world, { buyer })).id);
const denied: Builder = async (world) => {
  const { id, buyer } = await givenRefund(world, {});
  await world.app.gql(DENY, { id }, { token: buyer.token });
  return id;
};
/** An order whose payment the gateway calls risky. */
const checkedOrder: Builder = async ({ app }) => {
  const { id } = await confirmedOrder(app);
  await app.db.query('UPDATE orders SET payment_under_check = true WHERE id = $1', [id]);
  return id;
};

export const rows: readonly Row[] = [
  { operation: 'Query.myRefunds', outcome: okFor(...sellers), lists: owed, call: () => gql('{ myRefunds { nodes { id } } }') },
  { operation: 'Query.overdueRefunds', outcome: okFor('ADMIN'), call: () => gql('{ overdueRefunds { nodes { id } } }') },
  { operation: 'Mutation.giveRefund', outcome: okFor(...sellers), own: owed, call: ({ id }) => gql(GIVE, { id }) },
  {
    operation: 'Mutation.confirmRefund',
    outcome: okFor(...buyers),
    own: given,
    call: ({ id }) => gql('mutation ($id: ID!) { confirmRefund(id: $id) { id } }', { id }),
  },
  { operation: 'Mutation.denyRefund', outcome: okFor(...buyers), own: given, call: ({ id }) => gql(DENY, { id }) },
  {
    operation: 'Mutation.decideRefund',
    outcome: okFor('ADMIN'),
    own: denied,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { decideRefund(id: $id, given: true, reason: "Both agree") { id } }', { id }),
  },
  {
    operation: 'Mutation.approvePayment',
    outcome: okFor('ADMIN'),
    own: checkedOrder,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { approvePayment(id: $id, reason: "Verified by phone") { id } }', { id }),
  },
];
