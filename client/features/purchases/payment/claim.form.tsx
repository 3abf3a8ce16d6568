import { paymentClaimRules } from '../../../../schema/rules/orders/order.rules';
import { plainAmount } from '../../../../schema/rules/shared/plain-amount';
import { limits } from '../../../../schema/values/limits';
import { mobileMoneyMethods } from '../../../../schema/values/orders/orders';
import { useClaimPurchasePaymentMutation } from '../../../generated/graphql';
import type { Purchase_OrderFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RadioCards } from '../../../ui/fields/radio-cards';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { PhoneField, TextField } from '../../../ui/fields/text-field';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { messages } from '../../../widgets/purchases/purchases.messages';

interface ClaimDialogProps {
  order: Purchase_OrderFragment;
  onClose: () => void;
}

/** Mobile money sent after the order was placed, or sent again after the seller did not find it. */
export function ClaimDialog({ order, onClose }: ClaimDialogProps) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const toast = useToast();
  const [claim] = useAppMutation(useClaimPurchasePaymentMutation);
  const form = useRulesForm({
    rules: paymentClaimRules,
    initialValues: {
      paymentMethod: mobileMoneyMethods.find((one) => one === order.paymentMethod) ?? 'BKASH',
      paymentNumber: order.paymentNumber ?? '',
      paymentReference: '',
      amount: plainAmount(order.money.due),
    },
    submit: async (input) => {
      const { failure } = await claim({ variables: { id: order.id, input } });
      if (failure) return failure;
      toast.success(t('claimed'));
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('claim')}>
      <RulesForm form={form} label={t('claim')} idPrefix="claim">
        <div className="form-column">
          <p>{t('claimText')}</p>
          <ErrorSummary />
          <RadioCards
            name="paymentMethod"
            label={t('claimMethod')}
            choices={mobileMoneyMethods.map((method) => ({ value: method, label: texts(method) }))}
          />
          <PhoneField isAccount name="paymentNumber" label={t('claimNumber')} required />
          <TextField name="paymentReference" label={t('claimReference')} maxLength={limits.trxIdLength} required />
          <TextField name="amount" label={t('claimAmount')} hint={t('claimAmountHint')} digits="amount" suffix={t('taka')} required />
          <SubmitButton busyLabel={t('sending')}>{t('claimSend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
