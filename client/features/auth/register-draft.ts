import { emptyRegistration } from './register-steps';
import type { Registration } from './register-steps';

/** What was typed survives a reload of the tab; never the password, and nothing after success. */
const storageKey = 'register-draft';

export function readDraft(): Registration {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const kept = Object.entries(stored).filter(([name, value]) => name in emptyRegistration && typeof value === 'string');
    return { ...emptyRegistration, ...Object.fromEntries(kept) };
  } catch {
    return emptyRegistration;
  }
}

export function keepDraft({ password: _never, ...rest }: Registration): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(rest));
  } catch {
    // storage refused: the draft lives as long as the page
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was kept
  }
}
