import { finalSums, isUnusualWeight, mostChargedQuantity } from '../../server/modules/orders/pricing/final-figures';
import { asBefore, chargedQuantity, withQuantity } from '../../server/modules/orders/pricing/weighed-line';
import { money, toMoney } from '../../server/platform/money';
import { Unit } from '../../schema/values/catalogue/units';
import { randomOf } from '../support/random';

const random = randomOf(16);
const upTo = (max: number) => Math.floor(random.fraction() * max);

/** An order of random lines at random prices, with a coupon and a fee. */
function someOrder() {
  const lines = Array.from({ length: 1 + upTo(8) }, () => {
    const line = {
      unit: Unit.KG,
      quantity: String((1 + upTo(50_000)) / 1_000),
      quantityKg: '0',
      unitKg: null,
      unitPrice: toMoney((1 + upTo(90_000)) / 100),
      platformPays: toMoney(upTo(2) * upTo(500)),
    };
    return { ...withQuantity(line, line.quantity), orderedQuantity: line.quantity };
  });
  const subtotal = toMoney(lines.reduce((sum, { lineTotal }) => sum.plus(lineTotal), money(0)));
  const discount = toMoney(
    money(subtotal)
      .times(random.fraction() < 0.5 ? 0 : upTo(100))
      .div(100),
  );
  const deliveryFee = toMoney(upTo(500));
  const agreedTotal = toMoney(money(subtotal).plus(deliveryFee).minus(discount));
  const sums = { deliveryFee, orderedDiscount: discount, orderedPlatformDiscount: discount, commissionPercent: '2', agreedTotal };
  return { lines, sums, subtotal };
}

/**
 * 2 percent of what the seller receives, the coupon included, less what the platform pays: the coupon, and of each line
 * its deal.
 */
function commissionOf(
  lines: readonly { readonly quantity: string; readonly platformPays: string }[],
  subtotal: string,
  coupon: string,
): string {
  const deals = lines.reduce((sum, line) => sum.plus(toMoney(money(line.quantity).times(line.platformPays))), money(0));
  return toMoney(money(subtotal).plus(deals).times(0.02).minus(deals).minus(coupon));
}

