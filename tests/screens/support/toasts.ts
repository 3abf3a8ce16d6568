import { act, screen } from '@testing-library/react';
import { currentToasts, dismissToast } from '../../../client/platform/toast/toast-store';

/**
 * The toast with this text, or its announcement: on a busy machine the two seconds of a toast pass before it is looked
 * for. It waits for it.
 */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const [found] = await screen.findAllByText(text, { selector: '.toast *, #live-polite, #live-assertive' });
  if (!found) throw new Error(`no toast ${String(text)}`);
  return found;
}

/** Toasts outlive a test by seconds: `afterEach(clearToasts)`. */
export function clearToasts(): void {
  act(() => currentToasts().forEach((toast) => dismissToast(toast.id)));
}
