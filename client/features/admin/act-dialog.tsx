import { typedReasonRules } from '../../../schema/rules/market/moderation.rules';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import type { Tone } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { FormActions } from '../../ui/fields/form-actions';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { messages } from './admin.messages';

export interface AskedAct {
  readonly title: string;
  readonly reasonLabel: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** The submit button has this tone; it matches the button that opened the dialog. */
  readonly tone?: Tone;
  /** Typed once more before what cannot be taken back. */
  readonly word?: string;
  readonly send: (reason: string) => Promise<Failure | null>;
}

/** Asks why before an action of an admin; where it cannot be undone, for the name of the thing as well. */
export function ActDialog({ act, onClose }: { act: AskedAct; onClose: () => void }) {
  const t = useMessages(messages);
  const { title, reasonLabel, hint, submitLabel, tone = 'danger', word, send } = act;
  const form = useRulesForm({
    rules: word ? typedReasonRules : reasonRules,
    initialValues: { reason: '', typed: '' },
    submit: ({ reason }) => send(reason),
    context: { word },
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField name="reason" label={reasonLabel} hint={hint} maxLength={limits.reasonLength} required />
          {word && <TextField name="typed" label={t('typeLabel', { word })} autoComplete="off" required />}
          <FormActions cancel={t('back')} onCancel={onClose} tone={tone} busyLabel={t('sending')}>
            {submitLabel}
          </FormActions>
        </div>
      </RulesForm>
    </Dialog>
  );
}
