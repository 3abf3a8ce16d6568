import { Field, Int, ObjectType } from 'type-graphql';
import type { MessageKey } from '../../../../../schema/messages/text';
import { UpsertStatus } from '../../../../../schema/values/catalogue/catalogue';
import type { ErrorCode } from '../../../../../schema/values/api/error-codes';
import { limits } from '../../../../../schema/values/limits';
import type { MessageParams } from '../../../../platform/errors/app-error';
import { ConflictState } from '../../../../platform/graphql/conflict-state.types';
import { ProductView } from '../../products/product.types';
import '../../catalogue.enums';

@ObjectType({ description: 'Why a row of upsertProducts failed: one rule that it breaks.' })
export class UpsertProductError {
  @Field(() => String, { nullable: true, description: 'The field of the row, e.g. `price`; null where it is about the row as a whole.' })
  field!: string | null;

  @Field({ description: 'The place in the input, e.g. `input[3].price`.' })
  path!: string;

  @Field(() => String, { description: 'The error code, as in `extensions.code`.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'The key of the message, as in `extensions.fields`: it stays when the words change.' })
  key!: MessageKey;

  @Field(() => ConflictState, { nullable: true, description: 'Of a CONFLICT: what the product is now; else null.' })
  current!: ConflictState | null;

  params?: MessageParams | undefined;
}

@ObjectType({ description: 'What became of one row of upsertProducts.' })
export class UpsertProductResult {
  @Field(() => Int, { description: 'Its place in the input, from 0 on.' })
  index!: number;

  @Field(() => UpsertStatus, { description: 'What became of it, or would have become of it where nothing was stored (`isStored`).' })
  status!: UpsertStatus;

  @Field(() => ProductView, {
    nullable: true,
    description: 'The product as it is stored now; null where there is none, also of a new one that was not stored.',
  })
  product!: ProductView | null;

  @Field(() => [UpsertProductError], {
    complexity: 1,
    description:
      'Every rule of its fields that the row breaks; empty unless it FAILED. What keeps it from its product (an id, a reference, a version) comes alone.',
  })
  errors!: UpsertProductError[];
}

/** The mutation multiplies it by the rows that are sent. */
const ofOne = ({ childComplexity }: { readonly childComplexity: number }): number => childComplexity;

@ObjectType({ description: 'What upsertProducts did, row by row.' })
export class UpsertProductsPayload {
  @Field(() => [UpsertProductResult], {
    complexity: ofOne,
    description: `One for each row, in the order of the input; at most ${limits.bulkProducts}.`,
  })
  results!: UpsertProductResult[];

  @Field({ description: 'False after a dry run, and where REJECT_EVERYTHING met a row that failed: then nothing has changed.' })
  isStored!: boolean;

  @Field(() => Int, { description: 'Rows that are CREATED.' })
  createdCount!: number;

  @Field(() => Int, { description: 'Rows that are UPDATED.' })
  updatedCount!: number;

  @Field(() => Int, { description: 'Rows that are UNCHANGED.' })
  unchangedCount!: number;

  @Field(() => Int, { description: 'Rows that FAILED.' })
  failedCount!: number;
}
