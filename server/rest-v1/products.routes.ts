import { setImmediate as othersHandled } from 'node:timers/promises';
import { injectable } from 'tsyringe';
import { text } from '../../schema/messages/text';
import { addProductRules, updateProductRules } from '../../schema/rules/catalogue/product.rules';
import { restListRules } from '../../schema/rules/shared/rest-list.rules';
import { serverLimits } from '../../schema/values/server-limits';
import { KeyScope } from '../../schema/values/market/partners';
import { sellingRoles } from '../../schema/values/accounts/roles';
import { MyProductsService } from '../modules/catalogue/products/own-products/my-products.service';
import type { MyProductFilterValues } from '../modules/catalogue/products/own-products/my-products.query';
import type { ProductView } from '../modules/catalogue/products/product.types';
import { ProductsService } from '../modules/catalogue/editing/products.service';
import { AppError } from '../platform/errors/app-error';
import { fileTurns } from '../platform/http/file-turns';
import { parseWith } from '../platform/validation/parse-with';
import { restNameOf } from './presenters/product-fields';
import { ProductPresenter, readProduct, readTags, readVersion } from './presenters/product.presenter';
import { inFixedOrder } from '../platform/idempotency/idempotency.service';
import type { RequestKey } from '../platform/idempotency/request-key';
import { addDocs, listDocs, oneDocs, removeDocs, updateDocs } from './products.docs';
import { idsOfFiles, ProductImageFiles } from './product-images';
import type { RestResponse, RestRoute, RestRoutes, SignedRestCall } from './rest-route';

type Headers = Readonly<Record<string, string>>;

const { READ_PRODUCTS, WRITE_PRODUCTS } = KeyScope;

/** Less than ten milliseconds of work. */
const PRODUCTS_AT_ONCE = 250;

