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
import { outcomes } from '../support/rule-keys';

const wrong = 'error.badInput';
const missing = 'register.name';
const NUL = 'a\0b';

describe('texts', () => {
  it('that must be there are trimmed and composed, and bounded', () => {
    const field = requiredText(missing, 5);
    expect(outcomes(field, [' ab ', '\u0065\u0301', 'abcde', 'abcdef', '', '   ', undefined, null, {}, NUL])).toEqual([
      ...['ab', '\u00e9', 'abcde', '! error.tooLong', `! ${missing}`, `! ${missing}`, `! ${missing}`, `! ${missing}`],
      ...[`! ${missing}`, '! error.badText'],
    ]);
  });

  it('that may be missing are null then', () => {
    expect(outcomes(optionalText(5, missing), [' ab ', '', '  ', null, undefined, 'abcdef', NUL, {}])).toEqual([
      ...['ab', null, null, null, undefined, '! error.tooLong', '! error.badText', `! ${missing}`],
    ]);
    expect(outcomes(optionalText(5), [{}])).toEqual([`! ${wrong}`]);
  });

  it('of passwords stay as they are typed', () => {
    const longest = 'x'.repeat(limits.passwordLength.max);
    expect(outcomes(typedPassword(missing), [' a b ', '\u0065\u0301', '   ', '', undefined, longest, `${longest}x`, NUL, 7, {}])).toEqual([
      ...[
        ' a b ',
        '\u00e9',
        `! ${missing}`,
        `! ${missing}`,
        `! ${missing}`,
        longest,
        '! error.tooLong',
        '! error.badText',
        '7',
        `! ${missing}`,
      ],
    ]);
  });
});

describe('digits', () => {
  it('are those of either script', () => {
    expect([asciiDigits('১২a৩'), asciiDigits(5), asciiDigits(null)]).toEqual(['12a3', 5, null]);
  });

  it('that must be there have their number', () => {
    const field = requiredDigits(wrong, { min: 2, max: 3 }, missing);
    expect(outcomes(field, ['12', ' ১২৩ ', '1', '1234', 'a12', '12a', '1a2', '', ' ', undefined, {}])).toEqual([
      ...[
        '12',
        '123',
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${missing}`,
        `! ${missing}`,
        `! ${missing}`,
        `! ${missing}`,
      ],
    ]);
    expect(outcomes(requiredDigits(wrong, { min: 2, max: 3 }), [''])).toEqual([`! ${wrong}`]);
  });

  it('that may be missing have it as well', () => {
    expect(outcomes(optionalDigits(wrong, { min: 2, max: 3 }), ['১২', '', null, undefined, '1', '1234', 'x12', '12x', {}])).toEqual([
      ...['12', null, null, undefined, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`],
    ]);
  });
});

