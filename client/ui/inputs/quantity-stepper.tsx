import type { KeyboardEvent } from 'react';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useMessages } from '../../platform/i18n/use-messages';
import { DigitsInput } from './digits-input';
import { inputMessages } from './inputs.messages';
import { useStepPresses } from './use-step-presses';
import { useTypedQuantity } from './use-typed-quantity';
import type { Direction } from './use-typed-quantity';

interface QuantityStepperProps {
  /** Exact decimal as a string; '' while empty. */
  value: string;
  onChange: (value: string) => void;
  /** Names the input and the two buttons: 'Quantity', 'Quantity of Potato'. */
  label: string;
  /** Where − stops. */
  min?: string;
  /** The least that may be typed, where that is less than where − stops. */
  typedMin?: string;
  max?: string | null;
  step?: string;
  /** Digits allowed after the point; sellers type whole numbers. */
  decimals?: number;
  id?: string;
  disabled?: boolean;
  /** Greyed and blurred: the unit Others explains itself with a note. */
  off?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string;
  /** Pressed and held, a button moves by this. */
  holdStep?: string;
  /** Enter alone; leaving the field is not reported. */
  onEnter?: (value: string) => void;
  /**
   * After typing, when Enter is pressed or the field is left: the value is then within its limits. Without it Enter is
   * the form's.
   */
  onSettled?: (value: string) => void;
  /** With it − becomes a bin at the minimum: `label` names that button, `onPress` removes the product. */
  bin?: { readonly label: string; readonly onPress: () => void };
}

/**
 * − [ 1 ] +, each 44 px: hold to repeat, ↑ and ↓, digits of either script; − stops at the minimum, or becomes a bin
 * there.
 */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = '1',
  typedMin = min,
  max = null,
  step = '1',
  decimals = 0,
  id,
  disabled = false,
  off = false,
  invalid = false,
  required,
  describedBy,
  holdStep = step,
  onEnter,
  onSettled,
  bin,
}: QuantityStepperProps) {
  const t = useMessages(inputMessages);
  const quantity = useTypedQuantity({ value, onChange, onSettled, min, typedMin, max, step, decimals });
  const isBin = bin !== undefined && quantity.atLeast && !disabled;
  const presses = useStepPresses({
    move: (direction, held) => quantity.move(direction, held ? holdStep : step),
    reportSettled: quantity.reportSettled,
    onBin: isBin ? bin.onPress : null,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (onSettled ?? onEnter)) {
      event.preventDefault();
      const settled = quantity.settle();
      if (settled !== null) onEnter?.(settled);
      return;
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    quantity.move(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = { label, disabled, presses };
  const note = quantity.mistake === null ? quantity.correction : t(quantity.mistake);
  return (
    <div className="stepper" data-off={off} inert={off} role="group" aria-label={label}>
      <StepButton {...button} direction={-1} stopped={quantity.atLeast} binLabel={isBin ? bin.label : null} />
      <DigitsInput
        id={id}
        aria-label={label}
        value={value}
        kind="quantity"
        disabled={disabled}
        aria-invalid={invalid || quantity.mistake !== null}
        required={required}
        aria-describedby={describedBy}
        autoComplete="off"
        onValue={quantity.type}
        onKeyDown={onKeyDown}
        onBlur={() => void quantity.settle()}
      />
      <StepButton {...button} direction={1} stopped={quantity.atMost} binLabel={null} />
      {note && (
        <span className="stepper-note" data-wrong={quantity.mistake !== null}>
          {note}
        </span>
      )}
    </div>
  );
}

interface StepButtonProps {
  direction: Direction;
  /** Names what is moved. */
  label: string;
  disabled: boolean;
  /** At its limit. */
  stopped: boolean;
  /** With it the button is a bin. */
  binLabel: string | null;
  presses: ReturnType<typeof useStepPresses>;
}

function StepButton({ direction, label, disabled, stopped, binLabel, presses }: StepButtonProps) {
  const t = useMessages(inputMessages);
  const isBin = binLabel !== null;
  return (
    <button
      type="button"
      aria-label={binLabel ?? t(direction === 1 ? 'more' : 'less', { label })}
      aria-disabled={(stopped && !isBin) || undefined}
      disabled={disabled}
      onClick={() => presses.click(direction)}
      onPointerDown={() => presses.press(direction)}
      onPointerUp={presses.release}
      onPointerLeave={presses.leave}
      onPointerCancel={presses.leave}
      onKeyDown={(event) => isBin && event.repeat && event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <StepIcon direction={direction} bin={isBin} />
    </button>
  );
}

function StepIcon({ direction, bin }: { direction: Direction; bin: boolean }) {
  if (bin) return <Trash2 aria-hidden size={20} />;
  return direction === 1 ? <Plus aria-hidden size={20} /> : <Minus aria-hidden size={20} />;
}
