import { OrderActor, OrderStatus, PaymentStatus, paymentStepsFor, surplusDays } from '../../schema/values/orders/orders';

const placedAt = new Date();
const sums = { total: '10.00', refunded: '1.00' };
const endings: readonly OrderStatus[] = ['REJECTED', 'EXPIRED', 'CANCELLED'];

it('the parties of an order report a payment in these ways alone [O3]', () => {
  for (const status of Object.values(OrderStatus)) {
    const ended = endings.includes(status);
    for (const paymentStatus of Object.values(PaymentStatus)) {
      const isClaimed = paymentStatus === 'CLAIMED';
      const isOpen = paymentStatus === 'UNPAID' || paymentStatus === 'PARTLY_PAID';
      for (const paymentMethod of ['CASH_ON_DELIVERY', 'BKASH', 'ONLINE'] as const) {
        const isOnline = paymentMethod === 'ONLINE';
        const bySeller = isClaimed ? ['CONFIRM', 'REJECT'] : [];
        if (isOpen && status === 'DELIVERED' && !isOnline) bySeller.push('CONFIRM');
        const isSurplus = paymentStatus !== 'PARTLY_PAID' && !isClaimed && (ended || (!isOpen && (!isOnline || status === 'DELIVERED')));
        const toCash = paymentMethod === 'CASH_ON_DELIVERY' ? [] : ['PAY_IN_CASH'];
        for (const feePending of [false, true]) {
          const isAsked = isSurplus || (isOpen && !ended && !isOnline);
          const claim = isAsked && (ended || !feePending) ? ['CLAIM'] : [];
          const byBuyer = [...claim, ...(isOpen && !ended ? toCash : [])];
          const order = { status, state: status, paymentStatus, paymentMethod, feePending, sellerSuspended: false, placedAt, ...sums };
          const found = Object.values(OrderActor).map((who) => paymentStepsFor(order, who));
          expect({ ...order, found }).toEqual({ ...order, found: [byBuyer, bySeller, [], []] });
        }
      }
    }
  }
});

it('money that was not due is reported for some weeks, and of a suspended seller as well; what is due is not [O3]', () => {
  const order = { status: 'CANCELLED', state: 'CANCELLED', paymentStatus: 'UNPAID', paymentMethod: 'BKASH', feePending: false } as const;
  const of = { ...order, ...sums, sellerSuspended: true, placedAt };
  expect(paymentStepsFor(of, 'BUYER')).toEqual(['CLAIM']);
  expect(paymentStepsFor({ ...of, placedAt: new Date(Date.now() - surplusDays * 86_400_000) }, 'BUYER')).toEqual([]);
  expect(paymentStepsFor({ ...of, status: 'CONFIRMED', state: 'CONFIRMED' }, 'BUYER')).toEqual(['PAY_IN_CASH']);
  const allTakenOff = { ...of, status: 'DELIVERED', state: 'DELIVERED', refunded: '10.00', sellerSuspended: false } as const;
  expect(paymentStepsFor(allTakenOff, 'BUYER')).toEqual(['CLAIM']);
});
