import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import type { Page } from '../../../platform/paging/page';
import { SellPost } from './sell-post.entity';
import { ProductView } from '../products/product.types';

@ObjectType({ description: "How many of the seller's posts have each state." })
export class SellPostCounts {
  @Field(() => Int, { description: 'On sale, or waiting for their day.' })
  open!: number;

  @Field(() => Int, { description: 'Paused by the seller.' })
  paused!: number;

  @Field(() => Int, { description: 'Over for good.' })
  ended!: number;

  @Field(() => Int, { description: 'Products without any sell post: `myProducts(filter: { status: NEVER_POSTED })`.' })
  neverPosted!: number;
}

@ObjectType({ description: 'A page of sell posts.' })
export class SellPostConnection extends Connection(SellPost) {
  @Field(() => SellPostCounts, { description: 'Counts of every state under the same search.' })
  counts!: SellPostCounts;
}

export type SellPostPage = Page<SellPost> & { readonly counts: SellPostCounts };

@ArgsType()
export class SellPostPageArgs extends pageArgs() {}

@ObjectType({ description: 'What `postForSell` did.' })
export class PostForSellPayload {
  @Field(() => [ProductView], { description: 'The products, on the market now.' })
  products!: ProductView[];
}

@ObjectType({ description: 'What `stopSelling` did.' })
export class StopSellingPayload {
  @Field(() => [ProductView], { description: 'The products, off the market now.' })
  products!: ProductView[];
}
