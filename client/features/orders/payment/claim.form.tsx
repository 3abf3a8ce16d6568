import { useState } from 'react';
import { paymentClaimRules, surplusClaimRules } from '../../../../schema/rules/orders/order.rules';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { limits } from '../../../../schema/values/limits';
import { mobileMoneyMethods } from '../../../../schema/values/orders/orders';
import { useClaimPurchasePaymentMutation } from '../../../generated/graphql';
import type { PaymentClaimInput, Purchase_OrderFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { Alert } from '../../../ui/feedback/alert';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { PhoneField, TextField } from '../../../ui/fields/text-field';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from '../../../widgets/purchases/purchases.messages';
import { DisputeDialog } from './payment-dispute';

interface ClaimDialogProps {
  order: Purchase_OrderFragment;
  onClose: () => void;
}

/**
 * Asks for mobile money that was sent after the order was placed, again after the seller did not find it, or though
 * nothing was due.
 */
export function ClaimDialog({ order, onClose }: ClaimDialogProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const toast = useToast();
  const isSurplus = Number(order.money.due) === 0;
  const title = t(isSurplus ? 'claimSurplus' : 'claim');
  const [contested, setContested] = useState<PaymentClaimInput | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [claim] = useAppMutation(useClaimPurchasePaymentMutation);
  const form = useRulesForm({
    rules: isSurplus ? surplusClaimRules : paymentClaimRules,
    initialValues: {
      paymentMethod: mobileMoneyMethods.find((one) => one === order.paymentMethod) ?? 'BKASH',
      paymentNumber: order.paymentNumber ?? '',
      paymentReference: '',
      amount: isSurplus ? '' : plainAmount(order.money.due),
    },
    submit: async (input) => {
      const { failure, data } = await claim({ variables: { id: order.id, input } });
      setContested(failure?.code === 'CONFLICT' && failure.fields.paymentReference ? input : null);
      if (failure) return failure;
      // of an order whose seller has left the market is asked
      const isAtMarket = data?.claimPayment.money.payments.some(({ dispute }) => dispute?.state === 'OPEN');
      toast.success(t(isAtMarket ? 'disputeSent' : 'claimed'));
      onClose();
      return null;
    },
  });
  if (contested && isAsking)
    return <DisputeDialog orderId={order.id} reference={contested.paymentReference} transfer={contested} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title} idPrefix="claim">
        <div className="form-column">
          <p>{t(isSurplus ? 'claimSurplusText' : 'claimText')}</p>
          <ErrorSummary />
          <RadioCards
            name="paymentMethod"
            label={t('claimMethod')}
            choices={mobileMoneyMethods.map((method) => ({ value: method, label: texts(method) }))}
          />
          <PhoneField isAccount name="paymentNumber" label={t('claimNumber')} required />
          <TextField name="paymentReference" label={t('claimReference')} maxLength={limits.trxIdLength} required />
          {contested?.paymentReference === form.values.paymentReference && (
            <Alert
              tone="warning"
              title={t('claimContested')}
              action={
                <Button look="outline" onClick={() => setAsking(true)}>
                  {t('dispute')}
                </Button>
              }
            />
          )}
          <TextField
            name="amount"
            label={t('claimAmount')}
            hint={t(isSurplus ? 'claimSurplusHint' : 'claimAmountHint')}
            digits="amount"
            suffix={t('taka')}
            required
          />
          <SubmitButton busyLabel={t('sending')}>{t('claimSend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
