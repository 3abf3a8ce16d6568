import { useSyncExternalStore } from 'react';
import type { GrantRight } from '../../../schema/values/accounts/grants';
import type { Role } from '../../../schema/values/accounts/roles';
import { onServer } from '../device/first-view';

/**
 * The account that this tab acts for (docs/decisions/0132), in the session storage of the tab: a reload keeps it,
 * another tab does not have it. The server decides with each request; this says only what is asked for and shown.
 */
export interface Acting {
  readonly principalId: string;
  readonly name: string;
  readonly rights: readonly GrantRight[];
  /** The login that it belongs to. */
  readonly agent: { readonly id: string; readonly name: string; readonly phone: string; readonly role: Role };
}

const key = 'acting';
const listeners = new Set<() => void>();

function read(): Acting | null {
  if (onServer) return null;
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Acting | null;
  } catch {
    return null;
  }
}

let current = read();
/** The name of the principal whose grant was over when this page began, until it was shown. */
let over: string | null = null;
let hasEnded = false;

function change(next: Acting | null): void {
  current = next;
  try {
    if (next) window.sessionStorage.setItem(key, JSON.stringify(next));
    else window.sessionStorage.removeItem(key);
  } catch {
    // storage rejected: it ends with the page
  }
  listeners.forEach((listener) => listener());
}

export const acting = (): Acting | null => current;
export const startActing = (next: Acting): void => change(next);
export const stopActing = (): void => change(null);

/**
 * For a rejected question who the viewer is: true where the grant is over, which is then forgotten, so that the same
 * question is answered as oneself.
 */
export function endsActing(code: string | null): boolean {
  if (code !== 'FORBIDDEN') return false;
  if (!current) return hasEnded; // two asked at once
  hasEnded = true;
  over = current.name;
  change(null);
  return true;
}

const actingOver = () => over;
/** The grant was over when this page began: its address may be one of the principal. */
export const hasActingEnded = (): boolean => hasEnded;

export function forgetOver(): void {
  over = null;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none = () => null;
export const useActing = (): Acting | null => useSyncExternalStore(subscribe, acting, none);
export const useActingOver = (): string | null => useSyncExternalStore(subscribe, actingOver, none);
