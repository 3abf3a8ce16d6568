/**
 * Counts uploads before anything of them is written: few requests of one sender, and so many bytes on disk for a sender
 * and for the process. The temporary folder is sized for the last figure (docs/operations.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../../schema/values/limits';
import { tooManyAttempts } from '../errors/common-errors';

const MEGABYTE = 1024 * 1024;
/** Forms with files of one account at a time, or of one address without an account: a product has six images. */
export const FORMS_AT_ONCE = 8;
/** The largest form fits: six files of 10 MB. */
export const BYTES_OF_ONE = limits.imageCount * limits.imageBytes + 4 * MEGABYTE;
export const BYTES_OF_ALL = 256 * MEGABYTE;
const RETRY_SECONDS = 10;

/** The process has one; a test makes its own. */
export class UploadPlaces {
  private readonly forms = new Map<string, number>();
  private readonly bytes = new Map<string, number>();
  private total = 0;

  /** Lets a form in until the response to it is out. Throws RATE_LIMITED, before anything of it is read. */
  enter(sender: string, request: IncomingMessage, response: ServerResponse): void {
    // a form that is too large for everyone is 413, not 429
    const declared = Math.min(BYTES_OF_ONE, Number(request.headers['content-length'] ?? 0) || 0);
    if ((this.forms.get(sender) ?? 0) >= FORMS_AT_ONCE || !this.hasSpace(sender, declared)) throw tooManyAttempts(RETRY_SECONDS);
    if (response.closed) return;
    add(this.forms, sender, 1);
    response.once('close', () => add(this.forms, sender, -1));
  }

  /** Counts bytes that are about to be written. Throws RATE_LIMITED where they would be too many. */
  take(sender: string, bytes: number): void {
    if (!this.hasSpace(sender, bytes)) throw tooManyAttempts(RETRY_SECONDS);
    add(this.bytes, sender, bytes);
    this.total += bytes;
  }

  /** The file of these bytes is gone. */
  release(sender: string, bytes: number): void {
    add(this.bytes, sender, -bytes);
    this.total -= bytes;
  }

  /** Bytes on disk. */
  get size(): number {
    return this.total;
  }

  private hasSpace(sender: string, bytes: number): boolean {
    return (this.bytes.get(sender) ?? 0) + bytes <= BYTES_OF_ONE && this.total + bytes <= BYTES_OF_ALL;
  }
}

export const uploadPlaces = new UploadPlaces();

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
