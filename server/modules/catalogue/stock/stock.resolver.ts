import { Args, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { SetStockArgs } from './stock.args';
import { ProductView } from '../products/product.types';
import { StockService } from './stock.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class StockResolver {
  constructor(private readonly stock: StockService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, { description: 'Sets the stock on hand by a movement; not below what open orders have reserved.' })
  setStock(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Args(() => SetStockArgs) { productId, quantity }: SetStockArgs,
  ): Promise<ProductView> {
    return this.stock.setStock(viewer, productId, quantity, key);
  }
}
