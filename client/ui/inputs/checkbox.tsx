interface CheckboxProps {
  label: string;
  /** The label is heard, not seen (rows of a table). */
  hideLabel?: boolean;
  checked: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
  onChange: (checked: boolean) => void;
}

/** A native checkbox in our style; the whole 44 px cell takes the tap. */
export function Checkbox({ label, hideLabel, checked, indeterminate = false, disabled, name, onChange }: CheckboxProps) {
  return (
    <label className={hideLabel ? 'check-cell' : 'checkbox'}>
      <input
        type="checkbox"
        className="check"
        name={name}
        checked={checked}
        disabled={disabled}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
