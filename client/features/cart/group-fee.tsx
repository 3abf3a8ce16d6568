import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './cart.messages';

/** Above this share of what is bought from the seller, the fee is worth a word. */
const dearShare = 0.5;

/** What this seller's delivery costs, and a hint where it costs much for little. */
export function GroupFee({ fee, subtotal, sellerId }: { fee: string; subtotal: string; sellerId: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <p className="cart-fee">
        {t('groupFee')}
        <span className="money">{Number(fee) > 0 ? format.money(fee) : t('free')}</span>
      </p>
      {Number(fee) > Number(subtotal) * dearShare && (
        <p className="caption cart-fee-hint">
          {t('dearFee', { fee: format.money(fee), subtotal: format.money(subtotal) })}{' '}
          <TextLink to={paths.seller(sellerId)}>{t('moreOfSeller')}</TextLink>
        </p>
      )}
    </>
  );
}
