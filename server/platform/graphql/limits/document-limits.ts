/**
 * How large a document may be, reported as validation errors: depth, aliases, directives, names, fields once fragments
 * are unfolded, one field again and again, root fields, operations, mutations. Every fragment is measured once, so a
 * document that doubles itself costs no more to reject than to read. What is too large is validated no further: the
 * rules of graphql-js compare each field with each other one of its name, and each operation reads all its fragments.
 */
import {
  type DocumentNode,
  type EnumValueNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { text } from '../../../../schema/messages/text';
import { defaultLanguage } from '../../../../schema/values/accounts/roles';
import { AUTHENTICATION_MUTATIONS } from '../../security/authentication-mutations';
import { countMarks } from './document-marks';
import { LONGEST_NAME } from './name-lengths';

export const DOCUMENT_LIMITS = {
  depth: 10,
  aliases: 10,
  directives: 10,
  unfoldedFields: 1000,
  /** One response name in one place, once fragments are unfolded. */
  sameFields: 30,
  operations: 20,
  rootFields: 20,
  mutations: 4,
  tokens: 1000,
  nameLetters: LONGEST_NAME,
} as const;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

const EMPTY: Size = { depth: 0, fields: 0 };

interface Measuring {
  readonly fragments: Fragments;
  readonly sizes: Map<string, Size>;
  /** Fragments that are met inside themselves. */
  readonly cycles: Set<string>;
}

/** The errors of the documents that stand for others, which are too large. */
const violationsOf = new WeakMap<DocumentNode, readonly GraphQLError[]>();
const NOTHING: DocumentNode = parse('{ __typename }');

/** Returns the document, or an empty one, for which `documentLimits` reports what is too large about this one. */
export function withinLimits(document: DocumentNode): DocumentNode {
  const errors = violations(document);
  if (errors.length === 0) return document;
  const instead = { ...NOTHING };
  violationsOf.set(instead, errors);
  return instead;
}

/** Reports what `withinLimits` found, and long names. */
export const documentLimits: ValidationRule = (context) => ({
  Name: (node) => reportLongName(context, node),
  EnumValue: (node) => reportLongName(context, node),
  Document: (document) => violationsOf.get(document)?.forEach((error) => context.reportError(error)),
});

function violations(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length > DOCUMENT_LIMITS.operations)
    return [new GraphQLError(tooMany('Operations', operations.length, DOCUMENT_LIMITS.operations))];
  const measuring: Measuring = { fragments, sizes: new Map(), cycles: new Set() };
  const errors = [...operations, ...fragments.values()].flatMap((node) =>
    violationsIn(node, measuring).map((message) => new GraphQLError(message, { nodes: node })),
  );
  return measuring.cycles.size === 0
    ? errors
    : [...measuring.cycles].map(
        (name) => new GraphQLError(`Cannot spread fragment "${name}" within itself.`, { nodes: fragments.get(name) }),
      );
}

function reportLongName(context: ValidationContext, node: NameNode | EnumValueNode): void {
  if (node.value.length <= DOCUMENT_LIMITS.nameLetters) return;
  context.reportError(new GraphQLError(`Names: at most ${DOCUMENT_LIMITS.nameLetters} letters are allowed.`, { nodes: node }));
}

function violationsIn(node: OperationDefinitionNode | FragmentDefinitionNode, measuring: Measuring): string[] {
  const { fragments, cycles } = measuring;
  const size = measure(node.selectionSet, measuring);
  const messages: string[] = [];
  const limit = (what: string, count: number, most: number) => {
    if (count > most) messages.push(tooMany(what, count, most));
  };
  limit('Fields', size.fields, DOCUMENT_LIMITS.unfoldedFields);
  // only what is small so far, and has an end, is unfolded
  if (messages.length === 0 && cycles.size === 0)
    limit('The same field in one place', mostRepeated([node.selectionSet], fragments), DOCUMENT_LIMITS.sameFields);
  if (node.kind === Kind.FRAGMENT_DEFINITION) return messages;
  if (size.depth > DOCUMENT_LIMITS.depth)
    messages.unshift(`Query depth of at most ${DOCUMENT_LIMITS.depth} is allowed, found ${size.depth}.`);
  const marks = countMarks(node, fragments);
  const roots = [...rootFields(node.selectionSet, fragments).values()];
  limit('Aliases', marks.aliases, DOCUMENT_LIMITS.aliases);
  limit('Directives', marks.directives, DOCUMENT_LIMITS.directives);
  limit('Selections of __schema', roots.filter((name) => name === '__schema').length, 1);
  if (node.operation !== 'mutation') limit('Root fields', roots.length, DOCUMENT_LIMITS.rootFields);
  else {
    limit('Mutations', roots.length, DOCUMENT_LIMITS.mutations);
    const secrets = roots.filter((name) => AUTHENTICATION_MUTATIONS.has(name));
    if (secrets.length > 1) messages.unshift(text('error.oneAuthMutation', defaultLanguage));
  }
  return messages;
}

const tooMany = (what: string, count: number, most: number): string => `${what}: at most ${most} are allowed, found ${count}.`;

/** Introspection has a depth rule of its own in graphql-js; here it only counts its fields. */
function measure(set: SelectionSetNode, measuring: Measuring): Size {
  let depth = 0;
  let fields = 0;
  for (const selection of set.selections) {
    let size = EMPTY;
    if (selection.kind === Kind.FRAGMENT_SPREAD) size = measureFragment(selection.name.value, measuring);
    else if (selection.selectionSet) size = measure(selection.selectionSet, measuring);
    if (selection.kind === Kind.FIELD) {
      const introspects = selection.name.value === '__schema' || selection.name.value === '__type';
      size = { depth: introspects ? 1 : size.depth + 1, fields: size.fields + 1 };
    }
    depth = Math.max(depth, size.depth);
    fields += size.fields;
  }
  return { depth, fields };
}

/** A fragment that is met inside itself counts nothing there: the document ends for it. */
function measureFragment(name: string, measuring: Measuring): Size {
  const measured = measuring.sizes.get(name);
  if (measured === EMPTY) measuring.cycles.add(name);
  if (measured) return measured;
  const fragment = measuring.fragments.get(name);
  if (!fragment) return EMPTY;
  measuring.sizes.set(name, EMPTY);
  const size = measure(fragment.selectionSet, measuring);
  measuring.sizes.set(name, size);
  return size;
}

/** How often one field stands in one place of the response at most. For documents without cycles. */
function mostRepeated(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const fields = new Map<string, { count: number; sets: SelectionSetNode[] }>();
  const seen = new Set<string>();
  const add = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
        add(fragment.selectionSet);
      } else {
        const name = selection.alias?.value ?? selection.name.value;
        const field = fields.get(name) ?? { count: 0, sets: [] };
        field.count += 1;
        if (selection.selectionSet) field.sets.push(selection.selectionSet);
        fields.set(name, field);
      }
    }
  };
  sets.forEach(add);
  return Math.max(0, ...[...fields.values()].map(({ count, sets: inner }) => Math.max(count, mostRepeated(inner, fragments))));
}

/** Response key → field name: what is executed once each. */
function rootFields(
  set: SelectionSetNode,
  fragments: Fragments,
  names = new Map<string, string>(),
  seen = new Set<string>(),
): Map<string, string> {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) names.set(selection.alias?.value ?? selection.name.value, selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT) rootFields(selection.selectionSet, fragments, names, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      if (fragment) rootFields(fragment.selectionSet, fragments, names, seen);
    }
  }
  return names;
}
