import { finalSums, isUnusualWeight, mostChargedQuantity } from '../../server/modules/orders/quantities/final-figures';
import { chargedQuantity, withQuantity } from '../../server/modules/orders/quantities/weighed-line';
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
    };
    return withQuantity(line, line.quantity);
  });
  const subtotal = toMoney(lines.reduce((sum, { lineTotal }) => sum.plus(lineTotal), money(0)));
  const discount = toMoney(
    money(subtotal)
      .times(random.fraction() < 0.5 ? 0 : upTo(100))
      .div(100),
  );
  const deliveryFee = toMoney(upTo(500));
  const agreedTotal = toMoney(money(subtotal).plus(deliveryFee).minus(discount));
  const sums = {
    subtotal,
    deliveryFee,
    discount,
    platformDiscount: discount,
    commission: toMoney(money(subtotal).times(0.02)),
    agreedTotal,
  };
  return { lines, sums };
}

describe('the final sums of an order', () => {
  it('are as agreed where every line weighs what was agreed', () => {
    for (let round = 0; round < 200; round += 1) {
      const { lines, sums } = someOrder();
      expect(finalSums(sums, lines)).toMatchObject({
        subtotal: sums.subtotal,
        discount: sums.discount,
        total: sums.agreedTotal,
        commission: sums.commission,
      });
    }
  });

  it('never exceed the agreed total by more than 5 percent, whatever the scale shows; a discount never exceeds its subtotal', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const { lines, sums } = someOrder();
      const weighed = lines.map((line) =>
        withQuantity(line, chargedQuantity(String((upTo(2_000) * Number(line.quantity)) / 1_000), '1', line.quantity)),
      );
      const after = finalSums(sums, weighed);
      expect(money(after.total).lte(toMoney(money(sums.agreedTotal).times(1.05)))).toBe(true);
      expect(money(after.discount).lte(after.subtotal)).toBe(true);
      expect(money(after.platformDiscount).lte(after.discount)).toBe(true);
      expect(money(after.subtotal).plus(sums.deliveryFee).minus(after.discount).eq(after.total)).toBe(true);
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