const bareProductRules = updateProductRules.omit(['imageIds']);

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
      handle: (call) => inRestNames(this.add(call)),
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
      handle: (call) => inRestNames(this.update(call)),
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
    const { page, limit, updatedSince } = await parseWith(restListRules, call.query);
    const filter = { updatedSince };
    const isPaged = page !== undefined || limit !== undefined;
    if (!isPaged) return fileTurns.make(call.viewer.id, call.end(), () => this.all(call, filter));
    const { products, headers } = await this.page(call, filter, page ?? 1, limit ?? serverLimits.restPerPage);
    return { body: { products: products.map((product) => this.presenter.present(product, call)) }, headers };
  }

  /** All of them, some at a time: other requests are handled in between. */
  private async all(call: SignedRestCall, filter: MyProductFilterValues): Promise<RestResponse> {
    const { viewer, language } = call;
    const { nodes: products } = await this.mine.whole(viewer, { filter, language }, Infinity);
    const shown: object[] = [];
    for (let from = 0; from < products.length; from += PRODUCTS_AT_ONCE) {
      if (from > 0) await othersHandled();
      shown.push(...products.slice(from, from + PRODUCTS_AT_ONCE).map((product) => this.presenter.present(product, call)));
    }
    return { body: { products: shown }, rowCount: products.length };
  }

  private async page(
    { viewer, language }: SignedRestCall,
    filter: MyProductFilterValues,
    page: number,
    limit: number,
  ): Promise<{ products: ProductView[]; headers?: Headers }> {
    const { nodes, countAll } = await this.mine.list(viewer, { filter, language }, { first: limit, offset: (page - 1) * limit });
    return { products: nodes, headers: { 'total-count': String(await countAll()) } };
  }

  private async one(call: SignedRestCall): Promise<RestResponse> {
    const product = await this.mine.existing(call.viewer, idOf(call));
    const isKnown = readTags(call, 'if-none-match')?.includes(product.version) === true;
    const isAny = call.header('if-none-match')?.trim() === '*';
    if (isAny || (isKnown && (await this.mine.isAsEdited(call.viewer, product.id))))
      return { status: 304, body: {}, headers: tagOf(product) };
    return { body: this.presenter.present(product, call), headers: tagOf(product) };
  }

  /** The fields are checked before anything is stored. */
  private async add(call: SignedRestCall): Promise<RestResponse> {
    const sources = this.imageList.sources(call);
    const draft = await parseWith(addProductRules, { ...readProduct(call.fields), imageIds: placesOf(sources) });
    const product = await this.products.add(call.viewer, { ...draft, imageIds: await this.imageList.store(call, sources) }, call.key);
    const body = { message: text('product.added', call.language), product: this.presenter.present(product, call) };
    return { status: 201, body, headers: tagOf(product) };
  }

  private async update(call: SignedRestCall): Promise<RestResponse> {
    const current = await this.mine.existing(call.viewer, idOf(call));
    const version = await this.editedVersion(call, current.version);
    const sources = this.imageList.sources(call, current.images);
    const wanted = { ...readProduct(call.fields, current), imageIds: placesOf(sources), version };
    // what is not on the market may be without an image, as programs made it
    const isBare = sources.length === 0 && !current.addToSellPost && String(call.fields.addToSellPost) !== 'true';
    const draft = await parseWith(isBare ? bareProductRules : updateProductRules, wanted);
    const imageIds = await this.imageList.store(call, sources, current.images);
    const key = keyOfForm(call, idsOfFiles(sources, imageIds));
    const product = await this.products
      .update(call.viewer, idOf(call), { ...draft, imageIds: isBare ? null : imageIds }, key)
      .catch((error: unknown) => {
        throw byTag(call, error);
      });
    const body = { message: text('product.updated', call.language), product: this.presenter.present(product, call) };
    return { body, headers: tagOf(product) };
  }

  /** An edit that is sent again finds its own version stored: its key decides, not its tag. */
  private async editedVersion(call: SignedRestCall, stored: number): Promise<unknown> {
    try {
      return readVersion(call, stored);
    } catch (error) {
      if (await this.products.isEditedUnder(call.viewer, call.key)) return undefined;
      throw error;
    }
  }

  private async remove(call: SignedRestCall): Promise<RestResponse> {
    await this.products.delete(call.viewer, idOf(call), call.key, readTags(call, 'if-match')).catch((error: unknown) => {
      throw byTag(call, error);
    });
    return { body: { message: text('product.deleted', call.language) } };
  }
}

function idOf({ params }: SignedRestCall): string {
  return params.id ?? '';
}

/** The version as a strong tag. */
function tagOf({ version }: ProductView): Headers {
  return { etag: `"${version}"` };
}

/**
 * A version that was given by `if-match` and is not the stored one fails a precondition; one given as a field is a
 * conflict.
 */
function byTag(call: SignedRestCall, error: unknown): unknown {
  const isConflict = error instanceof AppError && error.code === 'CONFLICT' && call.header('if-match') !== undefined;
  return isConflict ? new AppError('PRECONDITION_FAILED', error.key, error.params, error.fields, error.options) : error;
}

/**
 * Makes the key compare the form itself: fields that the form leaves out are filled in from the stored product, which
 * may have changed by the next attempt.
 */
function keyOfForm(call: SignedRestCall, files: readonly string[]): RequestKey | null {
  return call.key && { ...call.key, body: [idOf(call), inFixedOrder(call.fields), call.header('if-match') ?? null, files] };
}

/** Names the fields of an error as REST names them, so that a form can mark them. */
async function inRestNames(work: Promise<RestResponse>): Promise<RestResponse> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = error.fields.map((one) => ({ ...one, field: restNameOf(one.field) }));
    throw new AppError(error.code as 'BAD_USER_INPUT', error.key, error.params, fields, error.options);
  }
}

/** Returns stand-ins for the ids of images that are not stored yet: the rules only count them. */
function placesOf(sources: readonly unknown[]): string[] {
  return sources.map((_source, place) => String(place));
}
