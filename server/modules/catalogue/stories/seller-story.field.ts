import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../../accounts/follows/seller.types';
import { StoriesService } from './stories.service';
import { SellerStory } from './story.types';

@injectable()
@Resolver(() => Seller)
export class SellerStoryField {
  constructor(private readonly stories: StoriesService) {}

  @FieldResolver(() => SellerStory, {
    nullable: true,
    description: 'What the seller writes of themselves; null where there is none, or an admin hid it.',
  })
  story(@Root() { id }: SellerRow, @Context() { loader, viewer }: RequestContext): Promise<SellerStory | null> {
    return loader<string, SellerStory>('seller-story', (ids) => this.stories.findForSellers(viewer, ids)).load(id);
  }
}
