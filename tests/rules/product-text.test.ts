import { languageOf, textFor } from '../../schema/values/catalogue/product-text';
import { unitPresets } from '../../schema/values/catalogue/unit-presets';
import { addProductRules } from '../../schema/rules/catalogue/product.rules';
import { banglaNote, kilogramsOfNote } from '../../demo/data/unit-notes';
import { productKinds } from '../../demo/data/kinds.data';
import { violations } from './support/violations';

it.each([
  ['Potato', 'en'],
  ['আলু', 'bn'],
  ['আলু (Potato)', 'bn'],
  ['1 maund = 40 kg', 'en'],
  ['১ মণ = ৪০ কেজি', 'bn'],
])('%s is in %s', (text, language) => expect(languageOf(text)).toBe(language));

it('a viewer gets their own language where it is there, else what there is', () => {
  expect(textFor('bn', 'Potato', 'আলু')).toBe('আলু');
  expect(textFor('en', 'Potato', 'আলু')).toBe('Potato');
  expect(textFor('en', 'আলু', 'Potato')).toBe('Potato');
  expect(textFor('bn', 'Potato', null)).toBe('Potato');
  expect(textFor('bn', 'Potato', 'Spud')).toBe('Potato');
});

it('the presets fill in a note in both languages, and a weight where there is one', () => {
  const facts = unitPresets.map(({ key, kg, pieces }) => [key, kg, pieces]);
  expect(facts).toEqual([
    ['MAUND', '40', null],
    ['SACK', '50', null],
    ['HALI', null, '4'],
    ['LITRE', '1', null],
  ]);
  for (const { note } of unitPresets) expect([languageOf(note.en), languageOf(note.bn)]).toEqual(['en', 'bn']);
});

it('a hidden quantity is not checked', () => {
  const filled = { imageIds: ['a'], name: 'Honey', price: '5', description: 'Good', categorySlug: 'honey', addToSellPost: true };
  const others = { ...filled, unit: 'OTHERS', quantity: '99999999999' };
  expect(violations(addProductRules, { ...others, customUnitNote: '' })).toEqual({ customUnitNote: 'Please explain the quantity' });
  expect(violations(addProductRules, { ...others, customUnitNote: '1 jar' })).toEqual({
    quantity: 'Quantity must be digits only, from 1 to 1,00,00,000',
  });
});

it('every note of the demo market has its Bangla', () => {
  const notes = productKinds.flatMap(({ note }) => (note === null ? [] : [note]));
  expect(notes.filter((note) => banglaNote(note) === null)).toEqual([]);
  expect([banglaNote('1 maund = 40 kg'), kilogramsOfNote('1 maund = 40 kg'), kilogramsOfNote('1 bundle = 400 g')]).toEqual([
    '১ মণ = ৪০ কেজি',
    '40',
    '0.4',
  ]);
});
