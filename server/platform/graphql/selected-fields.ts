/**
 * Reads the paths that a request selects beneath a field. A resolver makes of them the columns that its service reads;
 * a service knows no paths.
 */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { RequestContext } from './context';

/**
 * Hands a resolver method of a connection the paths selected beneath `nodes` and `edges.node`: `name`,
 * `seller.district.nameEn`.
 */
export const SelectedOfNodes = (): ParameterDecorator => selectedBeneath(/^(?:nodes|edges\.node)\.(.*)$/);

function selectedBeneath(pattern: RegExp): ParameterDecorator {
  /** The paths of the same field of the same document are always the same. */
  const pathsByField = new WeakMap<FieldNode, readonly string[]>();
  const selected = ({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): readonly string[] => {
    const [field] = fieldNodes;
    const before = fieldNodes.length === 1 && field ? pathsByField.get(field) : undefined;
    if (before) return before;
    const all = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? pathsOf(selectionSet, fragments) : []));
    const paths = [...new Set(all.flatMap((path) => pattern.exec(path)?.[1] ?? []))];
    if (fieldNodes.length === 1 && field) pathsByField.set(field, paths);
    return paths;
  };
  return createParameterDecorator<RequestContext>(({ info }) => selected(info)) as ParameterDecorator;
}

/** Leaves only; what a directive leaves out in one request counts all the same. */
function pathsOf({ selections }: SelectionSetNode, fragments: GraphQLResolveInfo['fragments']): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsOf(selection.selectionSet, fragments);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments[selection.name.value];
      return fragment ? pathsOf(fragment.selectionSet, fragments) : [];
    }
    const { name, selectionSet } = selection;
    return selectionSet ? pathsOf(selectionSet, fragments).map((path) => `${name.value}.${path}`) : [name.value];
  });
}
