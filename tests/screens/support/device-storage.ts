import 'fake-indexeddb/auto';
import { runInThisContext } from 'node:vm';

/** Gives jsdom an IndexedDB; bytes survive only Node's own structuredClone. */
globalThis.structuredClone = runInThisContext('structuredClone') as typeof structuredClone;
