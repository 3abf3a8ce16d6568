/** Products and changes of several, prices, questions, reviews and searches. */
import { bulkCategoryRules, bulkPriceRules, bulkProductRules } from '../../../schema/rules/catalogue/bulk-product.rules';
import { favouriteRules } from '../../../schema/rules/catalogue/favourite.rules';
import { priceTrendRules, weekPriceRules } from '../../../schema/rules/catalogue/price.rules';
import {
  isPriceInRange,
  isSellersCount,
  isSellersPrice,
  stockRules,
  updateProductRules,
} from '../../../schema/rules/catalogue/product.rules';
import { buyerQuantity } from '../../../schema/rules/catalogue/quantity.rules';
import { askRules, hideQuestionRules, questionReplyRules } from '../../../schema/rules/catalogue/question.rules';
import { editReviewRules, replyRules, reviewRules } from '../../../schema/rules/catalogue/review.rules';
import { upsertChangeProductRules, upsertNewProductRules } from '../../../schema/rules/catalogue/upsert-product.rules';
import { nodesRules } from '../../../schema/rules/shared/node.rules';
import { nearRules, shoppingPlaceRules } from '../../../schema/rules/shared/place.rules';
import { restListRules } from '../../../schema/rules/shared/rest-list.rules';
import { compareRules, myProductFilterRules, productFilterRules } from '../../../schema/rules/shared/search.rules';
import { limits } from '../../../schema/values/limits';
import { rejects } from '../support/rejects';
import { keysOf, notRejected, outcomes } from '../support/rule-keys';

const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('several products', () => {
  const price = { direction: 'UP', unit: 'PERCENT', value: '20' };
  rejects(bulkProductRules, { productIds: ['a', 'b'], price }, [
    [{ productIds: [] }, { productIds: 'product.bulkCount' }],
    [{ productIds: many(101) }, { productIds: 'product.bulkCount' }],
    [{ productIds: 'a' }, { productIds: 'product.bulkCount' }],
    [{ price: null }, { productIds: 'product.bulkOneChange' }],
    [{ quantity: '5' }, { productIds: 'product.bulkOneChange' }],
    [{ delete: true }, { productIds: 'product.bulkOneChange' }],
    [{ price: { ...price, value: '501' } }, { 'price.value': 'product.priceStep' }],
    [{ price: { ...price, direction: 'DOWN', value: '100' } }, { 'price.value': 'product.priceStep' }],
    [{ price: { ...price, value: '0' } }, { 'price.value': 'product.priceStep' }],
    [{ price: { ...price, unit: 'FEET' } }, { 'price.unit': 'error.badInput' }],
    [{ tiersAbovePrice: 'KEEP?' }, { tiersAbovePrice: 'error.badInput' }],
    [{ price: null, categorySlug: 'gold' }, { categorySlug: 'product.unknownCategory' }],
    [{ price: null, quantity: '0.5555' }, { quantity: 'product.stockDigits' }],
  ]);
  it.each([
    [{ price: { ...price, value: '500' } }],
    [{ price: { ...price, direction: 'DOWN', value: '99' } }],
    [{ price: { ...price, unit: 'AMOUNT', value: '501' } }],
    [{ price: null, quantity: '0' }],
    [{ price: null, categorySlug: 'rice' }],
    [{ delete: false }],
    [{ price: null, delete: true }],
    [{ productIds: Array.from({ length: 150 }, () => 'a') }],
  ])('%j is accepted', (change) => expect(keysOf(bulkProductRules, { productIds: ['a'], price, ...change })).toEqual({}));
  it('asks what becomes of prices by quantity where there are any', () => {
    expect([keysOf(bulkPriceRules, price), keysOf(bulkPriceRules, price, { asksTiers: true })]).toEqual([
      {},
      { tiersAbovePrice: 'product.tiersAbovePrice' },
    ]);
    expect(keysOf(bulkCategoryRules, {})).toEqual({ categorySlug: 'product.category' });
  });
});

