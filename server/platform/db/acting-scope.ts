/**
 * Carries through a request the statements that each of its transactions begins with: where someone acts for another,
 * they record who did it. A request without them costs nothing, and the hook that follows promises is off while no such
 * request is open.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from './sql';

interface Scope {
  opening: readonly Request[];
}

const scopes = new AsyncLocalStorage<Scope>();
let open = 0;

/** Runs `work` in a scope of its own, which stays open until the returned function is called. */
export function inActingScope(work: () => void): () => void {
  open += 1;
  scopes.run({ opening: [] }, work);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    open -= 1;
    if (open === 0) scopes.disable();
  };
}

/** From now on every transaction of this request begins with these. Throws outside of a scope. */
export function openTransactionsWith(opening: readonly Request[]): void {
  const scope = scopes.getStore();
  if (!scope) throw new Error('Acting for another needs the scope of its request.');
  scope.opening = opening;
}

const NONE: readonly Request[] = [];

export function openingStatements(): readonly Request[] {
  return open === 0 ? NONE : (scopes.getStore()?.opening ?? NONE);
}
