import { Arg, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { ProductView } from './product.types';
import { SellPost } from './sell-post.entity';
import { SellPostsService } from './sell-posts.service';

@injectable()
@Resolver(() => ProductView)
export class SellPostsResolver {
  constructor(private readonly sellPosts: SellPostsService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Mutation(() => [ProductView], {
    description: "Puts the seller's products on the market: opens their sell posts or resumes them. All or none.",
  })
  postForSell(@CurrentViewer() viewer: Viewer, @Arg('productIds', () => [ID]) productIds: string[]): Promise<ProductView[]> {
    return this.sellPosts.postForSell(viewer, productIds);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Mutation(() => [ProductView], {
    description: "Takes the seller's products off the market; their sell posts keep terms and counts. All or none.",
  })
  stopSelling(@CurrentViewer() viewer: Viewer, @Arg('productIds', () => [ID]) productIds: string[]): Promise<ProductView[]> {
    return this.sellPosts.stopSelling(viewer, productIds);
  }

  @FieldResolver(() => SellPost, { nullable: true, description: 'Its sell post, open or paused; null while it was never offered.' })
  sellPost(@Root() product: ProductView, @Context() { loader }: RequestContext): Promise<SellPost | null> {
    return loader<string, SellPost>('sell-posts', (ids) => this.sellPosts.byProducts(ids)).load(product.id);
  }
}
