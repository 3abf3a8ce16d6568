/** The steps of a mobile transfer: the buyer reports it, the seller finds it or not, and what is owed then. */
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../../support/app';
import { asViewer } from '../../../support/build-accounts';
import type { TestOrder } from '../../../support/build-orders';
import { seen } from './order-accounts';

export function transferSteps(appOf: () => TestApp) {
  const decide = async (mutation: string, { id, seller }: TestOrder) =>
    (await appOf().gql(`mutation ($id: ID!) { ${mutation} { id } }`, { id }, { token: seller.token })).code;
  return {
    /** The fields of a wrong input, the code of another error, null of success. */
    claim: async ({ id, buyer }: TestOrder, paymentReference: string, amount?: string) => {
      const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference, amount };
      const { code, body } = await appOf().call('claimPayment', { id, input }, 'paymentStatus', { token: buyer.token });
      return code === 'BAD_USER_INPUT' ? body.errors?.[0]?.extensions.fields : code;
    },
    confirm: (order: TestOrder) => decide('confirmPayment(id: $id)', order),
    reject: (order: TestOrder) => decide('rejectPayment(id: $id, reason: "Not there")', order),
    cancel: ({ id, seller }: TestOrder) => appOf().container.resolve(OrderActionsService).cancel(asViewer(seller), id, 'No harvest'),
    owed: async (order: TestOrder) => {
      const { paymentStatus, money } = await seen(appOf(), order, order.seller);
      return [paymentStatus, money.received, money.refundOwed];
    },
  };
}
