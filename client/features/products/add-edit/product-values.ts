import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { addProductRules } from '../../../../schema/rules/catalogue/product.rules';
import { limits } from '../../../../schema/values/limits';
import { defaultUnit } from '../../../../schema/values/catalogue/units';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';

type FieldName = Exclude<keyof typeof addProductRules.fields, 'imageIds'>;
/**
 * Holds the values of the product form, one for each field of its rules, as typed texts. `use-images` holds the images.
 */
export type ProductValues = Record<FieldName, string> & {
  imageIds: readonly string[];
  /** The day of the first harvest, which only a new product is asked for. */
  harvestedOn?: string;
};

const fieldNames = Object.keys(addProductRules.fields).filter((name): name is FieldName => name !== 'imageIds');

export const emptyProduct: ProductValues = {
  ...textsOf(() => ''),
  imageIds: [],
  quantity: String(limits.defaultQuantity),
  unit: defaultUnit,
};

/** A product as its form shows it: the seller's own price whatever deal runs, and amounts to the last decimal. */
export function valuesOf(product: MyProduct_ProductFragment): ProductValues {
  const stored: Partial<Record<string, unknown>> = product;
  return {
    ...textsOf((name) => {
      const value = stored[name];
      return typeof value === 'string' ? value : '';
    }),
    imageIds: product.images.map((image) => image.id),
    quantity: plainAmount(product.quantity),
    unitWeightKg: plainAmount(product.unitWeightKg ?? ''),
    price: plainAmount(product.regularPrice),
    categorySlug: product.category.slug,
    addToSellPost: String(product.addToSellPost),
  };
}

function textsOf(read: (name: FieldName) => string): Record<FieldName, string> {
  return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Record<FieldName, string>; // the keys of the rules
}
