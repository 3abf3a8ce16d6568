import { OrderActor, OrderStatus, PaymentStatus, paymentStepsFor } from '../../schema/values/orders/orders';

it('the parties of an order report a payment in these six ways alone [O3]', () => {
  for (const status of Object.values(OrderStatus)) {
    const ended = ['REJECTED', 'EXPIRED', 'CANCELLED'].includes(status);
    for (const paymentStatus of Object.values(PaymentStatus)) {
      const waiting = paymentStatus === 'CLAIMED' ? ['CONFIRM', 'REJECT'] : [];
      const isOpen = paymentStatus === 'UNPAID' || paymentStatus === 'PARTLY_PAID';
      if (isOpen && status === 'DELIVERED') waiting.push('CONFIRM');
      const bySeller = paymentStatus === 'REFUND_DUE' ? ['REFUND'] : waiting;
      for (const paymentMethod of ['CASH_ON_DELIVERY', 'BKASH'] as const) {
        const toCash = paymentMethod === 'BKASH' ? ['PAY_IN_CASH'] : [];
        for (const feePending of [false, true]) {
          const claim = feePending ? [] : ['CLAIM'];
          const byBuyer = isOpen && !ended ? [...claim, ...toCash] : [];
          const sums = { refundOwed: '1.00', total: '10.00', refunded: '1.00' };
          const order = { status, state: status, paymentStatus, paymentMethod, feePending, sellerSuspended: false, ...sums };
          const found = Object.values(OrderActor).map((who) => paymentStepsFor(order, who));
          expect({ ...order, found }).toEqual({ ...order, found: [byBuyer, bySeller, [], []] });
        }
      }
    }
  }
});
