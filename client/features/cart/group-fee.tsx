import type { DeliveryFee_DeliveryFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { TextLink } from '../../ui/buttons/text-link';
import { messages as deliveryTexts } from '../../widgets/delivery/delivery-fee.messages';
import { useDeliveryFee } from '../../widgets/delivery/use-delivery-fee';
import { messages } from './cart.messages';

/** Above this share of what is bought from the seller, the fee needs a hint. */
const dearShare = 0.5;

interface GroupFeeProps {
  delivery: DeliveryFee_DeliveryFragment;
  subtotal: string;
  sellerId: string;
}

/**
 * Shows the delivery fee of this seller, with a hint if it is a large share of the subtotal or becomes free from an
 * amount on.
 */
export function GroupFee({ delivery, subtotal, sellerId }: GroupFeeProps) {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const { text, reason } = useDeliveryFee(delivery);
  const { fee, freeFrom, weightKg } = delivery;
  if (text === null) return null;
  const weight = weightKg !== null && Number(weightKg) > 0 ? texts('weight', { weight: format.quantity(weightKg, 'KG', null) }) : null;
  return (
    <>
      <p className="cart-fee">
        <span>
          {t('groupFee')}
          {weight && <span className="caption"> · {weight}</span>}
        </span>
        <span className="money">{text}</span>
      </p>
      {reason && <p className="caption cart-fee-hint">{reason}</p>}
      {freeFrom !== null && fee !== null && Number(fee) > 0 && (
        <p className="caption cart-fee-hint">{texts('freeFrom', { amount: format.money(freeFrom) })}</p>
      )}
      {fee !== null && Number(fee) > Number(subtotal) * dearShare && (
        <p className="caption cart-fee-hint">
          {t('dearFee', { fee: format.money(fee), subtotal: format.money(subtotal) })}{' '}
          <TextLink to={paths.seller(sellerId)}>{t('moreOfSeller')}</TextLink>
        </p>
      )}
    </>
  );
}
