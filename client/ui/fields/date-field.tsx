import { Input } from '@chakra-ui/react/input';
import { useFormField } from '../../platform/forms/form-context';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface DateFieldProps extends FieldStyle {
  name: string;
  /** An hour or a moment instead of a day. */
  type?: 'date' | 'time' | 'datetime-local';
  /** The first and the last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
}

/** A day by the phone's own calendar; '' while none is chosen. */
export function DateField({ name, type = 'date', label, hint, required, disabled, min, max }: DateFieldProps) {
  const field = useFormField(name);
  return (
    <FieldFrame id={field.id} label={label} hint={hint} required={required} disabled={disabled} error={field.error}>
      <Input
        name={name}
        type={type}
        min={min}
        max={max}
        aria-describedby={describedBy(field.id, hint, field.error)}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
