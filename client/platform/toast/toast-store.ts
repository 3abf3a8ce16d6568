import { limits } from '../../../schema/values/limits';
import { announce } from '../live-region';

/** The toasts on the screen: errors 4 s, successes 2 s, at most 20 at once; time does not move while they are held. */
export type ToastKind = 'success' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | null;
}

const lifetimes: Record<ToastKind, number> = { success: limits.toastSuccessMs, error: limits.toastErrorMs };
const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
let toasts: readonly Toast[] = [];
let lastId = 0;
let held = false;

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function start(id: number, clock: Clock): void {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => dismissToast(id), clock.remaining);
}

export function showToast(kind: ToastKind, text: string): void {
  const toast: Toast = { id: ++lastId, kind, text };
  const clock: Clock = { remaining: lifetimes[kind], startedAt: Date.now(), timer: null };
  clocks.set(toast.id, clock);
  if (!held) start(toast.id, clock);
  const tooMany = toasts.length - (limits.toastMax - 1);
  toasts.slice(0, Math.max(0, tooMany)).forEach((old) => forget(old.id));
  change([...toasts.slice(Math.max(0, tooMany)), toast]);
  announce(text, kind === 'error' ? 'assertive' : 'polite');
}

function forget(id: number): void {
  const clock = clocks.get(id);
  if (clock?.timer) clearTimeout(clock.timer);
  clocks.delete(id);
}

export function dismissToast(id: number): void {
  forget(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Held while the pointer or the focus is on them, or the page is hidden. */
export function holdToasts(hold: boolean): void {
  if (hold === held) return;
  held = hold;
  for (const [id, clock] of clocks) {
    if (!hold) start(id, clock);
    else if (clock.timer) {
      clearTimeout(clock.timer);
      clock.timer = null;
      clock.remaining = Math.max(0, clock.remaining - (Date.now() - clock.startedAt));
    }
  }
}

export function clearToasts(): void {
  clocks.forEach((_clock, id) => forget(id));
  held = false;
  change([]);
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
