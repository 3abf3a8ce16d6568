import { Arg, Args, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { SellersService } from '../../accounts/follows/sellers.service';
import { ModeratedStoriesService } from './moderated-stories.service';
import { ModeratedStoriesArgs, ModeratedStory, ModeratedStoryConnection, SeeStoriesPayload } from './moderated-story.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ModeratedStory)
export class ModeratedStoriesResolver {
  constructor(
    private readonly stories: ModeratedStoriesService,
    private readonly sellers: SellersService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => ModeratedStoryConnection, { description: 'Admin: stories of sellers, the latest change first.' })
  moderatedStories(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ModeratedStoriesArgs) args: ModeratedStoriesArgs,
  ): Promise<Page<ModeratedStory>> {
    return this.stories.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => SeeStoriesPayload, { description: 'Admin: has seen the stories; what changes later is new. Never goes back.' })
  seeStories(
    @CurrentViewer() viewer: Viewer,
    @Arg('updatedUntil', () => Date, { description: '`updatedAt` of the latest story that was shown.' }) updatedUntil: Date,
  ): Promise<SeeStoriesPayload> {
    return this.stories.see(viewer, updatedUntil);
  }

  @FieldResolver(() => Seller, { nullable: true, description: 'Who wrote it.' })
  seller(@Root() { id }: ModeratedStory, @Context() { loader }: RequestContext): Promise<SellerRow | null> {
    return loader<string, SellerRow>('seller', (ids) => this.sellers.findByIds(ids)).load(id);
  }
}
