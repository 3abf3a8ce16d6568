import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { decideReviewImageRules, reportReviewImageRules } from '../../../../schema/rules/catalogue/review.rules';
import { limits } from '../../../../schema/values/limits';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { Rules } from '../../../platform/graphql/rules';
import { Image } from '../../media/image.entity';

@ObjectType({ description: 'An image of a review.' })
export class ReviewImage {
  @Field(() => ID, { description: 'Given to reportReviewImage and decideReviewImage.' })
  id!: string;

  @Field(() => Image, { description: 'The image itself.' })
  image!: Image;

  @Field(() => Boolean, { description: 'Whether the viewer has reported it and no admin has decided yet.' })
  isReported!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may report it now.' })
  canReport!: boolean;
}

@ObjectType({ description: 'What a user has against an image of a review; for admins.' })
export class ReviewImageReport {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  readonly reviewImageId!: string;

  @Field(() => String, { description: 'What is wrong with it.' })
  reason!: string;

  @Field(() => String, { description: 'The name of the user who reported it.' })
  reporterName!: string;

  @Field(() => Date, { description: 'When it was reported.' })
  createdAt!: Date;
}

@ObjectType({ description: 'An image of a review that users reported or an admin hid, for admins.' })
export class ModeratedReviewImage {
  @Field(() => ID, { description: 'Given to decideReviewImage.' })
  id!: string;

  readonly reviewId!: string;
  readonly imageId!: string | null;

  @Field(() => ID, { description: 'The product whose page shows it.' })
  productId!: string;

  @Field(() => Boolean, { description: 'Whether an admin hid it, for good.' })
  isHidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'When the first of the reports that wait came; null where none waits.' })
  reportedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When an admin decided; null while reports wait.' })
  decidedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The admin's reason, once it is decided." })
  decision!: string | null;
}

@ObjectType({ description: 'A page of images of reviews, for admins.' })
export class ModeratedReviewImageConnection extends Connection(ModeratedReviewImage) {}

@ArgsType()
export class ReportedReviewImagesArgs extends pageArgs() {
  @Field(() => Boolean, { defaultValue: true, description: 'Those that wait for a decision, or those that are decided.' })
  open!: boolean;
}

@Rules(reportReviewImageRules)
@ArgsType()
export class ReportReviewImageArgs {
  @Field(() => ID, { description: 'An image of a review of another user.' })
  reviewImageId!: string;

  @Field({ description: `What is wrong with it, at most ${limits.reasonLength} characters; admins read it.` })
  reason!: string;
}

@Rules(decideReviewImageRules)
@ArgsType()
export class DecideReviewImageArgs {
  @Field(() => ID, { description: 'An image of a review; where it is left as it is, one that was reported.' })
  reviewImageId!: string;

  @Field(() => Boolean, { description: 'True hides it for good and removes its file; false leaves it and dismisses the reports.' })
  isHidden!: boolean;

  @Field({
    description: `Why, at most ${limits.reasonLength} characters; the audit trail records it, and the author of a hidden image is shown it.`,
  })
  reason!: string;
}
