import { limits } from '../../schema/values/limits';
import { isPlainName, requiredName } from '../../schema/rules/shared/name.rules';

describe('names of people and businesses', () => {
  it.each(['Md.Karim', 'Nusrat Jahan', 'মোঃ আবদুর রহমান', 'Rahman & Bros. Co. Ltd.', 'র‍্যাব হোসেন', 'Farm No. 12345', "D'Costa-Gomes"])(
    '"%s" is a name',
    (name) => expect(isPlainName(name)).toBe(true),
  );

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
  ])('"%s" is rejected', (name) => expect(isPlainName(name)).toBe(false));

  it('a name has at most 60 characters, and the message names the error', async () => {
    const rule = requiredName('register.name');
    await expect(rule.validate('x'.repeat(limits.nameLength))).resolves.toHaveLength(60);
    await expect(rule.validate('x'.repeat(61))).rejects.toThrow('error.tooLong');
    await expect(rule.validate('see www.evil.top')).rejects.toThrow('error.badName');
    await expect(rule.validate(' ')).rejects.toThrow('register.name');
  });
});
