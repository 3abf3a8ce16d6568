import type { Grade } from '../../../../schema/values/catalogue/grades';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import type { Unit } from '../../../../schema/values/catalogue/units';
import { useWeekPriceLazyQuery } from '../../../generated/graphql';
import { useSession } from '../../../platform/session/use-session';

interface PricedKind {
  readonly categorySlug: string;
  readonly unit: Unit;
  readonly unitWeightKg?: string | null;
  readonly grade?: Grade | null;
}

interface WeekMedian {
  readonly median: string | null;
  readonly kilograms: string | null;
}

/**
 * The week's price that a typed price is compared with, as the form has shown it; null where there is none, or it
 * cannot be read.
 */
export function useWeekMedian(): (product: PricedKind) => Promise<WeekMedian> {
  const { account } = useSession();
  const [read] = useWeekPriceLazyQuery({ fetchPolicy: 'cache-first' });
  return async ({ categorySlug, unit, unitWeightKg, grade = null }) => {
    const kilograms = kilogramsIn(unit, unitWeightKg ?? null);
    if (!account || kilograms === null) return { median: null, kilograms };
    const { data } = await read({ variables: { categorySlug, sellerId: account.id, grade } }).catch(() => ({ data: undefined }));
    return { median: data?.weekPrice?.median ?? null, kilograms };
  };
}
