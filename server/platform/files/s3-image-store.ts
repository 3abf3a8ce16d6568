/**
 * ImageStore in a bucket of an S3-compatible store, addressed path style and signed by aws4fetch. Without a public
 * address the bucket may be closed to everyone else: images then go through this server's `/media`.
 */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { inPattern } from '../../../schema/text/in-pattern';
import type { S3Settings } from '../config/image-store-settings';
import { unavailable } from '../errors/common-errors';
import { RemoteService } from '../outgoing/remote-service';
import { isServerError } from '../outgoing/send-patiently';
import type { Logger } from '../logging/logger';
import { FOR_EVER, ImageStore, mediaPath } from './image-store';
import { uploadFailed } from './upload-failure';

type Init = Omit<RequestInit, 'signal'>;

export class S3ImageStore extends ImageStore {
  readonly origin: string | null;
  private readonly client: AwsClient;
  private readonly bucket: string;
  private readonly publicUrl: string | null;
  private readonly service: RemoteService;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl }: S3Settings,
    private readonly log: Logger,
  ) {
    super();
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.bucket = `${endpoint}/${encodeURIComponent(bucket)}`;
    this.publicUrl = publicUrl;
    this.origin = publicUrl && new URL(publicUrl).origin;
    this.service = new RemoteService('the S3 store', log, (signal) => this.fetch('?list-type=2&max-keys=1', { signal }));
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const headers = {
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    const response = await this.send(`/${key}`, { method: 'PUT', body: Uint8Array.from(bytes), headers }).catch((error: unknown) => {
      this.log.debug('the S3 store cannot be reached', { error });
      throw uploadFailed('upload.error');
    });
    await response.body?.cancel();
    if (response.ok) return;
    this.log.warn('the S3 store rejected an image', { status: response.status });
    throw uploadFailed('upload.failed');
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.send(`/${key}`).catch(() => {
      throw unavailable();
    });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw isServerError(response.status) ? unavailable() : unexpected(response);
  }

  override isUp(): boolean {
    return this.service.isUp();
  }

  async delete(key: string): Promise<void> {
    const response = await this.send(`/${key}`, { method: 'DELETE' });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404) throw unexpected(response);
  }

  url(key: string): string {
    return this.publicUrl === null ? mediaPath(key) : `${this.publicUrl}/${key}`;
  }

  async *list(olderThan: Date): AsyncIterable<string> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', ...(token !== undefined && { 'continuation-token': token }) });
      const response = await this.send(`?${query}`);
      if (!response.ok) throw unexpected(response);
      const page = await response.text();
      for (const [, entry = ''] of page.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
        const key = textOf(entry, 'Key');
        if (key && new Date(textOf(entry, 'LastModified') ?? '') < olderThan) yield key;
      }
      token = textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  }

  private send(place: string, init: Init = {}): Promise<Response> {
    return this.service.send((signal) => this.fetch(place, { ...init, signal }));
  }

  /**
   * The signal goes to `fetch` itself: one that a `Request` carries is lost when memory is collected, and the request
   * then waits for ever.
   */
  private async fetch(place: string, init: RequestInit): Promise<Response> {
    const { signal: _signal, ...toSign } = init;
    const { url, headers } = await this.client.sign(this.bucket + place, toSign);
    return fetch(url, { ...init, headers });
  }
}

function textOf(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${inPattern(tag)}>([^<]*)</${inPattern(tag)}>`).exec(xml)?.[1];
  return text
    ?.replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function unexpected({ status }: Response): Error {
  return new Error(`The S3 store answered ${status}.`);
}
