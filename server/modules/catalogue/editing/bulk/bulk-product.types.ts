import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../../../../schema/values/api/error-codes';
import type { MessageKey } from '../../../../../schema/messages/text';
import type { CurrentState, MessageParams } from '../../../../platform/errors/app-error';
import { ConflictState } from '../../../../platform/graphql/conflict-state.types';
import { ProductView } from '../../products/product.types';

/** The outcome of one product, as it is stored under the idempotency key. */
export interface BulkOutcome {
  readonly productId: string;
  /** Null where the change was made. */
  readonly error: {
    readonly code: ErrorCode;
    readonly key: MessageKey;
    readonly params?: MessageParams;
    readonly field?: string | null;
    readonly current?: CurrentState | null;
  } | null;
}

@ObjectType({ description: 'What a bulk change did to one product.' })
export class BulkProductResult {
  @Field(() => ID, { description: 'The product, as the request named it.' })
  productId!: string;

  @Field({ description: 'True: changed as requested. False: left as it was, `code` and `message` say why.' })
  isDone!: boolean;

  @Field(() => String, { nullable: true, description: 'The error code, as in `extensions.code`; null where it is done.' })
  code!: ErrorCode | null;

  @Field(() => String, {
    nullable: true,
    description: 'The field of the change that cannot be; null where it is done, and for what is about the product.',
  })
  field!: string | null;

  @Field(() => ConflictState, { nullable: true, description: 'What the product is now, where that is why it was left; else null.' })
  current!: ConflictState | null;

  @Field(() => ProductView, { nullable: true, description: 'The product as it is now; null where it is deleted, or not the seller’s.' })
  product!: ProductView | null;

  error!: BulkOutcome['error'];
}

@ObjectType({ description: 'What `bulkUpdateProducts` did.' })
export class BulkUpdateProductsPayload {
  /** This is the complexity of one entry: the mutation multiplies it by the number of products. */
  @Field(() => [BulkProductResult], {
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: 'One for each product that was named, in that order.',
  })
  results!: BulkProductResult[];
}
