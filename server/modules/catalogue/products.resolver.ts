import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { Image, type ShownImage } from '../media/image.entity';
import { CategoriesService } from './categories.service';
import { Category } from './category.types';
import type { ProductPage } from './keyset';
import { MyProductsService } from './my-products.service';
import { MyProductPageArgs } from './product.args';
import { AddProductInput, MyProductFilter, UpdateProductInput } from './product.inputs';
import { ProductReader } from './product-reader.service';
import { ProductConnection, ProductView } from './product.types';
import { ProductsService } from './products.service';

@injectable()
@Resolver(() => ProductView)
export class ProductsResolver {
  constructor(
    private readonly products: ProductsService,
    private readonly mine: MyProductsService,
    private readonly reader: ProductReader,
    private readonly categories: CategoriesService,
  ) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Query(() => ProductConnection, { description: "The seller's own products, newest first." })
  myProducts(
    @CurrentViewer() viewer: Viewer,
    @Args(() => MyProductPageArgs) page: MyProductPageArgs,
    @Arg('filter', () => MyProductFilter, { nullable: true, description: 'Which products; all where nothing is asked for.' })
    filter?: MyProductFilter,
  ): Promise<ProductPage> {
    return this.mine.list(viewer, filter ?? {}, page);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Query(() => ProductView, { nullable: true, description: "One of the seller's own products, on the market or not; null for another's." })
  myProduct(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<ProductView | null> {
    return this.mine.one(viewer, id);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER)
  @Mutation(() => ProductView, { description: 'Adds a product, and puts it on the market where addToSellPost says so.' })
  addProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => AddProductInput, { description: 'What the form shows.' }) input: AddProductInput,
  ): Promise<ProductView> {
    return this.products.add(viewer, input, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Mutation(() => ProductView, {
    description: 'Replaces what the edit form shows of a product; CONFLICT when it was changed since `version`.',
  })
  updateProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('input', () => UpdateProductInput, { description: 'What the form shows.' }) input: UpdateProductInput,
  ): Promise<ProductView> {
    return this.products.update(viewer, id, input, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Mutation(() => Boolean, {
    description: 'Takes a product off the market and out of every list for good; orders keep what they need of it.',
  })
  async deleteProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<boolean> {
    await this.products.delete(viewer, id, key);
    return true;
  }

  @FieldResolver(() => Category, { description: 'Where it stands among the categories.' })
  category(@Root() product: ProductView): Category {
    return this.categories.bySlug(product.categorySlug);
  }

  @FieldResolver(() => String, { description: 'What the seller says about it, as plain text.' })
  description(@Root() product: ProductView, @Context() { loader }: RequestContext): string | Promise<string | null> {
    return product.description ?? loader<string, string>('product-descriptions', (ids) => this.reader.descriptions(ids)).load(product.id);
  }

  @FieldResolver(() => [Image], { description: 'All its pictures, the main one first.' })
  images(@Root() product: ProductView, @Context() { loader }: RequestContext): ShownImage[] | Promise<ShownImage[] | null> {
    return product.images ?? loader<string, ShownImage[]>('product-images', (ids) => this.reader.images(ids)).load(product.id);
  }
}
