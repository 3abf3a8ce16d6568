import { Textarea } from '@chakra-ui/react/textarea';
import { useFormField } from '../../platform/forms/form-context';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface TextAreaFieldProps extends FieldStyle {
  name: string;
  rows?: number;
  maxLength?: number;
  autoComplete?: string;
}

export function TextAreaField({ name, rows = 4, maxLength, autoComplete, ...style }: TextAreaFieldProps) {
  const field = useFormField(name);
  return (
    <FieldFrame {...style} id={field.id} error={field.error}>
      <Textarea
        name={name}
        aria-describedby={describedBy(field.id, style.hint, field.error)}
        rows={rows}
        maxLength={maxLength}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
