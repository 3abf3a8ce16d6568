import { billPaymentRules } from '../../../../schema/rules/money/billing.rules';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { limits } from '../../../../schema/values/limits';
import { BillPaymentMethod } from '../../../../schema/values/money/bills';
import { useRecordBillPaymentMutation } from '../../../generated/graphql';
import type { Bill_PaperFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { messages as billTexts } from '../../../widgets/bills/bills.messages';
import { TakeBackReason } from '../take-back-reason';
import { messages } from './bills.messages';

interface InitialValues {
  amount: string;
  method: BillPaymentMethod;
  reference: string;
  receivedOn: string;
  takeBackReason: string;
}

/** Money that was received for a bill; what is open by default. */
export function PaymentForm({ bill, onClose }: { bill: Bill_PaperFragment; onClose: () => void }) {
  const t = useMessages(messages);
  const texts = useMessages(billTexts);
  const toast = useToast();
  const [record] = useAppMutation(useRecordBillPaymentMutation);
  const today = dayAt(new Date());
  const initialValues: InitialValues = {
    amount: bill.open,
    method: BillPaymentMethod.BKASH,
    reference: '',
    receivedOn: today,
    takeBackReason: '',
  };
  const form = useRulesForm({
    rules: billPaymentRules,
    initialValues,
    submit: async ({ takeBackReason, ...given }) => {
      const input = takeBackReason ? { ...given, takeBackReason } : given;
      const { failure } = await record({ variables: { billId: bill.id, input } });
      if (failure) return failure;
      toast.success(t('recorded'));
      onClose();
      return null;
    },
  });
  return (
    <RulesForm form={form} label={t('record')} idPrefix="payment">
      <div className="form-column">
        <ErrorSummary />
        <TextField name="amount" label={t('amount')} digits="amount" required />
        <SelectField
          name="method"
          label={t('method')}
          placeholder={null}
          choices={Object.values(BillPaymentMethod).map((value) => ({ value, label: texts(value) }))}
          required
        />
        {form.values.method !== BillPaymentMethod.CASH && (
          <TextField name="reference" label={t('reference')} maxLength={limits.billReferenceLength} autoComplete="off" required />
        )}
        <TakeBackReason failure={form.failure} value={form.values.takeBackReason} />
        <DateField name="receivedOn" label={t('receivedOn')} max={today} required />
        <div className="page-actions">
          <SubmitButton full={false} busyLabel={t('recording')}>
            {t('record')}
          </SubmitButton>
          <Button look="ghost" tone="gray" disabled={form.busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </RulesForm>
  );
}
