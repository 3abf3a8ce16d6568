/**
 * Holds every REST response a test gets against schema/openapi.json: the address, the status, the headers and the body
 * must be documented, and an error must be one of the messages listed for its status. The client of the tests asks it
 * for each response, so nothing undocumented passes unseen.
 */
import fs from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { bn } from '../../schema/messages/bn';
import { en } from '../../schema/messages/en';
import type { MessageKey } from '../../schema/messages/text';

export interface SeenRestResponse {
  readonly method: string;
  /** With the query, after the host. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface DocumentedResponse {
  /** Left out where the response has no body. */
  readonly content?: { readonly 'application/json': { readonly schema: object; readonly examples?: Readonly<Record<string, unknown>> } };
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  readonly security: readonly object[];
  readonly 'x-roles'?: readonly string[];
  readonly 'x-scope'?: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object; readonly example?: unknown } } };
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: { readonly unforeseen: DocumentedResponse } };
}

const BASE = '/api/v1';
/** Pages and files, not calls. */
const DOCUMENTS = ['/openapi.json', '/docs', '/docs.css'];
/**
 * Every path returns these statuses in certain cases (introduction of the document), with the responses of `default`.
 */
const OF_THE_TRANSPORT = [405, 408, 500, 503];

export const openApi = JSON.parse(fs.readFileSync(path.join(__dirname, '../../schema/openapi.json'), 'utf8')) as OpenApi;

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'openapi', components: closed(openApi.components) });
const validators = new Map<object, ValidateFunction>();

/** Clients must take fields they do not know; the tests take only those that are documented. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  return parts.type === 'object' && 'properties' in parts ? { additionalProperties: false, ...parts } : parts;
}

/** A reference inside the document finds its component from anywhere. */
function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const standing = closed(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'))) as object;
  const made = ajv.compile(standing);
  validators.set(schema, made);
  return made;
}

const violationsOf = (schema: object, value: unknown): string[] => {
  const validate = validatorOf(schema);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

export interface DocumentedCall {
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
}

export const documentedCalls: readonly DocumentedCall[] = Object.entries(openApi.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
);

/** A path without parameters wins over one with. */
function findCall(method: string, address: string): DocumentedCall | null {
  const asked = address.split('?')[0]?.slice(BASE.length) ?? '';
  const fits = ({ template }: DocumentedCall) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(asked);
  const found = documentedCalls.filter((call) => call.method === method && fits(call));
  return found.find(({ template }) => !template.includes('{')) ?? found[0] ?? null;
}

/** Returns the differences between the response and the document; empty if there are none. */
export function undocumented({ method, path: address, status, headers, body }: SeenRestResponse): string[] {
  const asked = address.split('?')[0] ?? '';
  if (!asked.startsWith(`${BASE}/`) || DOCUMENTS.includes(asked.slice(BASE.length)) || method === 'OPTIONS') return [];
  const name = `${method} ${asked} → ${status}`;
  const cache = headers.get('cache-control') === 'no-store' ? [] : [`${name}: is not marked no-store`];
  const call = findCall(method, address);
  const isPlainError = Object.keys(body as object).join() === 'message' && headers.get('error-code') !== null;
  if (!call) return status === 404 || status === 405 ? (isPlainError ? [] : [`${name}: no { message }`]) : [`${name}: no such call`];
  const documented =
    call.operation.responses[status] ?? (OF_THE_TRANSPORT.includes(status) ? openApi.components.responses.unforeseen : undefined);
  if (!documented) return [`${name}: is not documented`];
  if (!documented.content) return cache;
  const { schema, examples } = documented.content['application/json'];
  const complaints = violationsOf(schema, body).map((complaint) => `${name}:${complaint}`);
  if (status < 400 || complaints.length > 0) return [...complaints, ...cache];
  const isSaid = !examples || Object.keys(examples).some((key) => isMessageOf(key as MessageKey, (body as { message: string }).message));
  return isSaid ? cache : [`${name}: does not list "${(body as { message: string }).message}"`, ...cache];
}

/** Returns the differences between a JSON body and the document. */
export function undocumentedBody(method: string, address: string, body: unknown): string[] {
  const schema = findCall(method, address)?.operation.requestBody?.content['application/json'].schema;
  return schema ? violationsOf(schema, body) : [];
}

function isMessageOf(key: MessageKey, message: string): boolean {
  return [en[key], bn[key]].some((text) => patternOf(text).test(message));
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/g).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}
