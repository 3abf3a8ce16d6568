/**
 * Responses to visitors' reads, as bytes, for the few seconds in which others ask the same: bounded by their bytes,
 * executed once for all who wait. A change drops what it shows in, and what was begun before a change is not stored.
 * Pure; VisitorReads decides what may be stored.
 */
import { createHash } from 'node:crypto';
import { type Encoding, packResponse } from '../../http/pack-response';
import type { OperationName } from '../../http/request-state';
import type { Effect } from '../http-context';

export interface ReadSource {
  readonly body: string;
  readonly contentType: string;
  /** Points that the operation takes beside the request's own point. */
  readonly points: number;
  readonly operation: OperationName | undefined;
  readonly isNamed: boolean;
  readonly effects: readonly Effect[];
}

export interface StoredRead extends Omit<ReadSource, 'body'> {
  readonly madeAt: number;
  readonly plain: Buffer;
  readonly etag: () => string;
  /** Null: it goes as it is. Compressed once, when first asked for. */
  readonly packed: (encoding: Encoding) => MaybePacked | Promise<MaybePacked>;
}

type MaybePacked = Buffer | null;

interface Entry {
  readonly key: string;
  readonly read: StoredRead;
  readonly ids: ReadonlySet<string>;
  readonly bytes: number;
  readonly until: number;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Estimated memory of an entry beside its bytes, and of each id in the index. */
const ENTRY_BYTES = 1_000;
const ID_BYTES = 150;
/** More changes than these during what is running count as a change of everything. */
const MOST_CHANGED = 10_000;

export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  private readonly running = new Map<string, Promise<StoredRead | null>>();
  private readonly byId = new Map<string, Set<Entry>>();
  private readonly unnamed = new Set<Entry>();
  private bytes = 0;
  private unfinished = 0;
  /** Rises with each change. */
  private step = 0;
  private clearedAt = 0;
  private droppedAt = 0;
  /** When an id was last dropped while something was running. */
  private readonly changed = new Map<string, number>();

  constructor(
    readonly settings: { readonly secondsFresh: number; readonly mostBytes: number },
    readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Returns the stored response, or the promise of one that is being executed for another sender of the same operation.
   * Returns null where there is neither; the promise gives null where that response is not for others.
   */
  find(key: string): StoredRead | null | Promise<StoredRead | null> {
    const entry = this.entries.get(key);
    if (entry && entry.until > this.now()) return entry.read;
    return this.running.get(key) ?? null;
  }

  /**
   * `isShared`: others who ask the same may wait for it. Returns null where the response is not stored; throws what
   * `execute` throws.
   */
  async run(key: string, isShared: boolean, execute: () => Promise<ReadSource | null>): Promise<StoredRead | null> {
    const begun = this.step;
    this.unfinished += 1;
    let done: (read: StoredRead | null) => void = () => undefined;
    const others = new Promise<StoredRead | null>((resolve) => (done = resolve));
    if (isShared) this.running.set(key, others);
    let read: StoredRead | null = null;
    try {
      const source = await execute();
      read = source && this.add(key, source, begun);
      return read;
    } finally {
      if (this.running.get(key) === others) this.running.delete(key);
      this.unfinished -= 1;
      if (this.unfinished === 0) this.changed.clear();
      done(read);
    }
  }

  size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.entries.size, bytes: this.bytes };
  }

  /** Everything may be other than it was. */
  clear(): void {
    this.step += 1;
    this.clearedAt = this.step;
    this.running.clear();
    this.changed.clear();
    this.entries.clear();
    this.byId.clear();
    this.unnamed.clear();
    this.bytes = 0;
  }

  /** Figures of these products or sellers have changed. */
  drop(ids: readonly string[]): void {
    this.step += 1;
    this.droppedAt = this.step;
    if (this.changed.size + ids.length > MOST_CHANGED) return this.clear();
    for (const entry of this.unnamed) this.remove(entry);
    for (const id of ids) {
      for (const entry of this.byId.get(id) ?? []) this.remove(entry);
      if (this.unfinished > 0) this.changed.set(id, this.step);
    }
  }

  private add(key: string, source: ReadSource, begun: number): StoredRead | null {
    const ids = new Set([...(key.match(ID) ?? []), ...(source.body.match(ID) ?? [])].map((id) => id.toLowerCase()));
    if (!this.isAsBefore(source, ids, begun)) return null;
    const read = storedRead(source, this.now());
    const before = this.entries.get(key);
    if (before) this.remove(before);
    const bytes = ENTRY_BYTES + key.length * 2 + read.plain.length * 1.5 + ids.size * ID_BYTES;
    const entry: Entry = { key, read, ids, bytes, until: this.now() + this.settings.secondsFresh * 1000 };
    this.entries.set(key, entry);
    this.bytes += bytes;
    if (!source.isNamed) this.unnamed.add(entry);
    for (const id of ids) this.byId.set(id, (this.byId.get(id) ?? new Set()).add(entry));
    this.evict();
    return read;
  }

  /** Nothing that it shows has changed since it was begun. */
  private isAsBefore({ isNamed }: ReadSource, ids: ReadonlySet<string>, begun: number): boolean {
    if (this.clearedAt > begun) return false;
    if (!isNamed) return this.droppedAt <= begun;
    for (const id of ids) if ((this.changed.get(id) ?? 0) > begun) return false;
    return true;
  }

  private evict(): void {
    for (const entry of this.entries.values()) {
      if (entry.until > this.now() && this.bytes <= this.settings.mostBytes) break;
      this.remove(entry);
    }
  }

  private remove(entry: Entry): void {
    if (this.entries.get(entry.key) !== entry) return;
    this.entries.delete(entry.key);
    this.unnamed.delete(entry);
    this.bytes -= entry.bytes;
    for (const id of entry.ids) {
      const sharing = this.byId.get(id);
      sharing?.delete(entry);
      if (sharing?.size === 0) this.byId.delete(id);
    }
  }
}

function storedRead({ body, ...rest }: ReadSource, madeAt: number): StoredRead {
  const plain = Buffer.from(body);
  const packed = new Map<Encoding, MaybePacked | Promise<MaybePacked>>();
  let etag: string | undefined;
  return {
    ...rest,
    madeAt,
    plain,
    etag: () => (etag ??= createHash('sha256').update(plain).digest('base64url').slice(0, 20)),
    packed: (encoding) => {
      const cached = packed.get(encoding);
      if (cached !== undefined) return cached;
      const making = packResponse(body, encoding);
      packed.set(encoding, making);
      if (making instanceof Promise) void making.then((bytes) => packed.set(encoding, bytes));
      return making;
    },
  };
}
