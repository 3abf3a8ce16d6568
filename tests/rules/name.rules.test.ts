import { limits } from '../../schema/values/limits';
import { isPlainName, isReservedName, requiredName } from '../../schema/rules/shared/name.rules';

describe('names of people and businesses', () => {
  it.each([
    'Md.Karim',
    'M/S.Rahman Traders',
    'মো.করিম',
    'A. K. M. Fazlul',
    'Nusrat Jahan',
    'মোঃ আবদুর রহমান',
    'Rahman & Bros. Co. Ltd.',
    'র‍্যাব হোসেন',
    'Farm No. 12345',
    "D'Costa-Gomes",
  ])('"%s" is a name', (name) => expect(isPlainName(name)).toBe(true));

  it.each([
    'bKash: verify at http://evil.example/bkash',
    'go to www.win.top',
    'prize.com now',
    'call 01900000000',
    'call 0190 000-0000',
    'কল ০১৯০০০০০০০০',
    'Karim\u202eevil',
    'Karim\u0007',
    'line\nbreak',
    'zero\u200bwidth',
    // every one of these was accepted before
    'bKash Help t.me/bkashoffer',
    'Karim haatbar-prize.win',
    'evil.in/x',
    'evil.cc',
    'evil.co',
    'Evil.CO',
    'evil\uff0ecom',
    'evil。com',
    'Md.win',
    'হাট.বাংলা',
    '01711.223.344',
    '01711/223344',
    '(01711) 22-33-44',
    '০১৭১১.২২৩',
    '０１７１１２２３',
    '\u2800\u2800\u2800',
    '\u3164',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u0301\u09be',
    '\u200d\u200d',
    '...',
  ])('"%s" is rejected', (name) => expect(isPlainName(name)).toBe(false));

  it.each([
    'Haatbar',
    'haatbar help',
    'H a a t b a r',
    'Ha\u0430tbar',
    'HAATB4R',
    'Haat-bar Ltd',
    'হাটবার',
    'হাট বার অফিস',
    'Hàatbar',
    'Haatbar Support',
    'Haatbar Admin (official)',
    'Admin',
    'Karim (admin)',
    'Adm1n',
    '\u0410dmin',
    'Customer Support',
    'অ্যাডমিন',
    'সাপোর্ট সেন্টার',
  ])('"%s" is the market\'s', async (name) => {
    expect(isReservedName(name)).toBe(true);
    await expect(requiredName('register.name').validate(name)).rejects.toThrow('error.reservedName');
  });

  it.each(['Badminton House', 'হাট বাজার', 'Hat Bazar', 'Rahim Traders', 'আবার করিম', 'Supporters of Bogura', 'Madina'])(
    '"%s" is free',
    (name) => expect(isReservedName(name)).toBe(false),
  );

  it('checks a long text in no time', () => {
    const texts = ['.', 'a.', 'Md.A', '1 ', 'a\u0301\u0316', 'হা'].map((part) => part.repeat(24_000));
    const begun = performance.now();
    for (const text of texts) expect([isPlainName(text), isReservedName(text)]).toEqual([true, false]);
    expect(performance.now() - begun).toBeLessThan(200);
  });

  it('a name has at most 60 characters, and the message names the error', async () => {
    const rule = requiredName('register.name');
    await expect(rule.validate('x'.repeat(limits.nameLength))).resolves.toHaveLength(60);
    await expect(rule.validate('x'.repeat(61))).rejects.toThrow('error.tooLong');
    await expect(rule.validate('see www.evil.top')).rejects.toThrow('error.badName');
    await expect(rule.validate(' ')).rejects.toThrow('register.name');
  });
});
