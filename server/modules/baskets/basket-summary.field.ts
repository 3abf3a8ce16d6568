import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context, MaybeViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { Seller, type SellerRow } from '../accounts/follows/seller.types';
import { SellersService } from '../accounts/follows/sellers.service';
import { BasketViewsService } from './basket-views.service';
import type { BasketRow } from './baskets.store';
import { SharedBasketSummary } from './baskets.types';
import { firstNameOf } from '../../../schema/text/first-name';

@injectable()
@Resolver(() => SharedBasketSummary)
export class BasketSummaryField {
  constructor(
    private readonly sellers: SellersService,
    private readonly views: BasketViewsService,
  ) {}

  @FieldResolver(() => Seller, { description: 'Who sells.' })
  seller(@Root() basket: BasketRow, @Context() context: RequestContext): Promise<SellerRow | null> {
    return context.loader<string, SellerRow>('seller', (ids) => this.sellers.findByIds(ids)).load(basket.sellerId);
  }

  @FieldResolver(() => String, { description: 'First name of who opened it.' })
  organiserName(@Root() { organiserName }: BasketRow): string {
    return firstNameOf(organiserName);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer opened it.' })
  isOrganiser(@Root() { organiserId }: BasketRow, @MaybeViewer() viewer: Viewer | null): boolean {
    return organiserId === viewer?.id;
  }

  @FieldResolver(() => Int, { description: 'How many are in it.' })
  participantCount(@Root() { participants }: BasketRow): number {
    return participants.length;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has confirmed their total.' })
  hasConfirmed(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): boolean {
    return (this.views.participantOf(basket, viewer)?.confirmedTotal ?? null) !== null;
  }
}
