import { approvedProducer, consumer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { confirmedOrder } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { buyers, type Builder, gql, okFor, type Row } from '../row';
import type { World } from '../world';

let transfers = 0;
const DISPUTE = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "Sent at noon") { id } }';

/** A purchase of this buyer whose payment the seller rejected. */
async function rejectedPurchase({ app }: World, buyer: TestAccount): Promise<string> {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const { id } = await confirmedOrder(app, { buyer, seller, input: { paymentMethod: 'BKASH' } });
  const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: `9M7TRX${++transfers}` };
  await app.call('claimPayment', { id, input }, 'id', buyer);
  await app.call('rejectPayment', { id, reason: 'Not on my phone' }, 'id', seller);
  return id;
}

const purchase: Builder = async (world, buyer) => (buyers.some((role) => role === buyer.role) ? rejectedPurchase(world, buyer) : null);

async function openDispute(world: World): Promise<string> {
  const buyer = await consumer(world.app);
  const orderId = await rejectedPurchase(world, buyer);
  await world.app.gql(DISPUTE, { id: orderId }, buyer);
  return (await one<{ id: string }>(world.app.db, 'SELECT id FROM payment_disputes WHERE order_id = $1', [orderId]))?.id ?? '';
}

export const rows: readonly Row[] = [
  { operation: 'Query.paymentDisputes', outcome: okFor('ADMIN'), call: () => gql('{ paymentDisputes { nodes { id } } }') },
  { operation: 'Mutation.disputePayment', outcome: okFor(...buyers), own: purchase, call: ({ id }) => gql(DISPUTE, { id }) },
  {
    operation: 'Mutation.decidePaymentDispute',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "No such transfer") { state } }', {
        id: await openDispute(world),
      }),
  },
];
