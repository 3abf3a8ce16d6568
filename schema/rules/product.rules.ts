/**
 * Products (specification §5 Add product and Edit product; parity U5, E2), fields in the order of the form. Sellers type whole numbers;
 * what a buyer may order is in quantity.rules.ts.
 */
import { array, boolean, object, string, type StringSchema } from 'yup';
import { limits } from '../values/limits';
import { Unit, units } from '../values/units';
import { toAsciiDigits } from './digits';
import { key, optionalId, optionalText, requiredChoice, requiredText, requiredWhole } from './fields';
import type { MessageKey } from '../messages/text';

const stock = { min: limits.minQuantity, max: limits.maxStock };
const price = { min: 1, max: limits.maxPrice };

/** Ids from uploadImage in their order, the first is the main image; the same image twice counts once. */
const imageIds = () =>
  array(requiredText(key('upload.imageFailed'), limits.idLength))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .typeError(key('upload.atLeastOne'))
    .required(key('upload.atLeastOne'))
    .min(1, key('upload.atLeastOne'))
    .max(limits.imageCount, key('upload.tooMany'));

/** The seller's words for a unit of his own; needed for Others, dropped for every other unit. */
const customUnitNote = (missing: MessageKey) =>
  optionalText(limits.unitNoteLength, missing).when('unit', {
    is: Unit.OTHERS,
    then: (field) => field.required(missing),
    otherwise: (field) => dropped(field),
  });

const dropped = <S extends StringSchema<string | null | undefined>>(field: S) => field.transform(() => null);

const sellPost = (missing: MessageKey) => boolean().typeError(missing).required(missing);

export const addProductRules = object({
  imageIds: imageIds(),
  name: requiredText(key('product.name'), limits.productNameLength),
  quantity: requiredWhole(key('product.quantityDigits'), key('product.quantityDigits'), stock),
  unit: requiredChoice(units, key('product.unit')),
  customUnitNote: customUnitNote(key('product.unitNote')),
  price: requiredWhole(key('product.price'), key('product.priceDigits'), price),
  description: requiredText(key('product.description'), limits.descriptionLength),
  categorySlug: requiredText(key('product.category'), limits.slugLength),
  addToSellPost: sellPost(key('product.sellPost')),
});

const missing = key('product.fillRequired');

/**
 * "Quantity defaults to 1 if unparsable" (§5); too much stock is still too much. What is left after a buyer took 2.5 KG, or everything, must survive
 * an edit of another field: 0 and decimals pass here, and the service takes them only where they are the stock as it stands.
 */
const editedQuantity = string()
  .transform((value: unknown) => {
    const text = typeof value === 'string' ? toAsciiDigits(value.trim()) : '';
    return /^[0-9]{1,15}(\.[0-9]{1,3})?$/.test(text) ? text.replace(/^0+(?=[0-9])/, '') : String(limits.defaultQuantity);
  })
  .test('range', key('product.quantityDigits'), (value) => !value || +value <= limits.maxStock)
  .default(String(limits.defaultQuantity));

export const updateProductRules = object({
  imageIds: imageIds(),
  name: requiredText(missing, limits.productNameLength),
  quantity: editedQuantity,
  unit: requiredChoice(units, missing),
  customUnitNote: customUnitNote(missing),
  price: requiredWhole(missing, key('product.priceDigits'), price),
  description: requiredText(missing, limits.descriptionLength),
  categorySlug: requiredText(missing, limits.slugLength),
  addToSellPost: sellPost(missing),
  version: optionalId(),
});

/** The stock stepper of the list of products: digits only, never below 1 (§5 Table pages; parity M2). */
export const stockRules = object({ quantity: requiredWhole(key('product.quantityDigits'), key('product.quantityDigits'), stock) });
