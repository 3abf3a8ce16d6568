import { useEffect, useState } from 'react';
import { limits } from '../../../schema/values/limits';

export interface Settling {
  /** The place has just changed: its button does nothing yet. */
  readonly isSettling: (place: number) => boolean;
  /** A press meant for what was there before: the time starts again. */
  readonly wait: () => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * Protects buttons whose effect changes under the finger. `places` names what the button in each place does; one that
 * changes is inert for `limits.settleMs`, and every press meanwhile starts that time again, so that no rhythm of
 * presses reaches it. `fromStart` is for buttons of a dialog, which appear where something else was pressed.
 */
export function useSettling(places: readonly string[], fromStart = false): Settling {
  const [shown, setShown] = useState(places);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(() => (fromStart ? new Set(places.keys()) : none));
  const changed = places.flatMap((place, at) => (place === shown[at] ? [] : [at]));
  if (changed.length > 0 || places.length !== shown.length) {
    setShown(places);
    setFresh(new Set([...fresh, ...changed]));
  }
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(none), limits.settleMs);
    return () => clearTimeout(timer);
  }, [fresh]);
  return { isSettling: (place) => fresh.has(place), wait: () => setFresh((now) => new Set(now)) };
}
