import { Field, ID, InputType, Int } from 'type-graphql';
import { editReviewRules, reviewRules } from '../../../schema/rules/catalogue/review.rules';
import { limits } from '../../../schema/values/limits';
import { Rules } from '../../platform/graphql/rules';

@Rules(reviewRules)
@InputType({ description: 'How a delivered product was.' })
export class ReviewInput {
  @Field(() => ID, { description: 'A line of an order of the viewer.' })
  orderLineId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters.' })
  text?: string | null;

  @Field(() => [ID], { nullable: true, description: `Own images, from uploadImage, at most ${limits.reviewImages}.` })
  imageIds?: string[] | null;
}

@Rules(editReviewRules)
@InputType({ description: 'An own review, changed within a week after it was written.' })
export class EditReviewInput {
  @Field(() => ID, { description: 'A review of the viewer.' })
  reviewId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'At most 1,000 characters; none removes the text.' })
  text?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Own images in their order, at most ${limits.reviewImages}; null leaves them as they are, an empty list removes them.`,
  })
  imageIds?: string[] | null;
}
