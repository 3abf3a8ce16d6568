import { showToast } from './toast-store';

export interface ToastActions {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
}

const actions: ToastActions = { success: (text) => showToast('success', text), error: (text) => showToast('error', text) };

/** Short words after an action. What a person must act on is an Alert on the screen, not a toast. */
export function useToast(): ToastActions {
  return actions;
}
