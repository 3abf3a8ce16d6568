/**
 * Reads the body of a route: JSON up to 100 KB, or a form with or without files (6 of 10 MB), by the same readers as
 * GraphQL. What reaches a handler is flat: texts, numbers, truth values and lists of them; an object where a text
 * belongs counts as nothing given.
 */
import type { Request } from 'express';
import { serverLimits } from '../../schema/values/server-limits';
import { malformedRequest, wrongBodyType } from '../platform/errors/common-errors';
import { ReceivedFile } from '../platform/files/read-upload';
import { uploadPlaces } from '../platform/http/upload-places';
import { readJson } from '../platform/http/json-request';
import { type FilePart, readFormParts } from '../platform/http/form-parts';
import { addressKey } from '../platform/security/address-key';
import type { Viewer } from '../platform/security/viewer';
import { assertKnownFields, nameOfList } from './known-names';
import type { RestFields, RestFile, RestRoute, RestValue } from './rest-route';

const MAX_FORM_FIELDS = 50;

export interface RestBody {
  readonly fields: RestFields;
  readonly files: readonly RestFile[];
}

const NO_BODY: RestBody = { fields: {}, files: [] };

/** The caller releases the files with `closeFiles`. */
export async function readBody(route: RestRoute, request: Request, viewer: Viewer | null): Promise<RestBody> {
  if (!route.body) return NO_BODY;
  if (request.is('multipart/form-data')) {
    const sender = viewer?.id ?? `address:${addressKey(request.ip ?? '')}`;
    if (request.res) uploadPlaces.enter(sender, request, request.res);
    return readForm(route, request, sender);
  }
  if (request.is('application/json')) {
    const json = await readJson(request);
    const fields = fieldsOf(json);
    assertKnownFields(route, json);
    return { ...NO_BODY, fields };
  }
  if (hasBody(request)) throw wrongBodyType();
  return NO_BODY;
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export async function closeFiles(files: readonly RestFile[]): Promise<void> {
  await Promise.all(files.map(({ received }) => received.close()));
}

export function fieldsOf(source: unknown): RestFields {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return {};
  const entries = Object.entries(source);
  if (entries.length > serverLimits.inputKeys) throw malformedRequest();
  const flat = entries.map(([name, value]) => [name, toValue(value)] as const);
  return Object.fromEntries(flat.filter((entry): entry is [string, RestValue] => entry[1] !== undefined));
}

/** `counted`: the entries of a list and of those inside it. */
function toValue(value: unknown, counted = { entries: 0 }): RestValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return undefined;
  counted.entries += value.length;
  if (counted.entries > serverLimits.listItems) throw malformedRequest();
  return value.map((item) => toValue(item, counted)).filter((item) => item !== undefined);
}

/** Fields and files may come in any order, so the files are received before the handler runs. */
async function readForm(route: RestRoute, request: Request, sender: string): Promise<RestBody> {
  const withFiles = route.body === 'files';
  const values = new Map<string, string[]>();
  const arriving: Promise<RestFile>[] = [];

  const take = async ({ name, filename, stream }: FilePart) => {
    if (!withFiles) throw malformedRequest();
    // A file input that was left empty.
    if (filename === '') return void stream.resume();
    const file = ReceivedFile.receive(stream, filename, sender).then((received) => ({ field: nameOfList(name), received }));
    arriving.push(file);
    await file;
  };
  const reading = readFormParts(request, {
    maxFields: MAX_FORM_FIELDS,
    hasFiles: withFiles,
    field: (name, value) => void values.set(name, [...(values.get(name) ?? []), value]),
    file: take,
  });
  try {
    await reading;
    const form = { fields: fieldsOfForm(values), files: await Promise.all(arriving) };
    assertKnownFields(route, form.fields, form.files);
    return form;
  } catch (error) {
    const settled = await Promise.allSettled(arriving);
    await closeFiles(settled.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : [])));
    throw error;
  }
}

/** A name given several times, or written `name[]`, is a list. */
function fieldsOfForm(values: ReadonlyMap<string, readonly string[]>): RestFields {
  const entries = [...values].map(([name, given]) => {
    const isList = name.endsWith('[]');
    return [nameOfList(name), isList || given.length > 1 ? given : (given[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}
