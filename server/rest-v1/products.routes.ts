import { injectable } from 'tsyringe';
import { text } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/product.rules';
import { sellingRoles } from '../../schema/values/roles';
import { MyProductsService } from '../modules/catalogue/my-products.service';
import { ProductsService } from '../modules/catalogue/products.service';
import { parseWith } from '../platform/graphql/rules';
import { ProductPresenter } from './presenters/product.presenter';
import { ProductPictures } from './product-pictures';
import type { RestRoute, RestRoutes } from './rest-route';

/** A seller's own products, as the specification's calls spell them. */
@injectable()
export class ProductsRoutes implements RestRoutes {
  constructor(
    private readonly products: ProductsService,
    private readonly mine: MyProductsService,
    private readonly pictures: ProductPictures,
    private readonly presenter: ProductPresenter,
  ) {}

  readonly routes: readonly RestRoute[] = [
    {
      method: 'get',
      path: '/producer/products',
      access: sellingRoles,
      handle: async (call) => ({ body: { products: (await this.mine.all(call.viewer)).map((product) => this.presenter.present(product, call)) } }),
    },
    {
      method: 'get',
      path: '/producer/products/:id',
      access: sellingRoles,
      handle: async (call) => ({ body: this.presenter.present(await this.mine.existing(call.viewer, call.params.id ?? ''), call) }),
    },
    {
      method: 'post',
      path: '/producer/add-product',
      access: sellingRoles,
      body: 'files',
      handle: async (call) => {
        const draft = await parseWith(addProductRules, readNewProduct(call));
        const product = await this.products.add(call.viewer, { ...draft, imageIds: await this.pictures.store(call) });
        return { status: 201, body: { message: text('product.added', call.language), product: this.presenter.present(product, call) } };
      },
    },
  ];
}