describe('the final sums of an order', () => {
  it('are as agreed where every line weighs what was agreed', () => {
    for (let round = 0; round < 200; round += 1) {
      const { lines, sums, subtotal } = someOrder();
      const { orderedDiscount: discount, agreedTotal: total } = sums;
      const commission = commissionOf(lines, subtotal, discount);
      expect(finalSums(sums, lines)).toMatchObject({ subtotal, discount, platformDiscount: discount, total, commission });
    }
  });

  it('never exceed the agreed total by more than 5 percent, whatever the scale shows; a discount never exceeds its subtotal', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const { lines, sums } = someOrder();
      const weighed = lines.map((line) =>
        withQuantity(line, chargedQuantity(String((upTo(2_000) * Number(line.quantity)) / 1_000), '1', line.quantity, false)),
      );
      const after = finalSums(sums, weighed);
      expect(money(after.total).lte(toMoney(money(sums.agreedTotal).times(1.05)))).toBe(true);
      expect(money(after.discount).lte(after.subtotal)).toBe(true);
      expect(money(after.platformDiscount).lte(after.discount)).toBe(true);
      expect(money(after.subtotal).plus(sums.deliveryFee).minus(after.discount).eq(after.total)).toBe(true);
    }
  });

  it('have the commission of each line as it is: the part that the platform pays of one is not taken off another', () => {
    const priced = { unit: Unit.KG, quantityKg: '0', unitKg: null, orderedQuantity: '10', weighedKg: null };
    const dealt = { ...priced, quantity: '10', unitPrice: '80.00', platformPays: '20.00' };
    const plain = { ...priced, quantity: '10', unitPrice: '100.00', platformPays: '0.00' };
    const sums = {
      deliveryFee: '0.00',
      orderedDiscount: '0.00',
      orderedPlatformDiscount: '0.00',
      commissionPercent: '2',
      agreedTotal: null,
    };
    const of = (...quantities: readonly [string, string]) => [withQuantity(dealt, quantities[0]), withQuantity(plain, quantities[1])];
    expect(finalSums(sums, of('10', '10'))).toMatchObject({ subtotal: '1800.00', commission: '-160.00' });
    expect(finalSums(sums, of('10', '0'))).toMatchObject({ subtotal: '800.00', commission: '-180.00' });
    expect(finalSums(sums, of('0', '10'))).toMatchObject({ subtotal: '1000.00', commission: '20.00' });
  });

  it('take a discount in proportion to the paisa: 91 of 106 Tk with 31.80 Tk off have 27.30 off', () => {
    const line = {
      unit: Unit.KG,
      quantityKg: '0',
      unitKg: null,
      platformPays: '0.00',
      unitPrice: '1.00',
      orderedQuantity: '106',
      quantity: '106',
    };
    const sums = {
      deliveryFee: '0.00',
      orderedDiscount: '31.80',
      orderedPlatformDiscount: '31.80',
      commissionPercent: '2',
      agreedTotal: null,
    };
    expect(finalSums(sums, [withQuantity(line, '91')])).toMatchObject({ discount: '27.30', platformDiscount: '27.30', total: '63.70' });
  });

  it('have the platform pay no more than for what was ordered, whatever is delivered, of a coupon and of a deal', () => {
    const line = { unit: Unit.KG, quantityKg: '0', unitKg: null, platformPays: '75.00', unitPrice: '75.00', orderedQuantity: '1' };
    const sums = { deliveryFee: '0.00', orderedDiscount: '20.00', orderedPlatformDiscount: '20.00', commissionPercent: '2' };
    const of = (quantity: string, agreedTotal: string | null) =>
      finalSums({ ...sums, agreedTotal }, [withQuantity({ ...line, quantity }, quantity)]);
    // 2 percent of 55 + 20 + 75 less the 95 of the platform
    expect(of('1', null)).toMatchObject({ discount: '20.00', platformDiscount: '20.00', total: '55.00', commission: '-92.00' });
    expect(of('3', null)).toMatchObject({ discount: '20.00', platformDiscount: '20.00', total: '205.00', commission: '-89.00' });
    // a shipment 5 percent above: 57.75 is charged at most, the rest is the seller's
    expect(of('1.05', '55.00')).toMatchObject({ discount: '21.00', platformDiscount: '20.00', total: '57.75' });
  });

  it('are those of before once a step is taken back', () => {
    for (let round = 0; round < 200; round += 1) {
      const { lines, sums } = someOrder();
      const agreed = lines.map((line) => ({ ...withQuantity(line, String(upTo(Number(line.quantity) * 1_000) / 1_000)), weighedKg: null }));
      const confirmed = agreed.map((line) => ({ ...line, agreedQuantity: line.quantity }));
      const weighed = confirmed.map((line) => ({
        ...withQuantity(line, chargedQuantity(String(upTo(50)), '1', line.quantity, false)),
        weighedKg: '7',
      }));
      const notShipped = weighed.map((line) => asBefore(line, 'SHIP'));
      expect(finalSums(sums, notShipped)).toEqual(finalSums(sums, confirmed));
      expect(
        finalSums(
          sums,
          notShipped.map((line) => asBefore(line, 'CONFIRM')),
        ),
      ).toEqual(finalSums(sums, lines));
    }
  });

  it('fall where less is delivered: a coupon never makes the buyer pay more', () => {
    for (let round = 0; round < 500; round += 1) {
      const { lines, sums } = someOrder();
      const less = lines.map((line) => withQuantity(line, String(Math.floor(Number(line.quantity) * 500) / 1_000)));
      expect(money(finalSums(sums, less).total).lte(sums.agreedTotal)).toBe(true);
    }
  });
});

it('the most that is charged is 5 percent above what was agreed, never rounded up', () => {
  expect(mostChargedQuantity('10')).toBe('10.5');
  expect(mostChargedQuantity('0.333')).toBe('0.349');
});

it('a weight is unusual from more than 20 percent on', () => {
  expect([isUnusualWeight('8', '10'), isUnusualWeight('12', '10')]).toEqual([false, false]);
  expect([isUnusualWeight('7.999', '10'), isUnusualWeight('12.001', '10'), isUnusualWeight('0.001', '1')]).toEqual([true, true, true]);
});
