import { correctedCashRules } from '../../../../schema/rules/orders/corrected-cash.rules';
import { limits } from '../../../../schema/values/limits';
import { useCorrectCashMutation } from '../../../generated/graphql';
import type { AdminOrderDetail_OrderFragment } from '../../../generated/graphql';
import type { Failure } from '../../../platform/apollo/read-error';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { FormActions } from '../../../ui/fields/form-actions';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './orders.messages';

interface CorrectCashDialogProps {
  order: AdminOrderDetail_OrderFragment;
  onDone: (failure: Failure | null) => Failure | null;
  onClose: () => void;
}

/** More cash came than the seller has recorded, or less than a dispute or silence brought: all of it, and why. */
export function CorrectCashDialog({ order, onDone, onClose }: CorrectCashDialogProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const [correct] = useAppMutation(useCorrectCashMutation);
  const form = useRulesForm({
    rules: correctedCashRules,
    initialValues: { amount: '', reason: '' },
    submit: async ({ amount, reason }) => onDone((await correct({ variables: { id: order.id, amount, reason } })).failure),
  });
  const { cashCorrectableFrom: from, cashCorrectableTo: to } = order.money;
  const title = t('correctCashTitle', { number: order.trackingNumber });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title} idPrefix="cash">
        <div className="form-column">
          <ErrorSummary />
          <TextField
            name="amount"
            label={t('cashAmount')}
            hint={[to && t('cashAtMost', { amount: format.money(to) }), from && t('cashAtLeast', { amount: format.money(from) })]
              .filter(Boolean)
              .join(' ')}
            digits="amount"
            required
          />
          <TextAreaField name="reason" label={t('reasonShown')} maxLength={limits.reasonLength} required />
          <FormActions cancel={shared('back')} onCancel={onClose} busyLabel={shared('sending')}>
            {t('correctCash')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
