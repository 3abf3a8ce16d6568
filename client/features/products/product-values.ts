import { limits } from '../../../schema/values/limits';
import { defaultUnit } from '../../../schema/values/units';
import type { MyProduct_ProductFragment } from '../../generated/graphql';

/** What the product form holds: texts as typed; the photos live beside it (use-photos). */
export const emptyProduct = {
  imageIds: [] as readonly string[],
  name: '',
  quantity: String(limits.defaultQuantity),
  unit: defaultUnit as string,
  customUnitNote: '',
  price: '',
  description: '',
  categorySlug: '',
  addToSellPost: '',
};
export type ProductValues = typeof emptyProduct;

/** '120.00' → '120': sellers type whole numbers. */
const whole = (decimal: string) => decimal.split('.')[0] ?? decimal;

export function valuesOf(product: MyProduct_ProductFragment): ProductValues {
  return {
    imageIds: product.images.map((image) => image.id),
    name: product.name,
    quantity: whole(product.quantity),
    unit: product.unit,
    customUnitNote: product.customUnitNote ?? '',
    price: whole(product.price),
    description: product.description,
    categorySlug: product.category.slug,
    addToSellPost: String(product.addToSellPost),
  };
}
