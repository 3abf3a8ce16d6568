/**
 * Products, added and edited, fields in the order of the form. Sellers type whole numbers;
 * what a buyer may order is in quantity.rules.ts.
 */
import { array, boolean, object, string, type StringSchema } from 'yup';
import { TierChange } from '../../values/catalogue/catalogue';
import { limits } from '../../values/limits';
import { grades } from '../../values/catalogue/grades';
import { findCategory } from '../../values/catalogue/categories';
import { Unit, units } from '../../values/catalogue/units';
import { plainAmount } from '../shared/plain-amount';
import { normalised } from '../../text/normalised';
import {
  asAmount,
  asQuantity,
  isPlainText,
  isReadableName,
  key,
  optionalChoice,
  optionalQuantity,
  optionalVersion,
  optionalText,
  requiredChoice,
  requiredText,
  requiredWhole,
} from '../shared/fields';
import type { MessageKey } from '../../messages/text';
import { harvestDate } from './sell-post.rules';

const stock = { min: limits.minQuantity, max: limits.maxStock };
const price = { min: 1, max: limits.maxPrice };

/** Is it a price that a seller may ask, in BDT? */
export const isPriceInRange = (amount: string): boolean => +amount >= price.min && +amount <= price.max;

/** Ids from uploadImage in their order, the first is the main image; the same image twice counts once. */
const imageIds = () =>
  array(requiredText(key('upload.imageFailed'), limits.idLength))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .typeError(key('upload.atLeastOne'))
    .required(key('upload.atLeastOne'))
    .min(1, key('upload.atLeastOne'))
    .max(limits.imageCount, key('upload.tooMany'));

/** The seller's text for a unit of their own; needed for Others, dropped for every other unit. */
const customUnitNote = (missing: MessageKey) =>
  optionalText(limits.unitNoteLength, missing).when('unit', {
    is: Unit.OTHERS,
    then: (field) => field.required(missing),
    otherwise: (field) => dropped(field),
  });

const dropped = <S extends StringSchema<string | null | undefined>>(field: S) => field.transform(() => null);

/** Kilograms in one unit that has no weight of its own; the service drops it for every other unit. */
const unitWeightKg = () =>
  optionalQuantity(limits.maxUnitKg, limits.quantityDecimals, key('product.unitWeightKg')).test(
    'weight',
    key('product.unitWeightKg'),
    (kg) => !kg || +kg > 0,
  );

/** Text in a second language: '' removes what is stored, left out it stays. */
const secondText = (max: number) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? normalised(value, max) : value))
    .typeError(key('error.badInput'))
    .max(max, key('error.tooLong'))
    .test('nul', key('error.badText'), isPlainText);

/** Trimmed; '' removes what is stored, left out it stays. */
const externalReference = () => secondText(limits.referenceLength);

const secondTexts = {
  secondName: secondText(limits.productNameLength).test('readable', key('product.name'), isReadableName),
  secondDescription: secondText(limits.descriptionLength),
  secondUnitNote: secondText(limits.unitNoteLength),
};

/** '' is not graded, as null is. */
const grade = () => optionalChoice(grades, key('product.grade')).transform((value: unknown) => (value === '' ? null : value));

/** One of the 62, by its slug. */
const categorySlug = (missing: MessageKey) =>
  requiredText(missing, limits.slugLength).test('known', key('product.unknownCategory'), (slug) => !slug || Boolean(findCategory(slug)));

const sellPost = (missing: MessageKey) => boolean().typeError(missing).required(missing);

/**
 * The stepper of the quantity is out of reach while the unit Others has no note yet; what is out of reach is not
 * checked.
 */
const isExplained = (unit: unknown, note: unknown) => unit !== Unit.OTHERS || Boolean(note);

export const addProductRules = object({
  imageIds: imageIds(),
  name: requiredText(key('product.name'), limits.productNameLength).test('readable', key('product.name'), isReadableName),
  quantity: requiredWhole(key('product.quantityDigits'), key('product.quantityDigits'), { ...stock, as: asQuantity }).when(
    ['unit', 'customUnitNote'],
    {
      is: isExplained,
      otherwise: () => string().default(String(limits.defaultQuantity)),
    },
  ),
  unit: requiredChoice(units, key('product.unit')),
  customUnitNote: customUnitNote(key('product.unitNote')),
  unitWeightKg: unitWeightKg(),
  ...secondTexts,
  externalReference: externalReference(),
  grade: grade(),
  price: requiredWhole(key('product.price'), key('product.priceDigits'), price),
  description: requiredText(key('product.description'), limits.descriptionLength),
  categorySlug: categorySlug(key('product.category')),
  addToSellPost: sellPost(key('product.sellPost')),
});

