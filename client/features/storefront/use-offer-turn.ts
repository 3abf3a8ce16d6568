import { useEffect, useState } from 'react';
import { limits } from '../../../schema/values/limits';
import { isOfferOpen } from './offer-days';

const lookAgainMs = 500;

/** Somebody is writing, or something else wants an answer: a popup would take it out of his hands. */
function isBusy(): boolean {
  const { activeElement } = document;
  const writes = activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select, [contenteditable="true"]');
  return writes || document.visibilityState === 'hidden' || document.querySelector('dialog[open], [role="menu"]') !== null;
}

/** True from 1.5 s after the storefront came up (S1), or from the first quiet moment after that; `wanted` false: not at all. */
export function useOfferTurn(wanted: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!wanted || due || !isOfferOpen()) return;
    let timer = setTimeout(function look() {
      if (isBusy()) timer = setTimeout(look, lookAgainMs);
      else setDue(true);
    }, limits.popupDelayMs);
    return () => clearTimeout(timer);
  }, [due, wanted]);
  return due && wanted;
}
