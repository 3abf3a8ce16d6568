import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { toAsciiDigits } from '../../../schema/text/digits';
import { readAmount, readQuantity } from '../../../schema/text/typed-number';
import { useFormat } from '../../platform/format';

/**
 * Names what the digits of a box express: a count, an amount of money, a quantity, or a name such as a code or a card.
 */
export type DigitsKind = 'whole' | 'amount' | 'quantity' | 'name';

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'maxLength'> {
  /** As typed, in ASCII digits; shown in the digits of the language. */
  value: string;
  onValue: (value: string) => void;
  kind: DigitsKind;
  /** This component renders the box: Chakra's Input in a field of a form, else the browser's own input. */
  box?: ComponentType<Omit<ComponentProps<'input'>, 'size'>> | 'input';
}

const readings: Partial<Record<DigitsKind, (text: string) => string | null>> = {
  whole: readAmount,
  amount: readAmount,
  quantity: readQuantity,
};

/**
 * Takes ০–৯ and 0–9 alike and leaves the caret where it was. Nothing that is typed or pasted is dropped or cut: what is
 * no number stays in sight, and its rule says so. Once the box is left, a number stands in it as it was read: '1,5' as
 * '1.5'.
 */
export function DigitsInput({ value, onValue, kind, inputMode, box: Box = 'input', onBlur, ...rest }: DigitsInputProps) {
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const caretFromEnd = useRef<number | null>(null);
  const shown = format.digits(value);

  useLayoutEffect(() => {
    const element = input.current;
    if (caretFromEnd.current === null || !element || document.activeElement !== element) return;
    const place = Math.max(0, shown.length - caretFromEnd.current);
    element.setSelectionRange(place, place);
    caretFromEnd.current = null;
  }, [shown]);

  return (
    <Box
      {...rest}
      ref={input}
      type="text"
      inputMode={inputMode ?? (kind === 'amount' || kind === 'quantity' ? 'decimal' : 'numeric')}
      value={shown}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget;
        caretFromEnd.current = typed.length - (selectionStart ?? typed.length);
        onValue(toAsciiDigits(typed));
      }}
      onBlur={(event) => {
        const read = readings[kind]?.(value) ?? value;
        if (read !== value) onValue(read);
        onBlur?.(event);
      }}
    />
  );
}
