import { Tag } from 'lucide-react';
import type { OwnPrice_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './own-price.messages';
import './own-price.css';

interface OwnPriceProps {
  product: OwnPrice_ProductFragment;
  /** Under a heading that names the currency. */
  bare?: boolean;
}

/** A seller's own price as they set it; what buyers pay while a deal runs is shown beside it, never in its place. */
export function OwnPrice({ product, bare = false }: OwnPriceProps) {
  const format = useFormat();
  const { regularPrice, unit, customUnitNote } = product;
  return (
    <span className="own-price">
      <span className={bare ? undefined : 'product-card-price'}>
        {bare ? format.amount(regularPrice) : format.price(regularPrice, unit, customUnitNote)}
      </span>
      <RunningDeal product={product} />
    </span>
  );
}

/** The deal that runs, with its end and what buyers pay; nothing without one. */
export function RunningDeal({ product }: { product: OwnPrice_ProductFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { deal, price } = product;
  if (!deal) return null;
  return (
    <span className="running-deal">
      <Tag aria-hidden size={14} />
      <span>
        {t('deal', { percent: format.percent(deal.percent), date: format.date(Date.parse(deal.endsAt) - 1), price: format.money(price) })}
      </span>
    </span>
  );
}
