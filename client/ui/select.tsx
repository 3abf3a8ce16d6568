import { useId } from 'react';
import { NativeChoice } from './fields/native-choice';
import { Options } from './fields/options';
import type { Choice } from './fields/options';

interface SelectProps {
  label: string;
  /** The label is heard, not seen. */
  hideLabel?: boolean;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}

/** A choice outside a form: sort, filter. */
export function Select({ label, hideLabel = false, value, choices, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="select-line">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'select-label'}>
        {label}
      </label>
      <NativeChoice narrow id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <Options choices={choices} />
      </NativeChoice>
    </div>
  );
}
