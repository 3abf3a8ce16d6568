import { useId, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { starPath } from '../display/stars';
import { inputMessages } from './inputs.messages';

interface RateInputProps {
  /** 0 while unset. */
  value: number;
  onChange: (value: number) => void;
  label: string;
}

/** Where a user gives stars: native radios under the drawing, 44 px each. */
export function RateInput({ value, onChange, label }: RateInputProps) {
  const t = useMessages(inputMessages);
  const format = useFormat();
  const name = useId();
  const [over, setOver] = useState(0);
  const lit = over || value;
  return (
    <fieldset className="rate" onPointerLeave={() => setOver(0)}>
      <legend className="visually-hidden">{label}</legend>
      {Array.from({ length: limits.stars.max }, (_, index) => index + 1).map((stars) => (
        <label key={stars} data-on={stars <= lit} onPointerEnter={() => setOver(stars)}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
          />
          <span className="visually-hidden">{format.digits(t('starCount', { count: stars }))}</span>
          <svg width={32} height={32} viewBox="0 0 24 24" aria-hidden>
            <path d={starPath} fill="currentColor" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
