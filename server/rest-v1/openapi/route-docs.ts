/**
 * What a route says of itself to its readers: the one source of the OpenAPI document, the readable page and the tests that hold both against what
 * the server really answers.
 */
import type { MessageKey } from '../../../schema/messages/text';
import type { ErrorCode } from '../../../schema/values/error-codes';
import type { AnyObjectSchema } from 'yup';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, Json>>;

/** The chapters of the page, in its order. */
export const rooms = ['Accounts', 'Own products', 'Market', 'Orders'] as const;
export type Room = (typeof rooms)[number];

/** One field of a body or of a query, as REST spells it. */
export interface FieldDoc {
  /** Its name among the rules; what they demand goes into the document. */
  readonly rule: string;
  readonly says: string;
  readonly example: Json;
  /** Where REST writes a value otherwise than the rules keep it. */
  readonly schema?: JsonSchema;
  /** In a form it may be a file. */
  readonly isFile?: boolean;
}

/** The fields of a body or of a query, and the rules they obey. */
export interface Taken {
  readonly rules: AnyObjectSchema;
  readonly fields: Readonly<Record<string, FieldDoc>>;
  /** Bodies in which the rules are asked what they may complain of, where a field depends on others. */
  readonly cases?: readonly Readonly<Record<string, Json>>[];
}

export interface HeaderDoc {
  readonly name: string;
  readonly says: string;
  readonly example: string;
  readonly isRequired?: boolean;
}

/** An answer that is no refusal. */
export interface AnswerDoc {
  readonly status: 200 | 201;
  readonly says: string;
  readonly schema: JsonSchema;
  readonly example: Json;
}

export type Refusal = readonly [ErrorCode, MessageKey];

export interface RouteDocs {
  /** The operation's name for programs that generate clients. */
  readonly id: string;
  readonly room: Room;
  readonly summary: string;
  readonly detail?: string;
  readonly body?: Taken;
  readonly query?: Taken;
  readonly headers?: readonly HeaderDoc[];
  readonly answer: AnswerDoc;
  /** Beside what the rules of its fields say and what every such route may answer (openapi/common-refusals.ts). */
  readonly refusals?: readonly Refusal[];
}

/** An object with exactly these properties. */
export function shape(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const message = (sentence: string): JsonSchema => ({ type: 'string', description: 'For people.', examples: [sentence] });
