import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import Big from 'big.js';
import { Minus, Plus } from 'lucide-react';
import { useFormat } from '../platform/format';
import { useMessages } from '../platform/i18n/use-messages';
import { announce } from '../platform/live-region';
import { DigitsInput } from './fields/digits-input';
import { uiMessages } from './ui.messages';

interface QuantityStepperProps {
  /** Exact decimal as a string; '' while empty. */
  value: string;
  onChange: (value: string) => void;
  /** Names the input and the two buttons: 'Quantity', 'Quantity of Potato'. */
  label: string;
  min?: string;
  max?: string | null;
  step?: string;
  /** Digits allowed after the point; sellers type whole numbers. */
  decimals?: number;
  id?: string;
  disabled?: boolean;
  /** Greyed and blurred: the unit Others explains itself in words (U4). */
  off?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  /** After typing, when Enter is pressed or the field is left: the value is then within its limits. Without it Enter is the form's. */
  onSettled?: (value: string) => void;
}

const holdDelayMs = 450;
const holdEveryMs = 90;

function parse(text: string): Big | null {
  try {
    return new Big(text);
  } catch {
    return null;
  }
}

/** − [ 1 ] +, each 44 px: hold to repeat, ↑ and ↓, digits of either script; − stops at the minimum. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = '1',
  max = null,
  step = '1',
  decimals = 0,
  id,
  disabled = false,
  off = false,
  invalid = false,
  required,
  describedBy,
  onSettled,
}: QuantityStepperProps) {
  const t = useMessages(uiMessages);
  const format = useFormat();
  const latest = useRef(value);
  latest.current = value;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const within = (amount: Big) => {
    if (amount.lt(min)) return new Big(min);
    return max !== null && amount.gt(max) ? new Big(max) : amount;
  };
  const move = (direction: 1 | -1) => {
    const now = parse(latest.current) ?? new Big(min).minus(direction === 1 ? step : 0);
    const next = within(now.plus(new Big(step).times(direction))).toString();
    if (next === latest.current) return;
    latest.current = next;
    onChange(next);
    announce(format.number(next));
  };
  const release = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  };
  const press = (direction: 1 | -1) => {
    release();
    const again = () => {
      move(direction);
      timer.current = setTimeout(again, holdEveryMs);
    };
    timer.current = setTimeout(again, holdDelayMs);
  };
  useEffect(() => release, []);

  const settle = () => {
    const amount = parse(latest.current);
    const settled = amount ? within(amount).toString() : min;
    if (settled !== latest.current) onChange(settled);
    onSettled?.(settled);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onSettled) {
      event.preventDefault();
      return settle();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  const amount = parse(value);
  const button = (direction: 1 | -1) => {
    const stopped = amount !== null && (direction === 1 ? max !== null && amount.gte(max) : amount.lte(min));
    return (
      <button
        type="button"
        aria-label={t(direction === 1 ? 'more' : 'less', { label })}
        aria-disabled={stopped || undefined}
        disabled={disabled}
        onClick={() => {
          move(direction);
          onSettled?.(latest.current);
        }}
        onPointerDown={() => press(direction)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
      >
        {direction === 1 ? <Plus aria-hidden size={20} /> : <Minus aria-hidden size={20} />}
      </button>
    );
  };
  return (
    <div className="stepper" data-off={off} inert={off} role="group" aria-label={label}>
      {button(-1)}
      <DigitsInput
        id={id}
        aria-label={label}
        value={value}
        decimals={decimals}
        disabled={disabled}
        aria-invalid={invalid}
        required={required}
        aria-describedby={describedBy}
        autoComplete="off"
        onValue={(typed) => {
          latest.current = typed;
          onChange(typed);
        }}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
      {button(1)}
    </div>
  );
}
