import { useEffect, useRef, useState } from 'react';
import { readQuantity } from '../../../schema/text/typed-number';
import { thousandths } from '../../../schema/values/catalogue/sell-terms';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { inputMessages } from './inputs.messages';

export type Direction = 1 | -1;

interface TypedQuantityOptions {
  value: string;
  onChange: (value: string) => void;
  onSettled?: (value: string) => void;
  min: string;
  typedMin: string;
  max: string | null;
  step: string;
  /** Digits allowed after the point. */
  decimals: number;
}

/** Why what is in the box cannot be taken; null where it can, and for an empty box. `read`: its value as a decimal. */
function mistakeIn(text: string, read: string | null, decimals: number): 'noNumber' | 'wholeOnly' | 'tooFine' | null {
  if (read === null) return text.trim() === '' ? null : 'noNumber';
  if ((read.split('.')[1]?.length ?? 0) <= decimals) return null;
  return decimals === 0 ? 'wholeOnly' : 'tooFine';
}

/** A text about a corrected value; it disappears by itself. */
function useCorrection() {
  const [correction, setCorrection] = useState<string | null>(null);
  useEffect(() => {
    if (correction === null) return;
    const timer = setTimeout(() => setCorrection(null), limits.undoMs);
    return () => clearTimeout(timer);
  }, [correction]);
  return [correction, setCorrection] as const;
}

/** The value of a quantity stepper: moved by steps, typed, and brought within its limits. */
export function useTypedQuantity({ value, onChange, onSettled, min, typedMin, max, step, decimals }: TypedQuantityOptions) {
  const t = useMessages(inputMessages);
  const format = useFormat();
  const latest = useRef(value);
  latest.current = value;
  const [correction, setCorrection] = useCorrection();
  const read = readQuantity(value);

  const within = (quantity: string, least: string): string => {
    const limit = Number(quantity) < Number(least) ? least : max !== null && Number(quantity) > Number(max) ? max : quantity;
    return readQuantity(limit) ?? limit;
  };
  const move = (direction: Direction, by = step) => {
    const typed = readQuantity(latest.current);
    const now = typed === null ? thousandths(min) - (direction === 1 ? thousandths(by) : 0) : thousandths(typed);
    const next = within(String((now + direction * thousandths(by)) / 1000), min);
    const moved = thousandths(next);
    // 0.5 less one would be 1: a step down never leads up
    // nor a step up down, where more than there is was typed
    if (direction === -1 ? moved >= now : moved <= now && typed !== null) return;
    if (next === latest.current) return;
    latest.current = next;
    setCorrection(null);
    onChange(next);
    announce(format.number(next));
  };
  const type = (typed: string) => {
    latest.current = typed;
    setCorrection(null);
    onChange(typed);
  };
  /** Null where what was typed is no quantity: it stays in the box, with the reason beside it. */
  const settle = (): string | null => {
    const typed = readQuantity(latest.current);
    const mistake = mistakeIn(latest.current, typed, decimals);
    if (mistake !== null) {
      announce(t(mistake));
      return null;
    }
    const settled = typed === null ? min : within(typed, typedMin);
    if (settled !== latest.current) {
      if (settled !== typed) {
        const text = t(Number(typed ?? 0) > Number(settled) ? 'cutToMost' : 'raisedToLeast', { quantity: format.number(settled) });
        setCorrection(text);
        announce(text);
      }
      onChange(settled);
    }
    onSettled?.(settled);
    return settled;
  };
  return {
    /** Shown beside the box while it holds what cannot be taken. */
    mistake: mistakeIn(value, read, decimals),
    atLeast: read !== null && Number(read) <= Number(min),
    atMost: read !== null && max !== null && Number(read) >= Number(max),
    /** Shown beside the box: what was typed is not what is in it now. */
    correction,
    move,
    type,
    settle,
    reportSettled: () => {
      if (readQuantity(latest.current) !== null) onSettled?.(latest.current);
    },
  };
}
