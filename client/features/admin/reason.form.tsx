import { useEffect } from 'react';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { messages } from './people.messages';
import type { Decision } from './use-decisions';

export type ReasonedDecision = Exclude<Decision, 'approve'>;

const busyWords = { reject: 'rejecting', suspend: 'suspending', reinstate: 'reinstating' } as const;

interface ReasonFormProps {
  decision: ReasonedDecision;
  name: string;
  onSend: (reason: string) => Promise<Failure | null>;
  onBack: () => void;
}

/** A rejection, a suspension and its end want a reason; the person concerned reads it. */
export function ReasonForm({ decision, name, onSend, onBack }: ReasonFormProps) {
  const t = useMessages(messages);
  const form = useRulesForm({ rules: reasonRules, initialValues: { reason: '' }, submit: ({ reason }) => onSend(reason) });
  useEffect(() => document.getElementById('reason')?.focus(), []);
  return (
    <RulesForm form={form} label={t(`${decision}Title`, { name })}>
      <div className="form-column">
        <ErrorSummary />
        <TextAreaField name="reason" label={t(`${decision}Reason`)} hint={t(`${decision}Hint`)} maxLength={limits.reasonLength} required />
        <div className="row-card-actions">
          <Button look="outline" tone="gray" onClick={onBack}>
            {t('back')}
          </Button>
          <SubmitButton full={false} busyLabel={t(busyWords[decision])}>
            {t(decision)}
          </SubmitButton>
        </div>
      </div>
    </RulesForm>
  );
}
