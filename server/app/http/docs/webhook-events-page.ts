/** /docs/webhook-events: the fields of every webhook message as Markdown, made of the JSON Schemas of the messages. */
import { spellEvent } from '../../../../schema/values/market/partners';
import { webhookHeaders, webhookMessages, webhookSchemas } from '../../../modules/partners/messages/webhook-message';
import type { JsonSchema } from '../../../modules/partners/messages/message-fields';

/** Content of schema/webhooks.json, served at /docs/webhooks.schema.json. */
export const webhookSchemaFile = `${JSON.stringify(webhookSchemas(), null, 2)}\n`;

interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
}
type FieldSchema = JsonSchema & {
  readonly type: string | readonly string[];
  readonly description: string;
  readonly format?: string;
  readonly const?: string;
  readonly items?: ObjectSchema;
  readonly properties?: ObjectSchema['properties'];
};

export function webhookEventsPage(): string {
  const events = (Object.keys(webhookMessages) as (keyof typeof webhookMessages)[]).map((event) =>
    eventSection(spellEvent(event), webhookMessages[event].schema as ObjectSchema),
  );
  const headers = Object.entries(webhookHeaders).map(([name, { value, description }]) => `| \`${name}\` | \`${value}\` | ${description} |`);
  return `# Webhook messages

Every message that [webhooks](webhooks.md) receive, field by field. The same as JSON Schema, for validators and generators of types: [webhooks.schema.json](/docs/webhooks.schema.json);
its \`$defs\` has one schema for each \`type\`.

- New fields may be added at any time: ignore what you do not know. \`apiVersion\` rises when a field is renamed, removed or sent in another format.
- Times are ISO 8601 in UTC with milliseconds, amounts are BDT with two decimals, quantities have no zeros at their end, and enums have the values of GraphQL: all as the API returns them.
- Of two messages of one type about an object the one with the larger \`version\` is newer; with the same version, the one with the later \`createdAt\`.

## Headers

| header | example | meaning |
| --- | --- | --- |
${headers.join('\n')}

${events.join('\n\n')}
`;
}

function eventSection(type: string, { description, properties }: ObjectSchema): string {
  return `## ${type}

${String(description)}

| field | type | meaning |
| --- | --- | --- |
${rowsOf(properties, '').join('\n')}`;
}

function rowsOf(properties: ObjectSchema['properties'], before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const row = `| \`${path}\` | ${typeOf(field)} | ${field.description} |`;
    if (field.items) return [row, ...rowsOf(field.items.properties, `${path}[].`)];
    return field.properties ? [row, ...rowsOf(field.properties, `${path}.`)] : [row];
  });
}

function typeOf({ type, format, enum: values, const: only }: FieldSchema): string {
  if (only !== undefined) return `\`"${only}"\``;
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ');
  const name = typeof type === 'string' ? type : type.join(' or ');
  return format === undefined ? name : `${name} (${format})`;
}
