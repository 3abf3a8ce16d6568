import type { AnyObjectSchema } from 'yup';
import { reasonRules } from '../../../schema/rules/shared/reason.rules';
import { limits } from '../../../schema/values/limits';
import type { Failure } from '../../platform/apollo/read-error';
import { useRulesForm } from '../../platform/forms/use-rules-form';
import { useToast } from '../../platform/toast/use-toast';
import { Dialog } from '../../ui/overlays/dialog';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { RulesForm } from '../../ui/fields/rules-form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextAreaField } from '../../ui/fields/text-area-field';

interface SentTextProps {
  title: string;
  label: string;
  hint: string;
  send: string;
  sending: string;
  /** The toast of a text that was sent. */
  sent: string;
  onSend: (text: string) => Promise<{ readonly failure: Failure | null }>;
  onSent?: () => void;
  onClose: () => void;
}

interface TextDialogProps extends SentTextProps {
  rules: AnyObjectSchema;
  /** The field of the rules that the user fills. */
  field: string;
  /** Holds what the rules want beside it, and the text that is there already. */
  initial: Record<string, string>;
  maxLength: number;
}

/** Asks for one short text, such as a seller's reply. */
export function TextDialog({ rules, field, initial, maxLength, onSend, onSent, onClose, ...texts }: TextDialogProps) {
  const toast = useToast();
  const form = useRulesForm<Record<string, string>, Record<string, string>>({
    rules,
    initialValues: initial,
    submit: async ({ [field]: text = '' }) => {
      const { failure } = await onSend(text);
      if (failure) return failure;
      toast.success(texts.sent);
      onSent?.();
      onClose();
      return null;
    },
  });
  return (
    <Dialog open onClose={onClose} place="sheet" title={texts.title}>
      <RulesForm form={form} label={texts.title}>
        <div className="form-column">
          <ErrorSummary />
          <TextAreaField name={field} label={texts.label} hint={texts.hint} rows={4} maxLength={maxLength} required />
          <SubmitButton busyLabel={texts.sending}>{texts.send}</SubmitButton>
        </div>
      </RulesForm>
    </Dialog>
  );
}

/** Asks why something is reported, hidden or restored. */
export function ReasonDialog(props: SentTextProps) {
  return <TextDialog {...props} rules={reasonRules} field="reason" initial={{ reason: '' }} maxLength={limits.reasonLength} />;
}
