import { correctedNumberRules } from '../../../schema/rules/money/payout.rules';
import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { useToast } from '../../platform/toast/use-toast';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { FormActions } from '../../ui/fields/form-actions';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { messages } from './number.messages';
import { TakeBackReason } from './take-back-reason';

export interface RightNumber {
  /** Undefined where it is not known. */
  readonly reference?: string;
  readonly reason: string;
  readonly takeBackReason?: string;
}

interface NumberDialogProps {
  /** Names the payout, or the order. */
  subject: string;
  /** Nothing is paid by the transfer: its number is only freed. */
  isFreedOnly?: boolean;
  send: (right: RightNumber) => Promise<Failure | null>;
  onClose: () => void;
}

/** The number of a transfer of the market is wrong: the right one is entered, or the wrong one is freed. */
export function NumberDialog({ subject, isFreedOnly = false, send, onClose }: NumberDialogProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const form = useRulesForm({
    rules: correctedNumberRules,
    initialValues: { reference: '', reason: '', takeBackReason: '' },
    submit: async ({ reference, reason }, { takeBackReason }) => {
      const failure = await send({ reference: reference || undefined, reason, takeBackReason: takeBackReason || undefined });
      if (failure) return failure;
      toast.success(t(reference ? 'corrected' : 'freed'));
      onClose();
      return null;
    },
  });
  const title = t('title', { subject });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title} idPrefix="number">
        <div className="form-column">
          <ErrorSummary />
          {!isFreedOnly && (
            <TextField
              name="reference"
              label={t('right')}
              hint={t('rightHint')}
              maxLength={limits.billReferenceLength}
              autoComplete="off"
            />
          )}
          <TextAreaField name="reason" label={t('reason')} maxLength={limits.reasonLength} required />
          <TakeBackReason failure={form.failure} value={form.values.takeBackReason} />
          <FormActions cancel={t('cancel')} onCancel={onClose} busyLabel={t('saving')}>
            {t('save')}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
