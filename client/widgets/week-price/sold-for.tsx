import { gradeNames } from '../../../schema/values/catalogue/grades';
import type { WeekPriceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './week-price.messages';

/** Median, range and number of sales of a kilogram, and where that was. */
export function SoldFor({ week }: { week: NonNullable<WeekPriceQuery['weekPrice']> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const grade = week.grade && gradeNames[week.grade][format.language];
  return (
    <p className="caption">
      {grade && `${grade}: `}
      {t('sold', {
        place: week.district ? format.name(week.district) : t('country'),
        median: format.price(week.median, 'KG'),
        low: format.money(week.low),
        high: format.money(week.high),
        sales: format.number(week.saleCount),
      })}
    </p>
  );
}