/** A new product is asked for one thing more: the day on which its first stock was harvested, where it is known. */
export const newProductRules = addProductRules.shape({ harvestedOn: harvestDate });

const missing = key('product.fillRequired');

/**
 * The stored amounts of the edited product, as exact decimals. A form gives them to the rules as yup's context; the
 * service checks against the locked row.
 */
interface StoredAmounts {
  readonly price: string;
  readonly quantity: string;
}

const fractionOf = (amount: string) => plainAmount(amount).split('.')[1] ?? '';

/** Sellers type whole Taka; a price with paisa passes only where it is the stored one. */
export function isSellersPrice(price: string, stored: string): boolean {
  return fractionOf(price) === '' || plainAmount(price) === plainAmount(stored);
}

/**
 * Sellers count whole units: the stock itself or its change is whole. What is left after a buyer took 2.5 KG survives
 * an edit.
 */
export function isSellersCount(quantity: string, stored: string): boolean {
  return ['', fractionOf(stored)].includes(fractionOf(quantity));
}

const storedIn = (context: unknown) => (context as { readonly stored?: StoredAmounts } | undefined)?.stored;

const decimalText = (decimals: number) => new RegExp(`^[0-9]{1,15}(\\.[0-9]{1,${decimals}})?$`);

interface SellersAmount {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly as: typeof asAmount;
}

/** An exact decimal within a range; whether its fraction is the seller's to write is decided against what is stored. */
const sellersAmount = (missed: MessageKey, wrong: MessageKey, { min, max, decimals, as }: SellersAmount) =>
  string()
    .transform(as)
    .typeError(wrong)
    .required(missed)
    .matches(decimalText(decimals), { message: wrong, excludeEmptyString: true })
    .test('range', wrong, (value) => !value || !decimalText(decimals).test(value) || (+value >= min && +value <= max));

const editedPrice = () =>
  sellersAmount(missing, key('product.priceDigits'), { ...price, decimals: limits.moneyDecimals, as: asAmount }).test(
    'typed',
    key('product.priceDigits'),
    (value, { options }) => {
      const stored = storedIn(options.context);
      return !value || !stored || isSellersPrice(value, stored.price);
    },
  );

/**
 * An empty field counts as 1; text that is no number is an error, and nothing at all (a spoilt harvest) is a count as
 * well.
 */
const editedQuantity = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? asQuantity(value) : null) || String(limits.defaultQuantity))
    .test(
      'range',
      key('product.stockDigits'),
      (value) => !value || (decimalText(limits.quantityDecimals).test(value) && +value <= limits.maxStock),
    )
    .test('typed', key('product.stockDigits'), (value, { options }) => {
      const stored = storedIn(options.context);
      return !value || !stored || isSellersCount(value, stored.quantity);
    });

/** A whole product as its edit form, or REST's PUT, gives it. */
export const updateProductRules = object({
  imageIds: imageIds(),
  name: requiredText(missing, limits.productNameLength).test('readable', missing, isReadableName),
  quantity: editedQuantity().default(String(limits.defaultQuantity)),
  unit: requiredChoice(units, missing),
  customUnitNote: customUnitNote(missing),
  unitWeightKg: unitWeightKg(),
  ...secondTexts,
  externalReference: externalReference(),
  grade: grade(),
  price: editedPrice(),
  description: requiredText(missing, limits.descriptionLength),
  categorySlug: categorySlug(missing),
  addToSellPost: sellPost(missing),
  tiersAbovePrice: optionalChoice(Object.values(TierChange)),
  version: optionalVersion(),
});

/** Rules of the fields that an edit changes; the service knows the unit that a note belongs to. */
export const changeProductRules = updateProductRules.partial().shape({
  quantity: editedQuantity(),
  customUnitNote: optionalText(limits.unitNoteLength, missing),
});

export function sellersStock() {
  const digits = key('product.stockDigits');
  return sellersAmount(digits, digits, { min: 0, max: limits.maxStock, decimals: limits.quantityDecimals, as: asQuantity });
}

/** The stock stepper of the list of products: digits only; minus stops at 1, a typed 0 is a spoilt harvest. */
export const stockRules = object({ quantity: sellersStock() });
