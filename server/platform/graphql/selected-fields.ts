/** What a request selects of the nodes of a connection, so that a service reads no more columns than these need. */
import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { createParameterDecorator } from 'type-graphql';
import type { RequestContext } from './context';

/** Of the same field of the same document always the same. */
const known = new WeakMap<FieldNode, readonly string[]>();

/** Hands a resolver method of a connection the paths selected beneath `nodes` and `edges.node`: `name`, `seller.district.nameEn`. */
export function SelectedOfNodes(): ParameterDecorator {
  return createParameterDecorator<RequestContext>(({ info }) => selectedOfNodes(info)) as ParameterDecorator;
}

function selectedOfNodes({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): readonly string[] {
  const [field] = fieldNodes;
  const before = fieldNodes.length === 1 && field ? known.get(field) : undefined;
  if (before) return before;
  const all = fieldNodes.flatMap(({ selectionSet }) => (selectionSet ? pathsOf(selectionSet, fragments) : []));
  const ofNodes = all.flatMap((path) => /^(?:nodes|edges\.node)\.(.*)$/.exec(path)?.[1] ?? []);
  const paths = [...new Set(ofNodes)];
  if (fieldNodes.length === 1 && field) known.set(field, paths);
  return paths;
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
