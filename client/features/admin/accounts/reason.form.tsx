import { useEffect } from 'react';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { limits } from '../../../../schema/values/limits';
import type { Failure } from '../../../platform/apollo/read-error';
import { useRulesForm } from '../../../platform/forms/use-rules-form';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { RulesForm } from '../../../ui/fields/rules-form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { messages } from './accounts.messages';
import type { Decision } from './use-decisions';

const busyText = {
  approve: 'approving',
  reject: 'rejecting',
  suspend: 'suspending',
  reinstate: 'reinstating',
  resetFactor: 'resettingFactor',
} as const;

interface ReasonFormProps {
  decision: Decision;
  name: string;
  onSend: (reason: string) => Promise<Failure | null>;
  onBack: () => void;
}

/**
 * A rejection, a suspension and its end want a reason, which the user concerned reads; so does an approval of someone
 * who may have another account.
 */
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
          <SubmitButton
            full={false}
            tone={decision === 'reject' || decision === 'suspend' ? 'danger' : 'brand'}
            busyLabel={t(busyText[decision])}
          >
            {t(decision)}
          </SubmitButton>
        </div>
      </div>
    </RulesForm>
  );
}
