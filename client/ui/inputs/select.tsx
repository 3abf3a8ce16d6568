import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { Options } from './options';
import type { Choice } from './options';

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
      <span className="choice">
        <select className="choice-field" id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <Options choices={choices} />
        </select>
        <span className="choice-indicator">
          <ChevronDown aria-hidden />
        </span>
      </span>
    </div>
  );
}
