import { Arg, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ProductView } from '../products/product.types';
import { BackInStockService } from './back-in-stock.service';
import { NotifyWhenBackPayload, CancelNotifyWhenBackPayload } from './stock-alert.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ProductView)
export class BackInStockResolver {
  constructor(private readonly alerts: BackInStockService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => NotifyWhenBackPayload, {
    description: 'Notifies the viewer, once, when the product can be bought again.',
  })
  async notifyWhenBack(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'A product that is, or was, on the market.' }) productId: string,
  ): Promise<NotifyWhenBackPayload> {
    return { productId, isWaiting: await this.alerts.await(viewer, productId) };
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: 'WRITE_ORDERS' })
  @Mutation(() => CancelNotifyWhenBackPayload, { description: 'Waits no longer for a product.' })
  async cancelNotifyWhenBack(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<CancelNotifyWhenBackPayload> {
    return { productId, isRemoved: await this.alerts.cancel(viewer, productId) };
  }

  @FieldResolver(() => Boolean, { description: 'Will the viewer be notified when it can be bought again? False for visitors.' })
  async isAwaited(@Root() product: ProductView, @Context() { viewer, loader }: RequestContext): Promise<boolean> {
    const awaited = await loader<string, boolean>('is-awaited', (ids) => this.alerts.areAwaited(viewer, ids)).load(product.id);
    return awaited ?? false;
  }
}
