/**
 * GraphQL documents made from the schema: selections that fit it with arguments of right and wrong types, and, as often
 * as a draw decides for each document, unknown fields and arguments, directives in wrong places, deep nesting, many
 * aliases, fragments that spread themselves.
 */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { anyJson, anyText, chance, type Draw, int, pick, some, times } from './draw';
import { literal, valueOf } from './values';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly more: Readonly<Record<string, unknown>>;
}

/** Percent of what is wrong in a document: most are right, so that they reach what is behind the validation. */
const WRONG = [0, 0, 0, 0, 0, 0, 1, 3, 20];
const MOST_ALIASES = 9;
const DEEPEST = [2, 2, 3, 3, 4, 5, 13];

class DocumentWriter {
  readonly variables: Record<string, unknown> = {};
  private readonly declared: string[] = [];
  private readonly fragments: string[] = [];
  private aliases = 0;
  private readonly wrong: number;
  private readonly deepest: number;

  constructor(
    private readonly draw: Draw,
    private readonly schema: GraphQLSchema,
    private readonly ids: readonly string[],
  ) {
    this.wrong = pick(draw, WRONG);
    this.deepest = pick(draw, DEEPEST);
  }

  write(): string {
    const { draw, schema } = this;
    const kind = chance(draw, 5) ? 'subscription' : pick(draw, ['query', 'mutation'] as const);
    const root = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[kind];
    if (!root) throw new Error(`The schema has no ${kind}.`);
    const selection = this.selection(root, 0);
    const name = this.isWrong() ? '' : ' Q';
    const variables = this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
    const directive = this.isWrong() ? ` @${pick(draw, ['skip(if: true)', 'deprecated', 'x', 'oneOf'])}` : '';
    return [`${kind}${name}${variables}${directive} ${selection}`, ...this.fragments].join('\n');
  }

  private isWrong(): boolean {
    return this.wrong > 0 && chance(this.draw, this.wrong);
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    const { draw } = this;
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const usable = depth >= this.deepest ? fields.filter((field) => isLeafType(getNamedType(field.type))) : fields;
    const most = depth === 0 ? pick(draw, [1, 1, 1, 2, 4, 12]) : 4;
    const chosen = usable.length === 0 ? [] : times(draw, 1, most, () => pick(draw, usable));
    // most documents have no field twice, and so few aliases that they are let through
    const once = this.wrong > 1 ? chosen : [...new Set(chosen)];
    const texts = once.map((field, at) => this.field(field, depth, at));
    if (texts.length === 0 || this.isWrong()) texts.push('__typename');
    if (this.isWrong())
      texts.push(
        pick(draw, ['nope', '__schema { types { name fields { name } } }', '...Missing', 'id { id }', '__type(name: 7) { name }']),
      );
    if ((isUnionType(type) || isInterfaceType(type) || chance(draw, 8)) && depth < this.deepest) texts.push(this.fragment(type, depth));
    return `{ ${texts.join(' ')} }`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number, at: number): string {
    const { draw } = this;
    const alias =
      chance(draw, 10) && (this.wrong > 1 || this.aliases++ < MOST_ALIASES) ? `${pick(draw, ['a', 'b', 'id', 'node'])}${depth}${at}: ` : '';
    const type = getNamedType(field.type);
    const args = field.args.filter((arg) => isNonNullType(arg.type) || chance(draw, 35));
    const given = this.isWrong() ? args.slice(1) : args;
    const texts = given.map((arg) => `${arg.name}: ${this.argument(arg)}`);
    if (this.isWrong()) texts.push(`${pick(draw, ['nope', 'id', 'first'])}: ${literal(anyJson(draw))}`);
    const condition = chance(draw, 4) ? ` @${pick(draw, ['include', 'skip'])}(if: ${String(chance(draw, 50))})` : '';
    const hasSelection = isCompositeType(type) !== this.isWrong();
    return `${alias}${field.name}${texts.length > 0 ? `(${texts.join(', ')})` : ''}${condition}${hasSelection ? ` ${this.selection(type, depth + 1)}` : ''}`;
  }

  private argument(arg: GraphQLArgument): string {
    const { draw } = this;
    const value = valueOf(draw, arg.type, { ids: this.ids, wrong: this.wrong });
    if (chance(draw, 40)) return literal(value);
    const name = `v${this.declared.length}`;
    const type = this.isWrong() ? pick(draw, ['Int', 'String!', '[ID!]', 'Nope']) : String(arg.type);
    this.declared.push(`$${name}: ${type}`);
    if (!this.isWrong()) this.variables[name] = value;
    return `$${name}`;
  }

  private fragment(type: GraphQLNamedType, depth: number): string {
    const { draw, schema } = this;
    const possible: readonly GraphQLObjectType[] = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
    const on = possible.length > 0 ? pick(draw, possible) : type;
    const name = this.isWrong() ? pick(draw, ['Query', 'Nope', 'Role']) : on.name;
    if (chance(draw, 50)) return `... on ${name} ${this.selection(on, depth + 1)}`;
    const own = `F${this.fragments.length}`;
    this.fragments.push('');
    const place = this.fragments.length - 1;
    const again = this.isWrong() ? ` ...${pick(draw, [own, 'F0'])}` : '';
    this.fragments[place] = `fragment ${own} on ${name} ${this.selection(on, depth + 1).slice(0, -1)}${again} }`;
    return `...${own}`;
  }
}

export function graphqlRequest(draw: Draw, schema: GraphQLSchema, ids: readonly string[]): GraphqlRequest {
  const writer = new DocumentWriter(draw, schema, ids);
  let query = writer.write();
  if (chance(draw, 4)) query = distort(draw, query);
  const more = chance(draw, 3)
    ? Object.fromEntries(
        some(draw, ['operationName', 'extensions', 'query', 'variables', '__proto__', 'id'], 40).map((name) => [name, anyJson(draw)]),
      )
    : {};
  return { query, variables: writer.variables, more };
}

/** A character replaced, a part repeated or cut off. */
function distort(draw: Draw, text: string): string {
  const at = int(draw, 0, text.length);
  const kind = int(draw, 0, 2);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return text.slice(0, at) + anyText(draw).slice(0, 200) + text.slice(at + 1);
  return text.slice(0, at) + text.slice(at, at + 40).repeat(int(draw, 2, 60));
}
