/** Orders whose account is looked at: paid by bKash or online, and what each party sees of it. */
import { AppError } from '../../../../server/platform/errors/app-error';
import type { TestApp } from '../../../support/app';
import { approvedProducer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, type OrderDraft, type TestOrder } from '../../../support/build-orders';

const MONEY =
  'money { charged received claimed refunded due refundDue refundOwed isBeingChecked payments { amount state } refunds { id amount state actions } }';

export interface Seen {
  readonly paymentStatus: string;
  readonly actions: string[];
  readonly money: Record<string, string> & { readonly refunds: { id: string; amount: string; state: string; actions: string[] }[] };
}

export async function seen(app: TestApp, { id }: { id: string }, { token }: TestAccount): Promise<Seen> {
  const { data } = await app.call<{ order: Seen }>('order', { id }, `paymentStatus actions ${MONEY}`, { token });
  return data.order;
}

/** The code of the error that a step ends with; null of one that succeeds. */
export async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

let transfers = 0;
/** The buyer sends bKash for what is due, and the seller finds it. */
export async function paidByBkash(app: TestApp, order: TestOrder): Promise<void> {
  const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: `8ACCT${++transfers}` };
  await app.call('claimPayment', { id: order.id, input }, 'id', { token: order.buyer.token });
  await app.call('confirmPayment', { id: order.id }, 'id', { token: order.seller.token });
}

export const onlinePickup = { paymentMethod: 'ONLINE', deliveryMethod: 'PICKUP', upazilaId: null, address: null };

export async function bkashOrder(app: TestApp, wanted: OrderDraft = {}): Promise<TestOrder> {
  const seller = wanted.seller ?? (await approvedProducer(app));
  await payoutAccount(app, seller);
  return confirmedOrder(app, {
    seller,
    ...wanted,
    input: { paymentMethod: 'BKASH', deliveryMethod: 'PICKUP', upazilaId: null, address: null },
  });
}
