import { createFormat } from '../../../client/platform/format';

const en = createFormat('en');
const bn = createFormat('bn');

describe('numbers, money and dates follow the language [I1]', () => {
  it('groups by lakh in both languages [I1]', () => {
    expect(en.number('1234567')).toBe('12,34,567');
    expect(bn.number('1234567')).toBe('১২,৩৪,৫৬৭');
  });

  it('amounts too large for a float are exact [I1]', () => {
    expect(en.number('12345678901234567.5')).toBe('12,34,56,78,90,12,34,567.5');
  });

  it('writes Taka: Tk behind in English, ৳ before in Bangla, paisa only when there are any [I1]', () => {
    expect(en.money('1200.00')).toBe('1,200 Tk');
    expect(bn.money('1200.00')).toBe('৳১,২০০');
    expect(en.money('120.50')).toBe('120.50 Tk');
    expect(bn.money('120.50')).toBe('৳১২০.৫০');
    expect(bn.money('-15')).toBe('-৳১৫');
  });

  it('writes a price for a unit [I1]', () => {
    expect(en.price('120.00', 'KG')).toBe('120 Tk/KG');
    expect(bn.price('120.00', 'KG')).toBe('৳১২০/কেজি');
    expect(en.price('900.00', 'OTHERS', '1 bosta = 40kg')).toBe('900 Tk/bosta (1 bosta = 40kg)');
    expect(en.price('900.00', 'OTHERS', null)).toBe('900 Tk/Others');
  });

  it('leaves the year out of a day of this year [I1]', () => {
    const now = Date.parse('2026-11-22T06:00:00Z');
    expect(en.day('2026-11-26T06:00:00Z', now)).toBe('26 Nov');
    expect(bn.day('2026-11-26T06:00:00Z', now)).toBe('২৬ নভেম্বর');
    expect(en.day('2027-01-03T06:00:00Z', now)).toBe('3 Jan 2027');
  });

  it('writes a quantity without needless zeros [I1]', () => {
    expect(en.quantity('2.500', 'KG')).toBe('2.5 KG');
    expect(bn.quantity('2.5', 'KG')).toBe('২.৫ কেজি');
  });

  it('writes counts short where tiles do, in thousands, lakhs and crores [I1]', () => {
    expect(en.compact('950.25')).toBe('950.3');
    expect(en.compact('1200')).toBe('1.2k');
    expect(en.compact('761700')).toBe('7.6 lakh');
    expect(en.compact('12000000')).toBe('1.2 crore');
    expect(en.compact('-50000')).toBe('-50k');
    expect(bn.compact('1200')).toBe('১.২ হাজার');
    expect(bn.compact('50000')).toBe('৫০ হাজার');
    expect(bn.compact('980000')).toBe('৯.৮ লাখ');
    expect(bn.compact('12000000')).toBe('১.২ কোটি');
    expect(bn.percent('92')).toBe('৯২%');
  });

  it('a count that rounds up to the next step is written in that step, and none jumps two [I1]', () => {
    expect(en.compact('99960')).toBe('1 lakh');
    expect(en.compact('9600000')).toBe('96 lakh');
    expect(bn.compact('9999999')).toBe('১ কোটি');
    expect(en.compact('999')).toBe('999');
  });

  it('writes dates of Dhaka, whatever the clock of the machine [I1]', () => {
    expect(en.date('2026-11-20T19:30:00Z')).toBe('21 Nov 2026');
    expect(bn.date('2026-11-20T19:30:00Z')).toBe('২১ নভেম্বর ২০২৬');
    expect(en.dateTime('2026-11-20T19:30:00Z')).toBe('21 Nov 2026, 1:30 am');
    expect(en.dateTime('2026-03-05T06:00:00Z')).toBe('5 Mar 2026, 12:00 pm');
    expect(en.dateTime('2026-03-04T18:30:00Z')).toBe('5 Mar 2026, 12:30 am');
    expect(en.month('2026-03')).toBe('Mar');
    expect(bn.month('2026-03', 'long')).toBe('মার্চ');
  });

  it('the Bangla clock begins with the part of the day [I1]', () => {
    expect(bn.dateTime('2026-11-20T03:30:00Z')).toBe('২০ নভেম্বর ২০২৬, সকাল ৯:৩০');
    expect(bn.dateTime('2026-11-22T11:11:00Z')).toBe('২২ নভেম্বর ২০২৬, বিকেল ৫:১১');
    expect(bn.dateTime('2026-11-22T16:43:00Z')).toBe('২২ নভেম্বর ২০২৬, রাত ১০:৪৩');
    expect(bn.dateTime('2026-03-05T06:00:00Z')).toBe('৫ মার্চ ২০২৬, দুপুর ১২:০০');
    expect(bn.timeOrDay('2026-11-22T11:11:00Z', Date.parse('2026-11-22T12:00:00Z'))).toBe('বিকেল ৫:১১');
  });

  it('times under seven days are relative, then the date [I1]', () => {
    const now = Date.parse('2026-11-21T06:00:00Z');
    expect(en.relative('2026-11-21T05:59:40Z', now)).toBe('just now');
    expect(bn.relative('2026-11-21T05:59:40Z', now)).toBe('এইমাত্র');
    expect(en.relative('2026-11-20T05:00:00Z', now)).toBe('yesterday');
    expect(bn.relative('2026-11-20T05:00:00Z', now)).toBe('গতকাল');
    expect(bn.relative('2026-11-21T03:00:00Z', now)).toBe('৩ ঘণ্টা আগে');
    expect(en.relative('2026-11-14T05:00:00Z', now)).toBe('14 Nov 2026');
  });

  it('writes two digits', () => {
    expect(bn.twoDigits(3)).toBe('০৩');
  });
});