describe('a product that is edited', () => {
  const product = {
    imageIds: ['a'],
    name: 'Rice',
    quantity: '5',
    unit: 'KG',
    price: '60',
    description: 'Good',
    categorySlug: 'rice',
    addToSellPost: true,
  };
  rejects(updateProductRules, product, [
    [{ imageIds: [] }, { imageIds: 'upload.atLeastOne' }],
    [{ imageIds: 'a' }, { imageIds: 'upload.atLeastOne' }],
    [{ imageIds: many(7) }, { imageIds: 'upload.tooMany' }],
    [{ name: '' }, { name: 'product.fillRequired' }],
    [{ quantity: '10000001' }, { quantity: 'product.stockDigits' }],
    [{ unit: 'BOX' }, { unit: 'product.fillRequired' }],
    [{ unit: 'OTHERS' }, { customUnitNote: 'product.fillRequired' }],
    [{ unitWeightKg: '0' }, { unitWeightKg: 'product.unitWeightKg' }],
    [{ secondName: 'x'.repeat(121) }, { secondName: 'error.tooLong' }],
    [{ secondName: 'a\0' }, { secondName: 'error.badText' }],
    [{ secondName: {} }, { secondName: 'error.badInput' }],
    [{ price: '' }, { price: 'product.fillRequired' }],
    [{ price: '0' }, { price: 'product.priceDigits' }],
    [{ price: '60.555' }, { price: 'product.priceDigits' }],
    [{ price: 'x' }, { price: 'product.priceDigits' }],
    [{ price: {} }, { price: 'product.priceDigits' }],
    [{ price: '10000001' }, { price: 'product.priceDigits' }],
    [{ addToSellPost: null }, { addToSellPost: 'product.fillRequired' }],
    [{ version: 0 }, { version: 'error.badInput' }],
  ]);
  it('may have the fractions that are stored, and no others', () => {
    const keys = (change: object, stored?: object) => keysOf(updateProductRules, { ...product, ...change }, stored && { stored });
    const stored = { price: '60.50', quantity: '2.500' };
    expect([
      keys({ price: '60.50' }, stored),
      keys({ price: '61.50' }, stored),
      keys({ price: '61' }, stored),
      keys({ price: '61.50' }),
    ]).toEqual([{}, { price: 'product.priceDigits' }, {}, {}]);
    expect([
      keys({ quantity: '2.5' }, stored),
      keys({ quantity: '7.5' }, stored),
      keys({ quantity: '7.25' }, stored),
      keys({ quantity: '7' }, stored),
    ]).toEqual([{}, {}, { quantity: 'product.stockDigits' }, {}]);
    expect([isSellersPrice('5', '4.5'), isSellersPrice('4.50', '4.5'), isSellersCount('4', '1.5')]).toEqual([true, true, true]);
    expect(isSellersCount('4.2', '1.5')).toBe(false);
  });
  it('counts an empty box as 1, and cleans what is a number', () => {
    const quantity = (typed: unknown) => updateProductRules.cast({ ...product, quantity: typed }).quantity;
    expect(['০২.৫০', '2,5', '', '5.', undefined, 7].map(quantity)).toEqual(['2.5', '2.5', '1', '5', '1', '7']);
    expect(['x', '1/2', '1.2345', '-1'].map((typed) => keysOf(updateProductRules, { ...product, quantity: typed }).quantity)).toEqual(
      Array(4).fill('product.stockDigits'),
    );
    expect(updateProductRules.cast({ ...product, customUnitNote: 'sack', secondName: ' চাল ', imageIds: ['a', 'b', 'a'] })).toMatchObject({
      customUnitNote: null,
      secondName: 'চাল',
      imageIds: ['a', 'b'],
    });
    expect(updateProductRules.cast({ ...product, unit: 'OTHERS', customUnitNote: ' sack ' }).customUnitNote).toBe('sack');
    expect(updateProductRules.cast({ ...product, price: ' ০৬০.৫০ ' }).price).toBe('60.5');
  });
  it('has a price and a stock in range', () => {
    expect(['0', '0.99', '1', '10000000', '10000001'].map(isPriceInRange)).toEqual([false, false, true, true, false]);
    const stock = (quantity: string) => keysOf(stockRules, { quantity }).quantity ?? null;
    expect(['0', '10000000'].map(stock)).toEqual([null, null]);
    expect(['10000001', '', '-1'].map(stock)).toEqual(Array(3).fill('product.stockDigits'));
  });
  it('of a synchronisation needs an image only to be on the market', () => {
    const keys = (change: object) =>
      keysOf(upsertNewProductRules, { ...product, imageIds: undefined, addToSellPost: undefined, ...change });
    expect([
      keys({}),
      keys({ addToSellPost: true }),
      keys({ imageIds: many(7) }),
      keys({ imageIds: 'a' }),
      keys({ addToSellPost: 'x' }),
    ]).toEqual([
      {},
      { imageIds: 'product.imageToSell' },
      { imageIds: 'upload.tooMany' },
      { imageIds: 'upload.imageFailed' },
      { addToSellPost: 'product.sellPost' },
    ]);
    expect([keysOf(upsertChangeProductRules, {}), keysOf(upsertChangeProductRules, { quantity: 'x' })]).toEqual([
      {},
      { quantity: 'product.stockDigits' },
    ]);
  });
});

it('what a buyer types has the decimals of its unit', () => {
  expect(outcomes(buyerQuantity('KG'), ['0.5', '0.5555'])).toEqual(['0.5', '! quantity.tooFine']);
  expect(notRejected(buyerQuantity('KG'), 'quantity.invalid', ['0', ''])).toEqual([]);
  expect(outcomes(buyerQuantity('PIECE'), ['2', '2.5'])).toEqual(['2', '! quantity.decimals']);
  expect(outcomes(buyerQuantity(), ['2.555', '1,5'])).toEqual(['2.555', '1.5']);
  expect(notRejected(buyerQuantity(), 'quantity.tooFine', ['2.5555', '10.0001', '9.9999'])).toEqual([]);
});

