import { approvedProducer, payoutAccount } from '../../../support/build-accounts';
import { placedOrder } from '../../../support/build-orders';
import { buyers, type Builder, gql, okFor, outcomeOf, type Row, sellers } from '../row';

/** A purchase of this buyer that is to be paid by mobile money. */
const unpaidPurchase: Builder = async ({ app }, buyer) => {
  if (!buyers.some((role) => role === buyer.role)) return null;
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  return (await placedOrder(app, { buyer, seller, input: { paymentMethod: 'BKASH' } })).id;
};

export const rows: readonly Row[] = [
  { operation: 'Query.myPayoutAccounts', outcome: okFor(...sellers), call: () => gql('{ myPayoutAccounts { method } }') },
  {
    operation: 'Mutation.setPayoutAccount',
    outcome: okFor(...sellers),
    call: () =>
      gql('mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { method } }', {
        input: { method: 'NAGAD', number: '01712345678', holder: 'Rahima' },
      }),
  },
  {
    operation: 'Mutation.removePayoutAccount',
    outcome: okFor(...sellers),
    spendsCaller: true,
    call: async ({ world: { app }, me }) => {
      if (me && sellers.some((role) => role === me.role)) await payoutAccount(app, me, 'NAGAD');
      return gql('mutation { removePayoutAccount(method: NAGAD) { removedMethod } }');
    },
  },
  {
    operation: 'Mutation.payInCash',
    outcome: okFor(...buyers),
    own: unpaidPurchase,
    call: ({ id }) => gql('mutation ($id: ID!) { payInCash(id: $id) { id } }', { id }),
  },
  {
    // a market without a gateway: its buyer reads so, no one else learns of the order
    operation: 'Mutation.startOnlinePayment',
    outcome: outcomeOf(buyers, 'BAD_USER_INPUT'),
    own: unpaidPurchase,
    call: ({ id }) => gql('mutation ($id: ID!) { startOnlinePayment(id: $id, gateway: BKASH) { pageUrl } }', { id }),
  },
];
