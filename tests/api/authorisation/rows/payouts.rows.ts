import { approvedProducer, payoutAccount } from '../../../support/build-accounts';
import { placedOrder } from '../../../support/build-orders';
import { onlineOrder } from '../../money/support/gateways';
import { buyers, type Builder, gql, okFor, type Row, sellers } from '../row';

/** A purchase of this buyer that is to be paid by mobile money. */
const unpaidPurchase: Builder = async ({ app }, buyer) => {
  if (!buyers.some((role) => role === buyer.role)) return null;
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  return (await placedOrder(app, { buyer, seller, input: { paymentMethod: 'BKASH' } })).id;
};

/** A confirmed purchase of this buyer that is to be paid online. */
const onlinePurchase: Builder = async ({ app }, buyer) =>
  buyers.some((role) => role === buyer.role) ? (await onlineOrder(app, { buyer })).id : null;

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
    operation: 'Mutation.startOnlinePayment',
    outcome: okFor(...buyers),
    own: onlinePurchase,
    call: ({ id }) => gql('mutation ($id: ID!) { startOnlinePayment(id: $id, gateway: BKASH) { pageUrl } }', { id }),
  },
];
