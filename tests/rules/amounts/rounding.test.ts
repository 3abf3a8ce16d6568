import Big from 'big.js';
import { ratioOf } from '../../../server/modules/catalogue/products/measured';
import { money, roundDown, toMoney, toQuantity } from '../../../server/platform/money';

it('units are converted by their weight alone', () => {
  const of = (unit: 'KG' | 'TON' | 'PIECE' | 'OTHERS', customUnitNote: string | null = null) => ({ unit, customUnitNote });
  expect([ratioOf(of('TON'), of('KG')), ratioOf(of('KG'), of('TON')), ratioOf(of('KG'), of('KG'))]).toEqual(['1000', '0.001', '1']);
  expect([ratioOf(of('PIECE'), of('KG')), ratioOf(of('KG'), of('PIECE')), ratioOf(of('PIECE'), of('PIECE'))]).toEqual([null, null, '1']);
  expect(ratioOf(of('OTHERS', '1 sack'), of('OTHERS', '1 sack'))).toBe('1');
  expect(ratioOf(of('OTHERS', '1 sack'), of('OTHERS', '1 bag'))).toBeNull();
  expect(ratioOf(of('PIECE', 'a'), of('PIECE', 'b'))).toBe('1');
});

it('money rounds half up, quantities to the gram, and nothing depends on the settings of the library', () => {
  const [dp, rm] = [Big.DP, Big.RM];
  [Big.DP, Big.RM] = [1, 0];
  try {
    expect([toMoney('1.005'), toMoney('-1.005'), toMoney(money(1).div(3)), toMoney('2.675')]).toEqual(['1.01', '-1.01', '0.33', '2.68']);
    expect([toQuantity('2.50'), toQuantity('0.0005'), toQuantity('1000')]).toEqual(['2.5', '0.001', '1000']);
    expect([roundDown('1.239', 2), roundDown('1.2', 0)]).toEqual(['1.23', '1']);
    expect(money(1).div(3).toFixed()).toBe('0.33333333333333333333');
    expect([String(money('1e25')), String(money('1e-25'))]).toEqual(['10000000000000000000000000', '0.0000000000000000000000001']);
    expect([String(money('1e30')), String(money('1e-30'))]).toEqual(['1e+30', '1e-30']);
  } finally {
    [Big.DP, Big.RM] = [dp, rm];
  }
});
