import type { AnyObjectSchema } from 'yup';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';

interface ReviewTextProps {
  title: string;
  rules: AnyObjectSchema;
  /** The one field a user fills, among `initial`. */
  field: string;
  initial: Record<string, string>;
  label: string;
  hint: string;
  maxLength: number;
  send: string;
  sending: string;
  onSend: (values: Record<string, string>) => Promise<Failure | null>;
  onClose: () => void;
}

/** A short text about a review: the seller's reply, or why an admin hides it. */
export function ReviewTextDialog({
  title,
  rules,
  field,
  initial,
  label,
  hint,
  maxLength,
  send,
  sending,
  onSend,
  onClose,
}: ReviewTextProps) {
  const form = useRulesForm<Record<string, string>, Record<string, string>>({ rules, initialValues: initial, submit: onSend });
  return (
    <Dialog open onClose={onClose} place="sheet" title={title}>
      <RulesForm form={form} label={title}>
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField name={field} label={label} hint={hint} rows={4} maxLength={maxLength} required />
          <SubmitButton busyLabel={sending}>{send}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}
