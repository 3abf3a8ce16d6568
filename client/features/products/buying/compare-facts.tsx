import type { ReactNode } from 'react';
import type { CompareProductsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { kilometres } from '../../../platform/place/distance';
import { sellerName } from '../../../platform/seller-name';
import { SellerRating } from './seller-rating';
import { messages } from './buying.messages';
import { useBulkTexts } from './use-bulk-texts';

export type Compared = CompareProductsQuery['compareProducts'][number];

export interface Fact {
  readonly label: string;
  readonly cell: (product: Compared) => ReactNode;
  /** Every product has the same value here. */
  readonly same: boolean;
  /** The label praises the best products, which the ids name. It is absent if all are equal or cannot be compared. */
  readonly best?: { readonly label: string; readonly ids: ReadonlySet<string> };
}

type Ranking = (product: Compared) => number | null;

/** The products with the lowest rank, unless all are equal or fewer than two have one. */
function lowest(products: readonly Compared[], rank: Ranking): ReadonlySet<string> {
  const ranks = products.map((product) => ({ id: product.id, rank: rank(product) })).filter(({ rank: one }) => one !== null);
  const values = ranks.map((one) => Number(one.rank));
  const least = Math.min(...values);
  if (values.length < 2 || values.every((one) => one === least)) return new Set();
  return new Set(ranks.filter((one) => one.rank === least).map(({ id }) => id));
}

/** Returns the facts that decide a purchase, each with its value for every product and with the best products. */
export function useCompareFacts({ compareProducts: products, me }: CompareProductsQuery): readonly Fact[] {
  const t = useMessages(messages);
  const format = useFormat();
  const texts = useBulkTexts();
  const oneUnit = new Set(products.map(({ unit, customUnitNote }) => `${unit} ${customUnitNote ?? ''}`)).size === 1;
  const distanceTo = ({ seller: { district } }: Compared) =>
    me?.district && district ? Math.round(kilometres(me.district, district)) : null;
  const minimum = ({ sellPost }: Compared) => sellPost?.minQuantity ?? '1';
  const make = (label: string, text: (product: Compared) => string, more: Partial<Fact> = {}): Fact => ({
    label,
    cell: text,
    same: products.length > 1 && new Set(products.map(text)).size === 1,
    ...more,
  });
  const praise = (label: string, rank: Ranking) => ({ best: { label, ids: lowest(products, rank) } });
  return [
    make(
      t('pricePerKg'),
      texts.perKg,
      praise(t('cheapest'), ({ pricePerKg }) => (pricePerKg ? Number(pricePerKg) : null)),
    ),
    make(t('price'), texts.price),
    make(
      t('minimum'),
      (product) => texts.amount(product, minimum(product)),
      praise(t('smallestOrder'), (product) => (oneUnit ? Number(minimum(product)) : null)),
    ),
    make(t('tiers'), (product) => texts.tiers(product).join(' · ') || t('noTiers')),
    make(t('availableNow'), (product) => texts.amount(product, product.sellable)),
    make(
      t('distance'),
      (product) => {
        const km = distanceTo(product);
        return km === null ? t('notShared') : km === 0 ? t('yourDistrict') : t('about', { km: format.number(km) });
      },
      praise(t('nearestOne'), distanceTo),
    ),
    make(t('rating'), ({ seller }) => String(seller.ratingAverage ?? ''), {
      cell: ({ seller }) => <SellerRating seller={seller} />,
      ...praise(t('bestRated'), ({ seller }) => (seller.ratingAverage ? -Math.round(seller.ratingAverage * 10) : null)),
    }),
    make(
      t('harvested'),
      ({ sellPost }) =>
        sellPost?.harvestedFrom && sellPost.harvestedUntil ? format.days(sellPost.harvestedFrom, sellPost.harvestedUntil) : t('notShared'),
      // the oldest that may be sent
      praise(t('freshest'), ({ sellPost }) => (sellPost?.harvestedFrom ? -Date.parse(sellPost.harvestedFrom) : null)),
    ),
    make(t('origin'), ({ provenance }) => provenance[0]?.name ?? t('notShared')),
    make(t('seller'), ({ seller }) => [sellerName(seller), seller.district && format.name(seller.district)].filter(Boolean).join(', ')),
  ];
}
