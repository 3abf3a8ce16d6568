import { Banknote, LifeBuoy, Truck } from 'lucide-react';
import type { ProductPageQuery } from '../../../generated/graphql';
import { useProductDeliveryQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useShoppingPlace } from '../../../platform/place/use-shopping-place';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages } from './product.messages';

interface BuyFactsProps {
  product: NonNullable<ProductPageQuery['product']>;
  /** What the fee is fetched for: it depends on the distance alone. */
  quantity: string;
}

/** What else an order costs and how it is paid, beside the price: the fee to the user's place, the ways to pay, what to do when something is wrong. */
export function BuyFacts({ product, quantity }: BuyFactsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { place, loading } = useShoppingPlace();
  const upazila = place?.upazila;
  const { data } = useProductDeliveryQuery({
    variables: { line: { productId: product.id, quantity }, upazilaId: upazila?.id ?? 0 },
    skip: !upazila,
    fetchPolicy: 'cache-first',
  });
  const fee = data?.quoteCart.deliveryFee;
  return (
    <ul className="buy-facts">
      <li>
        <Truck aria-hidden />
        {upazila ? (
          <span>
            {fee === null || fee === undefined ? '\u00a0' : t('deliveryFee', { fee: format.money(fee), place: format.name(upazila) })}
          </span>
        ) : (
          <span>
            {t('deliveryUnknown')}{' '}
            {!loading && <TextLink to={paths.location({ next: paths.product(product.id) })}>{t('choosePlace')}</TextLink>}
          </span>
        )}
      </li>
      <li>
        <Banknote aria-hidden />
        <span>{t('payment')}</span>
      </li>
      <li>
        <LifeBuoy aria-hidden />
        <span>
          {t('cancelling')} <TextLink to={paths.support()}>{t('writeToUs')}</TextLink>
        </span>
      </li>
    </ul>
  );
}
