import { Arg, Args, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { HarvestInput, SetStockArgs } from './stock.args';
import { ProductView } from '../products/product.types';
import { HarvestsService } from './harvests.service';
import { StockService } from './stock.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class StockResolver {
  constructor(
    private readonly stock: StockService,
    private readonly harvests: HarvestsService,
  ) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, { description: 'Sets the stock on hand by a movement; not below what open orders have reserved.' })
  setStock(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Args(() => SetStockArgs) counted: SetStockArgs,
  ): Promise<ProductView> {
    return this.stock.setStock(viewer, counted, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, {
    description: 'Adds a new harvest to the stock, as a lot of its day; the sell post shows that day from then on.',
  })
  addHarvest(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => HarvestInput, { description: 'The product, how much, and the day.' }) input: HarvestInput,
  ): Promise<ProductView> {
    return this.harvests.add(viewer, input, key);
  }
}
