import { createFormat } from '../../../client/platform/format';
import { onlyDigits } from '../../../client/ui/fields/digits-input';

const en = createFormat('en');
const bn = createFormat('bn');

describe('I1 numbers, money and dates follow the language', () => {
  it('I1 groups by lakh in both languages', () => {
    expect(en.number('1234567')).toBe('12,34,567');
    expect(bn.number('1234567')).toBe('১২,৩৪,৫৬৭');
  });

  it('I1 keeps amounts too large for a float exact', () => {
    expect(en.number('12345678901234567.5')).toBe('12,34,56,78,90,12,34,567.5');
  });

  it('I1 writes Taka: Tk behind in English, ৳ before in Bangla, paisa only when there are any', () => {
    expect(en.money('1200.00')).toBe('1,200 Tk');
    expect(bn.money('1200.00')).toBe('৳১,২০০');
    expect(en.money('120.50')).toBe('120.50 Tk');
    expect(bn.money('120.50')).toBe('৳১২০.৫০');
    expect(bn.money('-15')).toBe('-৳১৫');
  });

  it('I1 writes a price for a unit', () => {
    expect(en.price('120.00', 'KG')).toBe('120 Tk/KG');
    expect(bn.price('120.00', 'KG')).toBe('৳১২০/কেজি');
    expect(en.price('900.00', 'OTHERS', '1 bosta = 40kg')).toBe('900 Tk (1 bosta = 40kg)');
    expect(en.price('900.00', 'OTHERS', null)).toBe('900 Tk/Others');
  });

  it('I1 writes a quantity without needless zeros', () => {
    expect(en.quantity('2.500', 'KG')).toBe('2.5 KG');
    expect(bn.quantity('2.5', 'KG')).toBe('২.৫ কেজি');
  });

  it('I1 writes counts short where tiles do', () => {
    expect(en.compact('1200')).toBe('1.2k');
    expect(en.compact('1200000')).toBe('1.2M');
    expect(bn.compact('1200')).toMatch(/^১\.২\sহা$/);
    expect(bn.percent('92')).toBe('৯২%');
  });

  it('I1 writes dates of Dhaka, whatever the clock of the machine', () => {
    expect(en.date('2026-11-20T19:30:00Z')).toBe('21 Nov 2026');
    expect(bn.date('2026-11-20T19:30:00Z')).toBe('২১ নভেম্বর, ২০২৬');
    expect(en.dateTime('2026-11-20T19:30:00Z')).toBe('21 Nov 2026, 1:30 am');
    expect(bn.dateTime('2026-11-20T03:30:00Z')).toMatch(/^২০ নভেম্বর, ২০২৬, ৯:৩০\sসকাল$/);
    expect(en.dateTime('2026-03-05T06:00:00Z')).toBe('5 Mar 2026, 12:00 pm');
    expect(en.dateTime('2026-03-04T18:30:00Z')).toBe('5 Mar 2026, 12:30 am');
    expect(bn.dateTime('2026-03-05T06:00:00Z')).toMatch(/^৫ মার্চ, ২০২৬, ১২:০০\s/);
    expect(en.month('2026-03')).toBe('Mar');
    expect(bn.month('2026-03', 'long')).toBe('মার্চ');
  });

  it('I1 tells times under seven days in words, then the date', () => {
    const now = Date.parse('2026-11-21T06:00:00Z');
    expect(en.relative('2026-11-21T05:59:40Z', now)).toBe('now');
    expect(en.relative('2026-11-20T05:00:00Z', now)).toBe('yesterday');
    expect(bn.relative('2026-11-20T05:00:00Z', now)).toBe('গতকাল');
    expect(bn.relative('2026-11-21T03:00:00Z', now)).toBe('৩ ঘণ্টা আগে');
    expect(en.relative('2026-11-14T05:00:00Z', now)).toBe('14 Nov 2026');
  });

  it('I1 takes Bangla digits wherever digits are typed', () => {
    expect(onlyDigits('০১৭০০-000 00১')).toBe('01700000001');
    expect(onlyDigits('১২.৫০ kg', 2)).toBe('12.50');
    expect(onlyDigits('1.2.345', 2)).toBe('1.23');
    expect(bn.twoDigits(3)).toBe('০৩');
  });
});
