/**
 * Finds changes that break a client of the last release: in today's REST API (OpenAPI) and in today's messages of
 * webhooks (JSON Schema).
 */

/** Breaking ones stop clients; dangerous ones may surprise them (a new enum value). One message each. */
export interface Changes {
  readonly breaking: readonly string[];
  readonly dangerous: readonly string[];
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface WebhookDocument {
  readonly $defs: Readonly<Record<string, Schema>>;
}

type Direction = 'request' | 'response';

/** Compares schemas of two documents, each with references into itself. */
class Comparison {
  readonly breaking = new Set<string>();
  readonly dangerous = new Set<string>();

  constructor(
    private readonly before: object,
    private readonly after: object,
  ) {}

  compare(where: string, old: Schema, now: Schema, direction: Direction): void {
    const [was, is] = [resolve(this.before, old), resolve(this.after, now)];
    for (const key of ['type', 'format', 'pattern', 'const'] as const)
      if (JSON.stringify(was[key]) !== JSON.stringify(is[key])) this.breaking.add(`${where} changed its ${key}.`);
    this.compareValues(where, was.enum ?? [], is.enum ?? [], direction);
    if (was.items && is.items) this.compare(`${where}[]`, was.items, is.items, direction);
    this.compareProperties(where, was, is, direction);
  }

  private compareValues(where: string, was: readonly unknown[], is: readonly unknown[], direction: Direction): void {
    for (const value of is)
      if (was.length > 0 && !was.includes(value) && direction === 'response') this.dangerous.add(`${where} may be ${String(value)}.`);
    for (const value of was)
      if (!is.includes(value) && direction === 'request' && is.length > 0) this.breaking.add(`${where} may no longer be ${String(value)}.`);
  }

  private compareProperties(where: string, was: Schema, is: Schema, direction: Direction): void {
    for (const [name, property] of Object.entries(was.properties ?? {})) {
      const today = is.properties?.[name];
      if (!today) this.breaking.add(`${where}.${name} was removed.`);
      else this.compare(`${where}.${name}`, property, today, direction);
      const isLost = was.required?.includes(name) === true && is.required?.includes(name) !== true;
      if (today && isLost && direction === 'response') this.breaking.add(`${where}.${name} may be missing.`);
    }
    for (const name of is.required ?? [])
      if (direction === 'request' && was.required?.includes(name) !== true) this.breaking.add(`${where}.${name} is required.`);
  }

  get changes(): Changes {
    return { breaking: [...this.breaking].sort(), dangerous: [...this.dangerous].sort() };
  }
}

function resolve(document: object, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  let node: unknown = document;
  for (const part of schema.$ref.replace('#/', '').split('/')) node = (node as Readonly<Record<string, unknown>>)[part];
  return node as Schema;
}

export function openApiChanges(before: OpenApiDocument, after: OpenApiDocument): Changes {
  const comparison = new Comparison(before, after);
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, was] of Object.entries(methods)) {
      const where = `${method.toUpperCase()} ${path}`;
      const is = after.paths[path]?.[method];
      if (is) compareOperation(comparison, where, was, is);
      else comparison.breaking.add(`${where} was removed.`);
    }
  return comparison.changes;
}

function compareOperation(comparison: Comparison, where: string, was: Operation, is: Operation): void {
  for (const [type, { schema }] of Object.entries(was.requestBody?.content ?? {})) {
    const today = is.requestBody?.content[type];
    if (today) comparison.compare(`${where} request`, schema, today.schema, 'request');
    else comparison.breaking.add(`${where} no longer takes ${type}.`);
  }
  for (const [status, { content = {} }] of Object.entries(was.responses)) {
    if (!status.startsWith('2')) continue;
    const today = is.responses[status];
    if (!today) comparison.breaking.add(`${where} no longer has the status ${status}.`);
    for (const [type, { schema }] of Object.entries(content)) {
      const body = today?.content?.[type];
      if (body) comparison.compare(`${where} ${status}`, schema, body.schema, 'response');
    }
  }
}

export function webhookChanges(before: WebhookDocument, after: WebhookDocument): Changes {
  const comparison = new Comparison(before, after);
  for (const [event, was] of Object.entries(before.$defs)) {
    const is = after.$defs[event];
    if (is) comparison.compare(`webhook ${event}`, was, is, 'response');
    else comparison.breaking.add(`webhook ${event} was removed.`);
  }
  return comparison.changes;
}
