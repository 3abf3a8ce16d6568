/** Makes the demo market in a thread of its own, so that a first start works on meanwhile. Used by demo-market.ts. */
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Config } from '../server/platform/config/env';
import { startThread } from '../server/platform/threads/start-thread';
import type { RowChunk } from './bulk-insert';
import type { StoredImage } from './products/images';
import type { MadeMarket } from './seed-demo';

/** Plain values, which a thread is given as its own. */
export interface MarketSettings extends Pick<Config, 'dataDir' | 's3' | 'cloudinary' | 'logLevel'> {
  readonly now: Date;
}

/** The first message, and the last. */
export type MarketMessage = { readonly chunks: readonly RowChunk[]; readonly ms: number } | { readonly stored: readonly StoredImage[] };

/** Resolves with the rows; an error of the thread rejects this, or later `stored`. */
export function makeInThread({ dataDir, s3, cloudinary, logLevel }: Config, now = new Date()): Promise<MadeMarket> {
  const settings: MarketSettings = { dataDir, s3, cloudinary, logLevel, now };
  return receive(startThread(path.join(__dirname, 'market-thread'), { workerData: settings }));
}

function receive(worker: Worker): Promise<MadeMarket> {
  return new Promise((resolve, reject) => {
    const stored = new Promise<readonly StoredImage[]>((resolveStored, rejectStored) => {
      const fail = (error: Error): void => {
        reject(error);
        rejectStored(error);
      };
      worker.on('message', (message: MarketMessage) => {
        if ('stored' in message) resolveStored(message.stored);
        else resolve({ ...message, stored: () => stored });
      });
      worker.once('error', fail);
      worker.once('exit', () => fail(new Error('The thread that makes the demo market ended before it was made.')));
    });
    stored.catch(() => undefined); // the caller of `stored` is given it
  });
}
