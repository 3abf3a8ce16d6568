import { useState } from 'react';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { isMobileMoney, isUnpaid } from '../../../../schema/values/orders/orders';
import { usePayInCashMutation } from '../../../generated/graphql';
import type { PurchaseDetailQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from '../../../widgets/purchases/purchases.messages';
import { ClaimDialog } from './claim.form';
import { CopyLine } from './copy-value';

type Order = NonNullable<PurchaseDetailQuery['order']>;

/** Explains when an order with mobile money is to be paid, then where to and until when. Offers the change to cash. */
export function PayPanel({ order }: { order: Order }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const toast = useToast();
  const [claiming, setClaiming] = useState(false);
  const [payInCash, changing] = useAppMutation(usePayInCashMutation);
  const { paymentMethod, paymentStatus, paymentSteps, payTo } = order;
  if (!isMobileMoney(paymentMethod) || !isUnpaid(paymentStatus) || !paymentSteps.includes('CLAIM')) return null;
  const change = async () => {
    const { failure } = await payInCash({ variables: { id: order.id } });
    if (!failure) toast.success(t('cashChosen'));
  };
  const method = texts(paymentMethod);
  const rejection = rejectionOf(order);
  const title = payTo
    ? t('payTitle', { total: format.money(payTo.amount), method })
    : t(isWaiting(order) ? 'payLater' : 'payNowhere', { method });
  return (
    <section className="panel purchase-question" aria-label={title}>
      <h2>{title}</h2>
      {rejection && (
        <Alert tone="warning" title={t('claimRejected', { reference: rejection.reference })}>
          {rejection.reason}
        </Alert>
      )}
      {payTo ? (
        <>
          <p>{t('payText', { time: format.dateTime(payTo.payBy), seller: sellerName(order.seller) })}</p>
          <dl className="pay-lines">
            <CopyLine label={t('payNumber', { holder: payTo.holder })} shown={format.digits(payTo.number)} text={payTo.number} />
            <CopyLine label={t('payAmount')} shown={format.money(payTo.amount)} text={plainAmount(payTo.amount)} />
            <CopyLine label={t('payReference')} shown={payTo.reference} text={payTo.reference} />
          </dl>
        </>
      ) : (
        <p>{t(isWaiting(order) ? 'payLaterText' : 'payNowhereText')}</p>
      )}
      {changing.errorText && <Alert tone="error" role="alert" title={changing.errorText} />}
      <div className="purchase-ways">
        {payTo && <Button onClick={() => setClaiming(true)}>{t('paySent')}</Button>}
        {paymentSteps.includes('PAY_IN_CASH') && (
          <Button look="outline" busy={changing.busy} busyLabel={t('saving')} onClick={() => void change()}>
            {t('payCash')}
          </Button>
        )}
      </div>
      {claiming && <ClaimDialog order={order} onClose={() => setClaiming(false)} />}
    </section>
  );
}

/** The payment that the seller rejected last, and why; null where none was. */
function rejectionOf({ money, events }: Order): { reference: string; reason: string } | null {
  const reference = money.payments.findLast(({ state }) => state === 'REJECTED')?.reference;
  const reason = events.findLast(({ payment, reason: given }) => payment && isUnpaid(payment) && given)?.reason;
  return reference && reason ? { reference, reason } : null;
}

/** The seller has not confirmed yet. */
const isWaiting = ({ status }: Order): boolean => status === 'PLACED';
