/** Buyers and sellers report payments in random order, also of money that was sent though nothing was due. */
import fc from 'fast-check';
import { serverLimits } from '../../../../schema/values/server-limits';
import { OrderRefundsService } from '../../../../server/modules/orders/account/order-refunds.service';
import { OrderPaymentsService } from '../../../../server/modules/orders/payments/order-payments.service';
import type { Viewer } from '../../../../server/platform/security/viewer';
import { asViewer } from '../../../support/build-accounts';
import { toldAsPaid } from '../../../support/build-orders';
import { any, codeOf, command } from './commands';
import { at, ENDED, type ModelOrder, type World } from './model';
import { accountOf } from './sums';

/** BDT that a buyer sends though nothing is due. */
const SURPLUS = '7.50';

export const pay = fc
  .record({ order: fc.nat(), word: fc.constantFrom('CLAIM' as const, 'CONFIRM' as const, 'REJECT' as const, 'REFUND' as const) })
  .map(({ order, word }) =>
    command(`pay ${word} ${order}`, any, async (model, { app, buyers, sellers }) => {
      const target = at(model.orders, order);
      const ended = ENDED.includes(target.state);
      const { charged, due, refundDue, status } = accountOf(target);
      const isAllTakenOff = status === 'UNPAID' && charged === 0 && !ended;
      const isOpen = (status === 'UNPAID' || status === 'PARTLY_PAID') && !isAllTakenOff;
      const isAllowed = {
        CLAIM: status !== 'CLAIMED' && (ended || !(target.feePending || target.state === 'WEIGHT_PROPOSED')),
        CONFIRM: status === 'CLAIMED' || (isOpen && target.state === 'DELIVERED'),
        REJECT: status === 'CLAIMED',
        REFUND: status === 'REFUND_DUE',
      }[word];
      // money that was sent though nothing was due has an amount of its own
      const isSurplus = word === 'CLAIM' && isAllowed && (ended || !isOpen);
      const isRefused = isSurplus && target.rejected >= serverLimits.rejectedPayments;
      const payments = app.container.resolve(OrderPaymentsService);
      const code = await codeOf(() =>
        word === 'CLAIM'
          ? payments.claim(asViewer(at(buyers, target.buyer)), target.id, { ...toldAsPaid, ...(isSurplus && { amount: SURPLUS }) })
          : payments.report(asViewer(at(sellers, target.seller)), target.id, word, 'because'),
      );
      expect(code).toBe(isRefused ? 'CONFLICT' : isAllowed ? null : 'INVALID_TRANSITION');
      if (!isAllowed || isRefused) return;
      if (word === 'CLAIM') Object.assign(target, isSurplus ? { claimed: Number(SURPLUS) } : { isCash: false, claimed: due });
      if (word === 'CONFIRM')
        Object.assign(target, { received: target.received + (status === 'CLAIMED' ? target.claimed : due), claimed: 0 });
      if (word === 'REJECT') Object.assign(target, { claimed: 0, rejected: target.rejected + 1 });
      if (word === 'REFUND') await confirmRefunds(app, asViewer(at(buyers, target.buyer)), target, refundDue);
    }),
  );

/** The buyer has what the seller gave back. */
async function confirmRefunds(app: World['app'], buyer: Viewer, target: ModelOrder, amount: number): Promise<void> {
  const [refunds = []] = await app.container.resolve(OrderRefundsService).ofOrders([target.id]);
  for (const { id, state } of refunds) if (state === 'GIVEN') await app.container.resolve(OrderRefundsService).confirm(buyer, id);
  target.givenBack += amount;
}
