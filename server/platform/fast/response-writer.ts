/**
 * Queries written directly as the JSON of their response. graphql-js builds an object for each object of
 * a response, which is serialized and thrown away. Here a document becomes functions that go from the resolvers' values
 * to text. Whatever is unusual (an error, a null where none may be, a value that its type cannot hold) ends the
 * writing, and graphql-js makes the response from what the fields of the root have returned (replay.ts).
 */
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLLeafType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { collectFields } from './collect-fields';
import { type Execution, fieldReader, type Plan, type Read } from './field-reader';
import { ESCAPED, isText, leafWriter } from './leaf-writers';

interface Writing extends Execution {
  /** Filled with what the fields of the root have returned, by their names in the response. */
  readonly roots: Record<string, unknown>;
}

/** The text of `data`. Rejects where graphql-js must make the response. */
export type ResponseWriter = (writing: Writing) => Promise<string>;

interface Page extends Writing {
  /** Texts of the values that are not there yet, in the order of their holes. */
  readonly later: Promise<string>[];
}

type Write = (value: unknown, page: Page) => string;

/** Where a text is filled in later. Never in JSON, which escapes it. */
const HOLE = '\0';

class CannotWrite extends Error {}

/** Null for what is left to graphql-js: mutations, directives, interfaces, the schema's description. */
export function compileWriter(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): ResponseWriter | null {
  const operation = getOperationAST(document, operationName);
  const type = schema.getQueryType();
  if (operation?.operation !== 'query' || !type) return null;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  try {
    const write = objectWriter({ schema, fragments, operation }, type, [operation.selectionSet]);
    return (writing) => inFull(write, undefined, writing);
  } catch (error) {
    if (error instanceof CannotWrite) return null;
    throw error;
  }
}

/** Writes the value, and then what was awaited for it. */
function inFull(write: Write, value: unknown, { context, variables, roots }: Writing): Promise<string> {
  const later: Promise<string>[] = [];
  try {
    const text = write(value, { context, variables, roots, later });
    return later.length === 0 ? Promise.resolve(text) : filled(text, later);
  } catch (error) {
    for (const part of later) part.catch(() => undefined); // graphql-js reports it
    return Promise.reject(error);
  }
}

async function filled(text: string, later: readonly Promise<string>[]): Promise<string> {
  const parts = later.length === 1 ? [await later[0]] : await Promise.all(later);
  const pieces = text.split(HOLE);
  return pieces.reduce((whole, piece, at) => `${whole}${parts[at - 1]}${piece}`);
}

/** How values of a field are written that are there, and a test in source text for values that need nothing else. */
interface ValueWriter {
  readonly test: string;
  /** A value that passes the test is written as its own text, between quotes. */
  readonly isText: boolean;
  readonly write: Write;
  /** Writes any value: null, one that comes later, one that fails the test. */
  readonly settle: Write;
}

/**
 * One function of source text for the fields of an object: properties are read by their names, which the engine makes
 * as fast as in code written by hand. A function for each field took as long as graphql-jit. The quote behind a text is
 * `open` until it is written with what follows: each piece that is joined is an object for the collector.
 */
function objectWriter(plan: Plan, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Write {
  const fields = type.isTypeOf ? null : collectFields(plan, type, sets);
  if (!fields || fields.size === 0) throw new CannotWrite();
  const values: Record<string, unknown> = { ESCAPED };
  const lines = [...fields].map(([name, nodes], at) => {
    const head = `${at === 0 ? '{' : ','}"${name}":`;
    if (nodes[0].name.value === '__typename') return `text += ${afterText(`${head}"${type.name}"`)}; open = false;`;
    const { read, isProperty, test, isText: isOwnText, write, settle } = fieldParts(plan, type, name, nodes);
    Object.assign(values, { [`read${at}`]: read, [`write${at}`]: write, [`settle${at}`]: settle });
    const readProperty = isProperty ? `value = object.${nodes[0].name.value}; if (typeof value === 'function') ` : '';
    const whole = isOwnText
      ? `text += ${afterText(`${head}"`)}; text += value; open = true;`
      : `text += ${afterText(head)} + write${at}(value, page); open = false;`;
    return `${readProperty}value = read${at}(object, page);
      if (${test}) { ${whole} } else { text += ${afterText(head)} + settle${at}(value, page); open = false; }`;
  });
  const source = `return (object, page) => { let text = '', open = false, value; ${lines.join('\n')} return text + ${afterText('}')}; };`;
  // eslint-disable-next-line typescript/no-implied-eval -- it has names of the schema and the document: identifiers
  return new Function(...Object.keys(values), source)(...Object.values(values)) as Write;
}

/** In source text: this, with the quote of the text before it. */
function afterText(piece: string): string {
  return `(open ? ${JSON.stringify(`"${piece}`)} : ${JSON.stringify(piece)})`;
}

interface FieldParts extends ValueWriter {
  readonly read: Read;
  readonly isProperty: boolean;
}

function fieldParts(plan: Plan, parent: GraphQLObjectType, name: string, nodes: readonly [FieldNode, ...FieldNode[]]): FieldParts {
  const field = parent.getFields()[nodes[0].name.value];
  if (!field) throw new CannotWrite();
  const value = valueWriter(
    plan,
    field.type,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
  );
  const read = fieldReader(plan, { parent, field, nodes });
  if (parent !== plan.schema.getQueryType()) return { ...value, read, isProperty: !field.resolve };
  const readRoot: Read = (object, execution) => ((execution as Page).roots[name] = read(object, execution));
  return { ...value, read: readRoot, isProperty: false };
}

function valueWriter(plan: Plan, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): ValueWriter {
  const isRequired = isNonNullType(type);
  const { write, ...rest } = presentWriter(plan, isRequired ? type.ofType : type, sets);
  const now: Write = (value, page) => {
    if (value === null || value === undefined) return isRequired ? fail() : 'null';
    return write(value, page);
  };
  return { ...rest, write, settle: (value, page) => (isPromise(value) ? later(value, now, page) : now(value, page)) };
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

function later(value: PromiseLike<unknown>, write: Write, page: Page): string {
  page.later.push(Promise.resolve(value).then((settled) => inFull(write, settled, page)));
  return HOLE;
}

const IS_OBJECT = `typeof value === 'object' && value !== null && value.then === undefined`;

function presentWriter(plan: Plan, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Omit<ValueWriter, 'settle'> {
  if (isLeafType(type)) return { test: leafTest(type), isText: isText(type), write: leafWriter(type) };
  if (isListType(type)) return { test: IS_OBJECT, isText: false, write: listWriter(valueWriter(plan, type.ofType, sets)) };
  if (!isObjectType(type)) throw new CannotWrite();
  const write = objectWriter(plan, type, sets);
  return {
    test: IS_OBJECT,
    isText: false,
    write: (value, page) => (typeof value !== 'object' || value instanceof Error ? fail() : write(value, page)),
  };
}

function leafTest(type: GraphQLLeafType): string {
  if (NUMBERS.has(type.name)) return `typeof value === 'number'`;
  return isText(type) ? `typeof value === 'string' && !ESCAPED.test(value)` : `typeof value === 'string'`;
}

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Float']);

function listWriter({ settle }: ValueWriter): Write {
  return (value, page) => {
    if (!Array.isArray(value)) return fail();
    let text = '';
    for (let at = 0; at < value.length; at += 1) text += (at === 0 ? '' : ',') + settle(value[at], page);
    return `[${text}]`;
  };
}

function fail(): never {
  throw new CannotWrite();
}
