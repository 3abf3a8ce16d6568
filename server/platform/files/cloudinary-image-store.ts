/**
 * ImageStore at Cloudinary: every variant is an image of its own whose public id is the key without its ending, so that
 * its address is known without asking. With an unsigned preset alone images can be put and shown; listing and deleting
 * take the account's key and secret.
 */
import { createHash } from 'node:crypto';
import type { CloudinarySettings } from '../config/image-store-settings';
import { unavailable } from '../errors/common-errors';
import { RemoteService } from '../outgoing/remote-service';
import { isServerError } from '../outgoing/send-patiently';
import type { Logger } from '../logging/logger';
import { ImageStore } from './image-store';
import { providerRejected, uploadFailed } from './upload-failure';

const ENDING = '.webp';

interface CloudinaryReply {
  readonly secure_url?: unknown;
  readonly public_id?: unknown;
  readonly error?: { readonly message?: unknown } | null;
  readonly result?: unknown;
}

interface Listing {
  readonly resources: readonly { readonly public_id: string; readonly created_at: string }[];
  readonly next_cursor?: string;
}

export class CloudinaryImageStore extends ImageStore {
  readonly origin: string;
  private readonly api: string;
  private readonly delivery: string;
  private readonly service: RemoteService;

  constructor(
    private readonly settings: CloudinarySettings,
    private readonly log: Logger,
  ) {
    super();
    this.api = `${settings.apiUrl}/v1_1/${encodeURIComponent(settings.cloudName)}`;
    this.delivery = `${settings.deliveryUrl}/${encodeURIComponent(settings.cloudName)}/image/upload`;
    this.origin = new URL(settings.deliveryUrl).origin;
    this.service = new RemoteService('Cloudinary', log, (signal) => fetch(this.api, { method: 'HEAD', signal }));
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const publicId = publicIdOf(key);
    const file = new Blob([Uint8Array.from(bytes)], { type: 'image/webp' });
    const { preset } = this.settings;
    const fields = { public_id: publicId, ...(preset !== null && { upload_preset: preset }) };
    const response = await this.post('upload', fields, { name: key, file }).catch((error: unknown) => {
      this.log.debug('Cloudinary cannot be reached', { error });
      throw uploadFailed('upload.error');
    });
    const reply = await readResponse(response);
    if (response.ok && typeof reply?.secure_url === 'string' && reply.public_id === publicId) return;
    this.log.warn('Cloudinary did not store an image', { status: response.status, reason: reply?.error?.message });
    throw reasonOf(response, reply);
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.service
      .send((signal) => fetch(this.url(key), { signal }))
      .catch(() => {
        throw unavailable();
      });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    if (isServerError(response.status)) throw unavailable();
    throw new Error(`Cloudinary answered ${response.status}.`);
  }

  async delete(key: string): Promise<void> {
    if (!this.settings.account) throw new Error('Deleting at Cloudinary takes CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET.');
    const response = await this.post('destroy', { public_id: publicIdOf(key), invalidate: 'true' });
    const reply = await readResponse(response);
    if (reply?.result !== 'ok' && reply?.result !== 'not found') throw new Error(`Cloudinary answered ${response.status}.`);
  }

  override isUp(): boolean {
    return this.service.isUp();
  }

  url(key: string): string {
    return `${this.delivery}/${publicIdOf(key)}${ENDING}`;
  }

  /** Nothing where only a preset is known: what may not be deleted need not be found. */
  async *list(olderThan: Date): AsyncIterable<string> {
    const { account } = this.settings;
    if (!account) return;
    const authorization = `Basic ${Buffer.from(`${account.key}:${account.secret}`).toString('base64')}`;
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ max_results: '500', ...(cursor !== undefined && { next_cursor: cursor }) });
      const address = `${this.api}/resources/image/upload?${query}`;
      const response = await this.service.send((signal) => fetch(address, { headers: { authorization }, signal }));
      if (!response.ok) throw new Error(`Cloudinary answered ${response.status}.`);
      const page = (await response.json()) as Listing;
      for (const { public_id: id, created_at: at } of page.resources) if (new Date(at) < olderThan) yield id + ENDING;
      cursor = page.next_cursor;
    } while (cursor !== undefined);
  }

  private post(
    action: string,
    fields: Readonly<Record<string, string>>,
    picture?: { readonly name: string; readonly file: Blob },
  ): Promise<Response> {
    return this.service.send((signal) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(this.signed(fields))) body.set(name, value);
      if (picture) body.set('file', picture.file, picture.name);
      return fetch(`${this.api}/image/${action}`, { method: 'POST', body, signal });
    });
  }

  /** As Cloudinary wants it: SHA-1 over the fields in alphabetical order and the secret. */
  private signed(fields: Readonly<Record<string, string>>): Record<string, string> {
    const { account } = this.settings;
    if (!account) return { ...fields };
    const all: Record<string, string> = { ...fields, timestamp: String(Math.floor(Date.now() / 1000)) };
    const text = Object.keys(all)
      .sort()
      .map((name) => `${name}=${all[name]}`)
      .join('&');
    const signature = createHash('sha1')
      .update(text + account.secret)
      .digest('hex');
    return { ...all, api_key: account.key, signature };
  }
}

function publicIdOf(key: string): string {
  return key.endsWith(ENDING) ? key.slice(0, -ENDING.length) : key;
}

/** Null for anything that is not a JSON object. */
async function readResponse(response: Response): Promise<CloudinaryReply | null> {
  try {
    const reply: unknown = await response.json();
    return typeof reply === 'object' && reply !== null ? reply : null;
  } catch {
    return null;
  }
}

function reasonOf(response: Response, reply: CloudinaryReply | null): Error {
  const message = reply?.error?.message;
  if (typeof message === 'string') return providerRejected(message);
  if (response.ok) return uploadFailed('upload.cloudinaryInvalid');
  return uploadFailed(reply ? 'upload.failed' : 'upload.cloudinaryFailed');
}
