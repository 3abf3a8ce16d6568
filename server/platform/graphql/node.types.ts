/** The interface of everything that can be read again by its id alone (docs/decisions/0048-node.md). */
import { Field, ID, InterfaceType } from 'type-graphql';
import { nameOfType } from './abstract-types';

@InterfaceType({
  description: 'An object that `node` finds by its id alone.',
  resolveType: nameOfType,
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id; no two objects share one.' })
  id!: string;
}
