/**
 * Reads what pricing must know of products (one SQL, whatever the number of lines) and of a destination.
 * Speaks with the tables of the catalogue (products, posts, tiers, deals) and of accounts, and with GeographyService; decides nothing.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { type Db, one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { dealPrice } from '../catalogue/product-reader.service';
import { GeographyService, type PlaceIds } from '../geography/geography.service';
import type { SaleItem } from './sale-item';

interface SaleItemRow extends Omit<SaleItem, 'sellerPlace'>, PlaceIds {}

const SALE_ITEMS = `
  SELECT p.id AS "productId", p.name, p.main_image_id AS "imageId", p.unit, p.custom_unit_note AS "customUnitNote",
    coalesce(${dealPrice}, p.price) AS price,
    (SELECT coalesce(json_agg(json_build_object('minQuantity', t.min_quantity::text, 'price', t.price::text) ORDER BY t.min_quantity), '[]')
       FROM sell_post_tiers t WHERE t.sell_post_id = s.id) AS tiers,
    p.on_hand - p.reserved AS available,
    p.is_published AND u.status = 'APPROVED' AND coalesce(s.state = 'OPEN', false)
      AND (s.available_from IS NULL OR s.available_from <= now()) AND (s.available_until IS NULL OR s.available_until > now()) AS "onSale",
    u.status <> 'APPROVED' AS "sellerAway",
    p.audience, s.id AS "sellPostId", s.min_quantity AS "minQuantity", s.step,
    p.seller_id AS "sellerId", u.role AS "sellerRole",
    u.upazila_id AS "upazilaId", u.district_id AS "districtId", u.division_id AS "divisionId"
  FROM products p
  JOIN users u ON u.id = p.seller_id
  LEFT JOIN sell_posts s ON s.product_id = p.id AND s.state <> 'ENDED'
  WHERE p.id = ANY($1::uuid[]) AND (p.published_at IS NOT NULL OR p.seller_id = $2)`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SaleItemsService {
  constructor(private readonly geography: GeographyService) {}

  /** A product that was never offered does not exist for anybody but its owner. */
  async byProduct(db: Db, productIds: readonly string[], viewerId: string | null): Promise<Map<string, SaleItem>> {
    const found = await rows<SaleItemRow>(db, SALE_ITEMS, [productIds.filter(isUuid), viewerId]);
    return new Map(found.map((row) => [row.productId, toSaleItem(row)]));
  }

  /** The whole place of an upazila; null where there is no such upazila. */
  async placeOfUpazila(upazilaId: number): Promise<PlaceIds | null> {
    const upazila = await this.geography.upazila(upazilaId);
    if (!upazila) return null;
    const { id: districtId, divisionId } = await this.geography.districtOf(upazila);
    return { upazilaId, districtId, divisionId };
  }

  /** Where a member said he lives, else null. */
  placeOfAccount(db: Db, accountId: string): Promise<PlaceIds | null> {
    return one<PlaceIds>(
      db,
      `SELECT upazila_id AS "upazilaId", district_id AS "districtId", division_id AS "divisionId"
       FROM users WHERE id = $1 AND division_id IS NOT NULL`,
      [accountId],
    );
  }
}

function toSaleItem({ upazilaId, districtId, divisionId, ...item }: SaleItemRow): SaleItem {
  return { ...item, sellerPlace: { upazilaId, districtId, divisionId } };
}
