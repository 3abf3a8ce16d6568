/**
 * The kinds of field that rules are made of: what each accepts, what it makes of it, and the key of what it rejects, at
 * its boundaries.
 */
import { requiredAmount } from '../../../schema/rules/shared/amount';
import {
  asQuantity,
  asciiDigits,
  idList,
  optionalChoice,
  optionalDecimal,
  optionalDigits,
  optionalId,
  optionalMoment,
  optionalText,
  optionalVersion,
  optionalWhole,
  requiredChoice,
  requiredCount,
  requiredDecimal,
  requiredDigits,
  requiredText,
  requiredWhole,
  typedPassword,
} from '../../../schema/rules/shared/fields';
import { plainAmount } from '../../../schema/rules/shared/plain-amount';
import { limits } from '../../../schema/values/limits';
import { notRejected, outcomes } from '../support/rule-keys';

const wrong = 'error.badInput';
const missing = 'register.name';
const NUL = 'a\0b';

describe('texts', () => {
  it('that must be there are trimmed and composed, and bounded', () => {
    const field = requiredText(missing, 5);
    expect(outcomes(field, [' ab ', '\u0065\u0301', 'abcde'])).toEqual(['ab', '\u00e9', 'abcde']);
    expect(outcomes(field, ['abcdef', NUL])).toEqual(['! error.tooLong', '! error.badText']);
    expect(notRejected(field, missing, ['', '   ', undefined, null, {}])).toEqual([]);
  });

  it('that may be missing are null then', () => {
    const field = optionalText(5, missing);
    expect(outcomes(field, [' ab ', '', '  ', null, undefined])).toEqual(['ab', null, null, null, undefined]);
    expect(outcomes(field, ['abcdef', NUL, {}])).toEqual(['! error.tooLong', '! error.badText', `! ${missing}`]);
    expect(outcomes(optionalText(5), [{}])).toEqual([`! ${wrong}`]);
  });

  it('of passwords stay as they are typed', () => {
    const longest = 'x'.repeat(limits.passwordLength.max);
    const field = typedPassword(missing);
    expect(outcomes(field, [' a b ', '\u0065\u0301', longest, 7])).toEqual([' a b ', '\u00e9', longest, '7']);
    expect(outcomes(field, [`${longest}x`, NUL])).toEqual(['! error.tooLong', '! error.badText']);
    expect(notRejected(field, missing, ['   ', '', undefined, {}])).toEqual([]);
  });
});

describe('digits', () => {
  it('are those of either script', () => {
    expect([asciiDigits('১২a৩'), asciiDigits(5), asciiDigits(null)]).toEqual(['12a3', 5, null]);
  });

  it('that must be there have their number', () => {
    const field = requiredDigits(wrong, { min: 2, max: 3 }, missing);
    expect(outcomes(field, ['12', ' ১২৩ '])).toEqual(['12', '123']);
    expect(notRejected(field, wrong, ['1', '1234', 'a12', '12a', '1a2'])).toEqual([]);
    expect(notRejected(field, missing, ['', ' ', undefined, {}])).toEqual([]);
    expect(outcomes(requiredDigits(wrong, { min: 2, max: 3 }), [''])).toEqual([`! ${wrong}`]);
  });

  it('that may be missing have it as well', () => {
    const field = optionalDigits(wrong, { min: 2, max: 3 });
    expect(outcomes(field, ['১২', '', null, undefined])).toEqual(['12', null, null, undefined]);
    expect(notRejected(field, wrong, ['1', '1234', 'x12', '12x', {}])).toEqual([]);
  });
});

