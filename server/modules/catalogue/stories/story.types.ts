import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { moderateStoryRules, storyRules } from '../../../../schema/rules/catalogue/story.rules';
import { limits } from '../../../../schema/values/limits';
import { Rules } from '../../../platform/graphql/rules';
import { Image } from '../../media/image.entity';

@ObjectType({ description: 'What a seller writes of themselves.' })
export class SellerStory {
  @Field(() => String, { nullable: true, description: 'In Bangla; null where it is in English alone.' })
  textBn!: string | null;

  @Field(() => String, { nullable: true, description: 'In English; null where it is in Bangla alone.' })
  textEn!: string | null;

  @Field(() => [Image], { description: `Its images in their order, at most ${limits.imageCount}.` })
  images!: Image[];

  @Field(() => String, {
    nullable: true,
    description: 'Why an admin hid it, for its seller and admins: for everyone else a hidden story is null.',
  })
  hiddenReason!: string | null;

  @Field(() => Date, { description: 'When its seller last changed it.' })
  updatedAt!: Date;
}

@Rules(storyRules)
@InputType({ description: 'The whole story as it should be; one without text and images is removed.' })
export class SellerStoryInput {
  @Field(() => String, { nullable: true, description: `In Bangla, at most ${limits.storyLength} characters of plain text.` })
  textBn?: string | null;

  @Field(() => String, { nullable: true, description: `In English, at most ${limits.storyLength} characters of plain text.` })
  textEn?: string | null;

  @Field(() => [ID], { description: `Own images, from uploadImage, at most ${limits.imageCount}.` })
  imageIds!: string[];
}

@ObjectType({ description: 'What `saveStory` did.' })
export class SaveStoryPayload {
  @Field(() => SellerStory, { nullable: true, description: 'As it is stored; null where it was removed.' })
  story!: SellerStory | null;
}

@Rules(moderateStoryRules)
@ArgsType()
export class ModerateStoryArgs {
  @Field(() => ID, { description: 'The seller whose story it is.' })
  sellerId!: string;

  @Field({ description: 'True hides it, false shows it again.' })
  isHidden!: boolean;

  @Field({ description: `Why, at most ${limits.reasonLength} characters; the seller is shown it.` })
  reason!: string;
}
