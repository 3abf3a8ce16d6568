import { useId } from 'react';
import { useUrlState } from '../../platform/router/use-url-state';

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Midnight in Dhaka, the same number of days later; null for what is no day. */
export function midnight(text: string, daysLater = 0): string | null {
  const at = day.test(text) ? Date.parse(`${text}T00:00:00+06:00`) : NaN;
  return Number.isNaN(at) ? null : new Date(at + daysLater * dayMs).toISOString();
}

/** A day of a filter, stored in the address under this name. */
export function DayInput({ label, name }: { label: string; name: 'from' | 'until' }) {
  const id = useId();
  const url = useUrlState();
  return (
    <div className="select-line day-input">
      <label htmlFor={id} className="select-label">
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="date"
        value={url.get(name)}
        onChange={(event) => url.set({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}