describe('prices of the market', () => {
  it('are of a category', () => {
    expect([keysOf(weekPriceRules, { categorySlug: 'rice' }), keysOf(weekPriceRules, {})]).toEqual([
      {},
      { categorySlug: 'product.category' },
    ]);
    const span = 'WEEKS';
    expect(keysOf(priceTrendRules, { categorySlug: 'rice', span: 'nothing' })).toEqual({ span: 'error.badInput' });
    expect(keysOf(priceTrendRules, { span })).toMatchObject({ categorySlug: 'product.category' });
  });
  it('of a favourite are remembered', () => {
    expect(keysOf(favouriteRules, { seenPrice: 'x' })).toEqual({ productId: 'error.notFound', seenPrice: 'error.badInput' });
  });
});

describe('questions and reviews', () => {
  it('need their texts', () => {
    expect(keysOf(askRules, {})).toEqual({ productId: 'error.notFound', body: 'question.body' });
    expect(keysOf(askRules, { productId: 'p', body: 'x'.repeat(501) })).toEqual({ body: 'error.tooLong' });
    expect(keysOf(questionReplyRules, { questionId: 'q' })).toEqual({ body: 'review.reply' });
    expect(keysOf(hideQuestionRules, { questionId: 'q', part: 'HALF' })).toEqual({
      part: 'error.badInput',
      reason: 'order.reasonRequired',
    });
    expect(keysOf(replyRules, {})).toEqual({ reviewId: 'error.notFound', body: 'review.reply' });
    expect(keysOf(editReviewRules, { stars: 5 })).toEqual({ reviewId: 'error.notFound' });
  });
  rejects(reviewRules, { orderLineId: 'l', stars: 5 }, [
    [{ stars: 0 }, { stars: 'review.stars' }],
    [{ stars: 6 }, { stars: 'review.stars' }],
    [{ stars: 4.5 }, { stars: 'review.stars' }],
    [{ stars: null }, { stars: 'review.stars' }],
    [{ text: 'x'.repeat(1001) }, { text: 'error.tooLong' }],
  ]);
});

describe('searches, pages and places', () => {
  it('are bounded', () => {
    expect(
      keysOf(productFilterRules, {
        search: 'x'.repeat(101),
        categorySlugs: many(63),
        minPrice: 'x',
        unit: 'BOX',
        inStock: 'maybe',
        minRating: 6,
      }),
    ).toEqual({
      search: 'error.searchTooLong',
      categorySlugs: 'error.badInput',
      minPrice: 'error.badInput',
      unit: 'error.badInput',
      inStock: 'error.badInput',
      minRating: 'error.badInput',
    });
    expect(keysOf(productFilterRules, { search: 'x'.repeat(100), categorySlugs: 'rice', ids: many(100), minRating: 5 })).toEqual({
      categorySlugs: 'error.badInput',
    });
    expect(productFilterRules.cast({ search: ' ৫ কেজি ' }).search).toBe('5 কেজি');
    expect(keysOf(myProductFilterRules, { ids: many(101), externalReferences: many(101), status: 'LOST' })).toEqual({
      ids: 'product.bulkCount',
      externalReferences: 'product.bulkCount',
      status: 'error.badInput',
    });
    expect(keysOf(compareRules, { ids: many(5) })).toEqual({ ids: 'error.badInput' });
    expect([keysOf(compareRules, {}), keysOf(compareRules, { ids: many(4) })]).toEqual([{ ids: 'error.badInput' }, {}]);
    expect([
      keysOf(nodesRules, { ids: many(50) }),
      keysOf(nodesRules, { ids: many(51) }),
      keysOf(nodesRules, {}),
      keysOf(nodesRules, { ids: 7 }),
    ]).toEqual([{}, { ids: 'error.tooManyIds' }, { ids: 'error.badInput' }, { ids: 'error.badInput' }]);
    expect([
      keysOf(restListRules, { page: '১', limit: '100' }),
      keysOf(restListRules, { page: '251', limit: '0' }),
      keysOf(restListRules, { updatedSince: '2026-11-29' }),
    ]).toEqual([{}, { page: 'error.badListPage', limit: 'error.badListPage' }, { updatedSince: 'error.badTimestamp' }]);
    expect([keysOf(nearRules, {}), keysOf(nearRules, { districtId: 1, upazilaId: 'x' })]).toEqual([
      { districtId: 'place.districtRequired' },
      { upazilaId: 'error.badInput' },
    ]);
    expect(keysOf(shoppingPlaceRules, { districtId: 1, address: 'x'.repeat(limits.addressLength + 1) })).toEqual({
      address: 'error.tooLong',
    });
  });
});
