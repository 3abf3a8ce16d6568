/**
 * A product as a card of a list shows it, with no more columns than the operation selects: most of what a list costs is
 * packing, sending and reading columns. Used by ProductReader.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { ColumnForms } from '../../../platform/db/column-forms';
import { column, decimal, flag, int, lazyColumns, nullable, oneOf, text } from '../../../platform/db/columns';
import { packed, packedNumber, packedOneOf, packedText, type Parts } from '../../../platform/db/packed-columns';
import { type Db, records } from '../../../platform/db/sql';
import type { SellerRow } from '../../accounts/follows/seller.types';
import type { ShownImage } from '../../media/image.entity';
import { available, sellable } from './product-state.query';
import { averageOf, type InnerStatement, keysOf, pageSql } from './product-row.query';
import type { ProductView } from './product.types';

type CardFields =
  'id' | 'name' | 'secondName' | 'customUnitNote' | 'secondUnitNote' | 'unit' | 'price' | 'originalPrice' | 'available' | 'sellable';
type CardFigures = 'ratingAverage' | 'ratingCount' | 'soldCount' | 'grade' | 'image';
type SellerFields = 'id' | 'name' | 'role' | 'divisionId' | 'districtId' | 'upazilaId';

export type ProductCard = Readonly<Pick<ProductView, CardFields | CardFigures>> & {
  readonly seller: Readonly<Pick<SellerRow, SellerFields>>;
};

/** A card with the text of its sort keys. */
export interface ReadCard {
  readonly product: ProductCard;
  readonly keys: readonly [k1: string | null, k2: string | null];
}

/** Every card has these values. */
const FACTS = {
  id: packedText('p.id'),
  unit: packedOneOf('p.unit', Unit),
  price: packedText('coalesce(reduced.price, p.price)'),
  available: packedText(`trim_scale(${available})`),
  sellable: packedText(`trim_scale(${sellable})`),
  ratingSum: packedNumber('p.rating_sum'),
  ratingCount: packedNumber('p.rating_count'),
  soldCount: packedNumber('p.sold_count'),
  sellerId: packedText('s.id'),
  sellerRole: packedOneOf('s.role', Role),
};

/**
 * Texts that users wrote, and values that may be missing, are columns of their own: for PostgreSQL a NULL costs nothing
 * there, and packing it takes a seventh of the time of a list.
 */
const COLUMNS = {
  name: column('p.name', text),
  secondName: column('p.second_name', nullable(text)),
  note: column('p.custom_unit_note', nullable(text)),
  secondNote: column('p.second_unit_note', nullable(text)),
  grade: column('p.grade', nullable(oneOf(Grade))),
  sellerName: column('s.name', text),
  beforeDeal: column('reduced.before', nullable(decimal)),
  imageId: column('i.id', text),
  imageHash: column('i.hash', nullable(text)),
  imageWidth: column('i.width', int),
  imageHeight: column('i.height', int),
  imageOwnerId: column('i.owner_id', text),
  isIllustration: column('i.is_illustration', flag),
  divisionId: column('s.division_id', nullable(int)),
  districtId: column('s.district_id', nullable(int)),
  upazilaId: column('s.upazila_id', nullable(int)),
};

type CardColumn = keyof typeof FACTS | keyof typeof COLUMNS;

const SHOWN_IMAGE: readonly CardColumn[] = ['imageHash', 'imageWidth', 'imageHeight'];

/**
 * An operation may select these paths of a card; each takes the named columns beside the id. A path that loaders find
 * by the id takes none.
 */
