/**
 * Shared baskets of a user who takes their data along: nothing of the other participants. Called by
 * BasketRecordsService.
 */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';
import { sellerNameOf } from '../accounts/users/accounts.service';

export const basketRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'shared-baskets',
    sql: `SELECT b.state, CASE WHEN b.organiser_id = $1 THEN b.title END AS "title", ${sellerNameOf('s')} AS "seller", b.organiser_id = $1 AS "isOrganiser", b.created_at AS "createdAt", b.closes_at AS "closesAt",
        m.joined_at AS "joinedAt", m.confirmed_total AS "confirmedTotal", m.payment_method AS "paymentMethod",
        CASE WHEN b.organiser_id = $1 THEN json_build_object('method', b.delivery_method, 'name', b.contact_name, 'phone', b.contact_phone,
          'upazilaId', b.upazila_id, 'address', b.address) END AS "delivery",
        (SELECT coalesce(json_agg(json_build_object('product', p.name, 'quantity', l.quantity) ORDER BY l.added_at), '[]')
          FROM shared_basket_lines l JOIN products p ON p.id = l.product_id WHERE l.participant_id = m.id) AS "lines"
      FROM shared_basket_participants m JOIN shared_baskets b ON b.id = m.basket_id JOIN users s ON s.id = b.seller_id
      WHERE m.user_id = $1 ORDER BY b.id`,
  },
];
