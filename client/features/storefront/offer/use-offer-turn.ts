import { startTransition, useEffect, useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { fieldInUse } from '../../../platform/device/field-in-use';
import { isOfferOpen } from './offer-days';

const lookAgainMs = 500;
/** The page counts as idle this long after the last touch or scroll. */
const restMs = 800;
const movements = ['scroll', 'touchstart', 'touchmove', 'pointerdown', 'wheel', 'keydown'] as const;

/** The user is typing, or another dialog is open: a popup would interrupt them. */
function isBusy(): boolean {
  return fieldInUse() !== null || document.visibilityState === 'hidden' || document.querySelector('dialog[open], [role="menu"]') !== null;
}

/**
 * True from 1.5 s after the first deal cards were drawn, or from the first quiet moment after that: not under a finger,
 * not while the page scrolls. `wanted` is false until then, and where the offer is not for this user.
 */
export function useOfferTurn(wanted: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted || due || !isOfferOpen()) return;
    let lastMove = -Infinity;
    const moved = () => void (lastMove = performance.now());
    for (const name of movements) window.addEventListener(name, moved, { passive: true, capture: true });
    let timer = setTimeout(function look() {
      if (isBusy() || performance.now() - lastMove < restMs) timer = setTimeout(look, lookAgainMs);
      else startTransition(() => setDue(true)); // rendered in pieces: a tap meanwhile need not wait for it
    }, limits.popupDelayMs);
    return () => {
      clearTimeout(timer);
      for (const name of movements) window.removeEventListener(name, moved, { capture: true });
    };
  }, [due, wanted]);
  return due && wanted;
}
