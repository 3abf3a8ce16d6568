import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { BuyerRefusalsService } from './buyer-refusals.service';
import { Buyer, BuyerRefusals } from '../orders/order.types';

@injectable()
@Resolver(() => Buyer)
export class BuyerField {
  constructor(private readonly service: BuyerRefusalsService) {}

  @FieldResolver(() => BuyerRefusals, {
    description: "How many deliveries the buyer did not accept on arrival, for the seller's decision before confirming.",
  })
  async refusals(@Root() { id }: Buyer, @Context() context: RequestContext): Promise<BuyerRefusals> {
    const refusals = await context.loader<string, BuyerRefusals>('buyer-refusals', (ids) => this.service.findForBuyers(ids)).load(id);
    return refusals ?? { refused: 0, deliveries: 0 };
  }
}
