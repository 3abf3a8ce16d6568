import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { OrderLine } from '../../orders/orders/order-line.entity';
import { LineLotsService } from './line-lots.service';
import { OrderLineLot } from './line-lots.types';

@injectable()
@Resolver(() => OrderLine)
export class LineLotsField {
  constructor(private readonly service: LineLotsService) {}

  @FieldResolver(() => [OrderLineLot], {
    description: 'The lots that it was sent from, the oldest first; none before it was sent, and for others than buyer, seller and admins.',
  })
  async lots(@Root() { id }: OrderLine, @Context() { loader, viewer }: RequestContext): Promise<OrderLineLot[]> {
    return (await loader<string, OrderLineLot[]>('line-lots', (ids) => this.service.findForLines(viewer, ids)).load(id)) ?? [];
  }
}
