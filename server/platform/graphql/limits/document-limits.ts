/**
 * How large a document may be, reported as validation errors: depth, aliases, directives, names, fields once fragments
 * are unfolded, root fields, mutations. Every fragment is measured once, so a document that doubles itself costs no
 * more to reject than to read.
 */
import {
  type EnumValueNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
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

export const documentLimits: ValidationRule = (context) => ({
  Name: (node) => reportLongName(context, node),
  EnumValue: (node) => reportLongName(context, node),
  Document(document) {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    const sizes = new Map<string, Size>();
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const message of violations(node, fragments, sizes)) context.reportError(new GraphQLError(message, { nodes: node }));
    }
  },
});

function reportLongName(context: ValidationContext, node: NameNode | EnumValueNode): void {
  if (node.value.length <= DOCUMENT_LIMITS.nameLetters) return;
  context.reportError(new GraphQLError(`Names: at most ${DOCUMENT_LIMITS.nameLetters} letters are allowed.`, { nodes: node }));
}

function violations(operation: OperationDefinitionNode, fragments: Fragments, sizes: Map<string, Size>): string[] {
  const size = measure(operation.selectionSet, fragments, sizes);
  const marks = countMarks(operation, fragments);
  const roots = [...rootFields(operation.selectionSet, fragments).values()];
  const messages: string[] = [];
  const limit = (what: string, count: number, most: number) => {
    if (count > most) messages.push(`${what}: at most ${most} are allowed, found ${count}.`);
  };
  if (size.depth > DOCUMENT_LIMITS.depth) messages.push(`Query depth of at most ${DOCUMENT_LIMITS.depth} is allowed, found ${size.depth}.`);
  limit('Fields', size.fields, DOCUMENT_LIMITS.unfoldedFields);
  limit('Aliases', marks.aliases, DOCUMENT_LIMITS.aliases);
  limit('Directives', marks.directives, DOCUMENT_LIMITS.directives);
  limit('Selections of __schema', roots.filter((name) => name === '__schema').length, 1);
  if (operation.operation !== 'mutation') limit('Root fields', roots.length, DOCUMENT_LIMITS.rootFields);
  else {
    limit('Mutations', roots.length, DOCUMENT_LIMITS.mutations);
    const secrets = roots.filter((name) => AUTHENTICATION_MUTATIONS.has(name));
    if (secrets.length > 1) messages.unshift(text('error.oneAuthMutation', defaultLanguage));
  }
  return messages;
}

/** Introspection has a depth rule of its own in graphql-js; here it only counts its fields. */
function measure(set: SelectionSetNode, fragments: Fragments, sizes: Map<string, Size>): Size {
  let depth = 0;
  let fields = 0;
  for (const selection of set.selections) {
    let size = EMPTY;
    if (selection.kind === Kind.FRAGMENT_SPREAD) size = measureFragment(selection.name.value, fragments, sizes);
    else if (selection.selectionSet) size = measure(selection.selectionSet, fragments, sizes);
    if (selection.kind === Kind.FIELD) {
      const introspects = selection.name.value === '__schema' || selection.name.value === '__type';
      size = { depth: introspects ? 1 : size.depth + 1, fields: size.fields + 1 };
    }
    depth = Math.max(depth, size.depth);
    fields += size.fields;
  }
  return { depth, fields };
}

/** A fragment met inside itself counts nothing: graphql-js reports the cycle. */
function measureFragment(name: string, fragments: Fragments, sizes: Map<string, Size>): Size {
  const measured = sizes.get(name);
  if (measured) return measured;
  const fragment = fragments.get(name);
  if (!fragment) return EMPTY;
  sizes.set(name, EMPTY);
  const size = measure(fragment.selectionSet, fragments, sizes);
  sizes.set(name, size);
  return size;
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
