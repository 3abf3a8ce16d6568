import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role, sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { StoriesService } from './stories.service';
import { ModerateStoryArgs, SaveStoryPayload, SellerStory, SellerStoryInput } from './story.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class StoriesResolver {
  constructor(private readonly stories: StoriesService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => SellerStory, {
    nullable: true,
    description: "The signed-in seller's own story, a hidden one too; null before one is written.",
  })
  myStory(@CurrentViewer() viewer: Viewer): Promise<SellerStory | null> {
    return this.stories.own(viewer);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => SaveStoryPayload, { description: "Writes the seller's own story in place of what was there." })
  saveStory(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => SellerStoryInput, { description: 'Text and images.' }) input: SellerStoryInput,
  ): Promise<SaveStoryPayload> {
    return this.stories.save(viewer, input);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => SellerStory, { description: "Admin: hides a seller's story, or shows it again, with a reason. The seller is notified." })
  moderateStory(@CurrentViewer() viewer: Viewer, @Args(() => ModerateStoryArgs) args: ModerateStoryArgs): Promise<SellerStory> {
    return this.stories.moderate(viewer, args);
  }
}
