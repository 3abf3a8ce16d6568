import { useEffect } from 'react';
import { currentToasts, subscribeToasts } from '../../platform/toast/toast-store';

/**
 * While a modal drawer is open the toasts are a popover: the browser draws a modal dialog above everything else, and
 * only what was shown after it above that one. `shown`: another value for each dialog that the drawer opens or closes,
 * since that one comes to lie above them. Browsers without popovers keep them below.
 */
export function useToastsAbove(shown: unknown = null): void {
  useEffect(() => {
    const list = document.querySelector<HTMLElement>('.toasts');
    if (!list?.showPopover) return;
    list.popover = 'manual';
    const raise = () => {
      list.hidePopover();
      if (currentToasts().length > 0) list.showPopover();
    };
    raise();
    const stop = subscribeToasts(raise);
    return () => {
      stop();
      list.popover = null;
    };
  }, [shown]);
}
