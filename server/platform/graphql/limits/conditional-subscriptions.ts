/**
 * `@skip` and `@include` around the field of a subscription: graphql-js 16 throws where the field is left out, and in
 * its validation where a variable decides. The specification forbids both since 2025.
 */
import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';

const CONDITIONS = ['skip', 'include'];

/** Before validation: fragments may spread in a circle. */
export function hasConditionalField(document: DocumentNode, { selections }: SelectionSetNode, seen = new Set<string>()): boolean {
  return selections.some((selection) => {
    if (selection.directives?.some(({ name }) => CONDITIONS.includes(name.value))) return true;
    if (selection.kind === Kind.FIELD) return false;
    if (selection.kind === Kind.INLINE_FRAGMENT) return hasConditionalField(document, selection.selectionSet, seen);
    const { value } = selection.name;
    if (seen.has(value)) return false;
    seen.add(value);
    return document.definitions.some(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === value && hasConditionalField(document, one.selectionSet, seen),
    );
  });
}

/**
 * For HTTP, where every subscription is rejected after its validation: the document without these directives, or itself
 * where it has no subscription.
 */
export function withoutConditions(document: DocumentNode): DocumentNode {
  const subscribes = document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'subscription');
  if (!subscribes) return document;
  return visit(document, { Directive: ({ name }) => (CONDITIONS.includes(name.value) ? null : undefined) });
}
