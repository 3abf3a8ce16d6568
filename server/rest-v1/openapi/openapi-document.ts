/** The OpenAPI document as far as its page and the lines of curl read it. */
import type { Json } from './route-docs';

/** As much of the document as the page reads. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly 'x-roles'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, BodyContent>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly example?: Json;
}

interface BodyContent {
  readonly schema: { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Property>> };
  readonly example?: Readonly<Record<string, Json>>;
}

interface Property {
  readonly description: string;
  readonly examples?: readonly Json[];
}

export interface Response {
  readonly description: string;
  readonly content?: { readonly 'application/json': { readonly example?: Json; readonly examples?: Readonly<Record<string, ErrorDoc>> } };
}

interface ErrorDoc {
  readonly summary: string;
  readonly value: { readonly message: string };
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}
