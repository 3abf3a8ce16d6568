import { createStore, del, delMany, get, keys, set, setMany } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { draftDays } from './draft-days';

/**
 * Forms that were not sent yet, stored on the device in IndexedDB, per user and form. Files are in rows of their own,
 * so that typing does not write images again. Passwords and codes are never stored; a draft lives 14 days, at most
 * eight are stored, and a device that is full stores the text without the files. Nothing here throws: a browser that
 * rejects storage only has no drafts.
 */
export interface DraftFile {
  /** Names these very bytes: other bytes, other key. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  /** Null where the bytes need not be stored, e.g. once the server has them. */
  readonly blob: Blob | null;
  /** The form needs these facts to continue with the file. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
}

export type DraftValues = Readonly<Record<string, unknown>>;

export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: DraftValues;
  readonly files: readonly DraftFile[];
}

export interface DraftPlace {
  /** Account id, or `visitor`. */
  readonly owner: string;
  /** E.g. `product-add`. */
  readonly form: string;
}

const draftMs = draftDays * 86_400_000;
const draftCount = 8;
/** Six images of 10 MB that no browser could shrink still fit. */
const draftBytes = 64 * 1024 * 1024;
const secret = /password|passcode|otp|secret|token/i;

type StoredFile = Omit<DraftFile, 'blob'> & { readonly held: boolean };
interface StoredDraft {
  readonly savedAt: number;
  readonly values: DraftValues;
  readonly files: readonly StoredFile[];
}

let opened: UseStore | null = null;
const store = () => (opened ??= createStore('haatbar-drafts', 'drafts'));

const draftKey = ({ owner, form }: DraftPlace) => `draft|${owner}|${form}`;
const filePrefix = (key: string) => `${key.replace(/^draft/, 'file')}|`;
const textKeys = async () => (await keys(store())).filter((key) => typeof key === 'string');

/** One after the other: a draft dropped after sending must not come back by a save that began before. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  const mine = last.then(work).catch(() => otherwise);
  last = mine;
  return mine;
}

/** Accounts that have logged out here: what a closing screen still wants to save for them is not saved. */
const gone = new Set<string>();

export function withoutSecrets(values: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
}

export function loadDraft(place: DraftPlace): Promise<Draft | null> {
  gone.delete(place.owner);
  return inTurn(async () => {
    await sweep();
    const key = draftKey(place);
    const draft = await get<StoredDraft>(key, store());
    if (!draft) return null;
    const files = await Promise.all(draft.files.map((file) => readFile(key, file)));
    return { savedAt: draft.savedAt, values: draft.values, files: files.filter((file) => file !== null) };
  }, null);
}

/** True once the draft is stored, files included. */
export function saveDraft(place: DraftPlace, values: DraftValues, files: readonly DraftFile[]): Promise<boolean> {
  return inTurn(async () => {
    if (gone.has(place.owner)) return false;
    const key = draftKey(place);
    const savedAt = Date.now();
    const clean = withoutSecrets(values);
    const fileKeys = new Set((await textKeys()).filter((one) => one.startsWith(filePrefix(key))));
    const held = within(files, draftBytes);
    try {
      const fresh = await Promise.all(
        files
          .filter((file) => held.has(file) && !fileKeys.has(filePrefix(key) + file.key))
          .map(async (file): Promise<[string, unknown]> => [filePrefix(key) + file.key, await file.blob?.arrayBuffer()]),
      );
      await setMany([...fresh, [key, { savedAt, values: clean, files: files.map((file) => stored(file, held.has(file))) }]], store());
    } catch {
      await set(
        key,
        { savedAt, values: clean, files: files.map((file) => stored(file, fileKeys.has(filePrefix(key) + file.key))) },
        store(),
      );
      return false; // no space for the files
    }
    const used = new Set(files.map((file) => filePrefix(key) + file.key));
    await delMany(
      [...fileKeys].filter((one) => !used.has(one)),
      store(),
    );
    return held.size === files.filter((file) => file.blob).length;
  }, false);
}

export function dropDraft(place: DraftPlace): Promise<void> {
  return inTurn(() => erase(draftKey(place)), undefined);
}

/** After a logout nothing of the account stays on the device. */
export function clearDrafts(owner: string): Promise<void> {
  gone.add(owner);
  return inTurn(async () => {
    const mine = (await textKeys()).filter((key) => key.startsWith(`draft|${owner}|`) || key.startsWith(`file|${owner}|`));
    await delMany(mine, store());
  }, undefined);
}

const stored = ({ key, name, type, facts }: DraftFile, held: boolean): StoredFile => ({ key, name, type, facts, held });

/** The files whose bytes fit, in their order. */
function within(files: readonly DraftFile[], budget: number): Set<DraftFile> {
  let left = budget;
  const fitting = files.filter((file) => {
    if (!file.blob || file.blob.size > left) return false;
    left -= file.blob.size;
    return true;
  });
  return new Set(fitting);
}

/** Bytes, not blobs, are stored: some browsers lose blobs from IndexedDB. Null where they are gone. */
async function readFile(key: string, { held, ...file }: StoredFile): Promise<DraftFile | null> {
  if (!held) return { ...file, blob: null };
  const bytes = await get<ArrayBuffer>(filePrefix(key) + file.key, store());
  return bytes ? { ...file, blob: new Blob([bytes], { type: file.type }) } : null;
}

async function erase(key: string): Promise<void> {
  const files = (await textKeys()).filter((one) => one.startsWith(filePrefix(key)));
  await del(key, store());
  await delMany(files, store());
}

/** Drafts past their days, and the oldest beyond the eight. */
async function sweep(): Promise<void> {
  const drafts: [string, number][] = [];
  for (const key of await textKeys()) {
    if (key.startsWith('draft|')) drafts.push([key, (await get<StoredDraft>(key, store()))?.savedAt ?? 0]);
  }
  const newest = drafts.sort(([, a], [, b]) => b - a);
  const toDelete = newest.filter(([, savedAt], index) => index >= draftCount || Date.now() - savedAt > draftMs);
  for (const [key] of toDelete) await erase(key);
}
