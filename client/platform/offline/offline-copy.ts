import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { Role } from '../../../schema/values/accounts/roles';
import { MeDocument } from '../../generated/graphql';
import type { MeQuery, SessionAccountFragment } from '../../generated/graphql';
import { hasSessionHint } from '../account/session-hint';
import { onSessionEnded } from '../account/session-events';
import type { ReadOperation } from './read-operation';
import { eraseRows, readRow, saveRows, visitor } from './offline-store';
import type { SavedRow } from './offline-store';
import { isContent, isSaved } from './saved-operations';

interface Seen {
  readonly query: DocumentNode;
  readonly variables: OperationVariables;
  /** When the server gave it, in milliseconds. */
  readonly at: number;
  /** It is shown for want of a response. */
  readonly stale: boolean;
  /** Data that was last written to the copy. The cache returns the same object as long as nothing changes. */
  written?: unknown;
}

const saveAfterMs = 1000;
const refreshAfterMs = 1000;
const tryAgainAfterMs = 15_000;
const maxSeen = 60;
/** The cache joins the pages of a list, whatever their size; so does the copy. */
const pageArguments = new Set(['first', 'after']);

const keyOf = (name: string | undefined, variables: OperationVariables | undefined): string =>
  JSON.stringify([
    name,
    Object.entries(variables ?? {})
      .filter(([argument, value]) => !pageArguments.has(argument) && value !== undefined && value !== null)
      .sort(([a], [b]) => a.localeCompare(b)),
  ]);

/**
 * Saves what the screens have read (saved-operations.ts), and gives it back when the server does not respond. One for
 * each client, made by offline-link.ts.
 */
export class OfflineCopy {
  private readonly seen = new Map<string, Seen>();
  private readonly listeners = new Set<() => void>();
  private owner: string | null = null;
  private saving: ReturnType<typeof setTimeout> | null = null;
  private refreshing: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly client: ApolloClient) {
    onSessionEnded(() => void this.erase());
    window.addEventListener('online', () => this.refresh());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.saving) this.save();
    });
  }

  /** The server has responded to an operation: a read is remembered, and a mutation may have changed what was read. */
  responded({ operationName, query, variables }: ReadOperation, at: number): void {
    if (isSaved(operationName) && !variables.after) this.put(keyOf(operationName, variables), { query, variables, at, stale: false });
    this.saving ??= setTimeout(() => this.save(), saveAfterMs);
    this.notify();
  }

  /** The data for a read that got no response, from memory or from the device; null where nothing is saved. */
  async read({ operationName, query, variables }: ApolloLink.Operation): Promise<Record<string, unknown> | null> {
    if (!isSaved(operationName) || variables.after) return null; // a further page cannot be distinguished from those before it
    const key = keyOf(operationName, variables);
    const seen = this.seen.get(key);
    const inMemory = seen && this.client.cache.readQuery<Record<string, unknown>>({ query, variables });
    if (seen && inMemory) {
      this.markStale(key, seen);
      return inMemory;
    }
    const row = await readRow(hasSessionHint() ? this.account()?.id : visitor, key, print(query));
    if (!row) return null;
    this.markStale(key, { query, variables, at: row.at, stale: true });
    return JSON.parse(row.text) as Record<string, unknown>;
  }

  /** From when the oldest data is that the screen shows now, in milliseconds; null when it shows none that is saved. */
  shownSince(): number | null {
    const times = [...this.client.getObservableQueries('active')]
      .filter((query) => isContent(query.queryName) && query.getCurrentResult().data !== undefined)
      .map((query) => this.seenOf(query)?.at)
      .filter((at) => at !== undefined);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Calls back when what is shown may have changed. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reads again what failed or is shown from the copy: the server responds again. */
  refreshSoon(afterMs = refreshAfterMs): void {
    this.refreshing ??= setTimeout(() => this.refresh(), afterMs);
  }

  /** Nothing read so far will be saved. */
  forget(): void {
    this.seen.clear();
    this.notify();
  }

  /** Erases everything on the device. */
  erase(): Promise<void> {
    this.forget();
    return eraseRows();
  }

  private account(): SessionAccountFragment | null | undefined {
    return this.client.cache.readQuery<MeQuery>({ query: MeDocument })?.me;
  }

  /** Null while it is not known whose the page is; admins save nothing. */
  private ownerNow(): string | null {
    const account = this.account();
    if (!hasSessionHint()) return account ? null : visitor;
    return account && account.role !== Role.ADMIN ? account.id : null;
  }

  /**
   * Saves what the cache now holds of every query that was read, so that the copy includes the changes of mutations.
   */
  private save(): void {
    if (this.saving) clearTimeout(this.saving);
    this.saving = null;
    const owner = this.ownerNow();
    if (owner === null) return;
    if (this.owner !== null && this.owner !== visitor && this.owner !== owner) this.seen.clear(); // another user's page
    this.owner = owner;
    const rows: SavedRow[] = [];
    for (const [key, one] of this.seen) {
      const data = one.stale ? null : this.client.cache.readQuery<unknown>({ query: one.query, variables: one.variables });
      if (data === null || data === one.written) continue;
      one.written = data;
      rows.push({ key, document: print(one.query), at: one.at, text: JSON.stringify(data) });
    }
    if (rows.length > 0) void saveRows(owner, rows);
  }

  private refresh(): void {
    if (this.refreshing) clearTimeout(this.refreshing);
    this.refreshing = null;
    const wants = (query: ObservableQuery) => query.getCurrentResult().error !== undefined || (this.seenOf(query)?.stale ?? false);
    void this.client.refetchQueries({ include: 'active', onQueryUpdated: wants }).catch(() => undefined);
  }

  private seenOf({ queryName, variables }: ObservableQuery): Seen | undefined {
    return this.seen.get(keyOf(queryName, variables));
  }

  private put(key: string, one: Seen): void {
    this.seen.delete(key); // the newest last
    this.seen.set(key, one);
    const [oldest] = this.seen.keys();
    if (this.seen.size > maxSeen && oldest !== undefined) this.seen.delete(oldest);
  }

  private markStale(key: string, one: Seen): void {
    this.put(key, { ...one, stale: true });
    this.notify();
    if (navigator.onLine) this.refreshSoon(tryAgainAfterMs); // the network is there, the server is not
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }
}
