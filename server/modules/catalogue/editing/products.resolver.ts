import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { AddProductInput, UpdateProductInput } from '../products/product.inputs';
import { ProductView, DeleteProductPayload } from '../products/product.types';
import { ProductsService } from './products.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class ProductsResolver {
  constructor(private readonly products: ProductsService) {}

  @Authorized(Role.PRODUCER, Role.SUPERSALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, { description: 'Adds a product, and puts it on the market if addToSellPost is true.' })
  addProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => AddProductInput, { description: 'What the form shows.' }) input: AddProductInput,
  ): Promise<ProductView> {
    return this.products.add(viewer, input, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => ProductView, {
    description: 'Changes what is given of a product and nothing else; CONFLICT when it was changed since `version`.',
  })
  updateProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
    @Arg('input', () => UpdateProductInput, { description: 'What is to be changed.' }) input: UpdateProductInput,
  ): Promise<ProductView> {
    return this.products.update(viewer, id, input, key);
  }

  @Authorized(Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => DeleteProductPayload, {
    description: 'Takes a product off the market and out of every list for good; orders retain what they need of it.',
  })
  async deleteProduct(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<DeleteProductPayload> {
    await this.products.delete(viewer, id, key);
    return { removedId: id };
  }
}
