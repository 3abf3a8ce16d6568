import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../../../../schema/values/limits';

export interface UndoTime {
  /** The orders whose last step can be reverted now. */
  readonly ids: ReadonlySet<string>;
  readonly start: (id: string) => void;
  readonly stop: (id: string) => void;
}

/** Offers Undo for `limits.undoMs` after a step; `onOver` runs when the last of these times is over. */
export function useUndoTime(onOver: () => void): UndoTime {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const stop = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setIds(new Set(timers.current.keys()));
  }, []);
  const start = useCallback(
    (id: string) => {
      clearTimeout(timers.current.get(id));
      const end = () => {
        stop(id);
        if (timers.current.size === 0) over.current();
      };
      timers.current.set(id, setTimeout(end, limits.undoMs));
      setIds(new Set(timers.current.keys()));
    },
    [stop],
  );
  return { ids, start, stop };
}
