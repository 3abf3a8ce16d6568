import { useEffect, useRef, useState } from 'react';

const secondsTo = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/**
 * Whole seconds left until `end`, stopping at 0; by the clock, so that a sleeping phone loses none. `onPassed` is
 * called when `marks` are passed.
 */
export function useCountdown(end: number, marks: readonly number[], onPassed: (secondsLeft: number) => void): number {
  const [left, setLeft] = useState(() => secondsTo(end));
  const before = useRef(left);
  const passed = useRef(onPassed);
  useEffect(() => {
    passed.current = onPassed;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsTo(end);
      const crossed = marks.filter((mark) => before.current > mark && now <= mark).at(-1);
      before.current = now;
      setLeft(now);
      if (crossed !== undefined) passed.current(crossed);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, marks]);
  return left;
}
