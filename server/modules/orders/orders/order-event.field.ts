import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { statusOf } from '../../../../schema/values/orders/order-states';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { OrderEvent } from './order-event.entity';

/** The coarse states of an event, beside the exact ones. */
@injectable()
@Resolver(() => OrderEvent)
export class OrderEventField {
  @FieldResolver(() => OrderStatus, { nullable: true, description: 'The coarse state before; null for its placing.' })
  from(@Root() { fromState }: OrderEvent): OrderStatus | null {
    return fromState && statusOf(fromState);
  }

  @FieldResolver(() => OrderStatus, { description: 'The coarse state after; the same as before where only the payment changed.' })
  to(@Root() { toState }: OrderEvent): OrderStatus {
    return statusOf(toState);
  }
}
