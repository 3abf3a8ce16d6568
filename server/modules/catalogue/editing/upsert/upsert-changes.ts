/**
 * Lists what a row of a synchronisation changes of its product, field by field, as its seller reads it in the preview
 * of an import. Pure.
 */
import { isFarChange } from '../../../../../schema/rules/catalogue/price-guard';
import { plainAmount } from '../../../../../schema/rules/shared/plain-amount';
import { money } from '../../../../platform/money';
import { type ProductFields, productFields } from '../../products/product.entity';
import { isSameMeasure } from '../../products/measured';
import type { KnownProduct } from './upsert-products.store';

export interface RowChange {
  /** The field of the product: `price`, `quantity`, `addToSellPost`, `imageIds`. */
  readonly field: string;
  /** Null where there was nothing, or is nothing any more. */
  readonly before: string | null;
  readonly after: string | null;
}

interface Planned {
  readonly after: ProductFields;
  readonly imageIds: readonly string[] | null;
  readonly imageCount: number;
  /** The new stock; null where it stays. */
  readonly quantity: string | null;
  /** The day of what is added; null where it is not stated. */
  readonly harvestedOn: string | null;
  readonly isForSale: boolean | null;
}

/** The `after` of a product that stays unposted since it has no image. */
export const NO_IMAGE = 'NO_IMAGE';

/** Long texts are shown by their beginning. */
const SHOWN = 160;
const AMOUNTS: readonly string[] = ['price', 'unitWeightKg'];
const names = Object.keys(productFields) as (keyof ProductFields)[];

export function changesOf(before: KnownProduct, { after, imageIds, imageCount, quantity, harvestedOn, isForSale }: Planned): RowChange[] {
  const texts = names.flatMap((field): RowChange[] => {
    const [old, made] = [shown(field, before[field]), shown(field, after[field])];
    const isSame = old === made || (AMOUNTS.includes(field) && old !== null && made !== null && money(old).eq(made));
    return isSame ? [] : [{ field, before: beginning(old), after: beginning(made) }];
  });
  return [
    ...texts,
    ...(quantity === null ? [] : [{ field: 'quantity', before: plainAmount(before.onHand), after: plainAmount(quantity) }]),
    ...(harvestedOn === null ? [] : [{ field: 'harvestedOn', before: null, after: harvestedOn }]),
    ...(isForSale === null ? [] : [{ field: 'addToSellPost', before: String(before.isOpen), after: String(isForSale) }]),
    ...(imageIds === null ? [] : [{ field: 'imageIds', before: String(imageCount), after: String(imageIds.length) }]),
  ];
}

/** Whether the price of one unit changes by more than half; of another unit it is another price. */
export const isPriceFar = (before: KnownProduct, after: ProductFields): boolean =>
  isSameMeasure(before, after) && isFarChange(before.price, after.price);

function shown(field: string, value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return AMOUNTS.includes(field) ? plainAmount(value) : value;
}

function beginning(text: string | null): string | null {
  return text !== null && text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
