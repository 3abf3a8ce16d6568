import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { PickItem } from '../../orders/day/seller-day.types';
import { PickLotsService, type ProductLots } from './pick-lots.service';
import { PickLot } from './pick-lots.types';

@injectable()
@Resolver(() => PickItem)
export class PickLotsField {
  constructor(private readonly lots: PickLotsService) {}

  @FieldResolver(() => [PickLot], {
    name: 'lots',
    description: 'The lots that it is taken from: the one that was chosen, then the oldest.',
  })
  async taken(@Root() item: PickItem, @Context() { loader }: RequestContext): Promise<PickLot[]> {
    return this.lots.taken(await this.load(item, loader), item.quantity);
  }

  @FieldResolver(() => [PickLot], {
    description: 'All lots that it may be taken from, with what is left of each, at most 50; `takeFirstFromLot` chooses the first.',
  })
  async lotsInStock(@Root() item: PickItem, @Context() { loader }: RequestContext): Promise<PickLot[]> {
    return this.lots.free(await this.load(item, loader));
  }

  @FieldResolver(() => DecimalScalar, {
    description: 'How much of it cannot be sent, because all that is left is in lots on hold or recalled.',
  })
  async onHold(@Root() item: PickItem, @Context() { loader }: RequestContext): Promise<string> {
    return this.lots.onHold(await this.load(item, loader), item.quantity);
  }

  private async load({ productId }: PickItem, loader: RequestContext['loader']): Promise<ProductLots> {
    return (await loader<string, ProductLots>('pick-lots', (ids) => this.lots.findForProducts(ids)).load(productId)) ?? [];
  }
}
