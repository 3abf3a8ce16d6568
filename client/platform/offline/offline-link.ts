import { useSyncExternalStore } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { catchError, from, tap } from 'rxjs';
import { acting } from '../account/acting';
import { readError } from '../apollo/read-error';
import type { OfflineCopy } from './offline-copy';
import type { ReadOperation } from './read-operation';

/**
 * The small part of the offline copy that every first visit loads: it reports responses to the copy, and asks it for
 * saved data when a read got no response. The copy itself (offline-copy.ts) is loaded in a quiet moment, and is part of
 * the shell that the service worker stores.
 */
const quietAfterMs = 3000;
/** Where the copy's code cannot be loaded, responses do not pile up. */
const maxEarly = 60;
const listeners = new Set<() => void>();
let reached = true;

interface Loading {
  /** Responses from before the copy was there, with their times. */
  readonly early: [ReadOperation, number][];
  promise?: Promise<OfflineCopy> | undefined;
  copy?: OfflineCopy;
}

const ofClient = new WeakMap<ApolloClient, Loading>();
function loadingOf(client: ApolloClient): Loading {
  const loading = ofClient.get(client) ?? { early: [] };
  ofClient.set(client, loading);
  return loading;
}

export async function loadOfflineCopy(client: ApolloClient): Promise<OfflineCopy> {
  const loading = loadingOf(client);
  loading.promise ??= import('./offline-copy').then(({ OfflineCopy: Copy }) => {
    const copy = (loading.copy = new Copy(client));
    for (const [operation, at] of loading.early.splice(0)) copy.responded(operation, at);
    return copy;
  });
  try {
    return await loading.promise;
  } catch (failure) {
    loading.promise = undefined; // the next one asks for the code again
    throw failure;
  }
}

function setReached(next: boolean): void {
  if (reached === next) return;
  reached = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False from when saved data was shown for want of a response until the next response. */
export const useReached = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reached,
    () => true,
  );

function responded(operation: ApolloLink.Operation): void {
  const { copy, early } = loadingOf(operation.client);
  if (copy) copy.responded(operation, Date.now());
  else if (early.length < maxEarly) early.push([operation, Date.now()]);
  if (!reached) copy?.refreshSoon();
  setReached(true);
}

async function savedResult(operation: ApolloLink.Operation, error: unknown): Promise<ApolloLink.Result> {
  if (readError(error).kind !== 'network') throw error;
  const data = await loadOfflineCopy(operation.client)
    .then((copy) => copy.read(operation))
    .catch(() => null);
  if (data === null) throw error;
  setReached(false);
  return { data };
}

/** A read with the context `{ live: true }` wants the server's response and nothing else. */
export function createOfflineLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (acting()) return forward(operation); // the copy is the agent's
    const response = forward(operation).pipe(tap(({ errors }) => void (errors ?? responded(operation))));
    if (operation.operationType !== OperationTypeNode.QUERY || operation.getContext().live) return response;
    return response.pipe(catchError((error: unknown) => from(savedResult(operation, error))));
  });
}

/** Saves the data that the server sent with the page like a response of that moment. */
export function firstViewShown(client: ApolloClient, at: number): void {
  const { early } = loadingOf(client);
  for (const { queryName, query, variables } of client.getObservableQueries('active'))
    early.push([{ operationName: queryName, query, variables }, at]);
}

/** Once what the first screen needs is there. */
export function startOfflineCopy(client: ApolloClient): void {
  if (acting()) return;
  setTimeout(() => void loadOfflineCopy(client).catch(() => undefined), quietAfterMs);
}

/** At the end of a session nothing of it stays on the device; never in the way of the logout itself. */
export async function eraseOfflineCopy(client: ApolloClient): Promise<void> {
  const { copy, early } = loadingOf(client);
  early.length = 0;
  copy?.forget(); // at once: what the cache still holds must not be saved in the meantime
  try {
    await (await loadOfflineCopy(client)).erase();
  } catch (failure) {
    console.error('The offline copy on this device could not be erased.', failure);
  }
}
