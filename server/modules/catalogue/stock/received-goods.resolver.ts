import { Arg, Args, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { businessBuyers } from '../../../../schema/values/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { ProductReader } from '../products/product-reader.service';
import { ProductView } from '../products/product.types';
import { ReceivedGoodsFilter, RelistGoodsInput } from './received-goods.inputs';
import { ReceivedGoodsService } from './received-goods.service';
import { ReceivedGoods, ReceivedGoodsConnection, ReceivedGoodsPageArgs } from './received-goods.types';
import { RelistingService } from './relisting.service';

@injectable()
@Resolver(() => ReceivedGoods)
export class ReceivedGoodsResolver {
  constructor(
    private readonly received: ReceivedGoodsService,
    private readonly relisting: RelistingService,
    private readonly products: ProductReader,
  ) {}

  @Authorized(...businessBuyers)
  @Query(() => ReceivedGoodsConnection, { description: 'What the trader bought and was brought, latest first.' })
  receivedGoods(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ReceivedGoodsPageArgs) page: ReceivedGoodsPageArgs,
    @Arg('filter', () => ReceivedGoodsFilter, { nullable: true, description: 'Which of them; all by default.' })
    filter?: ReceivedGoodsFilter | null,
  ): Promise<Page<ReceivedGoods>> {
    return this.received.list(viewer, filter ?? {}, page);
  }

  @Authorized(...businessBuyers)
  @Mutation(() => ProductView, {
    description: "Creates a product from received items, with the trader's own price; its provenance shows the source.",
  })
  relistGoods(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => RelistGoodsInput, { description: 'What is drawn from which receipts, and how it is offered.' })
    input: RelistGoodsInput,
  ): Promise<ProductView> {
    return this.relisting.relist(viewer, input, key);
  }

  @FieldResolver(() => ProductView, {
    nullable: true,
    description: 'The product that was bought, as it is now; null once the viewer may not read it any more.',
  })
  product(@Root() goods: ReceivedGoods, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(goods.sourceProductId);
  }

  @FieldResolver(() => [ProductView], {
    description: `The trader's products made of these items, the latest ${limits.receiptListings}, oldest first.`,
  })
  async listings(@Root() goods: ReceivedGoods, @Context() { loader }: RequestContext): Promise<ProductView[]> {
    const made = loader<string, ProductView[]>('receipt-listings', (ids) => this.received.listings(ids));
    return (await made.load(goods.id)) ?? [];
  }
}
