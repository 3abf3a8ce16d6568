import { kilogramsIn } from '../../../schema/values/catalogue/units';
import type { Grade } from '../../../schema/values/catalogue/grades';
import type { Unit } from '../../../schema/values/catalogue/units';
import { MEDIAN_TOLERANCE_PERCENT, percentFromMedian, priceAtMedian } from '../../../schema/rules/catalogue/week-price';
import { useWeekPriceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useSession } from '../../platform/session/use-session';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { SoldFor } from './sold-for';
import './week-price.css';
import { messages } from './week-price.messages';

interface PriceHelpProps {
  /** Category in the form, as chosen so far; the fields below it come from the form as well. */
  categorySlug: string;
  unit: Unit;
  customUnitNote: string;
  unitWeightKg: string;
  grade: Grade | null;
  price: string;
  onTake: (price: string) => void;
}

/**
 * Shows at which prices the same crop was sold near the seller, offers the median as price if the unit has a weight,
 * and warns of a price far from it without blocking it. Without a response the form stays as it is.
 */
export function PriceHelp({ categorySlug, unit, customUnitNote, unitWeightKg, grade, price, onTake }: PriceHelpProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const { data } = useWeekPriceQuery({
    variables: { categorySlug, sellerId: account?.id ?? '', grade },
    skip: !categorySlug || !account,
    fetchPolicy: 'cache-first',
  });
  const week = data?.weekPrice;
  if (!week) return null;
  const kilograms = kilogramsIn(unit, unitWeightKg) ?? '';
  const suggested = priceAtMedian(week.median, kilograms);
  const percent = percentFromMedian(price, week.median, kilograms);
  const isFar = percent !== null && Math.abs(percent) > MEDIAN_TOLERANCE_PERCENT;
  return (
    <div className="price-help">
      <SoldFor week={week} />
      {suggested !== null && suggested !== price && (
        <Button look="plain" onClick={() => onTake(suggested)}>
          {t('take', { price: format.price(suggested, unit, customUnitNote) })}
        </Button>
      )}
      {isFar && <Alert tone="warning">{t(percent > 0 ? 'farAbove' : 'farBelow', { percent: format.percent(Math.abs(percent)) })}</Alert>}
    </div>
  );
}
