/** These tests verify how typed numbers and phones are read: each has one reading, which drops nothing. */
import { isBangladeshiMobile, normalPhone } from '../../schema/text/phone';
import { readAmount, readQuantity } from '../../schema/text/typed-number';

describe('an amount', () => {
  it.each([
    ['45', '45'],
    ['৪৫.৫০', '45.5'],
    ['1,234', '1234'],
    ['12,34,567.50', '1234567.5'],
    ['1,234,567', '1234567'],
    ['৳১,২০০', '1200'],
    ['Tk. 80', '80'],
    ['80 টাকা', '80'],
    ['BDT 1,234.50', '1234.5'],
    [' 007 ', '7'],
    ['.5', '0.5'],
    ['-200', '-200'],
    ['\u22125', '-5'],
    ['\u202a৮০\u202c', '80'],
  ])('%p is %s', (typed, expected) => {
    expect(readAmount(typed)).toBe(expected);
  });

  it.each([
    '',
    'abc',
    '45,50',
    '1.250,00',
    '1,5',
    '1/2',
    '12,3456',
    '1,23,4567',
    '1,2345',
    '1 234',
    '1.2.3',
    '2e3',
    '0x10',
    '5-6',
    '12 kg',
    '৳',
    '1,,234',
    ',5',
    '9'.repeat(60),
  ])('%p is none', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });
});

describe('a quantity', () => {
  it.each([
    ['1,5', '1.5'],
    ['১,২৫', '1.25'],
    ['1,234', '1.234'],
    ['12,34,567', '1234567'],
    ['1,250.5', '1250.5'],
    ['2.5', '2.5'],
  ])('%p is %s: one comma before the last one to three digits is a point', (typed, expected) => {
    expect(readQuantity(typed)).toBe(expected);
  });

  it.each(['1/2', '1,2345', '1.250,00', 'abc', '1,5,5'])('%p is none', (typed) => {
    expect(readQuantity(typed)).toBeNull();
  });
});

describe('a phone', () => {
  it.each([
    '01712345678',
    '+880 1712-345678',
    '+8801712345678',
    '008801712345678',
    '8801712345678',
    '1712345678',
    '+880 (0) 1712 345 678',
    '\u202a+৮৮০ ১৭১২–৩৪৫৬৭৮\u202c',
  ])('%p is 01712345678', (typed) => {
    expect(normalPhone(typed)).toBe('01712345678');
  });

  it.each([
    ['+447911123456', '447911123456'],
    ['00447911123456', '447911123456'],
    ['+880 2 55012345', '0255012345'],
    ['+88017', '88017'],
    ['1+8801712345678', '1+8801712345678'],
    ['017123 ext 4', '017123ext4'],
    ['0171.2345678', '0171.2345678'],
  ])('%p becomes %s, and nothing else is dropped', (typed, expected) => {
    expect(normalPhone(typed)).toBe(expected);
  });

  it('is a mobile of Bangladesh or not', () => {
    expect(['01712345678', '0171234567', '01212345678', '447911123456', '017123456789'].map(isBangladeshiMobile)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
