import { useEffect, useRef } from 'react';
import type { Direction } from './use-typed-quantity';

const holdDelayMs = 450;
const holdEveryMs = 90;
/** The bin appears where − was: the quick taps that led there must not empty the line as well. */
const binGuardMs = 350;

interface StepPressOptions {
  /** Once a click, and again and again while a button is held. */
  move: (direction: Direction, held: boolean) => void;
  reportSettled: () => void;
  /** Runs when − is pressed while it is a bin. Null while it is not a bin. */
  onBin: (() => void) | null;
}

/** The presses of a stepper's two buttons: a click moves once, a hold repeats. */
export function useStepPresses({ move, reportSettled, onBin }: StepPressOptions) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const binSince = useRef(0);
  const isBin = onBin !== null;
  useEffect(() => {
    if (isBin) binSince.current = performance.now();
  }, [isBin]);

  const release = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => release, []);
  const press = (direction: Direction) => {
    release();
    held.current = false;
    if (onBin && direction === -1) return;
    const again = () => {
      held.current = true;
      move(direction, true);
      timer.current = setTimeout(again, holdEveryMs);
    };
    timer.current = setTimeout(again, holdDelayMs);
  };
  const click = (direction: Direction) => {
    if (onBin && direction === -1) {
      if (!held.current && performance.now() - binSince.current >= binGuardMs) onBin();
      return;
    }
    if (!held.current) move(direction, false); // a hold has moved it already
    held.current = false;
    reportSettled();
  };
  const leave = () => {
    release();
    if (held.current) reportSettled();
    held.current = false;
  };
  return { press, release, click, leave };
}
