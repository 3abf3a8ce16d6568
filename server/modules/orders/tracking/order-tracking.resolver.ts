import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { OrderTrackingService } from './order-tracking.service';
import { TrackedOrder, TrackOrderArgs } from './order-tracking.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class OrderTrackingResolver {
  constructor(private readonly tracking: OrderTrackingService) {}

  @Operation({ keys: NEVER.VISITOR, visitors: 'help' })
  @Query(() => TrackedOrder, {
    nullable: true,
    description:
      'Where an order is, for who receives it, without an account. Null for an unknown number and for wrong digits alike; after ten wrong ones a day from one network, or thirty from all, a number asks for the whole phone number (BAD_USER_INPUT); a network address has thirty wrong ones an hour.',
  })
  trackOrder(@Context() { ip }: RequestContext, @Args(() => TrackOrderArgs) args: TrackOrderArgs): Promise<TrackedOrder | null> {
    return this.tracking.find(args, ip);
  }
}
