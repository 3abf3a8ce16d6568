import { refundGivenRules } from '../../../schema/rules/orders/order-refund.rules';
import { limits } from '../../../schema/values/limits';
import { mobileMoneyMethods } from '../../../schema/values/orders/orders';
import { useGiveRefundMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RadioCards } from '../../ui/fields/radio-cards';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './order-money.messages';
import type { Refund } from './refund-line';

const methods = ['CASH_ON_DELIVERY', ...mobileMoneyMethods] as const;

/** How the seller gave the money back: in cash, or by a transfer with its TrxID. */
export function GiveRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const [give] = useAppMutation(useGiveRefundMutation);
  const form = useRulesForm({
    rules: refundGivenRules,
    initialValues: { method: 'BKASH', reference: '' },
    submit: async (input) => {
      const { failure } = await give({ variables: { id: refund.id, input } });
      if (failure) return failure;
      toast.success(t('done'));
      onClose();
      return null;
    },
  });
  const title = t('giveTitle', { amount: format.money(refund.amount) });
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title} idPrefix="give-refund">
        <div className="form-column">
          <ErrorSummary />
          <RadioCards name="method" label={t('giveMethod')} choices={methods.map((method) => ({ value: method, label: t(method) }))} />
          {form.values.method !== 'CASH_ON_DELIVERY' && (
            <TextField name="reference" label={t('giveReference')} maxLength={limits.trxIdLength} required />
          )}
          <SubmitButton busyLabel={t('sending')}>{t('giveSend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
