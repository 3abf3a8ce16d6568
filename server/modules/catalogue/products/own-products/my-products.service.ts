/**
 * A seller's own products as the seller manages them: on the market or not. Ownership is part of the WHERE clause
 * (my-products.query.ts).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { isUuid } from '../../../../platform/uuid';
import { notFound } from '../../../../platform/errors/common-errors';
import { pageInPortions } from '../../../../platform/paging/portions';
import type { PageRequest } from '../../../../platform/paging/page';
import type { Viewer } from '../../../../platform/security/viewer';
import { assertMay } from '../../../../platform/security/assert-policy';
import { type ProductPage, toPage } from '../product-pages';
import { ProductReader } from '../product-reader.service';
import { mayOwnProducts } from '../product.policy';
import type { ProductView } from '../product.types';
import { countMyProducts, isAsEdited, myProduct, type MyProductQuery, myProductsPage } from './my-products.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MyProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
  ) {}

  async list(viewer: Viewer, query: MyProductQuery, page: PageRequest): Promise<ProductPage> {
    assertMay(mayOwnProducts(viewer));
    const rows = await this.reader.read(myProductsPage(viewer.id, query, page), { whole: true });
    return toPage(rows, page, () => countMyProducts(this.db, viewer.id, query.filter ?? {}));
  }

  /** The list in one, up to so many products; read in portions. */
  whole(viewer: Viewer, query: MyProductQuery, most: number): Promise<ProductPage> {
    return pageInPortions<ProductView, ProductPage>({ first: most }, (part) => this.list(viewer, query, part));
  }

  async one(viewer: Viewer, id: string): Promise<ProductView | null> {
    assertMay(mayOwnProducts(viewer));
    return isUuid(id) ? this.reader.find(myProduct(viewer.id, id)) : null;
  }

  /** Returns the viewer's own product; a missing one is NOT_FOUND. */
  async existing(viewer: Viewer, id: string): Promise<ProductView> {
    const product = await this.one(viewer, id);
    if (!product) throw notFound();
    return product;
  }

  /** False where a change of its post or of a deal shows in the viewer's product, without a new version. */
  isAsEdited(viewer: Viewer, id: string): Promise<boolean> {
    assertMay(mayOwnProducts(viewer));
    return isAsEdited(this.db, id, viewer.id);
  }
}
