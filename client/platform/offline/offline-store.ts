import { clear, createStore, del, delMany, entries, get, set, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/**
 * The rows of the offline copy in IndexedDB. They belong to one owner at a time: as soon as someone else uses this
 * browser, all of them go. A row lives 24 hours; the oldest go beyond 80 rows or 3 million characters. Nothing here
 * throws: a browser that rejects storage saves nothing.
 */
export interface SavedRow {
  /** Operation and variables. */
  readonly key: string;
  /** The text of the operation: another build may ask for other fields. */
  readonly document: string;
  /** When the server gave it, in milliseconds. */
  readonly at: number;
  /** The data as JSON. */
  readonly text: string;
}

export const visitor = 'visitor';
/** Another form of row, another number: what was there is erased. */
const format = 1;
export const rowMs = 86_400_000;
const maxRows = 80;
const maxCharacters = 3_000_000;
const maxRowCharacters = 400_000;
const ownerKey = 'owner';

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('haatbar-offline', 'rows'));

let last: Promise<unknown> = Promise.resolve();
/** One after the other, so that what was written before a logout is erased by it. */
function inTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  const mine = last.then(work).catch(() => otherwise);
  last = mine;
  return mine;
}

const stamp = (owner: string) => `${format}|${owner}`;
const isFresh = ({ at }: SavedRow) => Date.now() - at < rowMs;

async function currentOwner(): Promise<string | null> {
  const stored = await get<string>(ownerKey, store());
  if (stored === undefined) return null;
  const [storedFormat, owner] = [stored.slice(0, stored.indexOf('|')), stored.slice(stored.indexOf('|') + 1)];
  return storedFormat === String(format) ? owner : null;
}

async function claim(owner: string): Promise<void> {
  if ((await currentOwner()) === owner) return;
  await clear(store());
  await set(ownerKey, stamp(owner), store());
}

async function trim(): Promise<void> {
  const all = (await entries<string, SavedRow | string>(store())).map(([, row]) => row).filter((row) => typeof row !== 'string');
  let left = maxCharacters;
  const toDelete = all
    .sort((a, b) => b.at - a.at)
    .filter((row, index) => {
      left -= row.text.length;
      return index >= maxRows || left < 0 || !isFresh(row);
    });
  await delMany(
    toDelete.map(({ key }) => key),
    store(),
  );
}

/** Replaces rows of the same key. */
export function saveRows(owner: string, rows: readonly SavedRow[]): Promise<void> {
  return inTurn(async () => {
    await claim(owner);
    const [fitting, tooLong] = [rows.filter(fits), rows.filter((row) => !fits(row))];
    await setMany(
      fitting.map((row) => [row.key, row]),
      store(),
    );
    await delMany(
      tooLong.map(({ key }) => key),
      store(),
    );
    await trim();
  }, undefined);
}

const fits = ({ text }: SavedRow) => text.length <= maxRowCharacters;

/** `owner` undefined: the signed-in user of this browser, before the server has responded with their id. */
export function readRow(owner: string | undefined, key: string, document: string): Promise<SavedRow | null> {
  return inTurn(async () => {
    const whose = await currentOwner();
    if (whose === null || (owner === undefined ? whose === visitor : whose !== owner)) return null;
    const row = await get<SavedRow>(key, store());
    if (row && !isFresh(row)) await del(key, store());
    return row && isFresh(row) && row.document === document ? row : null;
  }, null);
}

export function eraseRows(): Promise<void> {
  return inTurn(() => clear(store()), undefined);
}
