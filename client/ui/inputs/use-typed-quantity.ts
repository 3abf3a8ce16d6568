import { useEffect, useRef, useState } from 'react';
import Big from 'big.js';
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
}

function parse(text: string): Big | null {
  try {
    return new Big(text);
  } catch {
    return null;
  }
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
export function useTypedQuantity({ value, onChange, onSettled, min, typedMin, max, step }: TypedQuantityOptions) {
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
    if (direction === -1 && moved.gte(now)) return;
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
  const settle = () => {
    const amount = parse(latest.current);
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
    atLeast: amount !== null && amount.lte(min),
    atMost: amount !== null && max !== null && amount.gte(max),
    /** Shown beside the box: what was typed is not what is in it now. */
    correction,
    move,
    type,
    settle,
    reportSettled: () => onSettled?.(latest.current),
  };
}
