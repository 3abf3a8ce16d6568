import { useAcceptWeightsMutation, useDeclineWeightsMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { sellerName } from '../../platform/seller-name';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { messages } from '../../widgets/purchases/purchases.messages';

/** Asks the buyer whether to pay for a weight above what was agreed. */
export function WeightQuestion({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [accept, accepting] = useAppMutation(useAcceptWeightsMutation);
  const [decline, declining] = useAppMutation(useDeclineWeightsMutation);
  const { id, proposedTotal, seller } = order;
  if (!order.actions.includes('ACCEPT_WEIGHT') || !proposedTotal) return null;
  const busy = accepting.busy || declining.busy;
  const errorText = accepting.errorText ?? declining.errorText;
  const send = async (isAccepted: boolean) => {
    const { failure } = await (isAccepted ? accept({ variables: { id, expectedTotal: proposedTotal } }) : decline({ variables: { id } }));
    if (!failure) toast.success(t(isAccepted ? 'weightAccepted' : 'weightDeclined'));
  };
  return (
    <section className="panel purchase-question" aria-label={t('weightTitle')}>
      <h2>{t('weightTitle')}</h2>
      <p>
        {t('weightText', {
          seller: sellerName(seller),
          before: format.money(order.total),
          after: format.money(proposedTotal),
        })}
      </p>
      <ul>
        {order.lines.map(
          ({ id: lineId, productName, weighedKg, expectedKg }) =>
            weighedKg &&
            expectedKg && (
              <li key={lineId}>
                {t('weightLine', {
                  product: productName,
                  weight: format.quantity(weighedKg, 'KG'),
                  expected: format.quantity(expectedKg, 'KG'),
                })}
              </li>
            ),
        )}
      </ul>
      {errorText && <Alert tone="error" role="alert" title={errorText} />}
      <div className="purchase-ways">
        <Button busy={accepting.busy} busyLabel={t('saving')} disabled={busy} onClick={() => void send(true)}>
          {t('weightAccept', { total: format.money(proposedTotal) })}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void send(false)}>
          {t('weightDecline')}
        </Button>
      </div>
    </section>
  );
}
