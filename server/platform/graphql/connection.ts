/** Lists as connections: nodes, totalCount, pageInfo; asked for by first + after (keyset) or first + offset (numbered pages). */
import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { number, object, string } from 'yup';
import { limits } from '../../../schema/values/limits';
import { Rules } from './rules';

export { decodeCursor, encodeCursor, type CursorValue } from './cursor';

/** What a service returns for a list. */
export interface Page<T> {
  nodes: T[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field({ description: 'True when more nodes follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Give it as `after` to read on; null when the page is empty.' })
  endCursor!: string | null;
}

/** `@ObjectType(...) class ProductConnection extends Connection(Product) {}` */
export function Connection<T extends object>(NodeClass: ClassType<T>) {
  @ObjectType()
  abstract class ConnectionOf {
    @Field(() => [NodeClass], { description: 'The nodes of this page.' })
    nodes!: T[];

    @Field(() => Int, { description: 'How many nodes the whole list has.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'Where this page ends.' })
    pageInfo!: PageInfo;
  }
  return ConnectionOf;
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
