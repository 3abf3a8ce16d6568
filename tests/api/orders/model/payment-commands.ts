/** Buyers and sellers report payments in random order, also of money that was sent though nothing was due. */
import fc from 'fast-check';
import { serverLimits } from '../../../../schema/values/server-limits';
import { OrderRefundsService } from '../../../../server/modules/orders/account/order-refunds.service';
import { OrderPaymentsService } from '../../../../server/modules/orders/payments/order-payments.service';
import { asViewer } from '../../../support/build-accounts';
import { toldAsPaid } from '../../../support/build-orders';
import { any, codeOf, command } from './commands';
import { at, ENDED } from './model';
import { accountOf } from './sums';

/** BDT that a buyer sends though nothing is due. */
const SURPLUS = '7.50';

export const pay = fc
  .record({ order: fc.nat(), word: fc.constantFrom('CLAIM' as const, 'CONFIRM' as const, 'REJECT' as const) })
  .map(({ order, word }) =>
    command(`pay ${word} ${order}`, any, async (model, { app, buyers, sellers }) => {
      const target = at(model.orders, order);
      const ended = ENDED.includes(target.state);
      const { charged, due, status } = accountOf(target);
      const isAllTakenOff = status === 'UNPAID' && charged === 0 && !ended;
      const isOpen = (status === 'UNPAID' || status === 'PARTLY_PAID') && !isAllTakenOff;
      const isAllowed = {
        CLAIM: status !== 'CLAIMED' && (ended || !(target.feePending || target.state === 'WEIGHT_PROPOSED')),
        CONFIRM: status === 'CLAIMED' || (isOpen && target.state === 'DELIVERED'),
        REJECT: status === 'CLAIMED',
      }[word];
      // money that was sent though nothing was due has an amount of its own
      const isSurplus = word === 'CLAIM' && isAllowed && (ended || !isOpen);
      const isRefused = isSurplus && target.rejected >= serverLimits.rejectedPayments;
      const payments = app.container.resolve(OrderPaymentsService);
      const code = await codeOf(() =>
        word === 'CLAIM'
          ? payments.claim(asViewer(at(buyers, target.buyer)), target.id, { ...toldAsPaid, ...(isSurplus && { amount: SURPLUS }) })
          : payments.report(asViewer(at(sellers, target.seller)), target.id, word, { reason: 'because' }),
      );
      expect(code).toBe(isRefused ? 'CONFLICT' : isAllowed ? null : 'INVALID_TRANSITION');
      if (!isAllowed || isRefused) return;
      if (word === 'CLAIM') Object.assign(target, isSurplus ? { claimed: Number(SURPLUS) } : { isCash: false, claimed: due });
      if (word === 'CONFIRM')
        Object.assign(target, { received: target.received + (status === 'CLAIMED' ? target.claimed : due), claimed: 0 });
      if (word === 'REJECT') Object.assign(target, { claimed: 0, rejected: target.rejected + 1 });
    }),
  );

/** The seller gives back all that is owed for an order, and the buyer has it. */
export const giveBack = fc.nat().map((order) =>
  command(`give back ${order}`, any, async (model, { app, buyers, sellers }) => {
    const target = at(model.orders, order);
    const { refundDue, status } = accountOf(target);
    const refunds = app.container.resolve(OrderRefundsService);
    const owed = (await refunds.findForOrders([target.id])).flat().filter(({ state }) => state === 'OWED');
    expect(owed.length > 0).toBe(status === 'REFUND_DUE');
    for (const { id } of owed) {
      await refunds.give(asViewer(at(sellers, target.seller)), id, { method: 'CASH_ON_DELIVERY' });
      await refunds.confirm(asViewer(at(buyers, target.buyer)), id);
    }
    if (owed.length > 0) target.givenBack += refundDue;
  }),
);
