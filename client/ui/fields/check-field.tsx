import { CircleAlert } from 'lucide-react';
import { useFormField } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { Checkbox } from '../inputs/checkbox';

interface CheckFieldProps {
  name: string;
  legend: string;
  hint?: string;
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** Several of a few: native checkboxes under one legend. */
export function CheckField({ name, legend, hint, choices }: CheckFieldProps) {
  const field = useFormField(name);
  const errorText = useErrorText();
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const describedBy = [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset id={field.id} className="radio-cards" aria-describedby={describedBy || undefined} tabIndex={-1}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${field.id}-hint`} className="radio-cards-hint">
          {hint}
        </p>
      )}
      <div className="check-choices">
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(on) => field.change(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
      {field.error && (
        <p id={`${field.id}-error`} className="radio-cards-error">
          <CircleAlert aria-hidden />
          {errorText(field.error)}
        </p>
      )}
    </fieldset>
  );
}
