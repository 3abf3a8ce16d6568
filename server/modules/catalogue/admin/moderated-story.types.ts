import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { SellerStory } from '../stories/story.types';

@ObjectType({ description: 'A story of a seller as an admin sees it.' })
export class ModeratedStory {
  @Field(() => ID, { description: 'Opaque id of its seller.' })
  id!: string;

  @Field(() => SellerStory, { description: 'The story, a hidden one too.' })
  story!: SellerStory;

  @Field(() => Boolean, { description: 'Whether it was written or changed since the admin last looked.' })
  isNew!: boolean;
}

@ObjectType({ description: 'A page of stories for admins, the latest change first.' })
export class ModeratedStoryConnection extends Connection(ModeratedStory) {}

@ArgsType()
export class ModeratedStoriesArgs extends pageArgs() {
  @Field(() => Boolean, { nullable: true, description: 'True: only hidden ones; false: only those that everyone reads.' })
  isHidden?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those written or changed since the admin last looked; false: the others.',
  })
  isNew?: boolean | null;
}

@ObjectType({ description: 'What `seeStories` stored.' })
export class SeeStoriesPayload {
  @Field(() => Date, { description: 'Changes until this moment are not new to the admin any more.' })
  seenUntil!: Date;
}
