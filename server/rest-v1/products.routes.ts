import { injectable } from 'tsyringe';
import { text } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/product.rules';
import { KeyScope } from '../../schema/values/partners';
import { sellingRoles } from '../../schema/values/roles';
import { MyProductsService } from '../modules/catalogue/products/own-products/my-products.service';
import { ProductsService } from '../modules/catalogue/products/products.service';
import { parseWith } from '../platform/validation/parse-with';
import { ProductPresenter, readProduct, readVersion } from './presenters/product.presenter';
import { inFixedOrder } from '../platform/idempotency/idempotency.service';
import type { RequestKey } from '../platform/idempotency/request-key';
import { addDocs, listDocs, oneDocs, removeDocs, updateDocs } from './products.docs';
import { idsOfFiles, ProductImageFiles } from './product-images';
import type { RestResponse, RestRoute, RestRoutes, SignedRestCall } from './rest-route';

const { READ_PRODUCTS, WRITE_PRODUCTS } = KeyScope;

/** A seller's own products, at the paths and with the texts that existing clients know. */
@injectable()
export class ProductsRoutes implements RestRoutes {
  constructor(
    private readonly products: ProductsService,
    private readonly mine: MyProductsService,
    private readonly imageList: ProductImageFiles,
    private readonly presenter: ProductPresenter,
  ) {}

  readonly routes: readonly RestRoute[] = [
    {
      method: 'get',
      path: '/producer/products',
      access: sellingRoles,
      scope: READ_PRODUCTS,
      docs: listDocs,
      handle: (call) => this.list(call),
    },
    {
      method: 'get',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: READ_PRODUCTS,
      docs: oneDocs,
      handle: (call) => this.one(call),
    },
    {
      method: 'post',
      path: '/producer/add-product',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      body: 'files',
      isKeyed: true,
      docs: addDocs,
      handle: (call) => this.add(call),
    },
    {
      method: 'put',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      body: 'files',
      isKeyed: true,
      unauthorized: 'product.unauthorized',
      docs: updateDocs,
      handle: (call) => this.update(call),
    },
    {
      method: 'delete',
      path: '/producer/products/:id',
      access: sellingRoles,
      scope: WRITE_PRODUCTS,
      isKeyed: true,
      docs: removeDocs,
      handle: (call) => this.remove(call),
    },
  ];

  private async list(call: SignedRestCall): Promise<RestResponse> {
    const products = await this.mine.all(call.viewer);
    return { body: { products: products.map((product) => this.presenter.present(product, call)) } };
  }

  private async one(call: SignedRestCall): Promise<RestResponse> {
    return { body: this.presenter.present(await this.mine.existing(call.viewer, idOf(call)), call) };
  }

  /** The fields are checked before anything is stored. */
  private async add(call: SignedRestCall): Promise<RestResponse> {
    const sources = this.imageList.sources(call);
    const draft = await parseWith(addProductRules, { ...readProduct(call.fields), imageIds: placesOf(sources) });
    const product = await this.products.add(call.viewer, { ...draft, imageIds: await this.imageList.store(call, sources) }, call.key);
    const body = { message: text('product.added', call.language), product: this.presenter.present(product, call) };
    return { status: 201, body };
  }

  private async update(call: SignedRestCall): Promise<RestResponse> {
    const current = await this.mine.existing(call.viewer, idOf(call));
    const sources = this.imageList.sources(call, current.images);
    const wanted = { ...readProduct(call.fields, current), imageIds: placesOf(sources), version: readVersion(call) };
    const draft = await parseWith(updateProductRules, wanted);
    const imageIds = await this.imageList.store(call, sources, current.images);
    const key = asAsked(call, idsOfFiles(sources, imageIds));
    const product = await this.products.update(call.viewer, idOf(call), { ...draft, imageIds }, key);
    return { body: { message: text('product.updated', call.language), product: this.presenter.present(product, call) } };
  }

  private async remove(call: SignedRestCall): Promise<RestResponse> {
    await this.products.delete(call.viewer, idOf(call), call.key);
    return { body: { message: text('product.deleted', call.language) } };
  }
}

function idOf({ params }: SignedRestCall): string {
  return params.id ?? '';
}

/** What a form leaves out is filled in from the product as it is, and that may be another by the next try: the key holds the form itself. */
function asAsked(call: SignedRestCall, files: readonly string[]): RequestKey | null {
  return call.key && { ...call.key, asked: [idOf(call), inFixedOrder(call.fields), call.header('if-match') ?? null, files] };
}

/** What is in for the ids of images until they are stored: the rules only count them. */
function placesOf(sources: readonly unknown[]): string[] {
  return sources.map((_source, place) => String(place));
}
