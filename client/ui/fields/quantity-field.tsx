import { useFormField } from '../../platform/forms/form-context';
import { QuantityStepper } from '../inputs/quantity-stepper';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';

interface QuantityFieldProps extends FieldStyle {
  name: string;
  min?: string;
  max?: string | null;
  step?: string;
  decimals?: number;
  /** Greyed, blurred and inert: the unit is Others. */
  off?: boolean;
}

/** The stepper as a form field. */
export function QuantityField({ name, label, hint, required, disabled, ...stepper }: QuantityFieldProps) {
  const field = useFormField(name);
  return (
    <FieldFrame id={field.id} label={label} hint={hint} required={required} error={field.error}>
      <QuantityStepper
        {...stepper}
        id={field.id}
        describedBy={describedBy(field.id, hint, field.error)}
        label={label}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.change}
        disabled={disabled}
        required={required}
        invalid={Boolean(field.error)}
      />
    </FieldFrame>
  );
}
