import { useEffect, useRef, useState } from 'react';
import Big from 'big.js';
import { readQuantity } from '../../../schema/text/typed-number';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { announce } from '../../platform/live-region';
import { uiMessages } from '../ui.messages';

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

/** Null for what is no quantity, and for none at all. */
function parse(text: string): Big | null {
  const read = readQuantity(text);
  return read === null ? null : new Big(read);
}

/** Why what is in the box cannot be taken; null where it can, and for an empty box. */
function mistakeIn(text: string, amount: Big | null, decimals: number): 'noNumber' | 'wholeOnly' | 'tooFine' | null {
  if (amount === null) return text.trim() === '' ? null : 'noNumber';
  if (amount.round(decimals, Big.roundDown).eq(amount)) return null;
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
  const t = useMessages(uiMessages);
  const format = useFormat();
  const latest = useRef(value);
  latest.current = value;
  const [correction, setCorrection] = useCorrection();
  const amount = parse(value);

  const within = (amount: Big, least: string) => {
    if (amount.lt(least)) return new Big(least);
    return max !== null && amount.gt(max) ? new Big(max) : amount;
  };
  const move = (direction: Direction, by = step) => {
    const now = parse(latest.current) ?? new Big(min).minus(direction === 1 ? by : 0);
    const moved = within(now.plus(new Big(by).times(direction)), min);
    // 0.5 less one would be 1: a step down never leads up
    // nor a step up down, where more than there is was typed
    if (direction === -1 ? moved.gte(now) : moved.lte(now) && parse(latest.current) !== null) return;
    const next = moved.toString();
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
    const amount = parse(latest.current);
    const mistake = mistakeIn(latest.current, amount, decimals);
    if (mistake !== null) {
      announce(t(mistake));
      return null;
    }
    const settled = amount ? within(amount, typedMin).toString() : min;
    if (settled !== latest.current) {
      if (amount === null || !amount.eq(settled)) {
        const text = t(amount?.gt(settled) ? 'cutToMost' : 'raisedToLeast', { quantity: format.number(settled) });
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
    mistake: mistakeIn(value, amount, decimals),
    atLeast: amount !== null && amount.lte(min),
    atMost: amount !== null && max !== null && amount.gte(max),
    /** Shown beside the box: what was typed is not what is in it now. */
    correction,
    move,
    type,
    settle,
    reportSettled: () => {
      if (parse(latest.current) !== null) onSettled?.(latest.current);
    },
  };
}
