/** These tests verify how a weight is charged, and that a line is as before after its step is taken back. */
import { finalTotal } from '../../../server/modules/orders/pricing/final-figures';
import {
  asBefore,
  asWeighed,
  chargedQuantity,
  proposedTotalOf,
  unitKgOf,
  unitsIn,
  withQuantity,
} from '../../../server/modules/orders/pricing/weighed-line';

const potatoes = { unit: 'KG', quantity: '2', quantityKg: '2', unitKg: null, unitPrice: '30.00' } as const;
const sacks = { unit: 'OTHERS', quantity: '2', quantityKg: '80', unitKg: null, unitPrice: '900.00' } as const;
const pieces = { unit: 'PIECE', quantity: '4', quantityKg: '0', unitKg: null, unitPrice: '10.00' } as const;

it('a unit weighs what it is, what the seller gave, or what it weighed when it was ordered', () => {
  expect([unitKgOf(potatoes), unitKgOf({ ...potatoes, unit: 'TON' }), unitKgOf(pieces)]).toEqual(['1', '1000', null]);
  expect(unitKgOf({ ...potatoes, unitKg: '7' })).toBe('1');
  expect([unitKgOf(sacks), unitKgOf({ ...sacks, unitKg: '39.5' })]).toEqual(['40', '39.5']);
  expect([unitKgOf({ ...sacks, quantityKg: '0' }), unitKgOf({ ...sacks, quantity: '0' })]).toEqual([null, null]);
});

it('another quantity changes weight and total in proportion', () => {
  expect(withQuantity(potatoes, '2.50')).toEqual({ ...potatoes, quantity: '2.5', quantityKg: '2.5', lineTotal: '75.00' });
  expect(withQuantity(sacks, '3')).toMatchObject({ quantity: '3', quantityKg: '120', lineTotal: '2700.00' });
  expect(withQuantity({ ...pieces, unitKg: '0.5' }, '3')).toMatchObject({ quantityKg: '1.5' });
  expect(withQuantity({ ...pieces, quantityKg: '2' }, '6')).toMatchObject({ quantityKg: '3' });
  expect(withQuantity(pieces, '6')).toMatchObject({ quantityKg: '0' });
  expect(withQuantity({ ...pieces, quantity: '0' }, '6')).toMatchObject({ quantityKg: '0', lineTotal: '60.00' });
});

it('units in a weight are never rounded up, and charged up to 5 percent above what was agreed, never above what is paid', () => {
  expect([unitsIn('2.0009', '1'), unitsIn('100', '40'), unitsIn('1', '3')]).toEqual(['2', '2.5', '0.333']);
  expect([
    chargedQuantity('2.05', '1', '2', false),
    chargedQuantity('2.1', '1', '2', false),
    chargedQuantity('2.2', '1', '2', false),
  ]).toEqual(['2.05', '2.1', '2.1']);
  expect([chargedQuantity('2.05', '1', '2', true), chargedQuantity('1.9', '1', '2', true)]).toEqual(['2', '1.9']);
});

it('a weight that is agreed on is the quantity; what has no weight stays', () => {
  const line = { ...potatoes, orderedQuantity: '2', lineTotal: '60.00', weighedKg: '2.4' };
  expect(asWeighed(line)).toMatchObject({ quantity: '2.4', agreedQuantity: '2.4', lineTotal: '72.00' });
  expect(asWeighed({ ...line, weighedKg: null })).toMatchObject({ quantity: '2', agreedQuantity: '2', lineTotal: '60.00' });
  expect(asWeighed({ ...line, ...pieces, weighedKg: '3' })).toMatchObject({ quantity: '4', agreedQuantity: '4' });
});

describe('a step that is taken back', () => {
  const line = { ...potatoes, orderedQuantity: '3', agreedQuantity: '2.4', weighedKg: '2.4' };

  it('a shipment: as agreed, with the weight that was agreed on', () => {
    expect(asBefore(line, 'SHIP')).toMatchObject({ quantity: '2.4', agreedQuantity: '2.4', weighedKg: '2.4', lineTotal: '72.00' });
    expect(asBefore({ ...line, weighedKg: '2.3' }, 'SHIP')).toMatchObject({ quantity: '2.4', weighedKg: null });
    expect(asBefore({ ...line, weighedKg: null }, 'SHIP')).toMatchObject({ quantity: '2.4', weighedKg: null });
    expect(asBefore({ ...line, ...pieces, weighedKg: '2.4' }, 'SHIP')).toMatchObject({ quantity: '2.4', weighedKg: null });
  });

  it('a confirmation: as ordered', () => {
    expect(asBefore(line, 'CONFIRM')).toMatchObject({ quantity: '3', agreedQuantity: '3', weighedKg: null, lineTotal: '90.00' });
  });
});

it('a total that the buyer did not agree to yet is what the lines cost; an agreed one is exceeded by 5 percent at most', () => {
  const lines = [{ orderedQuantity: '2', unitPrice: '30.00', lineTotal: '90.00' }];
  const of = (agreedTotal: string | null) => {
    const { total, discount } = finalTotal({ deliveryFee: '40', orderedDiscount: '0', agreedTotal }, lines);
    return [total.toFixed(2), discount.toFixed(2)];
  };
  expect([of(null), of('100'), of('123.80'), of('130')]).toEqual([
    ['130.00', '0.00'],
    ['105.00', '25.00'],
    ['129.99', '0.01'],
    ['130.00', '0.00'],
  ]);
});

it('a proposal costs what its weights are, with the delivery, the discount in proportion', () => {
  const line = { ...potatoes, orderedQuantity: null, lineTotal: '60.00', weighedKg: '2.5' };
  expect(proposedTotalOf({ deliveryFee: '40', orderedDiscount: '0' }, [line])).toBe('115.00');
  expect(proposedTotalOf({ deliveryFee: '40', orderedDiscount: '6' }, [line, { ...line, orderedQuantity: '4', weighedKg: null }])).toBe(
    '170.50',
  );
});
