/**
 * These tests verify the ledger entries of orders and payouts: every posting sums to zero, and parts add up to
 * the whole.
 */
import fc from 'fast-check';
import { type OrderSums, type Posting, postingOf } from '../../../server/modules/money/ledger/posting';
import { payoutPosting, returnPosting } from '../../../server/modules/money/payouts/payout-postings';
import type { StoredPayout } from '../../../server/modules/money/payouts/stored-payout.entity';
import { money, toMoney } from '../../../server/platform/money';

const [deliveredAt, updatedAt] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')];
const order = ({ isPaidOnline = false, ...given }: Partial<OrderSums> = {}): OrderSums => ({
  id: 'o',
  sellerId: 's',
  isDelivered: true,
  isEnded: false,
  isComplete: false,
  isPaid: true,
  isPaidOnline,
  deliveredAt,
  updatedAt,
  total: '1000.00',
  products: '1000.00',
  refunded: '0',
  commission: '20.00',
  platformDiscount: '0',
  dealDiscount: '0',
  postedCommission: '0',
  postedDiscount: '0',
  postedHeld: '0',
  postedRefund: '0',
  postings: 0,
  paidToSeller: '0',
  keptDeals: given.dealDiscount ?? '0',
  held: isPaidOnline ? (given.total ?? '1000.00') : '0',
  refundedOnline: isPaidOnline ? (given.refunded ?? '0') : '0',
  ...given,
});
const entries = (posting: Posting | null) => (posting?.entries ?? []).map(({ account, ownerId, amount }) => [account, ownerId, amount]);
const sum = ({ entries: all }: Posting) => all.reduce((total, { amount }) => total.plus(amount), money(0)).toFixed(2);

