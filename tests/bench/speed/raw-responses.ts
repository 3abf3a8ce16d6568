/** Rows of the raw side as the responses GraphQL gives, by position. */
import { findCategory } from '../../../schema/values/catalogue/categories';
import {
  DashboardFigures,
  type DeliveredRow,
  type OtherFigures,
  type PlacedRow,
} from '../../../server/modules/dashboard/dashboard-figures';
import { encodeCursor } from '../../../server/platform/paging/cursor';
import { SEPARATOR } from './raw-statements';

export interface District {
  readonly nameEn: string;
  readonly nameBn: string;
}

type Districts = ReadonlyMap<string, District>;

interface Packed {
  readonly row: string;
}

export function listingOf(found: readonly Packed[], districts: Districts): unknown {
  return productsOf(found, districts, ([publishedAt = '']) => [publishedAt]);
}

export function searchOf(found: readonly Packed[], districts: Districts): unknown {
  return productsOf(found, districts, (keys) => keys);
}

function productsOf(found: readonly Packed[], districts: Districts, keysOf: (rest: string[]) => string[]): unknown {
  const shown = found.length > 24 ? found.slice(0, 24) : found;
  let endCursor: string | null = null;
  const nodes = shown.map(({ row }, index) => {
    const cells = row.split(SEPARATOR);
    if (index === shown.length - 1) endCursor = encodeCursor([...keysOf(cells.slice(13)), cells[0] ?? '']);
    return cardOf(cells, districts);
  });
  return { products: { nodes, pageInfo: { hasNextPage: found.length > 24, endCursor } } };
}

function cardOf(cells: readonly string[], districts: Districts) {
  const [id, name, unit, price, deal, sum, count, hash, width, height, sellerId, sellerName, districtId] = cells;
  return {
    id,
    name,
    unit,
    price: deal || price,
    originalPrice: deal ? price : null,
    ratingAverage: average(Number(sum), Number(count)),
    ratingCount: Number(count),
    image: hash ? imageOf(hash, Number(width), Number(height), 320) : null,
    seller: { id: sellerId, name: sellerName, district: districts.get(districtId ?? '') ?? null },
  };
}

export function average(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

export function imageOf(hash: string, width: number, height: number, wanted: number) {
  return { url: `/media/${hash}-${Math.min(wanted, width)}.webp`, width, height };
}

export interface ProductRow extends Packed {
  readonly images: readonly [hash: string, width: number, height: number][] | null;
  readonly reviews: readonly unknown[] | null;
}

export function productOf([found]: readonly ProductRow[], districts: Districts): unknown {
  if (!found) return { product: null };
  const cells = found.row.split(SEPARATOR);
  const { id, name, unit, price, originalPrice, ratingAverage, ratingCount, seller } = cardOf(cells, districts);
  const [description, quantity, available, soldQuantity, createdAt, slug = '', sum, count, followers, memberSince, reviewCount] =
    cells.slice(13);
  const category = findCategory(slug);
  return {
    product: {
      id,
      name,
      description,
      unit,
      price,
      originalPrice,
      quantity,
      available,
      ratingAverage,
      ratingCount,
      soldQuantity,
      createdAt,
      category: { slug, nameEn: category?.en, nameBn: category?.bn },
      images: (found.images ?? []).map(([hash, width, height]) => imageOf(hash, width, height, 1280)),
      seller: {
        id: seller.id,
        name: seller.name,
        ratingAverage: average(Number(sum), Number(count)),
        ratingCount: Number(count),
        followerCount: Number(followers),
        memberSince,
        district: seller.district,
      },
      reviews: { totalCount: Number(reviewCount), nodes: found.reviews ?? [] },
    },
  };
}

const PROGRESS: Record<string, string> = { PLACED: 'PENDING', CONFIRMED: 'PENDING', SHIPPED: 'PENDING', DELIVERED: 'DONE' };

type LineTuple = [
  id: string,
  productName: string,
  unit: string,
  quantity: string,
  unitPrice: string,
  lineTotal: string,
  hash: string | null,
  width: number,
  height: number,
];

export function salesOf(found: readonly (Packed & { readonly lines: readonly LineTuple[] })[]): unknown {
  let totalCount = 0;
  let endCursor: string | null = null;
  const nodes = found.slice(0, 20).map(({ row, lines }) => {
    const [id = '', trackingNumber, status = '', quantity, total, placedAt = '', buyerId, name, phone, count] = row.split(SEPARATOR);
    totalCount = Number(count);
    endCursor = encodeCursor([placedAt, id]);
    return {
      id,
      trackingNumber,
      status,
      progress: PROGRESS[status] ?? 'CANCELLED',
      quantity,
      total,
      placedAt: new Date(placedAt).toISOString(),
      buyer: { id: buyerId, name, phone },
      lines: lines.map(([lineId, productName, unit, lineQuantity, unitPrice, lineTotal, hash, width, height]) => ({
        id: lineId,
        productName,
        unit,
        quantity: lineQuantity,
        unitPrice,
        lineTotal,
        image: hash === null ? null : imageOf(hash, width, height, 320),
      })),
    };
  });
  return { mySales: { totalCount, nodes, pageInfo: { hasNextPage: found.length > 20, endCursor } } };
}

export function dashboardOf([found]: readonly { readonly figures: [PlacedRow[], DeliveredRow[], OtherFigures] }[]): unknown {
  if (!found) throw new Error('Nobody is signed in.');
  const [placed, delivered, others] = found.figures;
  const figures = new DashboardFigures(placed, delivered, others);
  const { pendingOrders, unpublishedProducts } = others;
  return { sellerDashboard: { tiles: figures.tiles(), months: figures.months(), pendingOrders, unpublishedProducts } };
}
