/** A cart out of lines: sums, groups by seller, fees that are known or not. */
import {
  addUp,
  deliveryOf,
  groupBySeller,
  priceLines,
  subtotalOf,
  sumOf,
  toCart,
  withCoupon,
} from '../../../server/modules/orders/pricing/price-cart';
import { couponProblem, discountOf } from '../../../server/modules/orders/pricing/coupon-terms';
import { consumer, saleItem } from '../support/sale-items';

const items = new Map(
  [
    saleItem(),
    saleItem({ productId: 'p2', price: '10.005', sellerId: 'other' }),
    saleItem({ productId: 'p3', price: '5', unit: 'PIECE', platformPays: '1' }),
    saleItem({ productId: 'p4', sellerId: 'other', available: '0' }),
  ].map((item) => [item.productId, item]),
);
const rate = { base: '40', freeKg: '20', perKg: '1', maxKg: '1000' };
const rates = { SAME_UPAZILA: rate, SAME_DISTRICT: rate, SAME_DIVISION: rate, ELSEWHERE: rate };
const place = { divisionId: 1, districtId: 1, upazilaId: 1 };
const destination = { method: 'DELIVERY', place, choices: [], today: '2026-11-25' } as const;
const lines = (...wanted: [id: string, quantity: string][]) =>
  priceLines(
    wanted.map(([productId, quantity]) => ({ productId, quantity })),
    items,
    consumer,
  );

it('lines of one product are added up, in the order of first appearance, and the last seen price counts', () => {
  const added = addUp([
    { productId: 'ABC', quantity: '1', seenPrice: '30' },
    { productId: 'x', quantity: '2.50' },
    { productId: 'abc', quantity: '0.25', seenPrice: '29' },
  ]);
  expect(added).toEqual([
    { productId: 'abc', quantity: '1.25', parts: ['1', '0.25'], seenPrice: '29', index: 0 },
    { productId: 'x', quantity: '2.5', index: 1 },
  ]);
});

it('unknown products are left out, the others are priced', () => {
  const priced = lines(['p1', '2.5'], ['nope', '1'], ['p3', '2']);
  expect(
    priced.map(({ line, platformPays }) => [line.id, line.quantity, line.unitPrice, line.listPrice, line.lineTotal, platformPays]),
  ).toEqual([
    ['p1', '2.5', '30.00', '30.00', '75.00', '0.00'],
    ['p3', '2', '5.00', '5.00', '10.00', '1.00'],
  ]);
  expect(priced[0]?.line.problems).toEqual([]);
  expect(lines(['p4', '1'])[0]?.line.problems).toEqual([{ kind: 'OUT_OF_STOCK', value: '0', productId: 'p4', path: null }]);
});

it('groups by seller', () => {
  const groups = groupBySeller(lines(['p1', '1'], ['p2', '1'], ['p3', '1']));
  expect([...groups].map(([seller, of]) => [seller, of.map(({ line }) => line.id)])).toEqual([
    ['seller', ['p1', 'p3']],
    ['other', ['p2']],
  ]);
});

describe('a cart', () => {
  it('has the sums of its groups and the fees that are known', () => {
    const cart = toCart(lines(['p1', '1'], ['p2', '2']), rates, destination);
    expect(cart).toMatchObject({
      lineCount: 2,
      subtotal: '50.02',
      deliveryFee: '80.00',
      total: '130.02',
      hasProblems: false,
      hasFeeOnConfirmation: false,
    });
    expect(cart).toMatchObject({ coupon: null, problems: [], unavailable: [] });
    expect(cart.groups.map(({ sellerId, subtotal, deliveryFee, delivery }) => [sellerId, subtotal, deliveryFee, delivery.fee])).toEqual([
      ['seller', '30.00', '40.00', '40.00'],
      ['other', '20.02', '40.00', '40.00'],
    ]);
    expect(cart.groups[0]?.lines.map(({ id }) => id)).toEqual(['p1']);
  });

  it('has no fee until a place is known, and leaves out what a seller names later', () => {
    const nowhere = toCart(lines(['p1', '1']), rates, { ...destination, place: null });
    expect([nowhere.deliveryFee, nowhere.total]).toEqual([null, '30.00']);
    const later = toCart(lines(['p3', '1'], ['p2', '1']), rates, destination);
    expect([later.hasFeeOnConfirmation, later.deliveryFee, later.total]).toEqual([true, '40.00', '55.01']);
    const onlyLater = toCart(lines(['p3', '1']), rates, destination);
    expect([onlyLater.hasFeeOnConfirmation, onlyLater.deliveryFee, onlyLater.total]).toEqual([true, null, '5.00']);
  });

  it('names that a line has a problem, and takes a coupon off', () => {
    const cart = toCart(lines(['p1', '1'], ['p4', '1']), rates, destination);
    expect(cart.hasProblems).toBe(true);
    const coupon = { code: 'EID', discount: '10.50', problem: null } as unknown as NonNullable<typeof cart.coupon>;
    expect(withCoupon(cart, coupon)).toMatchObject({ coupon, total: '129.50', subtotal: '60.00' });
  });

  it('an empty one costs nothing', () => {
    expect(toCart([], rates, destination)).toMatchObject({ subtotal: '0.00', deliveryFee: null, total: '0.00', hasProblems: false });
    expect([sumOf([]), sumOf(['0.1', '0.2']), subtotalOf(lines(['p1', '1'], ['p3', '1']))]).toEqual(['0.00', '0.30', '35.00']);
  });

  it('a delivery is priced by all lines of the seller', () => {
    expect(deliveryOf(lines(['p1', '30']), rates, destination)).toMatchObject({ fee: '50.00', weightKg: '30' });
  });
});

describe('a coupon', () => {
  const coupon = { id: 'c', code: 'EID', percent: 10, maxDiscount: '50', minSubtotal: '100', isUsed: false, isExpired: false };

  it('takes its percent off, half a paisa up, and never more than its most', () => {
    expect([discountOf(coupon, '100.05'), discountOf(coupon, '500'), discountOf(coupon, '500.1'), discountOf(coupon, '9999')]).toEqual([
      '10.01',
      '50.00',
      '50.00',
      '50.00',
    ]);
  });

  it.each([
    [null, '100', { kind: 'UNKNOWN', value: null }],
    [{ ...coupon, isUsed: true, isExpired: true }, '1', { kind: 'USED', value: null }],
    [{ ...coupon, isExpired: true }, '1', { kind: 'EXPIRED', value: null }],
    [coupon, '99.99', { kind: 'BELOW_MINIMUM', value: '100.00' }],
    [coupon, '100', null],
  ])('has at most one problem %#', (row, subtotal, problem) => {
    expect(couponProblem(row, subtotal)).toEqual(problem);
  });
});
