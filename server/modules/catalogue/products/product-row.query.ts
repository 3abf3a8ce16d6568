/**
 * A product as one row of SQL, and the row as a product. What cannot hold a separator is packed into one text
 * (packed-columns.ts); what people wrote has columns of its own. ProductReader alone uses it.
 */
import { Audience } from '../../../../schema/values/catalogue/catalogue';
import { Role } from '../../../../schema/values/accounts/roles';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, lazyColumns, nullable, text } from '../../../platform/db/columns';
import {
  packed,
  packedFlag,
  type PackedColumns,
  packedInstant,
  packedNullable,
  packedNumber,
  packedOneOf,
  packedText,
  type Parts,
} from '../../../platform/db/packed-columns';
import { type Db, records } from '../../../platform/db/sql';
import type { ShownImage } from '../../media/image.entity';
import { joinRunningDeal } from './running-deal.query';
import { wholeColumns } from './product-details.query';
import { gradedBy, productFields } from './product.entity';
import { available, changedAt, hasOpenPost, onMarket, sellable } from './product-state.query';
import type { ProductView } from './product.types';

/** SQL: what the columns refer to. Joins are outer ones, since PostgreSQL leaves out those that no column needs. */
const productParts = `
  LEFT JOIN product_stock stock ON stock.product_id = p.id
  LEFT JOIN images i ON i.id = p.main_image_id
  ${joinRunningDeal}`;
const productSeller = 'JOIN users s ON s.id = p.seller_id';

const orEmpty = (sql: string): string => `coalesce(${sql}::text, '')`;

/** These columns are of the main image; they are empty for a product without one. */
const imageColumns = {
  imageId: packedText(orEmpty('i.id')),
  imageOwnerId: packedText(orEmpty('i.owner_id')),
  imageHash: packedText(orEmpty('i.hash')),
  imageWidth: packedNumber(orEmpty('i.width')),
  imageHeight: packedNumber(orEmpty('i.height')),
  isIllustration: packedFlag('coalesce(i.is_illustration, false)'),
};

/** The order is that of the text; a column more is one line here and one in toProduct. */
const facts = packed({
  id: packedText('p.id'),
  categorySlug: packedText('p.category_slug'),
  unit: packedOneOf('p.unit', Unit),
  price: packedText('p.price'),
  dealPrice: packedNullable(packedText('reduced.price')),
  beforeDeal: packedNullable(packedText('reduced.before')),
  dealPercent: packedNullable(packedNumber('reduced.percent')),
  dealEndsAt: packedNullable(packedInstant('reduced.ends_at')),
  unitWeightKg: packedNullable(packedText('trim_scale(p.unit_weight_kg)')),
  onHand: packedText('trim_scale(stock.on_hand)'),
  available: packedText(`trim_scale(${available})`),
  sellable: packedText(`trim_scale(${sellable})`),
  isOpen: packedFlag(hasOpenPost),
  ratingSum: packedNumber('p.rating_sum'),
  ratingCount: packedNumber('p.rating_count'),
  soldQuantity: packedText('trim_scale(p.sold_quantity)'),
  soldCount: packedNumber('p.sold_count'),
  version: packedNumber('p.version + stock.version'),
  createdAt: packedInstant('p.created_at'),
  updatedAt: packedInstant(changedAt),
  audience: packedOneOf('p.audience', Audience),
  isOnMarket: packedFlag(onMarket),
  ...imageColumns,
  sellerId: packedText('s.id'),
  sellerRole: packedOneOf('s.role', Role),
  divisionId: packedNullable(packedNumber('s.division_id')),
  districtId: packedNullable(packedNumber('s.district_id')),
  upazilaId: packedNullable(packedNumber('s.upazila_id')),
  sellerRatingSum: packedNumber('s.rating_sum'),
  sellerRatingCount: packedNumber('s.rating_count'),
  followerCount: packedNumber('s.follower_count'),
  publishedCount: packedNumber('s.published_count'),
  sellerSince: packedInstant('s.created_at'),
});

const fact = facts.of;

/**
 * The fields that the seller writes, except the ones in `facts` and the ones that lists leave to loaders
 * (product-details.query.ts).
 */
const { categorySlug: _slug, unit: _unit, price: _price, unitWeightKg: _kg, ...others } = productFields;
const { description: _text, secondDescription: _secondText, ...written } = others;
const listed = columns(written);
const own = lazyColumns({ facts: column(facts.sql, text), sellerName: column('s.name', text), gradedBy });

const LISTED = `${own.sql}, ${listed.sql}`;
const WHOLE = `${LISTED}, ${wholeColumns.sql}`;

/** The text of a row's sort keys, from which the caller makes a cursor. */
const sortKeys = lazyColumns({ k1: column('page.k1::text', nullable(text)), k2: column('page.k2::text', nullable(text)) });

/** A row of a list with the text of its sort keys. */
export interface ReadProduct {
  readonly product: ProductView;
  readonly keys: readonly [k1: string | null, k2: string | null];
}

export interface InnerStatement {
  /** Yields id, k1, k2 (k2 may be null), already limited. */
  readonly text: string;
  readonly params: readonly unknown[];
  readonly direction: 'ASC' | 'DESC';
  /** The same selection without a subquery, where an index has the order: no product is looked up a second time. */
  readonly walk?: IndexWalk;
}

/** The SQL that follows the joined products `p` and sellers `s`. */
interface IndexWalk {
  /** The sort key beside the id. */
  readonly key: string;
  /** WHERE … ORDER BY … LIMIT … */
  readonly text: string;
}

