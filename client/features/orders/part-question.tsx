import { useState } from 'react';
import { useAcceptPartMutation } from '../../generated/graphql';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../../ui/buttons/button';
import { Alert } from '../../ui/feedback/alert';
import { messages } from '../../widgets/purchases/purchases.messages';
import { CancelDialog } from './cancel-dialog';

/** Asks the buyer whether to take the part of the order that there is. */
export function PartQuestion({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [accept, accepting] = useAppMutation(useAcceptPartMutation);
  const [isLeaving, setLeaving] = useState(false);
  const { id, total, orderedTotal, seller, lines } = order;
  if (!order.actions.includes('ACCEPT_PART')) return null;
  const send = async () => {
    const { failure } = await accept({ variables: { id, expectedTotal: total } });
    if (!failure) toast.success(t('partAccepted'));
  };
  return (
    <section className="panel purchase-question" aria-label={t('partTitle')}>
      <h2>{t('partTitle')}</h2>
      <p>
        {t('partText', {
          seller: seller.nameOfBusiness || seller.name,
          before: format.money(orderedTotal),
          after: format.money(total),
          fee: format.money(order.deliveryFee),
        })}
      </p>
      <ul>
        {lines.map(({ id: lineId, productName, quantity, orderedQuantity, unit, customUnitNote }) => (
          <li key={lineId}>
            {t('partLine', {
              product: productName,
              left: format.quantity(quantity, unit, customUnitNote),
              ordered: format.quantity(orderedQuantity, unit, customUnitNote),
            })}
          </li>
        ))}
      </ul>
      {accepting.errorText && <Alert tone="error" role="alert" title={accepting.errorText} />}
      <div className="purchase-ways">
        <Button busy={accepting.busy} busyLabel={t('saving')} onClick={() => void send()}>
          {t('partAccept', { total: format.money(total) })}
        </Button>
        <Button look="outline" disabled={accepting.busy} onClick={() => setLeaving(true)}>
          {t('partLeave')}
        </Button>
      </div>
      {isLeaving && <CancelDialog orderId={id} onClose={() => setLeaving(false)} />}
    </section>
  );
}
