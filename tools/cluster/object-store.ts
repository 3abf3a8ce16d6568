/**
 * An S3 store as far as images need one: PUT, GET, DELETE and ListObjectsV2 in pages of two, every request's signature
 * and content hash checked. For tests and the cluster; it holds what a `Map` holds.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

export interface StoreRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface StoreResponse {
  readonly status?: number;
  readonly body?: string | Buffer;
}

export interface StoredObject {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  at: Date;
}

const BUCKET = 'pictures';
const KEYS = { accessKeyId: 'market', secretAccessKey: 'a-secret-of-the-test' };
const REGION = 'ap-south-1';
const PAGE = 2;

/** The variables of a server that stores images at `site`. */
export function storeEnvironment(site: string) {
  return {
    S3_ENDPOINT: site,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  };
}

export async function respondAsStore(site: string, objects: Map<string, StoredObject>, request: StoreRequest): Promise<StoreResponse> {
  if (!(await isSigned(site, request))) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
  const url = new URL(request.path, site);
  const [, bucket, key = ''] = url.pathname.split('/');
  if (bucket !== BUCKET) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  if (request.method === 'PUT') return put(objects, key, request);
  if (request.method === 'DELETE') return { status: objects.delete(key) ? 204 : 404 };
  if (key === '') return { body: listing(objects, url.searchParams.get('continuation-token')) };
  const object = objects.get(key);
  return object ? { body: object.body } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
}

function put(objects: Map<string, StoredObject>, key: string, { body, headers }: StoreRequest): StoreResponse {
  const hash = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== hash) return { status: 400, body: '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>' };
  objects.set(key, { body, headers, at: new Date() });
  return { status: 200 };
}

function listing(objects: ReadonlyMap<string, StoredObject>, after: string | null): string {
  const keys = [...objects.keys()].sort().filter((key) => after === null || `&${key}` > after);
  const entries = keys
    .slice(0, PAGE)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`);
  const last = keys[PAGE - 1];
  const more = last !== undefined && keys.length > PAGE;
  // an ampersand in the token: what is not unescaped leads nowhere
  const token = more ? `<NextContinuationToken>&amp;${last}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${entries.join('')}</ListBucketResult>`;
}

/** Signs the request again, as the store does, and compares. */
async function isSigned(site: string, { method, path, headers }: StoreRequest): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime } = headers;
  const names =
    /SignedHeaders=([^,]+)/
      .exec(authorization)?.[1]
      ?.split(';')
      .filter((name) => name !== 'host' && name !== 'x-amz-date') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const about = { method, url: site + path, headers: signed, service: 's3', region: REGION, datetime: String(datetime) };
  return (await new AwsV4Signer({ ...about, ...KEYS }).authHeader()) === authorization;
}
