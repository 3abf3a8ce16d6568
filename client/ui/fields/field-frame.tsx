import type { ReactNode } from 'react';
import { Field } from '@chakra-ui/react/field';
import { CircleAlert } from 'lucide-react';
import { useErrorText } from '../../platform/i18n/use-error-text';

export interface FieldStyle {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface FieldFrameProps extends FieldStyle {
  /** The control's id (useFormField): labels and summary links find it by this. */
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/**
 * Hint and error belong to the control's description: `aria-errormessage`, which Chakra sets, is read by few screen
 * readers.
 */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/**
 * Label above, hint, control, error under it. The id goes through Field.Root, which gives it to label and control
 * alike.
 */
export function FieldFrame({ id, label, hint, required, disabled, error, children }: FieldFrameProps) {
  const errorText = useErrorText();
  return (
    <Field.Root
      id={id}
      ids={{ helperText: `${id}-hint`, errorText: `${id}-error` }}
      required={required}
      disabled={disabled}
      invalid={Boolean(error)}
    >
      <Field.Label>
        {label}
        {required && <Field.RequiredIndicator />}
      </Field.Label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      {children}
      {error && (
        <Field.ErrorText>
          <CircleAlert aria-hidden />
          {errorText(error)}
        </Field.ErrorText>
      )}
    </Field.Root>
  );
}
