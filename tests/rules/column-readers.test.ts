/**
 * Declared columns of jsonb check what the driver delivers: a value of another kind is an error that names the field.
 */
import { listOf, nullable, shape, someOf, text, flag } from '../../server/platform/db/columns';
import { storedContent, storedError } from '../../server/modules/catalogue/imports/product-import-row.columns';

it('an object of declared fields has each of them, of its kind', () => {
  const read = shape({ name: text, note: nullable(text) });
  expect(read({ name: 'Potato', note: null, more: 1 }, 'content')).toEqual({ name: 'Potato', note: null });
  expect(() => read({ name: 7 }, 'content')).toThrow('Column "content.name" is number, not text.');
  expect(() => read([], 'content')).toThrow('not an object');
});

it('an object of fields that may be missing has those that are there', () => {
  const read = someOf({ name: text, isForSale: flag });
  expect(read({ isForSale: false, more: 1 }, 'content')).toEqual({ isForSale: false });
  expect(() => read({ isForSale: 'yes' }, 'content')).toThrow('Column "content.isForSale" is string, not a boolean.');
  expect(() => read(null, 'content')).toThrow('Column "content" is null, not an object.');
});

it('a stored line of an import is read cell by cell', () => {
  const cells = { name: 'আলু', unit: 'KG', price: '30.5', addToSellPost: true, imageUrls: ['https://example.com/1.jpg'] };
  expect(storedContent(cells, 'content')).toEqual(cells);
  expect(() => storedContent({ ...cells, unit: 'SACK' }, 'content')).toThrow('content.unit');
  expect(() => storedContent({ ...cells, imageUrls: 'https://example.com' }, 'content')).toThrow('content.imageUrls');
});

it('a stored error has a code and a message key that exist, and parameters where its text has some', () => {
  const read = listOf(storedError);
  const errors = [
    { field: 'price', code: 'BAD_USER_INPUT', key: 'error.badInput', params: { max: 5 } },
    { field: null, code: 'NOT_FOUND', key: 'error.notFound' },
  ];
  expect(read(errors, 'errors')).toEqual([errors[0], { ...errors[1], params: undefined }]);
  expect(() => read([{ ...errors[0], key: 'error.noSuchKey' }], 'errors')).toThrow('errors.key');
});
