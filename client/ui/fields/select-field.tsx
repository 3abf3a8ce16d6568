import { useFormField } from '../../platform/forms/form-context';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './fields.messages';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldStyle } from './field-frame';
import { NativeChoice } from './native-choice';
import { Options } from '../inputs/options';
import type { Choice } from '../inputs/options';

interface SelectFieldProps extends FieldStyle {
  name: string;
  choices: readonly Choice[];
  /** The line for "nothing chosen"; null leaves it out. */
  placeholder?: string | null;
  autoComplete?: string;
  onChosen?: (value: string) => void;
}

export function SelectField({ name, choices, placeholder, autoComplete, onChosen, ...style }: SelectFieldProps) {
  const field = useFormField(name);
  const t = useMessages(messages);
  return (
    <FieldFrame {...style} id={field.id} error={field.error}>
      <NativeChoice
        name={name}
        aria-describedby={describedBy(field.id, style.hint, field.error)}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => {
          field.change(event.currentTarget.value);
          onChosen?.(event.currentTarget.value);
        }}
        onBlur={field.blur}
      >
        {placeholder !== null && <option value="">{placeholder ?? t('choose')}</option>}
        <Options choices={choices} />
      </NativeChoice>
    </FieldFrame>
  );
}
