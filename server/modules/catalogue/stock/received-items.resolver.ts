import { Arg, Args, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { serverLimits } from '../../../../schema/values/server-limits';
import { businessBuyers } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { ProductReader } from '../products/product-reader.service';
import { ProductView } from '../products/product.types';
import { ReceivedItemFilter, RelistItemsInput } from './received-items.inputs';
import { ReceivedItemsService } from './received-items.service';
import { ReceivedItem, ReceivedItemConnection, ReceivedItemsPageArgs } from './received-items.types';
import { RelistingService } from './relisting.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => ReceivedItem)
export class ReceivedItemsResolver {
  constructor(
    private readonly received: ReceivedItemsService,
    private readonly relisting: RelistingService,
    private readonly products: ProductReader,
  ) {}

  @Authorized(...businessBuyers)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => ReceivedItemConnection, { description: 'What the trader bought and has received, latest first.' })
  receivedItems(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ReceivedItemsPageArgs) page: ReceivedItemsPageArgs,
    @Arg('filter', () => ReceivedItemFilter, { nullable: true, description: 'Which of them; all by default.' })
    filter?: ReceivedItemFilter | null,
  ): Promise<Page<ReceivedItem>> {
    return this.received.list(viewer, filter ?? {}, page);
  }

  @Authorized(...businessBuyers)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, {
    description: "Creates a product from received items, with the trader's own price; its provenance shows the source.",
  })
  relistItems(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => RelistItemsInput, { description: 'What is drawn from which receipts, and how it is offered.' })
    input: RelistItemsInput,
  ): Promise<ProductView> {
    return this.relisting.relist(viewer, input, key);
  }

  @FieldResolver(() => ProductView, {
    nullable: true,
    description: 'The product that was bought, as it is now; null once the viewer may not read it any more.',
  })
  product(@Root() item: ReceivedItem, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(item.sourceProductId);
  }

  @FieldResolver(() => [ProductView], {
    description: `The trader's products made of these items, the latest ${serverLimits.receiptListings}, oldest first.`,
  })
  async listings(@Root() item: ReceivedItem, @Context() { loader }: RequestContext): Promise<ProductView[]> {
    const made = loader<string, ProductView[]>('receipt-listings', (ids) => this.received.listings(ids));
    return (await made.load(item.id)) ?? [];
  }
}
