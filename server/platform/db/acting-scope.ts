/**
 * Carries through a request the statements that each of its transactions begins with: where someone acts for another,
 * they record who did it. A request whose connection was lost goes on, and its scope with it; the hook that follows
 * promises is off again once no such request can be at work.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from './sql';

export interface Opening {
  readonly statements: readonly Request[];
  /** Throws where the transaction may not go on; gets the rows of each statement. */
  readonly verify: (rows: readonly unknown[][]) => void;
}

interface Scope {
  opening: Opening | null;
}

/** Longer than a request works after its connection was lost: its statements and transactions end by themselves. */
const OVER_AFTER_MS = 120_000;

const scopes = new AsyncLocalStorage<Scope>();
let timer: NodeJS.Timeout | undefined;

/** Runs `work`, and all that follows from it, in a scope of its own. */
export function inActingScope(work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => scopes.disable(), OVER_AFTER_MS).unref();
  scopes.run({ opening: null }, work);
}

/** From now on every transaction of this request begins so. Throws outside of a scope. */
export function openTransactionsWith(opening: Opening): void {
  const scope = scopes.getStore();
  if (!scope) throw new Error('Acting for another needs the scope of its request.');
  scope.opening = opening;
}

export const openingOfRequest = (): Opening | null => scopes.getStore()?.opening ?? null;
