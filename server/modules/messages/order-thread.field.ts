import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { Order } from '../orders/orders/order.entity';
import { MessageReader } from './message-reader.service';
import { OrderThread } from './order-thread.types';

@injectable()
@Resolver(() => Order)
export class OrderThreadField {
  constructor(private readonly reader: MessageReader) {}

  @FieldResolver(() => OrderThread, { nullable: true, description: 'Its messages: how many are unread, and until when one may write.' })
  thread(@Root() { id }: Order, @CurrentViewer() viewer: Viewer, @Context() { loader }: RequestContext): Promise<OrderThread | null> {
    return loader<string, OrderThread>('order-threads', (ids) => this.reader.threads(viewer, ids)).load(id);
  }
}
