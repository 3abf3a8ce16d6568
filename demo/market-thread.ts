/**
 * The entry of the thread that makes the demo market (make-in-thread.ts): it sends the rows, then what became of the
 * images, and ends.
 */
import '../server/platform/fast/use-bundled-modules';
import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { openImageStore } from '../server/app/wiring/image-stores';
import { createLogger } from '../server/platform/logging/logger';
import { chunksOf } from './bulk-insert';
import type { MarketMessage, MarketSettings } from './make-in-thread';
import { makeMarket } from './make-market';

async function run({ now, logLevel, ...stores }: MarketSettings): Promise<void> {
  const begun = performance.now();
  const { rows, images } = await makeMarket(now, openImageStore(stores, createLogger(logLevel)));
  send({ chunks: chunksOf(rows), ms: Math.round(performance.now() - begun) });
  send({ stored: await images.finish() });
}

function send(message: MarketMessage): void {
  parentPort?.postMessage(message, []);
}

// what is rejected here ends the thread, and reaches the other one as its error
void run(workerData as MarketSettings);
