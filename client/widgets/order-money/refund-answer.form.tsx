import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import { useConfirmRefundMutation, useDenyRefundMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './order-money.messages';
import type { Refund } from './refund-line';

interface AnswerProps {
  refund: Refund;
  onClose: () => void;
}

/** The buyer has the money of a refund. */
export function ConfirmRefundDialog({ refund, onClose }: AnswerProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const [confirm, { busy, errorText }] = useAppMutation(useConfirmRefundMutation);
  return (
    <ConfirmDialog
      open
      title={t('hasItTitle', { amount: format.money(refund.amount) })}
      confirmLabel={t('hasIt')}
      busyLabel={t('sending')}
      busy={busy}
      tone="brand"
      cancelLabel={t('back')}
      errorText={errorText}
      onConfirm={() => {
        void confirm({ variables: { id: refund.id } }).then(({ failure }) => {
          if (failure) return;
          toast.success(t('done'));
          onClose();
        });
      }}
      onClose={onClose}
    >
      {t('hasItText')}
    </ConfirmDialog>
  );
}

/** The buyer did not get the money that the seller says was given back. */
export function DenyRefundDialog({ refund, onClose }: AnswerProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const format = useFormat();
  const [deny] = useAppMutation(useDenyRefundMutation);
  const form = useRulesForm({
    rules: reasonRules,
    initialValues: { reason: '' },
    submit: async ({ reason }) => {
      const { failure } = await deny({ variables: { id: refund.id, reason } });
      if (failure) return failure;
      toast.success(t('done'));
      onClose();
      return null;
    },
  });
  const title = t('denyTitle', { amount: format.money(refund.amount) });
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title} idPrefix="deny-refund">
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField name="reason" label={t('denyReason')} maxLength={limits.reasonLength} required />
          <SubmitButton busyLabel={t('sending')}>{t('denySend')}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
