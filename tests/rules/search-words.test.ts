/** How a search is read: letters, tokens, and what is left out. */
import { banglaToLatin } from '../../server/modules/catalogue/words/bangla-to-latin';
import { productSearchText, wordsOf } from '../../server/modules/catalogue/words/search-text';
import { searchWords } from '../../server/modules/catalogue/words/search-words';
import { normaliseSearch } from '../../schema/values/catalogue/synonyms';

const read = (search: string) => searchWords(search).map(({ text }) => text);

it.each([
  ['দই', 'doi'],
  ['বরই', 'boroi'],
  ['কই', 'koi'],
  ['খই', 'khoi'],
  ['আলু', 'alu'],
  ['পেঁয়াজ', 'peyaj'],
])('matches the vowel that %s does not write', (bangla, latin) => {
  expect(banglaToLatin(bangla.normalize('NFC'))).toBe(latin);
});

it.each(['“আলু”', '‘আলু’', '«আলু»', '…আলু…', 'আ\u2060লু', '\u202aআলু\u202c', '#আলু', '৳আলু', '✿আলু'])(
  'reads %s as আলু, whatever signs a keyboard sets around it',
  (typed) => {
    expect(wordsOf(typed)).toEqual(wordsOf('আলু'));
  },
);

it('retains the signs of a per cent and of a reference', () => {
  expect(wordsOf('100% a_b')).toEqual(['100%', 'a_b']);
});

it('splits terms at a danda and passes over joiners', () => {
  expect(wordsOf('আলু। পটল॥ বেগুন')).toHaveLength(3);
  expect(wordsOf('চাঁপাই\u200dনবাবগঞ্জ')).toEqual(wordsOf('চাঁপাইনবাবগঞ্জ'));
  expect(normaliseSearch('চাঁপাই\u200cনবাবগঞ্জ')).toBe(normaliseSearch('চাঁপাইনবাবগঞ্জ'));
});

it.each([
  ['২ কেজি আলু', ['alu']],
  ['5kg potato', ['potato']],
  ['১ মণ ধান', ['dhan']],
  ['ডিমের হালি', ['dimer']],
  ['cheap fresh mango', ['mango']],
  ['আলু ৫০ টাকা', ['alu']],
  ['gram dal', ['gram', 'dal']],
  ['china 3', ['china', '3']],
  ['100%', ['100%']],
  ['kg', ['kg']],
  ['২ কেজি', ['2', 'keji']],
  ['।', []],
])('searches in %s for %j', (search, words) => {
  expect(read(search)).toEqual(words);
});

it.each([
  ['রাজশাহীর', 'rajshahi'],
  ['বগুড়ার', 'bgura'],
  ['পোলাওয়ের', 'polao'],
  ['চালের', 'chal'],
  ['গরুর', 'gru'],
])('understands the ending of %s', (search, base) => {
  expect(searchWords(search)[0]?.names).toContain(base);
});

it('takes the longest name of produce, and no ending off a word that is too short', () => {
  expect(searchWords('মিষ্টি আলু').map(({ categories }) => categories)).toEqual([['sweet-potato'], ['sweet-potato']]);
  expect(searchWords('আলু')[0]?.categories).toEqual(['potato']);
  expect(searchWords('সার')[0]?.names).not.toContain('sa');
});

it('few sounds distinguish terms in short ones only', () => {
  expect(searchWords('ইউরিয়া')[0]?.soundPattern).toBeNull();
  expect(searchWords('tometo')[0]?.soundPattern).toBe('%~tmt %');
  expect(searchWords('alo')[0]?.soundPattern).toBe('%~al %');
});

it('writes the group of a product where it is a word for it', () => {
  expect(productSearchText({ name: 'Bagda', categorySlug: 'shrimp' })).toContain(' mach ');
  expect(productSearchText({ name: 'Potol', categorySlug: 'gourd' })).toContain(' kachabajar ');
  expect(productSearchText({ name: 'Maize', categorySlug: 'maize' })).not.toContain(' and ');
});
