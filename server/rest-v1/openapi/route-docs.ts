/**
 * The documentation of a route: the one source of the OpenAPI document, the readable page and the tests that hold both
 * against what the server really returns.
 */
import type { MessageKey } from '../../../schema/messages/text';
import type { ErrorCode } from '../../../schema/values/api/error-codes';
import type { AnyObjectSchema } from 'yup';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, Json>>;

/** The chapters of the page, in its order. */
export const tags = ['Accounts', 'Own products'] as const;
export const tagDescriptions: Readonly<Record<Tag, string>> = {
  Accounts: 'Registering, logging in and out, and the profile.',
  'Own products': 'What a seller offers: listed, added, edited and deleted.',
};
type Tag = (typeof tags)[number];

/** One field of a body or of a query, as REST spells it. */
export interface FieldDoc {
  /** Its name among the rules; what they demand goes into the document. */
  readonly rule: string;
  readonly description: string;
  readonly example: Json;
  /** Where REST writes a value otherwise than the rules do. */
  readonly schema?: JsonSchema;
  /** In a form it may be a file. */
  readonly isFile?: boolean;
  /** REST fills it in where it is left out, though the rules demand it. */
  readonly isOptional?: boolean;
}

/** The fields of a body or of a query, and the rules they obey. */
export interface Taken {
  readonly rules: AnyObjectSchema;
  readonly fields: Readonly<Record<string, FieldDoc>>;
  /** Read-only fields that may be sent along with the others; nothing is done with them. */
  readonly returned?: Readonly<Record<string, JsonSchema>>;
  /** Bodies that are validated to find out the errors of the rules, where a field depends on others. */
  readonly cases?: readonly Readonly<Record<string, Json>>[];
}

export interface HeaderDoc {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isRequired?: boolean;
}

/** A response that is no error. */
interface ResponseDoc {
  readonly status: 200 | 201;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: Json;
  /** Its `etag` is the version of the one object it holds. */
  readonly isVersioned?: true;
  /** It has the header `total-count` where a page was requested. */
  readonly isPaged?: true;
}

export type ErrorDoc = readonly [ErrorCode, MessageKey];

export interface RouteDocs {
  /** The operation's name for programs that generate clients. */
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly detail?: string;
  readonly body?: Taken;
  readonly query?: Taken;
  readonly headers?: readonly HeaderDoc[];
  readonly response: ResponseDoc;
  /** Beside what the rules of its fields say and what every such route may return (common-errors.ts). */
  readonly errors?: readonly ErrorDoc[];
}

/**
 * An object with these properties. It is open: new ones may be added at any time, so clients must ignore those they do
 * not know.
 */
export function shape(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties };
}

export const text: JsonSchema = { type: 'string' };
export const maybeText: JsonSchema = { type: ['string', 'null'] };
export const time: JsonSchema = { type: 'string', format: 'date-time' };
export const amount: JsonSchema = { type: 'number', minimum: 0 };
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const message = (text: string): JsonSchema => ({ type: 'string', description: 'For people.', examples: [text] });
