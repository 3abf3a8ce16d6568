import { CircleAlert } from 'lucide-react';
import { useFormField } from '../../../platform/forms/form-context';
import { useErrorText } from '../../../platform/i18n/use-error-text';
import { Checkbox } from '../../../ui/inputs/checkbox';

interface CheckListProps {
  name: string;
  legend: string;
  /** `code`: how programs spell the choice. */
  choices: readonly { readonly value: string; readonly label: string; readonly code?: string }[];
}

/** Several of a few: native checkboxes under one legend, at least one wanted. */
export function CheckList({ name, legend, choices }: CheckListProps) {
  const field = useFormField(name);
  const errorText = useErrorText();
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  return (
    <fieldset id={field.id} className="radio-cards" aria-describedby={field.error ? `${field.id}-error` : undefined} tabIndex={-1}>
      <legend>
        {legend}
        <span aria-hidden className="required-mark">
          {' *'}
        </span>
      </legend>
      {choices.map(({ value, label, code }) => (
        <div key={value} className="settings-check">
          <Checkbox
            label={label}
            checked={chosen.includes(value)}
            onChange={(on) => field.change(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          {code && (
            <code lang="en" translate="no">
              {code}
            </code>
          )}
        </div>
      ))}
      {field.error && (
        <p id={`${field.id}-error`} className="radio-cards-error">
          <CircleAlert aria-hidden />
          {errorText(field.error)}
        </p>
      )}
    </fieldset>
  );
}
