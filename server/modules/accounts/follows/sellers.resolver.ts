import { Arg, Args, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { Context } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import { GeographyService } from '../../geography/geography.service';
import { placeFields } from '../../geography/place.types';
import { SellerConnection } from './follow.types';
import { Seller, type SellerRow } from './seller.types';
import { SellerFilter, SellerPageArgs } from './sellers.inputs';
import { SellersService } from './sellers.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Seller)
export class SellersResolver extends placeFields(Seller) {
  constructor(
    private readonly sellersService: SellersService,
    geography: GeographyService,
  ) {
    super(geography);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => Seller, {
    nullable: true,
    complexity: ({ childComplexity }) => 2 + childComplexity, // with the figures of their shop, a statement for each
    description: 'An approved seller; null for other users.',
  })
  seller(@Arg('id', () => ID, { description: 'The seller.' }) id: string): Promise<SellerRow | null> {
    return this.sellersService.visible(id);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => SellerConnection, { description: 'All approved sellers, the newest first.' })
  sellers(
    @Args(() => SellerPageArgs) page: SellerPageArgs,
    @Arg('filter', () => SellerFilter, { nullable: true, description: 'Which sellers; all by default.' }) filter?: SellerFilter | null,
  ): Promise<Page<SellerRow>> {
    return this.sellersService.list(filter ?? {}, page);
  }

  @DirectField()
  @FieldResolver(() => Date, { description: 'When the seller joined the market.' })
  memberSince(@Root() seller: SellerRow): Date {
    return seller.createdAt;
  }

  @DirectField()
  @FieldResolver(() => Float, { nullable: true, description: 'Average of the ratings, 1 to 5; null before the first.' })
  ratingAverage(@Root() { ratingSum, ratingCount }: SellerRow): number | null {
    return ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 100) / 100;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The name of the business, where one was given.' })
  nameOfBusiness(@Root() seller: SellerRow, @Context() { loader }: RequestContext): Promise<string | null> {
    return loader<string, string>('seller-business', (ids) => this.sellersService.businessNames(ids)).load(seller.id);
  }

  @DirectField()
  @FieldResolver(() => Int, { description: 'How many products the seller offers to everyone now.' })
  productCount(@Root() seller: SellerRow): number {
    return seller.publishedCount;
  }
}
