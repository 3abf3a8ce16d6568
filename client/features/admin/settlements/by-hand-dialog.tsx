import { payoutReferenceRules } from '../../../../schema/rules/money/payout.rules';
import { limits } from '../../../../schema/values/limits';
import { AdminSettlementsDocument, useRecordRefundByHandMutation } from '../../../generated/graphql';
import type { RejectedRefund_RowFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useToast } from '../../../platform/toast/use-toast';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { TakeBackReason } from '../take-back-reason';
import { messages } from './settlements.messages';

/** Records by which transfer of the market a rejected refund was paid back. */
export function ByHandDialog({
  refund: { id, trackingNumber, amount, givenLateAt },
  onClose,
}: {
  refund: RejectedRefund_RowFragment;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [record] = useAppMutation(useRecordRefundByHandMutation);
  const form = useRulesForm({
    rules: payoutReferenceRules,
    initialValues: { reference: '', takeBackReason: '' },
    submit: async ({ reference }, { takeBackReason }) => {
      const { failure } = await record({
        variables: { id, reference, takeBackReason: takeBackReason || undefined },
        refetchQueries: [AdminSettlementsDocument],
        awaitRefetchQueries: true,
      });
      if (failure) return failure;
      toast.success(t('byHandSaved'));
      onClose();
      return null;
    },
  });
  const title = t('byHandRecordOf', { order: trackingNumber });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title} idPrefix="by-hand">
        <div className="form-column">
          <p>{givenLateAt ? t('givenLate') : t('byHandNow', { amount: format.money(amount) })}</p>
          <ErrorSummary />
          <TextField name="reference" label={t('reference')} maxLength={limits.billReferenceLength} autoComplete="off" required />
          <TakeBackReason failure={form.failure} value={form.values.takeBackReason} />
          <FormActions cancel={t('cancel')} onCancel={onClose} busyLabel={t('saving')}>
            {t('save')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