describe('a delivered order', () => {
  it('owes its commission, once', () => {
    const posting = postingOf(order());
    expect(posting).toMatchObject({ key: 'order:o:delivered', kind: 'ORDER_DELIVERED', orderId: 'o', occurredAt: deliveredAt });
    expect(entries(posting)).toEqual([
      ['RECEIVABLE', 's', '20.00'],
      ['COMMISSION', null, '-20.00'],
    ]);
    expect(postingOf(order({ postedCommission: '20.00', postings: 1 }))).toBeNull();
    expect(postingOf(order({ deliveredAt: null }))?.occurredAt).toEqual(updatedAt);
  });

  it('the discount that the platform pays is on the seller’s side, and the commission is of what they receive', () => {
    expect(entries(postingOf(order({ commission: '10.00', platformDiscount: '10.00' })))).toEqual([
      ['RECEIVABLE', 's', '20.00'],
      ['COMMISSION', null, '-20.00'],
      ['PAYABLE', 's', '-10.00'],
      ['DISCOUNTS', null, '10.00'],
    ]);
  });

  it('the platform pays its part once the order is paid, and takes it back where it is not any more', () => {
    const given = { commission: '10.00', platformDiscount: '10.00' };
    const unpaid = { ...given, isPaid: false };
    expect(entries(postingOf(order(unpaid)))).toEqual([
      ['RECEIVABLE', 's', '20.00'],
      ['COMMISSION', null, '-20.00'],
    ]);
    const posted = { postedCommission: '20.00', postings: 1 };
    expect(entries(postingOf(order({ ...given, ...posted })))).toEqual([
      ['PAYABLE', 's', '-10.00'],
      ['DISCOUNTS', null, '10.00'],
    ]);
    expect(entries(postingOf(order({ ...unpaid, ...posted, postedDiscount: '10.00' })))).toEqual([
      ['PAYABLE', 's', '10.00'],
      ['DISCOUNTS', null, '-10.00'],
    ]);
  });

  it('a refund takes its share back, dated as it happened', () => {
    const posting = postingOf(order({ refunded: '250', postedCommission: '20.00', postings: 2 }));
    expect(posting).toMatchObject({ key: 'order:o:2', kind: 'ORDER_CORRECTED', occurredAt: updatedAt });
    expect(entries(posting)).toEqual([
      ['RECEIVABLE', 's', '-5.00'],
      ['COMMISSION', null, '5.00'],
    ]);
    expect(
      entries(postingOf(order({ refunded: '1000', platformDiscount: '10', postedCommission: '30', postedDiscount: '10', postings: 1 }))),
    ).toEqual([
      ['RECEIVABLE', 's', '-30.00'],
      ['COMMISSION', null, '30.00'],
      ['PAYABLE', 's', '10.00'],
      ['DISCOUNTS', null, '-10.00'],
    ]);
  });

  it('the deal that the platform pays is the seller’s credit, and the commission is of the regular price', () => {
    expect(entries(postingOf(order({ total: '5000', products: '5000', commission: '-4800', dealDiscount: '5000' })))).toEqual([
      ['RECEIVABLE', 's', '200.00'],
      ['COMMISSION', null, '-200.00'],
      ['PAYABLE', 's', '-5000.00'],
      ['DISCOUNTS', null, '5000.00'],
    ]);
  });

  it('a refund of all products leaves no commission, whatever the delivery cost', () => {
    const all = order({
      total: '232.17',
      products: '82.17',
      refunded: '82.17',
      commission: '-14.85',
      platformDiscount: '10',
      dealDiscount: '6.82',
      keptDeals: '0',
    });
    expect(entries(postingOf({ ...all, postedCommission: '1.97', postedDiscount: '16.82', postings: 1 }))).toEqual([
      ['RECEIVABLE', 's', '-1.97'],
      ['COMMISSION', null, '1.97'],
      ['PAYABLE', 's', '16.82'],
      ['DISCOUNTS', null, '-16.82'],
    ]);
    const half = order({ total: '384.60', products: '234.60', refunded: '120', commission: '4.69', postedCommission: '4.69', postings: 1 });
    expect(entries(postingOf(half))[0]).toEqual(['RECEIVABLE', 's', '-2.40']);
  });

  it('a refund of one line takes the deal of that line alone, and the commission with it', () => {
    const posted = { postedCommission: '334.00', postedDiscount: '3300.00', postings: 1 };
    const half = { total: '13400', products: '13400', refunded: '6700', commission: '-2966', dealDiscount: '3300', ...posted };
    expect(entries(postingOf(order({ ...half, keptDeals: '0' })))).toEqual([
      ['RECEIVABLE', 's', '-200.00'],
      ['COMMISSION', null, '200.00'],
      ['PAYABLE', 's', '3300.00'],
      ['DISCOUNTS', null, '-3300.00'],
    ]);
    expect(entries(postingOf(order({ ...half, keptDeals: '3300' })))).toEqual([
      ['RECEIVABLE', 's', '-134.00'],
      ['COMMISSION', null, '134.00'],
    ]);
  });

  it('one of nothing, as the platform pays all of it, is charged as a whole', () => {
    expect(entries(postingOf(order({ total: '0', products: '0', commission: '-30', platformDiscount: '40' })))).toEqual([
      ['RECEIVABLE', 's', '10.00'],
      ['COMMISSION', null, '-10.00'],
      ['PAYABLE', 's', '-40.00'],
      ['DISCOUNTS', null, '40.00'],
    ]);
  });

  it('paid online, what was held goes to the seller less the commission', () => {
    expect(entries(postingOf(order({ isPaidOnline: true, platformDiscount: '10' })))).toEqual([
      ['HELD', null, '1000.00'],
      ['COMMISSION', null, '-30.00'],
      ['DISCOUNTS', null, '10.00'],
      ['PAYABLE', 's', '-980.00'],
    ]);
    const posted = { postedHeld: '1000.00', postedCommission: '20.00', postings: 1 };
    expect(entries(postingOf(order({ isPaidOnline: true, refunded: '100', ...posted })))).toEqual([
      ['REFUNDS', null, '-100.00'],
      ['COMMISSION', null, '2.00'],
      ['PAYABLE', 's', '98.00'],
    ]);
    expect(postingOf(order({ isPaidOnline: true, ...posted }))).toBeNull();
  });

  it('parts of refunds add up to the whole, to the paisa, in any steps [property]', () => {
    const paisa = (max: number) => fc.integer({ min: 0, max }).map((n) => (n / 100).toFixed(2));
    fc.assert(
      fc.property(
        fc.boolean(),
        paisa(99_999),
        paisa(9_999),
        paisa(9_999),
        paisa(50_000),
        fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 5 }),
        (isPaidOnline, commission, platformDiscount, dealDiscount, fee, parts) => {
          const products = money(1000).minus(fee).toFixed(2);
          // a deal of which half as much is refunded as of the products, until all of them are
          const keptDeals = (back: string) =>
            money(products).lte(back)
              ? '0.00'
              : toMoney(
                  money(dealDiscount)
                    .times(money(products).minus(money(back).div(2)))
                    .div(products),
                );
          let of = order({ isPaidOnline, products, commission, platformDiscount, dealDiscount });
          let refunded = money(0);
          const post = () => {
            const posting = postingOf(of);
            if (!posting) return;
            expect(sum(posting)).toBe('0.00');
            const plus = (account: string, before: string, sign: 1 | -1) =>
              posting.entries
                .filter((entry) => entry.account === account && entry.ownerId === null)
                .reduce((total, { amount }) => total.plus(money(amount).times(sign)), money(before))
                .toFixed(2);
            of = {
              ...of,
              postings: of.postings + 1,
              postedCommission: plus('COMMISSION', of.postedCommission, -1),
              postedDiscount: plus('DISCOUNTS', of.postedDiscount, 1),
              postedHeld: plus('HELD', of.postedHeld, 1),
              postedRefund: plus('REFUNDS', of.postedRefund, -1),
            };
          };
          post();
          for (const part of parts) {
            refunded = refunded.plus(part / 100);
            if (refunded.gt(1000)) break;
            of = { ...of, refunded: refunded.toFixed(2), keptDeals: keptDeals(refunded.toFixed(2)) };
            post();
          }
          const left = money(products).minus(of.refunded);
          const deals = of.keptDeals;
          const coupon = left.lte(0) ? money(0) : money(platformDiscount).times(left).div(products);
          expect(of.postedDiscount).toBe(toMoney(coupon.plus(deals)));
          const whole = money(commission).plus(platformDiscount).plus(dealDiscount);
          const base = money(products).plus(platformDiscount).plus(dealDiscount);
          const sold = left.lte(0) ? money(0) : left.plus(coupon).plus(deals);
          expect(money(of.postedCommission).minus(whole.times(sold).div(base)).abs().toNumber()).toBeLessThanOrEqual(0.00501);
          // the rest of the total is the delivery fee, of which no commission was taken
          of = { ...of, refunded: products, keptDeals: '0.00' };
          post();
          if (money(products).gt(0)) expect([of.postedCommission, of.postedDiscount]).toEqual(['0.00', '0.00']);
        },
      ),
    );
  });
});

it('a payout is off the balance from its beginning, and in it again when it failed', () => {
  const payout = { id: 'p', sellerId: 's', amount: '500.00', requestedAt: deliveredAt } as StoredPayout;
  const begun = payoutPosting(payout);
  expect(begun).toMatchObject({ key: 'payout:p', kind: 'PAYOUT', orderId: null, occurredAt: deliveredAt });
  expect(entries(begun)).toEqual([
    ['PAYABLE', 's', '500.00'],
    ['CASH', null, '-500.00'],
  ]);
  const returned = returnPosting(payout, updatedAt);
  expect(returned).toMatchObject({ key: 'payout:p:returned', kind: 'PAYOUT_REVERSED', orderId: null, occurredAt: updatedAt });
  expect(entries(returned)).toEqual([
    ['PAYABLE', 's', '-500.00'],
    ['CASH', null, '500.00'],
  ]);
  expect([sum(begun), sum(returned)]).toEqual(['0.00', '0.00']);
});
