import { defineMessages } from '../../../client/platform/i18n/define-messages';
import { translate } from '../../../client/platform/i18n/use-messages';

const messages = defineMessages('test', {
  en: { hello: 'Hello {{name}}, {{name}}!', items_one: '{{count}} item', items_other: '{{count}} items', plain: 'Total {{count}}' },
  bn: { hello: 'হ্যালো {{name}}, {{name}}!', items_one: '{{count}}টি পণ্য', items_other: '{{count}}টি পণ্য', plain: 'মোট {{count}}' },
});
const en = translate(messages, 'en');
const bn = translate(messages, 'bn');

describe('texts [I1]', () => {
  it('fills in every place of a parameter, with nothing of it read as a pattern [I1]', () => {
    expect(en('hello', { name: '$& {{count}}' })).toBe('Hello $& {{count}}, $& {{count}}!');
  });

  it('picks the plural form of each language [I1]', () => {
    expect([0, 1, 2].map((count) => en('items', { count }))).toEqual(['0 items', '1 item', '2 items']);
    expect([1, 2].map((count) => bn('items', { count }))).toEqual(['১টি পণ্য', '২টি পণ্য']);
    expect(en('plain', { count: 3 })).toBe('Total 3');
  });

  it('writes numbers in the digits and groups of the language, and leaves texts as they are [I1]', () => {
    expect(en('items', { count: 1234567 })).toBe('12,34,567 items');
    expect(bn('items', { count: 1234567 })).toBe('১২,৩৪,৫৬৭টি পণ্য');
    expect(bn('hello', { name: 'Ward 7' })).toBe('হ্যালো Ward 7, Ward 7!');
  });

  it('shows a forgotten parameter instead of hiding it [I1]', () => {
    expect(en('hello')).toBe('Hello {{name}}, {{name}}!');
  });

  it('falls back to English where a language has no text [I1]', () => {
    const broken = { namespace: 'test', en: { only: 'Only English' }, bn: {} as { only: string } };
    expect(translate(broken, 'bn')('only')).toBe('Only English');
  });

  it('a key that Bangla lacks does not compile [I2]', () => {
    // @ts-expect-error: bn.b is missing
    defineMessages('test', { en: { a: 'a', b: 'b' }, bn: { a: 'ক' } });
    // @ts-expect-error: no such key
    expect(en('nothing')).toBe('nothing');
  });
});
