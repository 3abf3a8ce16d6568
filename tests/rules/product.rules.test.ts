import { addProductRules, stockRules, updateProductRules } from '../../schema/rules/product.rules';
import { complaints } from './support/complaints';

const good = {
  imageIds: ['0198c7a2-0000-7000-8000-000000000001'],
  name: 'Potato',
  quantity: '10',
  unit: 'KG',
  customUnitNote: '',
  price: '120',
  description: 'From the field',
  categorySlug: 'potato',
  addToSellPost: true,
};
type Refusal = [what: string, change: object, told: Record<string, string>];

const priceDigits = 'Price takes digits only, up to 10,000,000';
const quantityDigits = 'Quantity takes digits only, at least 1';

describe('add product: every sentence of specification §5', () => {
  const refused: Refusal[] = [
    ['P01 no image', { imageIds: [] }, { imageIds: 'At least one image is required' }],
    ['images missing', { imageIds: undefined }, { imageIds: 'At least one image is required' }],
    ['seven images', { imageIds: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, { imageIds: 'At most 6 images are allowed' }],
    ['P02 a blank name', { name: ' ' }, { name: "Product name can't be empty" }],
    ['a name of 121', { name: 'x'.repeat(121) }, { name: 'This is too long.' }],
    ['P03 no price', { price: undefined }, { price: "Price can't be empty" }],
    ['a blank price', { price: ' ' }, { price: "Price can't be empty" }],
    ...['12.5', '-1', '1e9', '0x10', '0', '10000001', 'NaN', '1,000', '99999999999999999999'].map((price): Refusal => [
      `P04 the price ${price}`,
      { price },
      { price: priceDigits },
    ]),
    ...['0', '-1', '2.5', 'many', '', '10000001'].map((quantity): Refusal => [
      `the quantity "${quantity}"`,
      { quantity },
      { quantity: quantityDigits },
    ]),
    ['P05 no description', { description: undefined }, { description: "Description can't be empty" }],
    ['a description of 5001', { description: 'x'.repeat(5001) }, { description: 'This is too long.' }],
    ['no category', { categorySlug: '' }, { categorySlug: 'Please select a category' }],
    ['P07 the choice not made', { addToSellPost: null }, { addToSellPost: 'Please select sell post option' }],
    ['P07 the choice missing', { addToSellPost: undefined }, { addToSellPost: 'Please select sell post option' }],
    ['P07 the choice "maybe"', { addToSellPost: 'maybe' }, { addToSellPost: 'Please select sell post option' }],
    ['P09 the unit Stone', { unit: 'Stone' }, { unit: 'Please select a unit' }],
    ['P09 Others without words', { unit: 'OTHERS', customUnitNote: ' ' }, { customUnitNote: 'Please explain the quantity' }],
    ['NUL in the description', { description: 'a\0b' }, { description: 'This contains characters that cannot be stored.' }],
  ];

  it.each(refused)('U5 %s', (_what, change, wanted) => {
    expect(complaints(addProductRules, { ...good, ...change })).toEqual(wanted);
  });

  it('U5 tells everything at once, in the order of the form', () => {
    expect(Object.entries(complaints(addProductRules, {}))).toEqual([
      ['imageIds', 'At least one image is required'],
      ['name', "Product name can't be empty"],
      ['quantity', quantityDigits],
      ['unit', 'Please select a unit'],
      ['price', "Price can't be empty"],
      ['description', "Description can't be empty"],
      ['categorySlug', 'Please select a category'],
      ['addToSellPost', 'Please select sell post option'],
    ]);
  });

  it('U5 Bangla digits are digits; what the API itself writes is read back', () => {
    expect(addProductRules.validateSync({ ...good, price: ' ১২০ ', quantity: '০৫' })).toMatchObject({ price: '120', quantity: '5' });
    expect(addProductRules.validateSync({ ...good, price: '120.00' })).toMatchObject({ price: '120' });
    expect(complaints(addProductRules, { ...good, price: '10000000' })).toEqual({});
  });

  it('keeps the note for Others and drops it for every other unit', () => {
    expect(addProductRules.validateSync({ ...good, unit: 'OTHERS', customUnitNote: ' 1 ton = 40kg ' }).customUnitNote).toBe('1 ton = 40kg');
    expect(addProductRules.validateSync({ ...good, unit: 'KG', customUnitNote: 'left over' }).customUnitNote).toBeNull();
  });

  it('the sell post choice comes as a boolean or, over REST, as text', () => {
    expect(addProductRules.validateSync({ ...good, addToSellPost: 'false' }).addToSellPost).toBe(false);
    expect(addProductRules.validateSync({ ...good, addToSellPost: 'true' }).addToSellPost).toBe(true);
  });

  it('counts an image once', () => {
    expect(addProductRules.validateSync({ ...good, imageIds: ['a', 'b', 'a'] }).imageIds).toEqual(['a', 'b']);
  });
});

describe('edit product', () => {
  const fill = 'Please fill all required fields';

  it.each(['name', 'price', 'description', 'categorySlug', 'addToSellPost'])('E2 P10 asks to fill %s', (field) => {
    expect(complaints(updateProductRules, { ...good, [field]: undefined })).toEqual({ [field]: fill });
    expect(complaints(updateProductRules, { ...good, [field]: ' ' })).toEqual({ [field]: fill });
  });

  it('E2 asks to fill the note of Others', () => {
    expect(complaints(updateProductRules, { ...good, unit: 'OTHERS' })).toEqual({ customUnitNote: fill });
  });

  it('E2 the price is digits only', () => {
    expect(complaints(updateProductRules, { ...good, price: '12.5' })).toEqual({ price: priceDigits });
  });

  it('E2 an unparsable quantity becomes 1', () => {
    for (const quantity of ['', 'many', '-4', undefined]) expect(updateProductRules.validateSync({ ...good, quantity }).quantity).toBe('1');
    expect(updateProductRules.validateSync({ ...good, quantity: '২৫' }).quantity).toBe('25');
    expect(complaints(updateProductRules, { ...good, quantity: '10000001' })).toEqual({ quantity: quantityDigits });
  });

  it('E2 passes a whole product, with or without the version it was edited from', () => {
    expect(complaints(updateProductRules, good)).toEqual({});
    expect(complaints(updateProductRules, { ...good, version: 3 })).toEqual({});
  });
});

describe('stock stepper', () => {
  it.each(['0', '-1', '1.5', '', 'x'])('refuses %p', (quantity) => {
    expect(complaints(stockRules, { quantity })).toEqual({ quantity: quantityDigits });
  });

  it('takes digits', () => {
    expect(stockRules.validateSync({ quantity: '০১২' })).toEqual({ quantity: '12' });
  });
});
