import { addProductRules, stockRules, updateProductRules } from '../../schema/rules/catalogue/product.rules';
import { violations } from './support/violations';

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
type Rejection = [what: string, change: object, notified: Record<string, string>];

const priceDigits = 'Price must be digits only, up to 1,00,00,000';
const quantityDigits = 'Quantity must be digits only, from 1 to 1,00,00,000';
const stockDigits = 'Stock must be digits only, from 0 to 1,00,00,000';

describe('add product: every required message', () => {
  const rejected: Rejection[] = [
    ['no image', { imageIds: [] }, { imageIds: 'At least one image is required' }],
    ['images missing', { imageIds: undefined }, { imageIds: 'At least one image is required' }],
    ['seven images', { imageIds: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, { imageIds: 'At most 6 images are allowed' }],
    ['a blank name', { name: ' ' }, { name: "Product name can't be empty" }],
    ['a name of 121', { name: 'x'.repeat(121) }, { name: 'This is too long.' }],
    ['no price', { price: undefined }, { price: "Price can't be empty" }],
    ['a blank price', { price: ' ' }, { price: "Price can't be empty" }],
    ...['12.5', '-1', '1e9', '0x10', '0', '10000001', 'NaN', '45,50', '12.5 kg', '99999999999999999999'].map((price): Rejection => [
      `the price ${price}`,
      { price },
      { price: priceDigits },
    ]),
    ...['0', '-1', '2.5', 'many', '', '10000001'].map((quantity): Rejection => [
      `the quantity "${quantity}"`,
      { quantity },
      { quantity: quantityDigits },
    ]),
    ...['\u2800\u2800\u2800', '\u3164', '\u115f', '\u1160', '\uffa0', '\u0301\u09be', '\u200d\u200d'].map((name): Rejection => [
      `the name ${encodeURI(name)}`,
      { name },
      { name: "Product name can't be empty" },
    ]),
    ['no description', { description: undefined }, { description: "Description can't be empty" }],
    ['a description of 5001', { description: 'x'.repeat(5001) }, { description: 'This is too long.' }],
    ['no category', { categorySlug: '' }, { categorySlug: 'Please select a category' }],
    ['the choice not made', { addToSellPost: null }, { addToSellPost: 'Please select sell post option' }],
    ['the choice missing', { addToSellPost: undefined }, { addToSellPost: 'Please select sell post option' }],
    ['the choice "maybe"', { addToSellPost: 'maybe' }, { addToSellPost: 'Please select sell post option' }],
    ['the unit Stone', { unit: 'Stone' }, { unit: 'Please select a unit' }],
    ['Others without words', { unit: 'OTHERS', customUnitNote: ' ' }, { customUnitNote: 'Please explain the quantity' }],
    ['NUL in the description', { description: 'a\0b' }, { description: 'This contains characters that cannot be stored.' }],
  ];

  it.each(rejected)('%s [U5]', (_what, change, wanted) => {
    expect(violations(addProductRules, { ...good, ...change })).toEqual(wanted);
  });

  it('returns everything at once, in the order of the form [U5]', () => {
    expect(Object.entries(violations(addProductRules, {}))).toEqual([
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

  it('Bangla digits are digits; what the API itself writes is read back [U5]', () => {
    expect(addProductRules.validateSync({ ...good, price: ' ১২০ ', quantity: '০৫' })).toMatchObject({ price: '120', quantity: '5' });
    expect(addProductRules.validateSync({ ...good, price: '120.00' })).toMatchObject({ price: '120' });
    expect(violations(addProductRules, { ...good, price: '10000000' })).toEqual({});
  });

  it('retains the note for Others and drops it for every other unit', () => {
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

  it.each(['name', 'price', 'description', 'categorySlug', 'addToSellPost'])('asks to fill %s [E2 P10]', (field) => {
    expect(violations(updateProductRules, { ...good, [field]: undefined })).toEqual({ [field]: fill });
    expect(violations(updateProductRules, { ...good, [field]: ' ' })).toEqual({ [field]: fill });
  });

  it('asks to fill the note of Others [E2]', () => {
    expect(violations(updateProductRules, { ...good, unit: 'OTHERS' })).toEqual({ customUnitNote: fill });
  });

  it('the price is digits only [E2]', () => {
    const stored = { price: '83.20', quantity: '573.5' };
    const notified = (change: object) => violations(updateProductRules, { ...good, quantity: '10', ...change }, { stored });
    expect(notified({ price: '12.5' })).toEqual({ price: priceDigits });
    expect(notified({ price: '83.2' })).toEqual({});
    expect(notified({ quantity: '573.5', price: '৮৩.২০' })).toEqual({});
    expect(notified({ quantity: '574.5' })).toEqual({});
    expect(notified({ quantity: '573.2' })).toEqual({ quantity: stockDigits });
  });

  it('an empty quantity becomes 1, and one that is no number is an error [E2]', () => {
    for (const quantity of ['many', '-4']) expect(violations(updateProductRules, { ...good, quantity })).toEqual({ quantity: stockDigits });
    for (const quantity of ['', undefined]) expect(updateProductRules.validateSync({ ...good, quantity }).quantity).toBe('1');
    expect(updateProductRules.validateSync({ ...good, quantity: '২৫' }).quantity).toBe('25');
    expect(violations(updateProductRules, { ...good, quantity: '10000001' })).toEqual({ quantity: stockDigits });
  });

  it('passes a whole product, with or without the version it was edited from [E2]', () => {
    expect(violations(updateProductRules, good)).toEqual({});
    expect(violations(updateProductRules, { ...good, version: 3 })).toEqual({});
  });
});

describe('stock stepper', () => {
  it.each(['-1', '1.5555', '', 'x', '10000001'])('rejects %p', (quantity) => {
    expect(violations(stockRules, { quantity })).toEqual({ quantity: stockDigits });
  });

  it('takes digits', () => {
    expect(stockRules.validateSync({ quantity: '০১২' })).toEqual({ quantity: '12' });
  });
});
