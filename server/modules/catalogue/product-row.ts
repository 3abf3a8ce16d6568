/**
 * A product as one row of SQL, and the row as a product. What cannot hold a separator (ids, numbers, times, fixed words) comes packed into one text,
 * since the driver and PostgreSQL spend more on thirty columns, or on building JSON of them, than on finding the row; what people wrote comes in
 * columns of its own. Used by ProductReader; nobody else writes product columns down.
 */
import type { Audience } from '../../../schema/values/catalogue';
import type { Role } from '../../../schema/values/roles';
import type { Unit } from '../../../schema/values/units';
import type { ShownImage } from '../media/image.entity';
import type { ProductView } from './product.types';

const runningDeals = `FROM deals deal
  WHERE deal.product_id = p.id AND deal.starts_at <= now() AND deal.ends_at > now() ORDER BY deal.starts_at DESC, deal.id DESC LIMIT 1`;

/** SQL: what a deal takes its percentage off. A seller who raises his price while it runs raises neither the price sold at nor the one shown as before. */
export const beforeDeal = 'least(p.price, deal.price_before)';

const reduced = `round(${beforeDeal} * (100 - deal.percent) / 100, 2)`;

/** SQL: the price of `p` with its running deal taken off, null without one. Two deals never run at once (DealsService); if they did, the later one counts. */
export const dealPrice = `(SELECT ${reduced} ${runningDeals})`;

/** SQL: true while the sell post of `p` is open. */
export const hasOpenPost = `(p.is_published OR EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.state = 'OPEN'))`;

/** SQL: what the columns speak of, joined to the products `p`. */
export const productParts = `
  JOIN users s ON s.id = p.seller_id
  LEFT JOIN images i ON i.id = p.main_image_id
  LEFT JOIN LATERAL (SELECT ${reduced} AS price, ${beforeDeal} AS before ${runningDeals}) reduced ON true`;

const SEPARATOR = '\x1f';
const orEmpty = (sql: string): string => `coalesce(${sql}::text, '')`;
const milliseconds = (sql: string): string => `floor(extract(epoch FROM ${sql}) * 1000)`;

/** Empty where there is none. */
type Facts = [
  ...[id: string, categorySlug: string, unit: Unit, price: string, dealPrice: string, beforeDeal: string],
  ...[onHand: string, available: string, isOpen: 't' | 'f', ratingSum: string, ratingCount: string, soldQuantity: string],
  ...[soldCount: string, version: string, createdAt: string, updatedAt: string, audience: Audience],
  ...[imageId: string, imageOwner: string, imageHash: string, imageWidth: string, imageHeight: string, isIllustration: 't' | 'f' | ''],
  ...[sellerId: string, role: Role, divisionId: string, districtId: string, upazilaId: string],
  ...[sellerSum: string, sellerCount: string, followers: string, published: string, since: string],
];

// The order of Facts.
const facts = [
  ...['p.id', 'p.category_slug', 'p.unit', 'p.price', orEmpty('reduced.price'), orEmpty('reduced.before')],
  ...[
    'trim_scale(p.on_hand)',
    'trim_scale(p.on_hand - p.reserved)',
    hasOpenPost,
    'p.rating_sum',
    'p.rating_count',
    'trim_scale(p.sold_quantity)',
  ],
  ...['p.sold_count', 'p.version', milliseconds('p.created_at'), milliseconds('p.updated_at'), 'p.audience'],
  ...['i.id', 'i.owner_id', 'i.hash', 'i.width', 'i.height'].map(orEmpty),
  "CASE i.is_illustration WHEN true THEN 't' WHEN false THEN 'f' ELSE '' END",
  ...['s.id', 's.role', orEmpty('s.division_id'), orEmpty('s.district_id'), orEmpty('s.upazila_id')],
  ...['s.rating_sum', 's.rating_count', 's.follower_count', 's.published_count', milliseconds('s.created_at')],
].join(', ');

export type ImageTuple = [id: string, ownerId: string, hash: string, width: number, height: number, isIllustration: boolean];

/** SQL: the columns of an image, in the order of ImageTuple. */
export const imageTuple = (alias: string): string =>
  ['id', 'owner_id', 'hash', 'width', 'height', 'is_illustration'].map((column) => `${alias}.${column}`).join(', ');

export interface ProductRow {
  readonly facts: string;
  readonly name: string;
  readonly note: string | null;
  readonly seller: string;
  /** These two with whole products alone. */
  readonly description?: string;
  readonly images?: ImageTuple[];
}

export const listColumns = `concat_ws(E'\\x1f', ${facts}) AS facts, p.name, p.custom_unit_note AS note, s.name AS seller`;

export const wholeColumns = `${listColumns}, p.description,
  (SELECT coalesce(json_agg(json_build_array(${imageTuple('image')}) ORDER BY pi.position), '[]')
   FROM product_images pi JOIN images image ON image.id = pi.image_id WHERE pi.product_id = p.id) AS images`;

export function toProduct(row: ProductRow): ProductView {
  const [id, categorySlug, unit, price, reducedPrice, before, quantity, available, isOpen, sum, count, soldQuantity, ...more] =
    row.facts.split(SEPARATOR) as Facts;
  const [soldCount, version, createdAt, updatedAt, audience, imageId, imageOwner, hash, width, height, isIllustration, ...seller] = more;
  const [sellerId, role, divisionId, districtId, upazilaId, sellerSum, sellerCount, followers, published, since] = seller;
  const ratingCount = Number(count);
  return {
    id,
    name: row.name,
    categorySlug,
    unit,
    customUnitNote: row.note,
    price: reducedPrice || price,
    originalPrice: before || null,
    quantity,
    available,
    addToSellPost: isOpen === 't',
    ratingAverage: ratingCount > 0 ? Math.round((Number(sum) / ratingCount) * 100) / 100 : null,
    ratingCount,
    soldQuantity,
    soldCount: Number(soldCount),
    version: Number(version),
    createdAt: new Date(Number(createdAt)),
    updatedAt: new Date(Number(updatedAt)),
    audience,
    image: imageId ? toImage([imageId, imageOwner, hash, Number(width), Number(height), isIllustration === 't']) : null,
    seller: {
      id: sellerId,
      name: row.seller,
      role,
      divisionId: orNull(divisionId),
      districtId: orNull(districtId),
      upazilaId: orNull(upazilaId),
      ratingSum: Number(sellerSum),
      ratingCount: Number(sellerCount),
      followerCount: Number(followers),
      publishedCount: Number(published),
      createdAt: new Date(Number(since)),
    },
    description: row.description,
    images: row.images?.map(toImage),
  };
}

export function toImage([id, ownerId, hash, width, height, isIllustration]: ImageTuple): ShownImage {
  return { id, ownerId, hash, width, height, isIllustration };
}

function orNull(number: string): number | null {
  return number === '' ? null : Number(number);
}
