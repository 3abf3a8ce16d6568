/**
 * These types describe the jsonb columns of an imported line: its cells that could be read, and its errors. The store
 * of imports reads the columns with them.
 */
import { en } from '../../../../schema/messages/en';
import type { MessageKey } from '../../../../schema/messages/text';
import { type ErrorCode, errorStatus } from '../../../../schema/values/api/error-codes';
import type { ImportColumn } from '../../../../schema/values/catalogue/product-import';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { decimal, flag, listOf, nullable, oneOf, type Read, record, shape, someOf, text } from '../../../platform/db/columns';

/** Amounts are texts as they were written: the rules of the forms decide on them. */
export const storedContent = someOf({
  id: text,
  externalReference: text,
  name: text,
  categorySlug: text,
  unit: oneOf(Unit),
  customUnitNote: text,
  unitWeightKg: decimal,
  grade: oneOf(Grade),
  price: decimal,
  quantity: decimal,
  harvestedOn: text,
  description: text,
  addToSellPost: flag,
  secondName: text,
  secondDescription: text,
  secondUnitNote: text,
  imageUrls: listOf(text),
} satisfies Record<ImportColumn, Read<unknown>>);

export const storedChange = shape({ field: text, before: nullable(text), after: nullable(text) });

const param: Read<string | number> = (value, column) => (typeof value === 'number' ? value : text(value, column));

export const storedError = shape({
  field: nullable(text),
  code: oneOf(Object.keys(errorStatus) as ErrorCode[]),
  key: oneOf(Object.keys(en) as MessageKey[]),
  params: optional(record(param)),
  written: optional(text),
});

/** JSON leaves out what is undefined. */
function optional<T>(read: Read<T>): Read<T | undefined> {
  return (value, column) => (value === undefined ? undefined : read(value, column));
}
