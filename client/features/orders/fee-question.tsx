import { useAcceptFeeMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { sellerName } from '../../platform/seller-name';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { messages } from '../../widgets/purchases/purchases.messages';

/**
 * Announces that an order without a delivery fee will get one, then asks the buyer to accept the fee. The page offers
 * the way to cancel.
 */
export function FeeQuestion({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [accept, accepting] = useAppMutation(useAcceptFeeMutation);
  const { seller, actions } = order;
  if (!order.feePending || order.progress !== 'PENDING') return null;
  if (!actions.includes('ACCEPT_FEE')) return <Alert tone="info" title={t('feePending')} />;
  const send = async () => {
    const { failure } = await accept({ variables: { id: order.id, expectedTotal: order.total } });
    if (!failure) toast.success(t('feeAccepted'));
  };
  const title = t('feeTitle', { fee: format.money(order.deliveryFee) });
  return (
    <section className="panel purchase-question" aria-label={title}>
      <h2>{title}</h2>
      <p>{t('feeText', { seller: sellerName(seller), total: format.money(order.total) })}</p>
      {accepting.errorText && <Alert tone="error" role="alert" title={accepting.errorText} />}
      <div className="purchase-ways">
        <Button busy={accepting.busy} busyLabel={t('saving')} onClick={() => void send()}>
          {t('feeAccept', { total: format.money(order.total) })}
        </Button>
      </div>
    </section>
  );
}
