import { OrderActor, OrderStatus, PaymentStatus, paymentStepsFor } from '../../schema/values/orders/orders';

it('the parties of an order report a payment in these six ways alone [O3]', () => {
  for (const status of Object.values(OrderStatus)) {
    const ended = ['REJECTED', 'EXPIRED', 'CANCELLED'].includes(status);
    for (const paymentStatus of Object.values(PaymentStatus)) {
      const waiting = paymentStatus === 'CLAIMED' ? ['CONFIRM', 'REJECT'] : [];
      if (paymentStatus === 'UNPAID' && status === 'DELIVERED') waiting.push('CONFIRM');
      const bySeller = paymentStatus === 'PAID' && ended ? ['REFUND'] : waiting;
      for (const paymentMethod of ['CASH_ON_DELIVERY', 'BKASH'] as const) {
        const toCash = paymentMethod === 'BKASH' ? ['PAY_IN_CASH'] : [];
        for (const feePending of [false, true]) {
          const claim = feePending ? [] : ['CLAIM'];
          const byBuyer = paymentStatus === 'UNPAID' && !ended ? [...claim, ...toCash] : [];
          const order = { status, paymentStatus, paymentMethod, feePending };
          const found = Object.values(OrderActor).map((who) => paymentStepsFor(order, who));
          expect({ ...order, found }).toEqual({ ...order, found: [byBuyer, bySeller, [], []] });
        }
      }
    }
  }
});