describe('numbers', () => {
  it('whole ones are digits without zeros in front', () => {
    const field = requiredWhole(missing, wrong, { min: 2, max: 20 });
    expect(outcomes(field, ['2', '20', '007', '৭', '7.00'])).toEqual(['2', '20', '7', '7', '7']);
    expect(notRejected(field, wrong, ['1', '21', '7.50', 'x7', '7x', '-7', '0x2', '1'.repeat(16), {}])).toEqual([]);
    expect(notRejected(field, missing, ['', undefined])).toEqual([]);
    expect(outcomes(field, ['x7.0', '7.0x', '00', '12.0'])).toEqual([`! ${wrong}`, `! ${wrong}`, `! ${wrong}`, '12']);
  });

  it('decimals are above zero and as fine as allowed', () => {
    const field = requiredDecimal(wrong, { max: 10, decimals: 1 });
    expect(outcomes(field, ['10', '10.0', '0.5', '.5', '০.৫', '1.'])).toEqual(['10', '10', '0.5', '0.5', '0.5', '1']);
    expect(notRejected(field, wrong, ['10.1', '0', '0.0', 'x', '1x', '', undefined, '-1', {}])).toEqual([]);
    expect(outcomes(field, ['0.55'])).toEqual(['! amount.tooFine']);
    expect(outcomes(requiredDecimal(wrong, { max: 10, decimals: 0 }), ['5', '5.5'])).toEqual(['5', '! quantity.decimals']);
    const quantity = requiredDecimal(wrong, { max: 99, decimals: 3, as: asQuantity });
    expect(outcomes(quantity, ['10.0001', '9.9999', '0.0001', '9.999'])).toEqual([...Array<string>(3).fill('! quantity.tooFine'), '9.999']);
  });

  it('decimals that may be missing may be zero', () => {
    const field = optionalDecimal(10, 2);
    expect(outcomes(field, ['0', '10', '1.25', '1.255'])).toEqual(['0', '10', '1.25', '! amount.tooFine']);
    expect(outcomes(field, ['', ' ', null, undefined])).toEqual([null, null, null, undefined]);
    expect(notRejected(field, wrong, ['10.01', 'x', {}])).toEqual([]);
    expect(outcomes(optionalDecimal(10, 2, missing), ['11'])).toEqual([`! ${missing}`]);
  });

  it('amounts are decimals from zero', () => {
    const field = requiredAmount(30, 2, wrong);
    expect(outcomes(field, ['0', ' ৩০ ', '1.25', '1.255', '00000030', 5])).toEqual(['0', '30', '1.25', '! amount.tooFine', '30', '5']);
    expect(notRejected(field, wrong, ['30.01', '', undefined, 'x', 'x1', '1x', {}])).toEqual([]);
    expect(outcomes(requiredAmount(9_999_999, 2, wrong), ['9999999', '12345678'])).toEqual(['9999999', `! ${wrong}`]);
  });

  it('counts are numbers', () => {
    const field = requiredCount(wrong, { min: 2, max: 9 });
    expect(outcomes(field, ['2', 9, ' ৩ '])).toEqual([2, 9, 3]);
    expect(notRejected(field, wrong, ['1', 10, '2.5', '', ' ', undefined, 'x', null])).toEqual([]);
  });

  it('whole numbers of a query may be missing', () => {
    const field = optionalWhole(wrong, { min: 2, max: 9 });
    expect(outcomes(field, ['2', '৯', 3, '', undefined])).toEqual([2, 9, 3, undefined, undefined]);
    expect(notRejected(field, wrong, ['1', '10', '2.5', 'x', 'x2', '2x', '1234567890'])).toEqual([]);
  });

  it('ids and versions are bounded by their columns', () => {
    expect(outcomes(optionalId(), [1, 32_767, '', null, undefined])).toEqual([1, 32_767, null, null, undefined]);
    expect(notRejected(optionalId(), wrong, [32_768, 0, 1.5, 'x'])).toEqual([]);
    expect(outcomes(optionalId(missing), [0])).toEqual([`! ${missing}`]);
    expect(outcomes(optionalVersion(), [2_147_483_647, 2_147_483_648, 0])).toEqual([2_147_483_647, `! ${wrong}`, `! ${wrong}`]);
  });

  it.each([
    ['02.500', '2.5'],
    ['.5', '0.5'],
    ['30.00', '30'],
    ['0100', '100'],
    ['1.050', '1.05'],
    ['1.', '1'],
    ['.', '.'],
    ['', ''],
    ['x1', 'x1'],
    ['1x', '1x'],
    ['1.2.3', '1.2.3'],
    ['0'.repeat(40), '0'],
    ['0'.repeat(41), '0'.repeat(41)],
  ])('%s as a plain amount is %s', (text, plain) => {
    expect(plainAmount(text)).toBe(plain);
  });
});

describe('choices, lists and moments', () => {
  it('a choice is one of its names', () => {
    const names = ['A', 'B'] as const;
    expect(outcomes(requiredChoice(names, missing), ['A'])).toEqual(['A']);
    expect(notRejected(requiredChoice(names, missing), missing, ['C', '', undefined, null, {}])).toEqual([]);
    expect(outcomes(optionalChoice(names), ['A', undefined, null])).toEqual(['A', undefined, null]);
    expect(notRejected(optionalChoice(names), wrong, ['C', '', {}])).toEqual([]);
    expect(outcomes(optionalChoice(names, missing), ['C'])).toEqual([`! ${missing}`]);
  });

  it('a list of ids is bounded', () => {
    expect(outcomes(idList(2), [['a', 'b'], null, undefined])).toEqual([['a', 'b'], null, undefined]);
    expect(outcomes(idList(2), [['x'.repeat(65)]])).toEqual(['! error.tooLong']);
    expect(notRejected(idList(2), wrong, [['a', 'b', 'c'], [''], 7])).toEqual([]);
    expect(outcomes(idList(1, missing), [['a', 'b']])).toEqual([`! ${missing}`]);
  });

  it('a moment without a zone is of Bangladesh, and at most a year ahead', () => {
    const field = optionalMoment(wrong);
    const moments = [new Date('2026-01-31T00:00:00Z'), new Date('2026-01-31T06:00:00Z')];
    expect(outcomes(field, ['2026-01-31T06:00', '2026-01-31T06:00:00Z'])).toEqual(moments);
    expect(outcomes(field, ['', null, undefined])).toEqual([null, null, undefined]);
    expect(notRejected(field, wrong, ['x', 'x2026-01-31T06:00'])).toEqual([]);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    const [within, beyond] = [days(limits.windowDays - 0.01), days(limits.windowDays + 0.01)];
    expect(outcomes(field, [within, beyond])).toEqual([within, `! ${wrong}`]);
  });
});
