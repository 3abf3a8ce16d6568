import { injectable } from 'tsyringe';
import { text } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/product.rules';
import { KeyScope } from '../../schema/values/partners';
import { sellingRoles } from '../../schema/values/roles';
import { MyProductsService } from '../modules/catalogue/my-products.service';
import { ProductsService } from '../modules/catalogue/products.service';
import { parseWith } from '../platform/graphql/rules';
import { ProductPresenter, readProduct, readVersion } from './presenters/product.presenter';
import { KEY_HEADER, REPLAYED_HEADER, requestKey } from '../platform/idempotency/request-key';
import { addDocs, listDocs, oneDocs, removeDocs, updateDocs } from './products.docs';
import { ProductPictures } from './product-pictures';
import type { RestAnswer, RestRoute, RestRoutes, SignedRestCall } from './rest-route';

const { READ_PRODUCTS, WRITE_PRODUCTS } = KeyScope;

/** A seller's own products, at the addresses and in the words of the specification. */
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
      scope: READ_PRODUCTS,
      says: listDocs,
      handle: (call) => this.list(call),
    },
    {
      method: 'get',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: READ_PRODUCTS,
      says: oneDocs,
      handle: (call) => this.one(call),
    },
    {
      method: 'post',
      path: '/producer/add-product',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      body: 'files',
      says: addDocs,
      handle: (call) => this.add(call),
    },
    {
      method: 'put',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      body: 'files',
      unauthorized: 'product.unauthorized',
      says: updateDocs,
      handle: (call) => this.update(call),
    },
    {
      method: 'delete',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      says: removeDocs,
      handle: (call) => this.remove(call),
    },
  ];

  private async list(call: SignedRestCall): Promise<RestAnswer> {
    const products = await this.mine.all(call.viewer);
    return { body: { products: products.map((product) => this.presenter.present(product, call)) } };
  }

  private async one(call: SignedRestCall): Promise<RestAnswer> {
    return { body: this.presenter.present(await this.mine.existing(call.viewer, idOf(call)), call) };
  }

  /** The fields are checked before anything is stored. */
  private async add(call: SignedRestCall): Promise<RestAnswer> {
    const sources = this.pictures.sources(call);
    const draft = await parseWith(addProductRules, { ...readProduct(call.fields), imageIds: placesOf(sources) });
    const headers: Record<string, string> = {};
    const key = requestKey(call.header(KEY_HEADER), () => void (headers[REPLAYED_HEADER] = 'true'));
    const product = await this.products.add(call.viewer, { ...draft, imageIds: await this.pictures.store(call, sources) }, key);
    const body = { message: text('product.added', call.language), product: this.presenter.present(product, call) };
    return { status: 201, body, headers };
  }

  private async update(call: SignedRestCall): Promise<RestAnswer> {
    const current = await this.mine.existing(call.viewer, idOf(call));
    const sources = this.pictures.sources(call, current.images);
    const wanted = { ...readProduct(call.fields, current), imageIds: placesOf(sources), version: readVersion(call) };
    const draft = await parseWith(updateProductRules, wanted);
    const imageIds = await this.pictures.store(call, sources, current.images);
    const product = await this.products.update(call.viewer, idOf(call), { ...draft, imageIds });
    return { body: { message: text('product.updated', call.language), product: this.presenter.present(product, call) } };
  }

  private async remove(call: SignedRestCall): Promise<RestAnswer> {
    await this.products.delete(call.viewer, idOf(call));
    return { body: { message: text('product.deleted', call.language) } };
  }
}

function idOf({ params }: SignedRestCall): string {
  return params.id ?? '';
}

/** What stands in for the ids of pictures until they are stored: the rules only count them. */
function placesOf(sources: readonly unknown[]): string[] {
  return sources.map((_source, place) => String(place));
}
