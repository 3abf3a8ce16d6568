import { useEffect } from 'react';
import { hasSessionHint } from '../account/session-hint';

/**
 * The forms on the page that hold something that was not sent yet: leaving asks about all of them at once, and the
 * offer of a newer version waits for them.
 */
interface UnsavedForm {
  /** A draft holds everything that was typed (use-draft). */
  readonly stored: boolean;
  /** Was anyone signed in when it was begun? After a logout there is nothing to stay for. */
  readonly signedIn: boolean;
}

const listeners = new Set<() => void>();
const forms = new Set<UnsavedForm>();
const changed = () => listeners.forEach((listener) => listener());

export const hasUnsaved = (): boolean => forms.size > 0;

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reports what the user would lose by leaving the screen now: nothing, values that a draft stores, or unsaved input.
 * The cookie reveals a logout before the page is rendered again.
 */
export function atStake(): 'nothing' | 'stored' | 'lost' {
  const asking = [...forms].filter(({ signedIn }) => signedIn === hasSessionHint());
  if (asking.length === 0) return 'nothing';
  return asking.every(({ stored }) => stored) ? 'stored' : 'lost';
}

/** `dirty`: the form's own, and false once it is being sent. `stored`: its draft is safe on the device. */
export function useUnsaved(dirty: boolean, stored = false): void {
  useEffect(() => {
    if (!dirty) return;
    const form: UnsavedForm = { stored, signedIn: hasSessionHint() };
    forms.add(form);
    changed();
    return () => {
      forms.delete(form);
      changed();
    };
  }, [dirty, stored]);
}
