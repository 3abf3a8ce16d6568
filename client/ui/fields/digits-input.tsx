import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { toAsciiDigits } from '../../../schema/text/digits';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> {
  /** ASCII digits; shown in the digits of the language. */
  value: string;
  onValue: (value: string) => void;
  /** How many digits may follow the point; 0 takes digits only. */
  decimals?: number;
  /** A minus at the beginning stays, for the rules to reject: without it another amount would be sent than was typed. */
  signed?: boolean;
  /** What draws the box: Chakra's Input in a field of a form, the browser's own elsewhere. */
  box?: ComponentType<Omit<ComponentProps<'input'>, 'size'>> | 'input';
}

/** The digits (and one point, where allowed) of a text, in ASCII; `signed`: with a minus before them. */
export function onlyDigits(text: string, decimals = 0, signed = false): string {
  const ascii = toAsciiDigits(text);
  if (signed && /^\s*[-\u2212]/.test(ascii)) return `-${onlyDigits(ascii, decimals)}`;
  if (!decimals) return ascii.replace(/\D/g, '');
  const [whole = '', ...rest] = ascii.replace(/[^\d.]/g, '').split('.');
  return rest.length ? `${whole}.${rest.join('').slice(0, decimals)}` : whole;
}

/** Takes ০–৯ and 0–9 alike, drops anything else (a minus stays where `signed`), and leaves the caret where it was. */
export function DigitsInput({ value, onValue, decimals = 0, signed = false, inputMode, box: Box = 'input', ...rest }: DigitsInputProps) {
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
      inputMode={inputMode ?? (decimals ? 'decimal' : 'numeric')}
      value={shown}
      onChange={(event) => {
        const { value: typed, selectionStart } = event.currentTarget;
        caretFromEnd.current = typed.length - (selectionStart ?? typed.length);
        // a stored fraction is edited as it is: dropping its point would make ten times the amount of it
        onValue(onlyDigits(typed, value.includes('.') ? Math.max(decimals, limits.quantityDecimals) : decimals, signed));
      }}
    />
  );
}
