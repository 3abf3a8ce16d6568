import { Arg, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ProductView } from '../products/product.types';
import { BackInStockService } from './back-in-stock.service';
import { replacedBy } from '../../../platform/graphql/replaced-by';
import { AddStockAlertPayload, RemoveStockAlertPayload } from './stock-alert.types';

@injectable()
@Resolver(() => ProductView)
export class BackInStockResolver {
  constructor(private readonly alerts: BackInStockService) {}

  @Authorized(...buyingRoles)
  @Mutation(() => AddStockAlertPayload, {
    description: 'Notifies the viewer, once, when the product can be bought again.',
  })
  async addStockAlert(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'A product that is, or was, on the market.' }) productId: string,
  ): Promise<AddStockAlertPayload> {
    return { productId, isWaiting: await this.alerts.await(viewer, productId) };
  }

  @Authorized(...buyingRoles)
  @Mutation(() => Boolean, {
    deprecationReason: replacedBy('addStockAlert'),
    description: 'The viewer will be notified, once, when the product can be bought again; false where it can be already.',
  })
  notifyWhenBack(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'A product that is, or was, on the market.' }) productId: string,
  ): Promise<boolean> {
    return this.alerts.await(viewer, productId);
  }

  @Authorized(...buyingRoles)
  @Mutation(() => RemoveStockAlertPayload, { description: 'Waits no longer for a product.' })
  async removeStockAlert(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<RemoveStockAlertPayload> {
    return { productId, isRemoved: await this.alerts.cancel(viewer, productId) };
  }

  @Authorized(...buyingRoles)
  @Mutation(() => Boolean, {
    deprecationReason: replacedBy('removeStockAlert'),
    description: 'Waits no longer for a product; false where the viewer did not.',
  })
  cancelNotifyWhenBack(
    @CurrentViewer() viewer: Viewer,
    @Arg('productId', () => ID, { description: 'The product.' }) productId: string,
  ): Promise<boolean> {
    return this.alerts.cancel(viewer, productId);
  }

  @FieldResolver(() => Boolean, { description: 'Will the viewer be notified when it can be bought again? False for visitors.' })
  async isAwaited(@Root() product: ProductView, @Context() { viewer, loader }: RequestContext): Promise<boolean> {
    const awaited = await loader<string, boolean>('is-awaited', (ids) => this.alerts.areAwaited(viewer, ids)).load(product.id);
    return awaited ?? false;
  }
}
