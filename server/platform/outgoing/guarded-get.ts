/**
 * One GET of a file at an address that someone else gave: to the public internet only (address-guard.ts), no redirects,
 * no proxy of the environment, a limit in time and one in bytes. Private targets only where the settings of a test or a
 * developer allow them. Never logs the address.
 */
import http from 'node:http';
import https from 'node:https';
import { ByteCount, CollectedBytes } from '../collected-bytes';
import { AddressRejected, guardedLookup, type Resolve } from './address-guard';
import { isAllowedTarget } from './guarded-post';

const WITHIN_MS = 15_000;

export interface GuardedDownload {
  readonly url: string;
  /** More than this is not read to its end. */
  readonly maxBytes: number;
  /** Beginning of the content type, e.g. `image/`. */
  readonly type: string;
  readonly allowPrivate: boolean;
  /** Tests replace how DNS names are resolved, and how long the other side has. */
  readonly resolve?: Resolve;
  readonly withinMs?: number;
}

/** The other side has no such file, or not one that is wanted. */
export class DownloadRejected extends Error {
  override readonly name = 'DownloadRejected';
}

/** The bytes of the file. Throws AddressRejected, DownloadRejected, an AbortError, or what the network reports. */
export async function guardedGet(download: GuardedDownload): Promise<Buffer> {
  const { url, maxBytes, type, allowPrivate, resolve, withinMs = WITHIN_MS } = download;
  if (!isAllowedTarget(url, allowPrivate)) throw new AddressRejected(url);
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  const sent = (secure ? https : http).get(target, {
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    headers: { accept: `${type}*` },
    signal: AbortSignal.timeout(withinMs),
    ...(!allowPrivate && { lookup: guardedLookup(resolve) }),
  });
  return new Promise((done, fail) => {
    const reject = (error: Error) => {
      fail(error);
      sent.destroy();
    };
    sent.on('error', fail).on('response', (response) => {
      const count = new ByteCount(maxBytes);
      const collected = new CollectedBytes();
      response.on('error', fail).on('end', () => done(collected.take()));
      if (response.statusCode !== 200) return reject(new DownloadRejected(`status ${response.statusCode}`));
      if (!response.headers['content-type']?.startsWith(type)) return reject(new DownloadRejected('content type'));
      response.on('data', (chunk: Buffer) => {
        if (count.add(chunk)) reject(new DownloadRejected('size'));
        else collected.add(chunk);
      });
    });
  });
}
