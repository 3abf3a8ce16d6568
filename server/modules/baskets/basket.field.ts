import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { MaybeViewer } from '../../platform/graphql/viewer-param';
import type { MaybePromise } from '../../platform/maybe-promise';
import type { Viewer } from '../../platform/security/viewer';
import { GeographyService } from '../geography/geography.service';
import { Upazila } from '../geography/upazila.entity';
import { BasketViewsService } from './basket-views.service';
import type { BasketRow } from './baskets.store';
import { SharedBasket, SharedBasketParticipant, SharedBasketPart, SharedBasketTotals } from './baskets.types';

/** All lines of a basket are priced for either: as a cart of fifty. */
const costOfQuote = ({ childComplexity }: { childComplexity: number }): number => 14 + childComplexity;

@injectable()
@Resolver(() => SharedBasket)
export class BasketField {
  constructor(
    private readonly views: BasketViewsService,
    private readonly geography: GeographyService,
  ) {}

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is in it.' })
  isParticipant(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): boolean {
    return this.views.participantOf(basket, viewer) !== undefined;
  }

  @FieldResolver(() => [SharedBasketParticipant], { description: 'Who is in it, the organiser first; empty for who is not.' })
  participants(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): SharedBasketParticipant[] {
    return this.views.participants(basket, viewer);
  }

  @FieldResolver(() => Upazila, { nullable: true, description: 'Where the parcel goes; null for pickup.' })
  upazila(@Root() basket: BasketRow): MaybePromise<Upazila | null> {
    return this.geography.upazila(basket.upazilaId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'House, road, village: for its organiser alone.' })
  address(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): string | null {
    return this.views.address(basket, viewer);
  }

  @FieldResolver(() => SharedBasketTotals, {
    nullable: true,
    complexity: costOfQuote,
    description: 'The quantities of all together; null once it has ended.',
  })
  totals(@Root() basket: BasketRow): Promise<SharedBasketTotals | null> {
    return this.views.totals(basket);
  }

  @FieldResolver(() => SharedBasketPart, {
    nullable: true,
    complexity: costOfQuote,
    description: 'The viewer’s own part; null without lines, and once it has ended.',
  })
  part(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): Promise<SharedBasketPart | null> {
    return this.views.part(basket, viewer);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The viewer’s own order of it; null before.' })
  orderId(@Root() basket: BasketRow, @MaybeViewer() viewer: Viewer | null): string | null {
    return this.views.participantOf(basket, viewer)?.orderId ?? null;
  }
}
