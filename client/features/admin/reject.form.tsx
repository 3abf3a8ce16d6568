import { useEffect } from 'react';
import { reasonRules } from '../../../schema/rules/reason.rules';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { messages } from './admin.messages';

interface RejectFormProps {
  name: string;
  onReject: (reason: string) => Promise<Failure | null>;
  onBack: () => void;
}

/** A rejection needs a reason; the applicant reads it. */
export function RejectForm({ name, onReject, onBack }: RejectFormProps) {
  const t = useMessages(messages);
  const form = useRulesForm({ rules: reasonRules, initialValues: { reason: '' }, submit: ({ reason }) => onReject(reason) });
  useEffect(() => document.getElementById('reason')?.focus(), []);
  return (
    <RulesForm form={form} label={t('rejectTitle', { name })}>
      <div className="form-column">
        <ErrorSummary />
        <TextAreaField name="reason" label={t('rejectReason')} hint={t('rejectReasonHint')} maxLength={500} required />
        <div className="row-card-actions">
          <Button look="outline" tone="gray" onClick={onBack}>
            {t('back')}
          </Button>
          <SubmitButton full={false} busyLabel={t('rejecting')}>
            {t('reject')}
          </SubmitButton>
        </div>
      </div>
    </RulesForm>
  );
}
