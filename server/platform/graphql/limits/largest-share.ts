/**
 * Finds the field of a document that costs most, for the error of one that costs too much: from the root down, as long
 * as one selection alone takes more than half of the whole.
 */
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import { fragmentsOf } from './key-guard';
import { type CostQuestion, count, type Share } from './query-cost';

/** Each is counted alone; so many are looked at. */
const MOST_COUNTS = 100;

export function largestShare(question: CostQuestion, operation: OperationDefinitionNode): Share {
  const fragments = fragmentsOf(question.document);
  const costOfAlone = (parents: readonly SelectionNode[], selection: SelectionNode): number =>
    count({ ...question, document: documentOf(operation, [...parents, selection], fragments) }) ?? 0;
  const parents: SelectionNode[] = [];
  let share: Share = { field: '', points: 0 };
  let half = 0;
  let left = MOST_COUNTS;
  for (let selections = opened(operation.selectionSet.selections, fragments); selections.length > 0 && left > 0;) {
    const looked = selections.filter(isNested).slice(0, left);
    left -= looked.length;
    const costs = looked.map((selection) => costOfAlone(parents, selection));
    const points = Math.max(0, ...costs);
    const largest = looked[costs.indexOf(points)];
    if (!largest || points <= half) break;
    share = { field: [share.field, nameOf(largest)].filter(Boolean).join('.'), points };
    half ||= points / 2;
    parents.push(largest);
    selections = opened(isNested(largest) ? largest.selectionSet.selections : [], fragments);
  }
  return share;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Nested = Extract<SelectionNode, { readonly kind: Kind.FIELD | Kind.INLINE_FRAGMENT }> & {
  readonly selectionSet: OperationDefinitionNode['selectionSet'];
};

const isNested = (selection: SelectionNode): selection is Nested => selection.kind !== Kind.FRAGMENT_SPREAD && !!selection.selectionSet;

const nameOf = (selection: SelectionNode): string => (selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : '');

/** Spreads as what they spread. */
function opened(selections: readonly SelectionNode[], fragments: Fragments): SelectionNode[] {
  return selections.map((selection) => {
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : undefined;
    return fragment ? { ...fragment, kind: Kind.INLINE_FRAGMENT, name: undefined } : selection;
  });
}

/** The operation with nothing but this path of selections. */
function documentOf(operation: OperationDefinitionNode, path: readonly SelectionNode[], fragments: Fragments): CostQuestion['document'] {
  const selection = path.reduceRight((inner, outer) =>
    outer.kind === Kind.FRAGMENT_SPREAD ? outer : { ...outer, selectionSet: { kind: Kind.SELECTION_SET, selections: [inner] } },
  );
  const selectionSet = { kind: Kind.SELECTION_SET, selections: [selection] } as const;
  return { kind: Kind.DOCUMENT, definitions: [{ ...operation, selectionSet }, ...fragments.values()] };
}
