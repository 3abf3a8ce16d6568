import { Banknote, LifeBuoy, Truck } from 'lucide-react';
import type { DeliveryFee_DeliveryFragment, ProductPageQuery } from '../../../generated/graphql';
import { useProductDeliveryQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { useShoppingPlace } from '../../../platform/place/use-shopping-place';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery-fee.messages';
import { useDeliveryFee } from '../../../widgets/delivery/use-delivery-fee';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from './buy-facts.messages';

interface BuyFactsProps {
  product: NonNullable<ProductPageQuery['product']>;
  /** The delivery fee is fetched for this quantity, since it depends on distance and weight. */
  quantity: string;
}

/**
 * Shows beside the price what else an order costs and how it is paid: the fee to the user's location, the payment
 * methods, and the help when something is wrong.
 */
export function BuyFacts({ product, quantity }: BuyFactsProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const { place, loading } = useShoppingPlace();
  const upazila = place?.upazila;
  const { data } = useProductDeliveryQuery({
    variables: { line: { productId: product.id, quantity }, upazilaId: upazila?.id ?? 0 },
    skip: !upazila,
    fetchPolicy: 'cache-first',
  });
  const delivery = data?.quoteCart.groups[0]?.delivery;
  return (
    <ul className="buy-facts">
      <li>
        <Truck aria-hidden />
        {upazila ? (
          <span>
            {delivery ? <DeliveryText delivery={delivery} product={product} quantity={quantity} place={format.name(upazila)} /> : '\u00a0'}
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
        <span>{t('payment', { methods: product.seller.acceptsPayments.map((method) => texts(method)).join(', ') })}</span>
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

interface DeliveryTextProps extends BuyFactsProps {
  delivery: DeliveryFee_DeliveryFragment;
  place: string;
}

/** The fee for the quantity chosen, or why there is none; and from what amount on it is free. */
function DeliveryText({ delivery, product, quantity, place }: DeliveryTextProps) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const readable = useReadable();
  const { text, reason } = useDeliveryFee(delivery);
  const amount = format.quantity(quantity, product.unit, readable(product).customUnitNote);
  if (text === null) return null;
  return (
    <>
      {delivery.fee === null ? t('deliveryState', { place, state: text }) : t('deliveryFee', { fee: text, place, quantity: amount })}
      {reason && <span className="caption"> {reason}</span>}
      {delivery.freeFrom !== null && <span className="caption"> {texts('freeFrom', { amount: format.money(delivery.freeFrom) })}</span>}
    </>
  );
}
