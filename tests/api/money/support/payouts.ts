/** Sellers whom the market owes money, and their payouts, as tests need them. */
import { type TestApp } from '../../../support/app';
import { approvedProducer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, listedProduct } from '../../../support/build-orders';
import { settle } from './ledger';

/**
 * BDT that are due for one such order: the discount of 1000 that the market pays, less 2 percent commission on 3000.
 */
export const DUE = '940.00';

/**
 * Its buyer paid 1000 Tk less with a coupon that the market pays: delivered and paid, and complete unless it is still
 * to be.
 */
export async function discountedOrder(
  app: TestApp,
  seller: TestAccount,
  { isComplete = true, isPaid = true, delivery = 'now()' } = {},
): Promise<string> {
  const product = await listedProduct(app, seller, { quantity: '1000' });
  const { id } = await confirmedOrder(app, {
    lines: [{ product, quantity: '100' }],
    input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null },
  });
  await app.db.query(
    `UPDATE orders SET status = 'DELIVERED', delivered_at = ${delivery}, completed_at = CASE WHEN $2 THEN ${delivery} END, discount = 1000, platform_discount = 1000, ordered_discount = 1000, ordered_platform_discount = 1000,
       total = total - 1000, commission = commission - 1000 WHERE id = $1`,
    [id, isComplete],
  );
  if (isPaid) await payInCash(app, id);
  await settle(app, id);
  return id;
}

/** The seller has all that the order costs. */
export async function payInCash(app: TestApp, orderId: string): Promise<void> {
  await app.db.query(
    `WITH paid AS (
       INSERT INTO order_payments (order_id, method, amount, state, decided_at)
       SELECT id, 'CASH_ON_DELIVERY', total - received, 'RECEIVED', now() FROM orders WHERE id = $1 RETURNING amount
     ) UPDATE orders SET received = received + (SELECT amount FROM paid) WHERE id = $1`,
    [orderId],
  );
}

/** With a bKash account and 940 Tk due. */
export async function sellerInCredit(app: TestApp): Promise<TestAccount> {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  await discountedOrder(app, seller);
  return seller;
}

export interface SeenPayout {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly amount: string;
  readonly method: string;
  readonly accountNumber: string;
  readonly batchId: string | null;
  readonly reference: string | null;
  readonly reason: string | null;
}
export interface SeenBatch {
  readonly id: string;
  readonly number: string;
  readonly payoutCount: number;
  readonly amount: string;
  readonly sentCount: number;
  readonly paidCount: number;
  readonly failedCount: number;
  readonly methods: readonly string[];
}

const PAYOUT_FIELDS = 'id number state amount method accountNumber batchId reference reason';
const BATCH_FIELDS = 'id number payoutCount amount sentCount paidCount failedCount methods';

export const requestPayout = (app: TestApp, { token }: TestAccount, method = 'BKASH', key?: string) =>
  app.call<{ requestPayout: SeenPayout }>('requestPayout', { method, idempotencyKey: key }, PAYOUT_FIELDS, { token });

export const makeBatch = (app: TestApp, { token }: TestAccount, key?: string) =>
  app.call<{ makePayoutBatch: SeenBatch }>('makePayoutBatch', { idempotencyKey: key }, BATCH_FIELDS, { token });

export const markPaid = (app: TestApp, { token }: TestAccount, id: string, reference: string) =>
  app.call<{ markPayoutPaid: SeenPayout }>('markPayoutPaid', { id, reference }, PAYOUT_FIELDS, { token });

export const markFailed = (app: TestApp, { token }: TestAccount, id: string, reason = 'The number does not exist') =>
  app.call<{ markPayoutFailed: SeenPayout }>('markPayoutFailed', { id, reason }, PAYOUT_FIELDS, { token });

export const payoutsOf = async (app: TestApp, { token }: TestAccount, filter: object = {}) =>
  (
    await app.call<{ payouts: { totalCount: number; nodes: SeenPayout[] } }>(
      'payouts',
      { first: 100, filter },
      `totalCount nodes { ${PAYOUT_FIELDS} }`,
      { token },
    )
  ).data.payouts.nodes;

export interface Outlook {
  readonly due: string;
  readonly held: string;
  readonly minimum: string;
  readonly nextBatchOn: string;
  readonly heldOrders: readonly { orderId: string; amount: string; dueAt: string | null }[];
  readonly underWay: { readonly state: string; readonly amount: string } | null;
}
export const outlookOf = async (app: TestApp, { token }: TestAccount) =>
  (
    await app.gql<{ myPayoutOutlook: Outlook }>(
      '{ myPayoutOutlook { due held minimum nextBatchOn heldOrders { orderId amount dueAt } underWay { state amount } } }',
      {},
      { token },
    )
  ).data.myPayoutOutlook;
