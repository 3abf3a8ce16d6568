import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { OrderTrackingService } from './order-tracking.service';
import { TrackedOrder, TrackOrderArgs } from './order-tracking.types';

@injectable()
@Resolver()
export class OrderTrackingResolver {
  constructor(private readonly tracking: OrderTrackingService) {}

  @Query(() => TrackedOrder, {
    nullable: true,
    description:
      'Where an order is, for who receives it, without an account. Null for an unknown number and for wrong digits alike; a number takes ten wrong ones a day, a network address thirty an hour.',
  })
  trackOrder(@Context() { ip }: RequestContext, @Args(() => TrackOrderArgs) args: TrackOrderArgs): Promise<TrackedOrder | null> {
    return this.tracking.find(args, ip);
  }
}