describe('numbers', () => {
  it('whole ones are digits without zeros in front', () => {
    const field = requiredWhole(missing, wrong, { min: 2, max: 20 });
    expect(
      outcomes(field, ['2', '20', '1', '21', '007', '৭', '7.00', '7.50', 'x7', '7x', '', undefined, '-7', '0x2', '1'.repeat(16), {}]),
    ).toEqual([
      ...['2', '20', `! ${wrong}`, `! ${wrong}`, '7', '7', '7', `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${missing}`, `! ${missing}`],
      ...[`! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`],
    ]);
    expect(outcomes(field, ['x7.0', '7.0x', '00', '12.0'])).toEqual([`! ${wrong}`, `! ${wrong}`, `! ${wrong}`, '12']);
  });

  it('decimals are above zero and as fine as allowed', () => {
    const field = requiredDecimal(wrong, { max: 10, decimals: 1 });
    expect(
      outcomes(field, ['10', '10.0', '10.1', '0.5', '.5', '০.৫', '0', '0.0', '0.55', '1.', 'x', '1x', '', undefined, '-1', {}]),
    ).toEqual([
      ...['10', '10', `! ${wrong}`, '0.5', '0.5', '0.5', `! ${wrong}`, `! ${wrong}`, '! amount.tooFine', '1', `! ${wrong}`, `! ${wrong}`],
      ...[`! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`],
    ]);
    expect(outcomes(requiredDecimal(wrong, { max: 10, decimals: 0 }), ['5', '5.5'])).toEqual(['5', '! quantity.decimals']);
    const quantity = requiredDecimal(wrong, { max: 99, decimals: 3, as: asQuantity });
    expect(outcomes(quantity, ['10.0001', '9.9999', '0.0001', '9.999'])).toEqual([...Array<string>(3).fill('! quantity.tooFine'), '9.999']);
  });

  it('decimals that may be missing may be zero', () => {
    expect(outcomes(optionalDecimal(10, 2), ['0', '10', '10.01', '1.25', '1.255', '', ' ', null, undefined, 'x', {}])).toEqual([
      ...['0', '10', `! ${wrong}`, '1.25', '! amount.tooFine', null, null, null, undefined, `! ${wrong}`, `! ${wrong}`],
    ]);
    expect(outcomes(optionalDecimal(10, 2, missing), ['11'])).toEqual([`! ${missing}`]);
  });

  it('amounts are decimals from zero', () => {
    expect(
      outcomes(requiredAmount(30, 2, wrong), ['0', ' ৩০ ', '30.01', '1.25', '1.255', '', undefined, 'x', 'x1', '1x', '00000030', 5, {}]),
    ).toEqual([
      ...[
        '0',
        '30',
        `! ${wrong}`,
        '1.25',
        '! amount.tooFine',
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        `! ${wrong}`,
        '30',
        '5',
        `! ${wrong}`,
      ],
    ]);
    expect(outcomes(requiredAmount(9_999_999, 2, wrong), ['9999999', '12345678'])).toEqual(['9999999', `! ${wrong}`]);
  });

  it('counts are numbers', () => {
    const field = requiredCount(wrong, { min: 2, max: 9 });
    expect(outcomes(field, ['2', 9, ' ৩ ', '1', 10, '2.5', '', ' ', undefined, 'x', null])).toEqual([
      ...[2, 9, 3, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`],
    ]);
  });

  it('whole numbers of a query may be missing', () => {
    const field = optionalWhole(wrong, { min: 2, max: 9 });
    expect(outcomes(field, ['2', '৯', 3, '', undefined, '1', '10', '2.5', 'x', 'x2', '2x', '1234567890'])).toEqual([
      ...[2, 9, 3, undefined, undefined, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`],
    ]);
  });

  it('ids and versions are bounded by their columns', () => {
    expect(outcomes(optionalId(), [1, 32_767, 32_768, 0, 1.5, '', null, undefined, 'x'])).toEqual([
      ...[1, 32_767, `! ${wrong}`, `! ${wrong}`, `! ${wrong}`, null, null, undefined, `! ${wrong}`],
    ]);
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
    expect(outcomes(requiredChoice(names, missing), ['A', 'C', '', undefined, null, {}])).toEqual([
      ...['A', `! ${missing}`, `! ${missing}`, `! ${missing}`, `! ${missing}`, `! ${missing}`],
    ]);
    expect(outcomes(optionalChoice(names), ['A', 'C', '', undefined, null, {}])).toEqual([
      ...['A', `! ${wrong}`, `! ${wrong}`, undefined, null, `! ${wrong}`],
    ]);
    expect(outcomes(optionalChoice(names, missing), ['C'])).toEqual([`! ${missing}`]);
  });

  it('a list of ids is bounded', () => {
    expect(outcomes(idList(2), [['a', 'b'], ['a', 'b', 'c'], [''], ['x'.repeat(65)], null, undefined, 7])).toEqual([
      ...[['a', 'b'], `! ${wrong}`, `! ${wrong}`, '! error.tooLong', null, undefined, `! ${wrong}`],
    ]);
    expect(outcomes(idList(1, missing), [['a', 'b']])).toEqual([`! ${missing}`]);
  });

  it('a moment without a zone is of Bangladesh, and at most a year ahead', () => {
    const field = optionalMoment(wrong);
    expect(outcomes(field, ['2026-01-31T06:00', '2026-01-31T06:00:00Z', '', null, undefined, 'x', 'x2026-01-31T06:00'])).toEqual([
      ...[new Date('2026-01-31T00:00:00Z'), new Date('2026-01-31T06:00:00Z'), null, null, undefined, `! ${wrong}`, `! ${wrong}`],
    ]);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    const [within, beyond] = [days(limits.windowDays - 0.01), days(limits.windowDays + 0.01)];
    expect(outcomes(field, [within, beyond])).toEqual([within, `! ${wrong}`]);
  });
});
