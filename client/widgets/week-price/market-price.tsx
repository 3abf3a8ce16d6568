import type { Grade } from '../../../schema/values/catalogue/grades';
import { percentFromMedian } from '../../../schema/rules/catalogue/week-price';
import { useWeekPriceQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { SoldFor } from './sold-for';
import { messages } from './week-price.messages';

interface MarketPriceProps {
  product: {
    /** BDT; null of what has no weight. */
    readonly pricePerKg: string | null;
    readonly grade: Grade | null;
    readonly category: { readonly slug: string };
    readonly seller: { readonly id: string };
  };
}

/** The price of a kilogram beside the median of where it is sold; nothing where one of the two is not known. */
export function MarketPrice({ product: { pricePerKg, grade, category, seller } }: MarketPriceProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { data } = useWeekPriceQuery({
    variables: { categorySlug: category.slug, sellerId: seller.id, grade },
    skip: pricePerKg === null,
    fetchPolicy: 'cache-first',
  });
  const week = data?.weekPrice;
  const percent = week && pricePerKg !== null ? percentFromMedian(pricePerKg, week.median, '1') : null;
  if (!week || pricePerKg === null || percent === null) return null;
  const key = percent === 0 ? 'same' : percent > 0 ? 'above' : 'below';
  return (
    <section aria-labelledby="market-price">
      <h2 id="market-price">{t('title')}</h2>
      <p>{t(key, { price: format.price(pricePerKg, 'KG'), percent: format.percent(Math.abs(percent)) })}</p>
      <SoldFor week={week} />
    </section>
  );
}
