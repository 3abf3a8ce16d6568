import { useEffect, useState, useSyncExternalStore } from 'react';
import { defaultLanguage } from '../../../schema/values/accounts/roles';
import type { FirstViewChoices } from '../../../schema/values/site/page-renderer';
import { afterLoad } from './after-load';

/**
 * The server renders a page with these choices of the user, and the browser's first render repeats them: React takes
 * over markup only where both are equal. Facts that only the device knows (cart, location, width) follow with the next
 * render. On the server the choices are set before each synchronous render.
 */
let choices: FirstViewChoices = { language: defaultLanguage, sparing: false };

export const onServer = typeof document === 'undefined';

export const firstView = (): FirstViewChoices => choices;

export function setFirstView(next: FirstViewChoices): void {
  choices = next;
}

const never = () => () => undefined;

/**
 * False on the server and in the browser's first render, which must equal the server's: what the device alone knows is
 * shown after.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const quietWithinMs = 2000;

/** True in the first quiet moment after the page has loaded: for what no one waits for. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    let handle = 0;
    const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined; // Safari has none
    const wait = () =>
      void (handle = idle ? idle(() => setQuiet(true), { timeout: quietWithinMs }) : window.setTimeout(() => setQuiet(true)));
    const callOff = afterLoad(wait);
    return () => {
      callOff();
      if (idle) window.cancelIdleCallback(handle);
      else clearTimeout(handle);
    };
  }, []);
  return quiet;
}
