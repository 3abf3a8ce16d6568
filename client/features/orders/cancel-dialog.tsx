import { optionalReasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import { useCancelPurchaseMutation } from '../../generated/graphql';
import { useAppMutation } from '../../platform/apollo/use-app-mutation';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { RulesForm } from '../../ui/fields/rules-form';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { messages } from '../../widgets/purchases/purchases.messages';

interface CancelDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Asks before an order is cancelled; the reason, if there is one, reaches the seller. */
export function CancelDialog({ orderId, onClose }: CancelDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const [cancelOrder, cancelling] = useAppMutation(useCancelPurchaseMutation);
  const form = useRulesForm({
    rules: optionalReasonRules,
    initialValues: { reason: '' },
    submit: async ({ reason }) => {
      const { failure } = await cancelOrder({ variables: { id: orderId, reason } });
      if (failure) return failure;
      toast.success(t('cancelled'));
      onClose();
      return null;
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('cancelTitle')}
      confirmLabel={t('cancel')}
      busyLabel={t('cancelling')}
      cancelLabel={t('keep')}
      busy={form.busy}
      errorText={cancelling.errorText}
      onConfirm={() => form.handleSubmit()}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
      <RulesForm form={form} label={t('cancelTitle')} idPrefix="cancel">
        <TextAreaField name="reason" label={t('reason')} rows={2} maxLength={limits.reasonLength} />
      </RulesForm>
    </ConfirmDialog>
  );
}
