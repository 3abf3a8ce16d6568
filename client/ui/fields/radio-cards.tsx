import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useFormField } from '../../platform/forms/form-context';
import { useErrorText } from '../../platform/i18n/use-error-text';
import { describedBy } from './field-frame';
import type { FieldStyle } from './field-frame';

export interface CardChoice {
  value: string;
  label: string;
  text?: string;
  icon?: ReactNode;
}

interface RadioCardsProps extends FieldStyle {
  name: string;
  choices: readonly CardChoice[];
  columns?: 1 | 2 | 4;
  onChosen?: (value: string) => void;
}

/** Big cards of which one is chosen: native radios, so arrows, form and screen readers work as everywhere. */
export function RadioCards({ name, label, hint, required, disabled, choices, columns = 2, onChosen }: RadioCardsProps) {
  const field = useFormField(name);
  const errorText = useErrorText();
  return (
    <fieldset
      id={field.id}
      className="radio-cards"
      disabled={disabled}
      aria-describedby={describedBy(field.id, hint, field.error)}
      role="radiogroup"
      aria-required={required}
      aria-invalid={Boolean(field.error)}
    >
      <legend>
        {label}
        {required && (
          <span aria-hidden className="required-mark">
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${field.id}-hint`} className="radio-cards-hint">
          {hint}
        </p>
      )}
      <div className="radio-cards-row" data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className="radio-card">
            <input
              type="radio"
              name={field.id}
              value={choice.value}
              checked={field.value === choice.value}
              onChange={() => {
                field.change(choice.value);
                onChosen?.(choice.value);
              }}
              onBlur={field.blur}
            />
            {choice.icon}
            <span className="radio-card-words">
              <span className="radio-card-label">{choice.label}</span>
              {choice.text && <span className="radio-card-text">{choice.text}</span>}
            </span>
            <span className="radio-card-mark" aria-hidden />
          </label>
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
