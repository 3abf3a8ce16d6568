/**
 * /docs/reference: the GraphQL schema as pages, made of the schema itself: queries and mutations with their arguments,
 * then types, inputs, and enums with scalars. Types link to where they are described.
 */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
  astFromValue,
} from 'graphql';
import { escape, inline } from '../../../rest-v1/openapi/docs-html';

interface ReferencePage {
  readonly address: string;
  readonly title: string;
  readonly html: string;
}

const ADDRESS = '/reference';
const PAGES = { operations: ADDRESS, types: `${ADDRESS}/types`, inputs: `${ADDRESS}/inputs`, values: `${ADDRESS}/values` } as const;
const TITLES = { operations: 'Operations', types: 'Types', inputs: 'Inputs', values: 'Enums and scalars' } as const satisfies Record<
  keyof typeof PAGES,
  string
>;
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];

/** Four pages under /docs; those of all operations lead to one another. */
export function referencePages(schema: GraphQLSchema, of: 'partners' | 'all'): ReferencePage[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !BUILT_IN.includes(type.name) && !roots.some((root) => root === type))
    .toSorted(byName);
  const operations = roots.map((root) => {
    const fields = Object.values(root.getFields()).toSorted(byName);
    const places = fields.map((field) => ({ href: `#${placeOf(root.name, field)}`, field }));
    const articles = fields.map((field) => operation(root.name, field));
    return section(PLURAL[root.name] ?? root.name, [contents(places), ...articles]);
  });
  const onPage = (page: string) => types.filter((type) => pageOf(type) === page);
  const listed = (page: string) =>
    `${contents(onPage(page).map((type) => ({ href: `#${type.name}`, field: type })))}${onPage(page).map(described).join('')}`;
  const pages = [
    page(PAGES.operations, 'GraphQL reference', `${INTRODUCTIONS[of]}${operations.join('')}`),
    page(PAGES.types, 'GraphQL types', listed(PAGES.types)),
    page(PAGES.inputs, 'GraphQL inputs', listed(PAGES.inputs)),
    page(PAGES.values, 'GraphQL enums and scalars', listed(PAGES.values)),
  ];
  return of === 'partners' ? pages : pages.map((one) => ({ ...one, html: one.html.replaceAll(LINK, 'href="$1?all=1$2"') }));
}

/** A link within the reference: the path, and the place on the page. */
const LINK = /href="(\/docs\/reference[a-z/]*)(#[^"]*)?"/g;

const PLURAL: Readonly<Record<string, string>> = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' };
const INTRODUCTIONS = {
  partners:
    '<p>Send operations to <code>/graphql</code>. The same as a file, for tools: <a href="/docs/schema.graphql">schema.graphql</a>. The operations of admins are left out: <a href="/docs/reference?all=1">all operations</a>.</p>',
  all: '<p>All operations, those of admins as well. The same as a file, for tools: <a href="/docs/schema.graphql?all=1">schema.graphql</a>.</p>',
} as const;

function page(address: string, title: string, html: string): ReferencePage {
  const names = Object.keys(PAGES) as (keyof typeof PAGES)[];
  const links = names.map(
    (name) => `<li><a href="/docs${PAGES[name]}"${PAGES[name] === address ? ' aria-current="page"' : ''}>${TITLES[name]}</a></li>`,
  );
  return { address, title, html: `<h1>${title}</h1><nav class="pages" aria-label="Reference"><ul>${links.join('')}</ul></nav>${html}` };
}

function section(title: string, articles: readonly string[]): string {
  return `<h2 id="${title.toLowerCase()}">${title}</h2>${articles.join('')}`;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name);
const placeOf = (root: string, { name }: { readonly name: string }): string => `${root.toLowerCase()}-${name}`;

interface Place {
  readonly href: string;
  readonly field: { readonly name: string; readonly deprecationReason?: string | null };
}

/** Closed at first: there are hundreds of names. What is deprecated comes last. */
function contents(places: readonly Place[]): string {
  const [current, former] = [places.filter(({ field }) => !field.deprecationReason), places.filter(({ field }) => field.deprecationReason)];
  const items = [...current, ...former].map(
    ({ href, field }) => `<li><a href="${href}">${field.deprecationReason ? `<s>${field.name}</s>` : field.name}</a></li>`,
  );
  return `<details class="names"><summary>All ${places.length} names</summary><ul>${items.join('')}</ul></details>`;
}

function operation(root: string, field: GraphQLField<unknown, unknown>): string {
  return `<article id="${placeOf(root, field)}"><h3><code>${field.name}</code></h3>${text(field)}
<p class="call">→ ${typeLink(field.type)}</p>${argumentTable(field.args)}</article>`;
}

function described(type: GraphQLNamedType): string {
  const head = `<article id="${type.name}"><h2>${type.name}</h2>${text(type)}`;
  if (isEnumType(type))
    return `${head}${table(
      ['value', 'meaning'],
      type.getValues().map((value) => [`<code>${value.name}</code>`, note(value)]),
    )}</article>`;
  if (isUnionType(type)) return `${head}<p>${type.getTypes().map(typeLink).join(' | ')}</p></article>`;
  if (isInputObjectType(type)) return `${head}${fieldTable(Object.values(type.getFields()))}</article>`;
  if (isObjectType(type) || isInterfaceType(type)) return `${head}${fieldTable(Object.values(type.getFields()))}</article>`;
  return `${head}</article>`;
}

function fieldTable(fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[]): string {
  const rows = fields.map((field) => {
    const args = 'args' in field && field.args.length > 0 ? `(${field.args.map(({ name }) => name).join(', ')})` : '';
    return [`<code>${field.name}${args}</code>`, typeLink(field.type), note(field)];
  });
  return table(['field', 'type', 'meaning'], rows);
}

function argumentTable(args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return '';
  const rows = args.map((arg) => [`<code>${arg.name}</code>`, typeLink(arg.type), `${note(arg)}${defaultOf(arg)}`]);
  return table(['argument', 'type', 'meaning'], rows);
}

function defaultOf({ defaultValue, type }: GraphQLArgument): string {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return node ? ` Default: <code>${escape(print(node))}</code>.` : '';
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll"><table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${body.join('')}</table></div>`;
}

interface Described {
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
}

function text(one: Described): string {
  return `<p>${note(one)}</p>`;
}

function note({ description, deprecationReason }: Described): string {
  const deprecated = deprecationReason ? ` <strong>Deprecated.</strong> ${inline(deprecationReason)}` : '';
  return `${inline(description ?? '')}${deprecated}`;
}

/** `[Product!]!` with a link at the name. */
function typeLink(type: { toString(): string } & Parameters<typeof getNamedType>[0]): string {
  const named = getNamedType(type);
  const shown = escape(String(type));
  return BUILT_IN.includes(named.name)
    ? `<code>${shown}</code>`
    : `<code>${shown.replace(named.name, `<a href="/docs${pageOf(named)}#${named.name}">${named.name}</a>`)}</code>`;
}

function pageOf(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return PAGES.inputs;
  return isEnumType(type) || isScalarType(type) ? PAGES.values : PAGES.types;
}
