import { showToast } from './toast-store';

export interface ToastActions {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
}

const actions: ToastActions = { success: (text) => showToast('success', text), error: (text) => showToast('error', text) };

/** A short text after an action. What the user must act on is an Alert on the screen, not a toast. */
export function useToast(): ToastActions {
  return actions;
}
