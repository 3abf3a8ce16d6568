/** The fee of a delivery, for any rate, weight and subtotal; and the days a seller offers. */
import fc from 'fast-check';
import { deliveryFee } from '../../schema/rules/orders/delivery-fee';
import { addDays, dayAt, isOfferedDay, offeredDays, weekdayOf } from '../../schema/rules/orders/delivery-days';
import { type DeliveryRate, distanceClasses, weekdays } from '../../schema/values/orders/delivery';
import { serverLimits } from '../../schema/values/server-limits';

const decimal = (max: number, decimals: number) => fc.integer({ min: 0, max: max * 10 ** decimals }).map((units) => exact(units, decimals));
const exact = (units: number, decimals: number): string => {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
const grams = (kg: string) => Math.round(Number(kg) * 1000);
const paisa = (taka: string) => Math.round(Number(taka) * 100);

const rate: fc.Arbitrary<DeliveryRate> = fc.record({
  base: decimal(10_000, 2),
  perKg: decimal(1_000, 2),
  freeKg: decimal(100, 3),
  maxKg: decimal(1_000, 3),
});
const prices = fc.record({ rate, freeFrom: fc.option(decimal(100_000, 2)) });
const cost = ({ rate: one, freeFrom }: { rate: DeliveryRate; freeFrom: string | null }, kg: string | null, subtotal: string) =>
  deliveryFee({ rates: { ELSEWHERE: one }, freeFrom }, 'ELSEWHERE', kg, subtotal);

describe('the fee of a delivery', () => {
  it('is exact: the base, and each kilogram above the free ones, half a paisa up', () => {
    fc.assert(
      fc.property(rate, decimal(1_000, 3), (one, kg) => {
        fc.pre(grams(kg) <= grams(one.maxKg));
        const over = Math.max(0, grams(kg) - grams(one.freeKg));
        const expected = paisa(one.base) + Math.floor((over * paisa(one.perKg) + 500) / 1000);
        expect(cost({ rate: one, freeFrom: null }, kg, '1')).toEqual({ fee: exact(expected, 2), reason: null });
      }),
    );
  });

  it('is never below zero, and has two decimals', () => {
    fc.assert(
      fc.property(prices, fc.option(decimal(2_000, 3)), decimal(100_000, 2), (one, kg, subtotal) => {
        expect(cost(one, kg, subtotal).fee ?? '0.00').toMatch(/^[0-9]+[.][0-9]{2}$/);
      }),
    );
  });

  it('never falls with the weight, and once too heavy stays so', () => {
    fc.assert(
      fc.property(rate, decimal(2_000, 3), decimal(2_000, 3), (one, first, second) => {
        const [light, heavy] = grams(first) <= grams(second) ? [first, second] : [second, first];
        const [less, more] = [light, heavy].map((kg) => cost({ rate: one, freeFrom: null }, kg, '1'));
        if (less?.fee === null) expect(more).toEqual({ fee: null, reason: 'TOO_HEAVY' });
        else if (more?.fee !== null) expect(Number(more?.fee)).toBeGreaterThanOrEqual(Number(less?.fee));
      }),
    );
  });

  it('is zero from the amount on that makes it free, unless the order is too heavy', () => {
    fc.assert(
      fc.property(rate, fc.option(decimal(1_000, 3)), decimal(100_000, 2), decimal(100_000, 2), (one, kg, freeFrom, more) => {
        fc.pre(kg === null || grams(kg) <= grams(one.maxKg));
        const subtotal = exact(paisa(freeFrom) + paisa(more), 2);
        expect(cost({ rate: one, freeFrom }, kg, subtotal)).toEqual({ fee: '0.00', reason: null });
      }),
    );
  });

  it('is charged below the amount that makes it free', () => {
    const one = { base: '150', freeKg: '20', perKg: '4', maxKg: '100' };
    expect(['499.99', '500', '500.004'].map((subtotal) => cost({ rate: one, freeFrom: '500' }, '20', subtotal).fee)).toEqual([
      '150.00',
      '0.00',
      '0.00',
    ]);
    // thousandths of a gram are not stored anywhere, and weigh nothing
    expect(cost({ rate: one, freeFrom: null }, '21.0009', '1').fee).toBe('154.00');
  });

  it.each([
    ['no rate for the distance', 'SAME_UPAZILA', '1', 'NOT_DELIVERED'],
    ['no known weight', 'ELSEWHERE', null, 'UNKNOWN_WEIGHT'],
    ['a gram too much', 'ELSEWHERE', '100.001', 'TOO_HEAVY'],
    ['1e9 kg', 'ELSEWHERE', '1000000000', 'TOO_HEAVY'],
  ] as const)('is not there with %s', (_name, distance, kg, reason) => {
    const one = { base: '150', freeKg: '20', perKg: '4', maxKg: '100' };
    expect(deliveryFee({ rates: { ELSEWHERE: one }, freeFrom: null }, distance, kg, '10')).toEqual({ fee: null, reason });
  });

  it('of a light parcel is the platform’s base, and 500 kg to another division cost what a truck does', () => {
    const fees = (kg: string) =>
      distanceClasses.map((distance) => deliveryFee({ rates: serverLimits.deliveryRates, freeFrom: null }, distance, kg, '1').fee);
    expect(fees('20')).toEqual(['40.00', '70.00', '110.00', '150.00']);
    expect(fees('500')).toEqual(['520.00', '1030.00', '1550.00', '2070.00']);
    expect(fees('1000.001')).toEqual([null, null, null, null]);
  });
});

describe('the days of a delivery', () => {
  it('are those of Bangladesh', () => {
    expect(dayAt(new Date('2026-11-23T17:59:59Z'))).toBe('2026-11-23');
    expect(dayAt(new Date('2026-11-23T18:00:00Z'))).toBe('2026-11-24');
    expect([weekdayOf('2026-11-27'), weekdayOf('2026-11-28'), addDays('2026-12-31', 1)]).toEqual(['FRIDAY', 'SATURDAY', '2027-01-01']);
  });

  it('begin after the lead days, are the seller’s weekdays, and end after a month', () => {
    const days = { leadDays: 2, weekdays: ['MONDAY', 'FRIDAY'] as const };
    expect(offeredDays(days, '2026-11-23').slice(0, 3)).toEqual(['2026-11-27', '2026-11-30', '2026-12-04']);
    expect(offeredDays(days, '2026-11-23').at(-1)).toBe('2026-12-21');
    const taken = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-27', '2026-12-23', '2026-12-25', 'tomorrow'];
    expect(taken.map((day) => isOfferedDay(days, '2026-11-23', day))).toEqual([false, false, false, true, false, false, false]);
  });

  it('are there for every seller: at least four in a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), fc.constantFrom(...weekdays), (leadDays, day) => {
        expect(offeredDays({ leadDays, weekdays: [day] }, '2026-11-23').length).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});
