import { toAsciiDigits, toBanglaDigits } from '../../schema/text/digits';
import { findCategory } from '../../schema/values/catalogue/categories';
import { normaliseSearch, searchText, synonymsOf, synonymsWithin } from '../../schema/values/catalogue/synonyms';

const category = (slug: string) => {
  const found = findCategory(slug);
  if (!found) throw new Error(`No category ${slug}`);
  return found;
};

describe('digits', () => {
  it('Bangla digits become ASCII, everything else stays [U5]', () => {
    expect(toAsciiDigits('০১২৩৪৫৬৭৮৯ কেজি 12')).toBe('0123456789 কেজি 12');
    expect(toBanglaDigits('Tk 1,234,567.89')).toBe('Tk ১,২৩৪,৫৬৭.৮৯');
  });
});

describe('synonyms', () => {
  it('alu, আলু and potato are one', () => {
    for (const name of ['alu', 'ALU', 'Aloo', 'আলু', 'potato', ' Potato! ']) {
      expect(synonymsOf(name)).toEqual(expect.arrayContaining(['potato', 'আলু', 'alu']));
    }
    expect(synonymsOf('stone')).toEqual([]);
  });

  it('finds produce inside a name, as whole terms', () => {
    expect(synonymsWithin('Deshi alu, 1st grade')).toContain('potato');
    expect(synonymsWithin('মিষ্টি কুমড়া')).toContain('pumpkin');
    expect(synonymsWithin('Aluminium pot')).toEqual([]);
  });

  it('compares in one spelling: NFC, lower case, ASCII digits, no punctuation, Bangla signs preserved', () => {
    expect(normaliseSearch('  Rice—(BRRI-২৮)!  ')).toBe('rice brri 28');
    expect(normaliseSearch('পেঁয়াজ')).toBe('পেঁয়াজ'.normalize('NFC'));
    expect(normaliseSearch('\u09dc')).toBe(normaliseSearch('\u09a1\u09bc'));
    expect(normaliseSearch('100% _pure_')).toBe('100 pure');
  });

  it('a product is found by its own names and its category, not by its neighbours in it', () => {
    const potato = searchText('Diamond 1st grade', category('potato'));
    for (const word of ['diamond', 'potato', 'আলু', 'alu']) expect(` ${potato} `).toContain(` ${word} `);
    const potol = searchText('পটল', category('gourd'));
    expect(potol).toContain('pointed gourd');
    expect(potol).not.toContain('korola');
  });

  it('every line holds both scripts, and no word twice', () => {
    for (const name of ['rice', 'hilsa', 'honey', 'jute', 'spade', 'clay pot']) {
      const words = synonymsOf(name);
      expect(words.some((word) => /[\u0980-\u09ff]/.test(word))).toBe(true);
      expect(words.some((word) => /[a-z]/.test(word))).toBe(true);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});
