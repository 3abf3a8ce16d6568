/**
 * Cloudinary as far as images need it: signed and unsigned upload, delivery, destroy and the list of resources in pages
 * of two.
 */
import { createHash } from 'node:crypto';
import { openStandIn, type SentRequest, type StandIn, type StandInResponse } from './stand-in';

export interface CloudinaryStandIn extends StandIn {
  readonly images: Map<string, { readonly body: Buffer; at: Date }>;
  /** The variables of a server that stores images here by an unsigned preset. */
  readonly unsigned: Readonly<Record<string, string>>;
  /** The same with the account's key and secret. */
  readonly signed: Readonly<Record<string, string>>;
}

const CLOUD = 'haatbar-test';
const PRESET = 'market';
const KEY = '123456';
const SECRET = 'a-secret-of-the-test';
const PAGE = 2;
const API = `/v1_1/${CLOUD}`;
const BASIC = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`;

type StoredImages = CloudinaryStandIn['images'];

export async function openCloudinaryStandIn(): Promise<CloudinaryStandIn> {
  const images: StoredImages = new Map();
  const standIn = await openStandIn(async (request) => {
    const url = new URL(request.path, standIn.url);
    if (url.pathname === `${API}/resources/image/upload`) return list(images, request, url.searchParams.get('next_cursor'));
    if (url.pathname === `${API}/image/upload`) return upload(images, await fieldsOf(request), standIn.url);
    if (url.pathname === `${API}/image/destroy`) return destroy(images, await fieldsOf(request));
    const found = images.get(url.pathname.replace(`/${CLOUD}/image/upload/`, '').replace(/\.webp$/, ''));
    return found ? { body: found.body } : { status: 404 };
  });
  const address = { CLOUDINARY_CLOUD_NAME: CLOUD, CLOUDINARY_API_URL: standIn.url, CLOUDINARY_DELIVERY_URL: standIn.url };
  return {
    ...standIn,
    images,
    unsigned: { ...address, CLOUDINARY_UPLOAD_PRESET: PRESET },
    signed: { ...address, CLOUDINARY_API_KEY: KEY, CLOUDINARY_API_SECRET: SECRET },
  };
}

function fieldsOf({ headers, body }: SentRequest): Promise<FormData> {
  return new Response(Uint8Array.from(body), { headers: { 'content-type': String(headers['content-type']) } }).formData();
}

async function upload(images: StoredImages, fields: FormData, site: string): Promise<StandInResponse> {
  const id = textOf(fields, 'public_id');
  if (fields.get('upload_preset') !== PRESET && !isSigned(fields)) return json({ error: { message: 'Upload preset not found' } }, 400);
  const file = fields.get('file');
  if (!(file instanceof Blob)) return json({ error: { message: 'Missing required parameter - file' } }, 400);
  images.set(id, { body: Buffer.from(await file.arrayBuffer()), at: new Date() });
  return json({ public_id: id, secure_url: `${site}/${CLOUD}/image/upload/v1/${id}.webp` });
}

function destroy(images: StoredImages, fields: FormData): StandInResponse {
  if (!isSigned(fields)) return json({ error: { message: 'Invalid Signature' } }, 401);
  return json({ result: images.delete(textOf(fields, 'public_id')) ? 'ok' : 'not found' });
}

function list(images: StoredImages, { headers }: SentRequest, after: string | null): StandInResponse {
  if (headers.authorization !== BASIC) return json({ error: { message: 'unauthorized' } }, 401);
  const ids = [...images.keys()].sort().filter((id) => after === null || id > after);
  const resources = ids.slice(0, PAGE).map((id) => ({ public_id: id, created_at: images.get(id)!.at.toISOString() }));
  return json({ resources, ...(ids.length > PAGE && { next_cursor: ids[PAGE - 1] }) });
}

function isSigned(fields: FormData): boolean {
  const names = [...fields.keys()].filter((name) => !['file', 'api_key', 'signature'].includes(name)).sort();
  const text = names.map((name) => `${name}=${textOf(fields, name)}`).join('&');
  return (
    fields.get('api_key') === KEY &&
    fields.get('signature') ===
      createHash('sha1')
        .update(text + SECRET)
        .digest('hex')
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function json(body: object, status = 200): StandInResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
