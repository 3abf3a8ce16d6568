import { Arg, Args, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { SellPostSort } from '../../../../schema/values/api/sort-options';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { MySellPostsService } from './my-sell-posts.service';
import { ProductView } from '../products/product.types';
import { SellPost } from './sell-post.entity';
import { PublishSellPostInput, SellPostFilter, SellPostTermsInput } from './sell-post.inputs';
import { SellPostReader } from './sell-post-reader.service';
import { SellPostTermsService } from './sell-post-terms.service';
import { SellPostConnection, SellPostPageArgs, type SellPostPage, PostForSellPayload, StopSellingPayload } from './sell-post.types';
import { SellPostsService } from './sell-posts.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ProductView)
export class SellPostsResolver {
  constructor(
    private readonly sellPosts: SellPostsService,
    private readonly terms: SellPostTermsService,
    private readonly mine: MySellPostsService,
    private readonly reader: SellPostReader,
  ) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => SellPostConnection, { description: "The seller's own sell posts with the counts of each state." })
  mySellPosts(
    @CurrentViewer() viewer: Viewer,
    @Args(() => SellPostPageArgs) page: SellPostPageArgs,
    @Arg('filter', () => SellPostFilter, { nullable: true, description: 'Which posts; all where it is left out.' })
    filter?: SellPostFilter | null,
    @Arg('sort', () => SellPostSort, { nullable: true, description: 'Newest first by default.' }) sort?: SellPostSort | null,
  ): Promise<SellPostPage> {
    return this.mine.list(viewer, filter ?? {}, sort ?? SellPostSort.NEWEST, page);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => SellPost, {
    description: "Puts one of the seller's products on the market with these terms; CONFLICT for one that is on sale already.",
  })
  publishSellPost(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => PublishSellPostInput, { description: 'Its terms.' }) { productId, ...terms }: PublishSellPostInput,
  ): Promise<SellPost> {
    return this.terms.publish(viewer, productId, terms, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => SellPost, { description: "Replaces the terms of one of the seller's posts that is not ended." })
  updateSellPost(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The sell post.' }) id: string,
    @Arg('input', () => SellPostTermsInput, { description: 'Its terms.' }) input: SellPostTermsInput,
    @Arg('version', () => Int, { description: 'The version that was edited; CONFLICT if a newer one is stored.' }) version: number,
  ): Promise<SellPost> {
    return this.terms.update(viewer, id, { terms: input, version }, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => SellPost, { description: "Ends one of the seller's posts for good; its product may be posted again." })
  endSellPost(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The sell post.' }) id: string,
  ): Promise<SellPost> {
    return this.terms.end(viewer, id, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => PostForSellPayload, {
    description: "Puts the seller's products on the market: opens their sell posts or resumes them. All or none.",
  })
  async postForSell(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('productIds', () => [ID], { description: 'The products; all must belong to the viewer.' }) productIds: string[],
  ): Promise<PostForSellPayload> {
    return { products: await this.sellPosts.postForSell(viewer, productIds, key) };
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => StopSellingPayload, {
    description: "Takes the seller's products off the market; their sell posts retain terms and counts. All or none.",
  })
  async stopSelling(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('productIds', () => [ID], { description: 'The products; all must belong to the viewer.' }) productIds: string[],
  ): Promise<StopSellingPayload> {
    return { products: await this.sellPosts.stopSelling(viewer, productIds, key) };
  }

  @FieldResolver(() => SellPost, { nullable: true, description: 'Its sell post, open or paused; null while it was never offered.' })
  sellPost(@Root() product: ProductView, @Context() { loader }: RequestContext): Promise<SellPost | null> {
    return loader<string, SellPost>('sell-posts', (ids) => this.reader.findByProducts(ids)).load(product.id);
  }
}