interface ReadOptions {
  /** With description and all images, for pages about few products. */
  readonly whole: boolean;
}

function columnsOf({ whole }: ReadOptions): string {
  return whole ? WHOLE : LISTED;
}

/** The products that the inner statement finds, in its order. */
export async function readProducts(db: Db, inner: InnerStatement, options: ReadOptions): Promise<ReadProduct[]> {
  const rows = await records(db, pageSql(inner, columnsOf(options)), inner.params);
  return rows.map((row) => ({ product: toProduct(row, options), keys: keysOf(row) }));
}

/** SQL: these columns of the products that the inner statement finds, with its sort keys. */
export function pageSql({ text: inner, direction, walk }: InnerStatement, columnsSql: string): string {
  if (walk) return walkSql(walk, columnsSql);
  return `SELECT ${sortKeys.sql}, ${columnsSql} FROM (${inner}) page JOIN products p ON p.id = page.id ${productSeller} ${productParts}
     ORDER BY page.k1 ${direction}, page.k2 ${direction}, page.id ${direction}`;
}

/** The statements that were made, by their columns, of which there are a few forms, and by the SQL that follows. */
const walks = new Map<string, Map<string, string>>();
const MOST_WALKS = 100;

/** Prepared statements are found by the same text; an equal but new one would be copied and hashed first. */
function walkSql({ key, text: rest }: IndexWalk, columnsSql: string): string {
  const texts = walks.get(columnsSql) ?? new Map<string, string>();
  const before = texts.get(rest);
  if (before?.startsWith(key, SELECT.length)) return before;
  const text = `${SELECT}${key}::text AS "k1", NULL::text AS "k2", ${columnsSql} FROM products p ${productSeller} ${productParts} ${rest}`;
  if (texts.size >= MOST_WALKS) texts.clear();
  walks.set(columnsSql, texts.set(rest, text));
  return text;
}

const SELECT = 'SELECT ';

export function keysOf(row: unknown): ReadProduct['keys'] {
  return [sortKeys.of.k1(row), sortKeys.of.k2(row)];
}

/** Null before the first rating. */
export function averageOf(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 100) / 100 : null;
}

/** SQL about a product `p` and its seller `s`, with its values. */
export interface ProductCondition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** In no order. One level of SQL: a page of a product is read more often than anything but lists. */
export async function productsWhere(db: Db, { sql, params }: ProductCondition, options: ReadOptions): Promise<ProductView[]> {
  const rows = await records(db, `SELECT ${columnsOf(options)} FROM products p ${productSeller} ${productParts} WHERE ${sql}`, params);
  return rows.map((row) => toProduct(row, options));
}

function toProduct(row: unknown, { whole }: ReadOptions): ProductView {
  const parts = facts.split(own.of.facts(row));
  const ratingCount = fact.ratingCount(parts);
  const percent = fact.dealPercent(parts);
  const dealEndsAt = fact.dealEndsAt(parts);
  const product = {
    id: fact.id(parts),
    categorySlug: fact.categorySlug(parts),
    unit: fact.unit(parts),
    unitWeightKg: fact.unitWeightKg(parts),
    price: fact.dealPrice(parts) ?? fact.price(parts),
    originalPrice: fact.beforeDeal(parts),
    regularPrice: fact.price(parts),
    deal: percent !== null && dealEndsAt !== null ? { percent, endsAt: dealEndsAt } : null,
    quantity: fact.onHand(parts),
    available: fact.available(parts),
    sellable: fact.sellable(parts),
    addToSellPost: fact.isOpen(parts),
    ratingAverage: averageOf(fact.ratingSum(parts), ratingCount),
    ratingCount,
    soldQuantity: fact.soldQuantity(parts),
    soldCount: fact.soldCount(parts),
    gradedBy: own.of.gradedBy(row),
    version: fact.version(parts),
    createdAt: fact.createdAt(parts),
    updatedAt: fact.updatedAt(parts),
    audience: fact.audience(parts),
    isOnMarket: fact.isOnMarket(parts),
    image: imageOf(fact, parts),
    seller: {
      id: fact.sellerId(parts),
      name: own.of.sellerName(row),
      role: fact.sellerRole(parts),
      divisionId: fact.divisionId(parts),
      districtId: fact.districtId(parts),
      upazilaId: fact.upazilaId(parts),
      ratingSum: fact.sellerRatingSum(parts),
      ratingCount: fact.sellerRatingCount(parts),
      followerCount: fact.followerCount(parts),
      publishedCount: fact.publishedCount(parts),
      createdAt: fact.sellerSince(parts),
    },
  };
  // a literal that begins with a spread is built property by property, which took half of a list's time
  const described: ProductView = Object.assign(product, listed.readRow(row));
  if (!whole) return described;
  const { description, secondDescription, images } = wholeColumns.of;
  return Object.assign(described, { description: description(row), secondDescription: secondDescription(row), images: images(row) });
}

/** Null for a product without an image. */
function imageOf(fact: PackedColumns<typeof imageColumns>['of'], parts: Parts): ShownImage | null {
  const id = fact.imageId(parts);
  if (id === '') return null;
  return {
    id,
    ownerId: fact.imageOwnerId(parts),
    hash: fact.imageHash(parts),
    width: fact.imageWidth(parts),
    height: fact.imageHeight(parts),
    isIllustration: fact.isIllustration(parts),
  };
}
