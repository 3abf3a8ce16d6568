/**
 * Counts the aliases and directives which an operation uses, in itself and in the fragments it reaches, each fragment
 * once.
 */
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

export interface Marks {
  readonly aliases: number;
  readonly directives: number;
}

export function countMarks(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Marks {
  let aliases = 0;
  let directives = 0;
  const reached = new Set<string>();
  const waiting: (OperationDefinitionNode | FragmentDefinitionNode)[] = [operation];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    visit(node, {
      [Kind.FIELD](field) {
        if (field.alias) aliases += 1;
      },
      [Kind.DIRECTIVE]() {
        directives += 1;
      },
      [Kind.FRAGMENT_SPREAD](spread) {
        const fragment = fragments.get(spread.name.value);
        if (!fragment || reached.has(spread.name.value)) return;
        reached.add(spread.name.value);
        waiting.push(fragment);
      },
    });
  }
  return { aliases, directives };
}
