import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { replyRules } from '../../../../schema/rules/catalogue/review.rules';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import { Review } from './review.entity';

@ObjectType({ description: 'A page of reviews, newest first.' })
export class ReviewConnection extends Connection(Review) {}

@ArgsType()
export class ReviewArgs extends pageArgs() {}

@ObjectType({ description: 'How often a number of stars was given.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'How many reviews gave so many.' })
  count!: number;
}

@Rules(replyRules)
@ArgsType()
export class ReplyArgs {
  @Field(() => ID, { description: "A review of one of the seller's own products." })
  reviewId!: string;

  @Field({ description: 'The reply, at most 1,000 characters.' })
  body!: string;
}

@Rules(reasonRules)
@ArgsType()
export class HideReviewArgs {
  @Field(() => ID, { description: 'Any review.' })
  reviewId!: string;

  @Field({ description: 'Why, at most 500 characters; the author is shown it.' })
  reason!: string;
}
