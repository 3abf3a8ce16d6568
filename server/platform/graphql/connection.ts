/** Lists as Relay's connections: nodes, edges, totalCount, pageInfo; asked for by first + after (keyset) or first + offset (numbered pages). */
import { ArgsType, Field, getMetadataStorage, Int, ObjectType, type ClassType } from 'type-graphql';
import { number, object, string } from 'yup';
import { limits } from '../../../schema/values/limits';
import { encodeCursor } from './cursor';
import { Rules } from './rules';

export { decodeCursor, encodeCursor, idOfCursor, type CursorValue } from './cursor';

/** What a service returns for a list. */
export interface Page<T> {
  nodes: T[];
  totalCount: number;
  pageInfo: PageInfo;
  /** The cursor of the node at this place of the page. */
  readonly cursorAt: (index: number) => string;
}

@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo {
  @Field({ description: 'True when more nodes follow.' })
  hasNextPage!: boolean;

  @Field({ description: 'True when the page was asked for by `after` or `offset`, so that nodes come before it.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first node; null when the page is empty.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null when the page is empty.' })
  endCursor!: string | null;
}

/** The page out of what a list's statement found, which has one row more than `first` where more follow. Its total is the service's to count. */
export function pageOf<Row>(found: readonly Row[], request: PageRequest, cursorOf: (row: Row) => string): Omit<Page<Row>, 'totalCount'> {
  const nodes = found.slice(0, request.first);
  const [start, end] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    pageInfo: {
      hasNextPage: found.length > nodes.length,
      hasPreviousPage: Boolean(request.after) || (request.offset ?? 0) > 0,
      startCursor: start === undefined ? null : cursorOf(start),
      endCursor: end === undefined ? null : cursorOf(end),
    },
    cursorAt: (index) => cursorOf(nodes[index]!),
  };
}

/** The cursor of a list that finds its place again by the id of a row. */
export function idCursor({ id }: { readonly id: string }): string {
  return encodeCursor([id]);
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
  const known = edges.get(NodeClass);
  if (known) return known as ClassType<Edge<T>>;
  const name = getMetadataStorage().objectTypes.find(({ target }) => target === NodeClass)?.name;
  if (name === undefined) throw new Error(`${NodeClass.name} is no object type`);

  @ObjectType(`${name}Edge`, { description: 'A node of a list and its place in it.' })
  class EdgeOf implements Edge<T> {
    @Field(() => NodeClass, { description: 'What stands there.' })
    readonly node!: T;

    @Field({ description: 'Give it as `after` to read on behind this node.' })
    readonly cursor!: string;
  }
  edges.set(NodeClass, EdgeOf);
  return EdgeOf;
}

/** The arguments of a list after validation. */
export interface PageRequest {
  readonly first: number;
  readonly after?: string | null;
  readonly offset?: number | null;
}

/** `@ArgsType() class ProductPageArgs extends pageArgs(24) {}`: first 1–100, offset 0–25,000, else BAD_USER_INPUT. */
export function pageArgs(defaultFirst: number) {
  const rules = object({
    first: number().integer('error.badPage').min(1, 'error.badPage').max(limits.maxFirst, 'error.badPage').default(defaultFirst),
    after: string().max(1000, 'error.badCursor'),
    offset: number().integer('error.badPage').min(0, 'error.badPage').max(limits.maxOffset, 'error.badPage'),
  });

  @Rules(rules)
  @ArgsType()
  abstract class PageArgs implements PageRequest {
    @Field(() => Int, { nullable: true, defaultValue: defaultFirst, description: `How many nodes, 1 to ${limits.maxFirst}.` })
    first!: number;

    @Field(() => String, { nullable: true, description: 'The endCursor of the page before.' })
    after?: string | null;

    @Field(() => Int, { nullable: true, description: `Skip so many nodes (numbered pages), 0 to ${limits.maxOffset}.` })
    offset?: number | null;
  }
  return PageArgs;
}
