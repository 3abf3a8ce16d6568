/**
 * Reads products the way they are shown: one hand-written statement with seller, main picture and running deal, each row
 * mapped by position (product-row.ts; TypeORM's relations cost seven times as much). A caller says which products and in which order by an inner statement that
 * yields `id` and the sort keys `k1`, `k2`; nobody else writes product columns down. The deals table belongs to the later module `offers`: its
 * rows are read here because a price without its deal would be wrong, but nothing of that module is imported.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { rows, type Db } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import type { ShownImage } from '../media/image.entity';
import { type ImageTuple, imageTuple, listColumns, type ProductRow, productParts, toImage, toProduct, wholeColumns } from './product-row';
import { mayKnowOf } from './product.policy';
import type { ProductView } from './product.types';

export { beforeDeal, dealPrice, hasOpenPost } from './product-row';

/** A row of a list with the text of its sort keys, from which the caller makes a cursor. */
export interface ReadProduct {
  readonly product: ProductView;
  readonly keys: readonly [k1: string | null, k2: string | null];
}

export interface InnerStatement {
  /** Yields id, k1, k2 (k2 may be null), already limited. */
  readonly text: string;
  readonly params: readonly unknown[];
  readonly direction: 'ASC' | 'DESC';
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductReader {
  constructor(private readonly db: DataSource) {}

  /** `whole`: with description and all pictures, for pages about few products. */
  async read(inner: InnerStatement, { whole = false, db = this.db }: { whole?: boolean; db?: Db } = {}): Promise<ReadProduct[]> {
    const { direction } = inner;
    const found = await rows<ProductRow & { k1: string | null; k2: string | null }>(
      db,
      `SELECT page.k1::text, page.k2::text, ${whole ? wholeColumns : listColumns}
       FROM (${inner.text}) page JOIN products p ON p.id = page.id ${productParts}
       ORDER BY page.k1 ${direction}, page.k2 ${direction}, page.id ${direction}`,
      inner.params,
    );
    return found.map((row) => ({ product: toProduct(row), keys: [row.k1, row.k2] }));
  }

  /** In the order asked for, whatever their state (deleted ones too); null for an id nobody has. */
  async byIds(ids: readonly string[], options: { whole?: boolean; db?: Db } = {}): Promise<(ProductView | null)[]> {
    const text = 'SELECT id, NULL::int AS k1, NULL::int AS k2 FROM products WHERE id = ANY ($1::uuid[])';
    const found = await this.read({ text, params: [ids], direction: 'ASC' }, options);
    const byId = new Map(found.map(({ product }) => [product.id, product]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** For what other things point at (an order's line, a favourite): null where this reader may not know of it. */
  knownTo(viewer: Viewer | null, product: ProductView | null): ProductView | null {
    return product && mayKnowOf(viewer, product) ? product : null;
  }

  /** Whole products that the caller has just written, in the order asked for. */
  async existing(ids: readonly string[]): Promise<ProductView[]> {
    const found = await this.byIds(ids, { whole: true });
    return found.filter((product) => product !== null);
  }

  async one(id: string): Promise<ProductView> {
    const [product] = await this.existing([id]);
    if (!product) throw notFound();
    return product;
  }

  /** For the `description` field of lists. */
  async descriptions(ids: readonly string[]): Promise<(string | null)[]> {
    const found = await rows<{ id: string; description: string }>(
      this.db,
      'SELECT id, description FROM products WHERE id = ANY ($1::uuid[])',
      [ids],
    );
    const byId = new Map(found.map(({ id, description }) => [id, description]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** For the `images` field of lists: the main picture first. */
  async images(ids: readonly string[]): Promise<ShownImage[][]> {
    const found = await rows<{ id: string; image: ImageTuple }>(
      this.db,
      `SELECT pi.product_id AS id, json_build_array(${imageTuple('image')}) AS image
       FROM product_images pi JOIN images image ON image.id = pi.image_id
       WHERE pi.product_id = ANY ($1::uuid[]) ORDER BY pi.product_id, pi.position`,
      [ids],
    );
    const byId = new Map<string, ShownImage[]>(ids.map((id) => [id, []]));
    for (const { id, image } of found) byId.get(id)?.push(toImage(image));
    return ids.map((id) => byId.get(id) ?? []);
  }
}
