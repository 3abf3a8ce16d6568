import { act, screen } from '@testing-library/react';
import { currentToasts, dismissToast } from '../../../client/platform/toast/toast-store';

/** The toast with this text; it waits for it. */
export const findToast = (text: string | RegExp) => screen.findByText(text, { selector: '.toast *' });

/** Toasts outlive a test by seconds: `afterEach(clearToasts)`. */
export function clearToasts(): void {
  act(() => currentToasts().forEach((toast) => dismissToast(toast.id)));
}
