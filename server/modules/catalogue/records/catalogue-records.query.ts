/**
 * Products and what belongs to them, and what a buyer saved, of a user who takes their data along. Called by
 * CatalogueRecordsService.
 */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const catalogueRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'products',
    sql: `SELECT p.id, p.name, p.second_name AS "secondName", p.description, p.second_description AS "secondDescription", p.category_slug AS "category", p.unit,
        p.custom_unit_note AS "unitNote", p.second_unit_note AS "secondUnitNote", p.unit_weight_kg AS "unitWeightKg",
        p.external_reference AS "externalReference", p.grade, p.inspected_grade AS "inspectedGrade", p.label_code AS "labelCode", p.price, s.on_hand AS "onHand", s.reserved,
        p.rating_sum AS "ratingSum", p.rating_count AS "ratingCount", p.sold_quantity AS "soldQuantity", p.hidden_at AS "hiddenAt",
        p.hidden_reason AS "hiddenReason", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.deleted_at AS "deletedAt",
        ARRAY(SELECT i.image_id FROM product_images i WHERE i.product_id = p.id ORDER BY i.position) AS "images"
      FROM products p LEFT JOIN product_stock s ON s.product_id = p.id WHERE p.seller_id = $1 ORDER BY p.id`,
  },
  {
    name: 'story',
    sql: `SELECT s.text_bn AS "textBn", s.text_en AS "textEn", s.hidden_at AS "hiddenAt", s.hidden_reason AS "hiddenReason", s.updated_at AS "updatedAt",
        ARRAY(SELECT i.image_id FROM seller_story_images i WHERE i.seller_id = s.seller_id ORDER BY i.position) AS "images"
      FROM seller_stories s WHERE s.seller_id = $1`,
  },
  {
    name: 'sell-posts',
    sql: `SELECT s.product_id AS "productId", s.state, s.audience, s.min_quantity AS "minQuantity", s.step, s.available_from AS "availableFrom",
        s.available_until AS "availableUntil", s.sold_quantity AS "soldQuantity", s.created_at AS "createdAt", s.ended_at AS "endedAt",
        (SELECT coalesce(json_agg(json_build_object('minQuantity', t.min_quantity, 'price', t.price) ORDER BY t.min_quantity), '[]')
          FROM sell_post_tiers t WHERE t.sell_post_id = s.id) AS "tiers"
      FROM sell_posts s WHERE s.seller_id = $1 ORDER BY s.id`,
  },
  {
    name: 'stock-movements',
    sql: `SELECT m.product_id AS "productId", m.kind, m.on_hand_delta AS "onHandDelta", m.reserved_delta AS "reservedDelta", m.created_at AS "at"
      FROM stock_movements m JOIN products p ON p.id = m.product_id WHERE p.seller_id = $1 ORDER BY m.id`,
  },
  {
    name: 'lots',
    sql: `SELECT l.code, l.product_id AS "productId", l.product_name AS "productName", l.second_name AS "secondName", l.owner_name AS "ownerName", l.district_id AS "districtId", l.upazila_id AS "upazilaId", l.harvested_from AS "harvestedFrom",
        l.harvested_until AS "harvestedUntil", l.grade, l.added, l.removed, l.remaining, l.hold, l.opened_at AS "openedAt",
        (SELECT coalesce(json_agg(json_build_object('cause', r.cause, 'quantity', r.quantity, 'at', r.created_at) ORDER BY r.id), '[]')
          FROM lot_removals r WHERE r.lot_id = l.id) AS "removals"
      FROM lots l WHERE l.owner_id = $1 ORDER BY l.opened_at, l.id`,
  },
  {
    name: 'received-items',
    sql: `SELECT r.unit, r.custom_unit_note AS "unitNote", r.quantity, r.remaining, r.cost, r.harvested_on AS "harvestedOn", r.grade, r.received_at AS "receivedAt"
      FROM receipts r WHERE r.owner_id = $1 ORDER BY r.id`,
  },
  {
    name: 'product-imports',
    sql: `SELECT i.file_name AS "fileName", i.state, i.row_count AS "rowCount", i.created_at AS "createdAt", i.finished_at AS "finishedAt",
        (SELECT coalesce(json_agg(json_build_object('line', l.line, 'content', l.content, 'status', l.status) ORDER BY l.line), '[]')
          FROM product_import_rows l WHERE l.import_id = i.id) AS "lines"
      FROM product_imports i WHERE i.seller_id = $1 ORDER BY i.id`,
  },
  {
    name: 'favourites',
    sql: `SELECT f.product_id AS "productId", f.seen_name AS "name", f.seen_price AS "priceThen", f.created_at AS "createdAt"
      FROM favourites f WHERE f.user_id = $1 ORDER BY f.created_at, f.product_id`,
  },
  {
    name: 'back-in-stock-alerts',
    sql: `SELECT a.product_id AS "productId", a.created_at AS "createdAt" FROM stock_notices a WHERE a.user_id = $1 ORDER BY a.created_at, a.product_id`,
  },
];