const OF_A_CARD = new Map<string, readonly CardColumn[]>([
  ...(['__typename', 'id', 'sellPost', 'deliveryFrom', 'freeDeliveryFrom', 'seller.__typename', 'seller.nameOfBusiness'] as const).map(
    (path) => [path, []] as const,
  ),
  ...(['name', 'secondName', 'unit', 'price', 'available', 'sellable', 'ratingCount', 'soldCount', 'grade'] as const).map(
    (path) => [path, [path]] as const,
  ),
  ['customUnitNote', ['note']],
  ['secondUnitNote', ['secondNote']],
  ['originalPrice', ['beforeDeal']],
  ['ratingAverage', ['ratingSum', 'ratingCount']],
  ...(['__typename', 'url', 'srcset', 'width', 'height'] as const).map((field) => [`image.${field}`, SHOWN_IMAGE] as const),
  ['image.id', ['imageId', ...SHOWN_IMAGE]],
  ['image.isIllustration', ['isIllustration', ...SHOWN_IMAGE]],
  ['seller.id', ['sellerId']],
  ['seller.name', ['sellerName']],
  ['seller.role', ['sellerRole']],
  ['seller.division', ['divisionId']],
  ['seller.district', ['districtId']],
  ['seller.upazila', ['upazilaId']],
]);

/** The columns of a list of cards, and how they are read. */
export interface CardForm {
  readonly sql: string;
  readonly card: (row: unknown) => ProductCard;
}

const forms = new ColumnForms<CardColumn, CardForm>(
  (path) => {
    const [first = '', second] = path.split('.');
    return OF_A_CARD.get(first === 'seller' || first === 'image' ? `${first}.${second}` : first);
  },
  (isSelected) => makeForm((name) => name === 'id' || isSelected(name)),
);

/**
 * Null where cards do not have all that is selected of a product. `paths`: as `seller.name`; everything beneath the
 * places of the seller.
 */
export const cardForm = (paths: readonly string[]): CardForm | null => forms.find(paths);

function makeForm(isSelected: (name: CardColumn) => boolean): CardForm {
  const facts = packed(FACTS, isSelected);
  const own = lazyColumns({ facts: column(facts.sql, text), ...COLUMNS }, (name) => name === 'facts' || isSelected(name));
  return { sql: own.sql, card: (row) => toCard({ row, parts: facts.split(own.of.facts(row)), own: own.of, fact: facts.of }) };
}

/** A row with the functions that read it. */
interface CardRow {
  readonly row: unknown;
  readonly parts: Parts;
  readonly own: ReturnType<typeof lazyColumns<typeof COLUMNS>>['of'];
  readonly fact: ReturnType<typeof packed<typeof FACTS>>['of'];
}

/** The products that the inner statement finds, in its order. */
export async function readCards(db: Db, inner: InnerStatement, { sql, card }: CardForm): Promise<ReadCard[]> {
  const rows = await records(db, pageSql(inner, sql), inner.params);
  return rows.map((row) => ({ product: card(row), keys: keysOf(row) }));
}

/**
 * A plain object, since type-graphql copies the own properties of what it gives a resolver. What is not selected is
 * undefined there, and read by no one.
 */
function toCard(of: CardRow): ProductCard {
  const { row, parts, own, fact } = of;
  const ratingCount = fact.ratingCount(parts);
  return {
    id: fact.id(parts),
    name: own.name(row),
    secondName: own.secondName(row),
    customUnitNote: own.note(row),
    secondUnitNote: own.secondNote(row),
    unit: fact.unit(parts),
    price: fact.price(parts),
    originalPrice: own.beforeDeal(row),
    available: fact.available(parts),
    sellable: fact.sellable(parts),
    ratingAverage: averageOf(fact.ratingSum(parts), ratingCount),
    ratingCount,
    soldCount: fact.soldCount(parts),
    grade: own.grade(row),
    image: imageOfCard(of),
    seller: {
      id: fact.sellerId(parts),
      name: own.sellerName(row),
      role: fact.sellerRole(parts),
      divisionId: own.divisionId(row),
      districtId: own.districtId(row),
      upazilaId: own.upazilaId(row),
    },
  };
}

function imageOfCard({ row, own }: CardRow): ShownImage | null {
  const hash = own.imageHash(row);
  if (!hash) return null;
  return {
    id: own.imageId(row),
    ownerId: own.imageOwnerId(row),
    hash,
    width: own.imageWidth(row),
    height: own.imageHeight(row),
    isIllustration: own.isIllustration(row),
  };
}
