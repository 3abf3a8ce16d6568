/**
 * Reads products the way they are shown: one hand-written statement with seller, main picture and running deal, each row one JSON array that is
 * mapped by position (TypeORM's relations cost seven times as much). A caller says which products and in which order by an inner statement that
 * yields `id` and the sort keys `k1`, `k2`; nobody else writes product columns down. The deals table belongs to the later module `offers`: its
 * rows are read here because a price without its deal would be wrong, but nothing of that module is imported.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { Audience } from '../../../schema/values/catalogue';
import type { Role } from '../../../schema/values/roles';
import type { Unit } from '../../../schema/values/units';
import { rows, type Db } from '../../platform/db/sql';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import type { ShownImage } from '../media/image.entity';
import { mayKnowOf } from './product.policy';
import type { ProductView } from './product.types';

const ofRunningDeal = (columns: string): string => `(SELECT ${columns} FROM deals deal
  WHERE deal.product_id = p.id AND deal.starts_at <= now() AND deal.ends_at > now() ORDER BY deal.starts_at DESC, deal.id DESC LIMIT 1)`;

/** SQL: what a deal takes its percentage off. A seller who raises his price while it runs raises neither the price sold at nor the one shown as before. */
export const beforeDeal = 'least(p.price, deal.price_before)';

/** SQL: the price of `p` with its running deal taken off, null without one. Two deals never run at once (DealsService); if they did, the later one counts. */
const reduced = `round(${beforeDeal} * (100 - deal.percent) / 100, 2)`;
export const dealPrice = ofRunningDeal(reduced);

/** SQL: true while the sell post of `p` is open. */
export const hasOpenPost = `(p.is_published OR EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.state = 'OPEN'))`;

type ImageTuple = [id: string, ownerId: string, hash: string, width: number, height: number, isIllustration: boolean];
type RowTuple = [
  ...[id: string, name: string, categorySlug: string, unit: Unit, customUnitNote: string | null],
  ...[listPrice: string, deal: [price: string, before: string] | null, onHand: string, available: string, isOpen: boolean],
  ...[ratingSum: number, ratingCount: number, soldQuantity: string, soldCount: number],
  ...[version: number, createdAt: string, updatedAt: string, audience: Audience, image: ImageTuple | null],
  ...[
    sellerId: string,
    sellerName: string,
    sellerRole: Role,
    divisionId: number | null,
    districtId: number | null,
    upazilaId: number | null,
  ],
  ...[sellerRatingSum: number, sellerRatingCount: number, followers: number, published: number, sellerSince: string],
  ...[description?: string, images?: ImageTuple[]],
];

const imageTuple = (alias: string): string =>
  ['id', 'owner_id', 'hash', 'width', 'height', 'is_illustration'].map((column) => `${alias}.${column}`).join(', ');

// The order of RowTuple.
const listColumns = `
  p.id, p.name, p.category_slug, p.unit, p.custom_unit_note,
  p.price::text, ${ofRunningDeal(`json_build_array(${reduced}::text, ${beforeDeal}::text)`)}, trim_scale(p.on_hand)::text, trim_scale(p.on_hand - p.reserved)::text, ${hasOpenPost},
  p.rating_sum, p.rating_count, trim_scale(p.sold_quantity)::text, p.sold_count,
  p.version, p.created_at, p.updated_at, p.audience, CASE WHEN i.id IS NOT NULL THEN json_build_array(${imageTuple('i')}) END,
  s.id, s.name, s.role, s.division_id, s.district_id, s.upazila_id,
  s.rating_sum, s.rating_count, s.follower_count, s.published_count, s.created_at`;

const wholeColumns = `${listColumns}, p.description,
  (SELECT coalesce(json_agg(json_build_array(${imageTuple('image')}) ORDER BY pi.position), '[]')
   FROM product_images pi JOIN images image ON image.id = pi.image_id WHERE pi.product_id = p.id)`;

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
    const found = await rows<{ k1: string | null; k2: string | null; row: RowTuple }>(
      db,
      `SELECT page.k1::text, page.k2::text, json_build_array(${whole ? wholeColumns : listColumns}) AS row
       FROM (${inner.text}) page
       JOIN products p ON p.id = page.id
       JOIN users s ON s.id = p.seller_id
       LEFT JOIN images i ON i.id = p.main_image_id
       ORDER BY page.k1 ${direction}, page.k2 ${direction}, page.id ${direction}`,
      inner.params,
    );
    return found.map(({ k1, k2, row }) => ({ product: toProduct(row), keys: [k1, k2] }));
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

function toProduct(row: RowTuple): ProductView {
  const [id, name, categorySlug, unit, customUnitNote, listPrice, deal, quantity, available, addToSellPost, ...more] = row;
  const [ratingSum, ratingCount, soldQuantity, soldCount, version, createdAt, updatedAt, audience, image, ...about] = more;
  const [
    sellerId,
    sellerName,
    role,
    divisionId,
    districtId,
    upazilaId,
    sellerSum,
    sellerCount,
    followerCount,
    publishedCount,
    since,
    ...whole
  ] = about;
  const [description, images] = whole;
  return {
    ...{
      id,
      name,
      categorySlug,
      unit,
      customUnitNote,
      quantity,
      available,
      addToSellPost,
      soldQuantity,
      soldCount,
      version,
      ratingCount,
      audience,
    },
    price: deal?.[0] ?? listPrice,
    originalPrice: deal?.[1] ?? null,
    ratingAverage: ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 100) / 100 : null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    image: image && toImage(image),
    seller: {
      ...{ id: sellerId, name: sellerName, role, divisionId, districtId, upazilaId, followerCount, publishedCount },
      ratingSum: sellerSum,
      ratingCount: sellerCount,
      createdAt: new Date(since),
    },
    description,
    images: images?.map(toImage),
  };
}

function toImage([id, ownerId, hash, width, height, isIllustration]: ImageTuple): ShownImage {
  return { id, ownerId, hash, width, height, isIllustration };
}
