/**
 * A product as a card of a list shows it: half of the columns of product-row.query.ts, for requests that select no more than these. Most of what a list costs
 * is packing, sending and reading columns. Used by ProductReader.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, lazyColumns, nullable, text } from '../../../platform/db/columns';
import { packed, packedNullable, packedNumber, packedOneOf, packedText } from '../../../platform/db/packed-columns';
import { type Db, records } from '../../../platform/db/sql';
import type { SellerRow } from '../../accounts/follows/seller.types';
import { averageOf, imageColumns, imageOf, type InnerStatement, keysOf, pageSql } from './product-row.query';
import type { ProductView } from './product.types';

type CardFields = 'id' | 'name' | 'secondName' | 'customUnitNote' | 'secondUnitNote' | 'unit' | 'price' | 'originalPrice' | 'available';
type CardFigures = 'ratingAverage' | 'ratingCount' | 'soldCount' | 'image';

export type ProductCard = Pick<ProductView, CardFields | CardFigures> & {
  readonly seller: Pick<SellerRow, 'id' | 'name' | 'role' | 'divisionId' | 'districtId' | 'upazilaId'>;
};

/** A card with the text of its sort keys. */
export interface ReadCard {
  readonly product: ProductCard;
  readonly keys: readonly [k1: string | null, k2: string | null];
}

/** What an operation may select of a card: its columns, and what loaders find by its id. Beneath `image` and the places of the seller everything. */
const OF_A_CARD: ReadonlySet<string> = new Set([
  ...['id', 'name', 'secondName', 'customUnitNote', 'secondUnitNote', 'unit', 'price', 'originalPrice', 'available'],
  ...['ratingAverage', 'ratingCount', 'soldCount', 'image', 'sellPost', 'seller.id', 'seller.name', 'seller.role'],
  ...['seller.division', 'seller.district', 'seller.upazila', '__typename', 'seller.__typename'],
]);

/** `paths`: what is selected of a product, as `seller.name`. */
export function isCard(paths: readonly string[]): boolean {
  return paths.every((path) => {
    const [first = '', second] = path.split('.');
    return OF_A_CARD.has(first === 'seller' ? `seller.${second}` : first);
  });
}

const facts = packed({
  id: packedText('p.id'),
  unit: packedOneOf('p.unit', Unit),
  price: packedText('coalesce(reduced.price, p.price)'),
  beforeDeal: packedNullable(packedText('reduced.before')),
  available: packedText('trim_scale(stock.on_hand - stock.reserved)'),
  ratingSum: packedNumber('p.rating_sum'),
  ratingCount: packedNumber('p.rating_count'),
  soldCount: packedNumber('p.sold_count'),
  ...imageColumns,
  sellerId: packedText('s.id'),
  sellerRole: packedOneOf('s.role', Role),
  divisionId: packedNullable(packedNumber('s.division_id')),
  districtId: packedNullable(packedNumber('s.district_id')),
  upazilaId: packedNullable(packedNumber('s.upazila_id')),
});
const fact = facts.of;

const own = lazyColumns({
  facts: column(facts.sql, text),
  name: column('p.name', text),
  secondName: column('p.second_name', nullable(text)),
  note: column('p.custom_unit_note', nullable(text)),
  secondNote: column('p.second_unit_note', nullable(text)),
  sellerName: column('s.name', text),
});

/** The products that the inner statement finds, in its order. */
export async function readCards(db: Db, inner: InnerStatement): Promise<ReadCard[]> {
  const found = await records(db, pageSql(inner, own.sql), inner.params);
  return found.map((row) => ({ product: toCard(row), keys: keysOf(row) }));
}

function toCard(row: unknown): ProductCard {
  const parts = facts.split(own.of.facts(row));
  const ratingCount = fact.ratingCount(parts);
  return {
    id: fact.id(parts),
    name: own.of.name(row),
    secondName: own.of.secondName(row),
    customUnitNote: own.of.note(row),
    secondUnitNote: own.of.secondNote(row),
    unit: fact.unit(parts),
    price: fact.price(parts),
    originalPrice: fact.beforeDeal(parts),
    available: fact.available(parts),
    ratingAverage: averageOf(fact.ratingSum(parts), ratingCount),
    ratingCount,
    soldCount: fact.soldCount(parts),
    image: imageOf(fact, parts),
    seller: {
      id: fact.sellerId(parts),
      name: own.of.sellerName(row),
      role: fact.sellerRole(parts),
      divisionId: fact.divisionId(parts),
      districtId: fact.districtId(parts),
      upazilaId: fact.upazilaId(parts),
    },
  };
}
