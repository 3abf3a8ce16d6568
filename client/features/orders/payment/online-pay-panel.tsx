import { useState } from 'react';
import { useOnlinePaymentStatusQuery, usePayInCashMutation, useStartOnlinePaymentMutation } from '../../../generated/graphql';
import type { PaymentGateway, PurchaseDetailQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { messages as purchaseTexts } from '../../../widgets/purchases/purchases.messages';
import { messages } from './online-pay.messages';

type Order = NonNullable<PurchaseDetailQuery['order']>;

interface OnlinePayPanelProps {
  order: Order;
  gateways: readonly PaymentGateway[];
}

const CHECK_EVERY_MS = 4_000;

/**
 * Explains when an order with online payment is to be paid, then offers the gateways and the change to cash. Polls for
 * the outcome while the gateway has not reported it.
 */
export function OnlinePayPanel({ order, gateways }: OnlinePayPanelProps) {
  const t = useMessages(messages);
  const texts = useMessages(purchaseTexts);
  const format = useFormat();
  const toast = useToast();
  const [start, starting] = useAppMutation(useStartOnlinePaymentMutation);
  const [chosen, setChosen] = useState<PaymentGateway | null>(null);
  const [payInCash, changing] = useAppMutation(usePayInCashMutation);
  const { onlinePayment, paymentMethod, paymentSteps, id } = order;
  const isChecking = onlinePayment?.state === 'CHECKING';
  useOnlinePaymentStatusQuery({ variables: { id }, skip: !isChecking, pollInterval: CHECK_EVERY_MS, fetchPolicy: 'network-only' });
  // an order that a gateway was paid for may have another way of payment by now
  if (!onlinePayment || paymentMethod !== 'ONLINE' || !paymentSteps.includes('PAY_IN_CASH')) return null;
  const isLater = onlinePayment.state !== 'DUE' && !isChecking;
  const pay = async (gateway: PaymentGateway) => {
    setChosen(gateway);
    const { data } = await start({ variables: { id, gateway } });
    if (data) window.location.assign(data.startOnlinePayment.pageUrl);
  };
  const change = async () => {
    const { failure } = await payInCash({ variables: { id } });
    if (!failure) toast.success(texts('cashChosen'));
  };
  const title = isLater ? t('later') : t('title', { total: format.money(onlinePayment.amount) });
  const errorText = starting.errorText ?? changing.errorText;
  return (
    <section className="panel purchase-question" aria-label={title}>
      <h2>{title}</h2>
      {isLater && <p>{t('laterText')}</p>}
      {!isLater && onlinePayment.payBy && <p>{t('text', { time: format.dateTime(onlinePayment.payBy) })}</p>}
      {isChecking && (
        <Alert tone="info" role="status" title={t('checking')}>
          {t('checkingText')}
        </Alert>
      )}
      {!isLater && gateways.length === 0 && <p>{t('nowhere')}</p>}
      {errorText && <Alert tone="error" role="alert" title={errorText} />}
      <div className="purchase-ways">
        {!isLater &&
          gateways.map((gateway) => (
            <Button
              key={gateway}
              busy={starting.busy && gateway === chosen}
              disabled={starting.busy}
              busyLabel={t('opening')}
              onClick={() => void pay(gateway)}
            >
              {t(gateway)}
            </Button>
          ))}
        <Button look="outline" busy={changing.busy} busyLabel={texts('saving')} onClick={() => void change()}>
          {texts('payCash')}
        </Button>
      </div>
    </section>
  );
}
