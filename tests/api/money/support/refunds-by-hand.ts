/** The steps of an admin for refunds that a gateway has rejected. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { rows } from '../../../support/sql';

type Admin = Pick<TestAccount, 'token'>;

export const startByHand = async (app: TestApp, judge: Admin, id: string): Promise<string | null> =>
  (await app.call('startRefundByHand', { id }, 'rejected { id }', judge)).code;

export const cancelByHand = async (app: TestApp, judge: Admin, id: string): Promise<string | null> =>
  (await app.call('cancelRefundByHand', { id }, 'rejected { id }', judge)).code;

/** `takeBackReason`: the number is claimed for an order, or recorded there. */
export const recordByHand = async (
  app: TestApp,
  judge: Admin,
  id: string,
  reference: string,
  takeBackReason?: string,
): Promise<string | null> => (await app.call('recordRefundByHand', { id, reference, takeBackReason }, 'rejected { id }', judge)).code;

/** Reserves a rejected refund and records its transfer: the first error, null where both were done. */
export const payByHand = async (
  app: TestApp,
  judge: Admin,
  id: string,
  reference: string,
  takeBackReason?: string,
): Promise<string | null> => (await startByHand(app, judge, id)) ?? recordByHand(app, judge, id, reference, takeBackReason);

/** The ids and states of the refunds of an order through its gateways, the earliest first. */
export const refundsOf = (app: TestApp, orderId: string): Promise<{ id: string; state: string }[]> =>
  rows(
    app.db,
    'SELECT r.id, r.state FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.id',
    [orderId],
  );
