import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Names what the switch turns on or off. */
  children: ReactNode;
}

/** On or off, at once: a native checkbox with the role of a switch; the whole line can be tapped. */
export function Switch({ checked, onChange, disabled = false, children }: SwitchProps) {
  return (
    <label className="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="switch-track" aria-hidden />
    </label>
  );
}
