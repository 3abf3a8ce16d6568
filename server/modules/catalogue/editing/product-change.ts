/** Applies an edit to a product: the given values over the locked row, checked against what is stored. */
import { isSellersPrice } from '../../../../schema/rules/catalogue/product.rules';
import { isBetterGrade } from '../../../../schema/values/catalogue/grades';
import { money } from '../../../platform/money';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { ProductFields } from '../products/product.entity';
import type { LockedProduct, ProductChange } from '../products/products.store';

/** The whole text of the product after the edit, or BAD_USER_INPUT at the field that cannot be changed so. */
export function changedProduct(before: LockedProduct, change: ProductChange): ProductFields {
  const { customUnitNote } = change;
  const note = customUnitNote === undefined ? before.customUnitNote : customUnitNote;
  const isSameUnit = (change.unit ?? before.unit) === before.unit && note === before.customUnitNote;
  const draft: ProductFields = {
    ...before,
    ...given(change),
    customUnitNote: note,
    // a weight belongs to its unit and note: another one has none until it is given
    unitWeightKg: change.unitWeightKg === undefined ? (isSameUnit ? before.unitWeightKg : null) : change.unitWeightKg,
    grade: change.grade === undefined ? before.grade : change.grade,
    secondUnitNote: change.secondUnitNote ?? (note === before.customUnitNote ? before.secondUnitNote : null),
  };
  if (!isSellersPrice(draft.price, before.price)) throw invalidInput([{ field: 'price', key: 'product.priceDigits' }]);
  if (draft.unit === 'OTHERS' && !draft.customUnitNote) throw invalidInput([{ field: 'customUnitNote', key: 'product.fillRequired' }]);
  if (before.isRelisted) assertSameProduct(draft, before);
  assertGrade(draft.grade, before);
  return draft;
}

/**
 * A product that was received in kilograms as rice is neither counted in tons nor called sugar by an edit: it would be
 * another product than was received.
 */
function assertSameProduct(draft: ProductFields, before: LockedProduct): void {
  if (draft.unit !== before.unit) throw invalidInput([{ field: 'unit', key: 'product.receivedUnit' }]);
  if (draft.unit === 'OTHERS' && (draft.customUnitNote !== before.customUnitNote || !sameWeight(draft.unitWeightKg, before.unitWeightKg))) {
    throw invalidInput([{ field: 'customUnitNote', key: 'product.receivedUnit' }]);
  }
  if (draft.categorySlug !== before.categorySlug) throw invalidInput([{ field: 'categorySlug', key: 'product.receivedCategory' }]);
}

/** An inspector's grade is not exceeded, nor removed. That of received items is checked once their stock has moved. */
function assertGrade(grade: ProductFields['grade'], { grade: stored, inspectedGrade }: LockedProduct): void {
  if (grade === stored) return;
  if (inspectedGrade && (grade === null || isBetterGrade(grade, inspectedGrade))) {
    throw invalidInput([{ field: 'grade', key: 'product.gradeInspected' }]);
  }
}

function sameWeight(one: string | null | undefined, other: string | null | undefined): boolean {
  return one && other ? money(one).eq(other) : !one && !other;
}

/** Returns the values that are neither left out nor null. */
function given<T extends object>(change: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const values = Object.entries(change).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(values) as { [K in keyof T]?: NonNullable<T[K]> };
}
