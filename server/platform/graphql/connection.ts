/**
 * Lists as Relay's connections: nodes, edges, totalCount, pageInfo; asked for by first + after (keyset) or first +
 * offset (numbered pages).
 */
import { ArgsType, Field, getMetadataStorage, Int, ObjectType, type ClassType } from 'type-graphql';
import { number, object, string } from 'yup';
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import type { Page, PageBounds, PageRequest } from '../paging/page';
import { RepeatedRules } from './rules';

@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo implements PageBounds {
  @Field({ description: 'True when more nodes follow.' })
  hasNextPage!: boolean;

  @Field({ description: 'True when the page was requested by `after` or `offset`, so that nodes come before it.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first node; null when the page is empty.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null when the page is empty.' })
  endCursor!: string | null;
}

/** `@ObjectType(...) class ProductConnection extends Connection(Product) {}` */
export function Connection<T extends object>(NodeClass: ClassType<T>) {
  const EdgeClass = edgeOf(NodeClass);

  @ObjectType()
  abstract class ConnectionOf {
    @Field(() => [NodeClass], { description: 'The nodes of this page.' })
    nodes!: T[];

    @Field(() => [EdgeClass], { description: 'The nodes of this page, each with its cursor.' })
    edges(): Edge<T>[] {
      return this.nodes.map((node, index) => ({ node, cursor: this.cursorAt(index) }));
    }

    @Field(() => Int, { description: 'How many nodes the whole list has.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'Where this page begins and ends.' })
    pageInfo!: PageInfo;

    readonly cursorAt!: Page<T>['cursorAt'];
  }
  return ConnectionOf;
}

export interface Edge<T> {
  readonly node: T;
  readonly cursor: string;
}

const edges = new Map<object, ClassType>();

/** One type of edge for each type of node, however many lists there are of it. */
function edgeOf<T extends object>(NodeClass: ClassType<T>): ClassType<Edge<T>> {
  const cached = edges.get(NodeClass);
  if (cached) return cached as ClassType<Edge<T>>;
  const name = getMetadataStorage().objectTypes.find(({ target }) => target === NodeClass)?.name;
  if (name === undefined) throw new Error(`${NodeClass.name} is no object type`);

  @ObjectType(`${name}Edge`, { description: 'A node of a list and its place in it.' })
  class EdgeOf implements Edge<T> {
    @Field(() => NodeClass, { description: 'The number on the document.' })
    readonly node!: T;

    @Field({ description: 'Give it as `after` to read on behind this node.' })
    readonly cursor!: string;
  }
  edges.set(NodeClass, EdgeOf);
  return EdgeOf;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** `@ArgsType() class ProductPageArgs extends pageArgs() {}`: first 1–100, offset 0–25,000, else BAD_USER_INPUT. */
export function pageArgs() {
  const rules = object({
    first: number().integer('error.badPage').min(1, 'error.badPage').max(limits.maxFirst, 'error.badPage').default(serverLimits.pageSize),
    after: string().max(1000, 'error.badCursor'),
    offset: number()
      .integer('error.badPage')
      .min(0, 'error.badPage')
      .max(serverLimits.maxOffset, 'error.badPage')
      .when('after', { is: isGiven, then: (offset) => offset.test('alone', 'error.afterAndOffset', (value) => !isGiven(value)) }),
  });

  @RepeatedRules(rules)
  @ArgsType()
  abstract class PageArgs implements PageRequest {
    @Field(() => Int, { nullable: true, defaultValue: serverLimits.pageSize, description: `How many nodes, 1 to ${limits.maxFirst}.` })
    first!: number;

    @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
    after?: string | null;

    @Field(() => Int, {
      nullable: true,
      description: `Skip so many nodes (numbered pages), 0 to ${serverLimits.maxOffset}; not together with \`after\`.`,
    })
    offset?: number | null;
  }
  return PageArgs;
}
