/** Every row of the matrix: one line a module. */
import type { Row } from '../row';
import { rows as accounts } from './accounts.rows';
import { rows as admin } from './admin.rows';
import { rows as bills } from './bills.rows';
import { rows as sellerPayouts } from './seller-payouts.rows';
import { rows as catalogue } from './catalogue.rows';
import { rows as customers } from './customers.rows';
import { rows as dashboard } from './dashboard.rows';
import { rows as disputes } from './disputes.rows';
import { rows as favourites } from './favourites.rows';
import { rows as geography } from './geography.rows';
import { rows as grants } from './grants.rows';
import { rows as imports } from './imports.rows';
import { rows as media } from './media.rows';
import { rows as leaving } from './leaving.rows';
import { rows as messages } from './messages.rows';
import { rows as money } from './money.rows';
import { rows as nodes } from './nodes.rows';
import { rows as notifications } from './notifications.rows';
import { rows as offers } from './offers.rows';
import { rows as orders } from './orders.rows';
import { rows as ordersAtOnce } from './orders-at-once.rows';
import { rows as partners } from './partners.rows';
import { rows as problems } from './problems.rows';
import { rows as payouts } from './payouts.rows';
import { rows as priceAlerts } from './price-alerts.rows';
import { rows as profile } from './profile.rows';
import { rows as push } from './push.rows';
import { rows as stories } from './stories.rows';
import { rows as questions } from './questions.rows';
import { rows as baskets } from './basket.rows';
import { rows as recalls } from './recalls.rows';
import { rows as recurring } from './recurring.rows';
import { rows as refunds } from './refunds.rows';
import { rows as refusals } from './refusals.rows';
import { rows as reviews } from './reviews.rows';
import { rows as support } from './support.rows';
import { rows as tracking } from './tracking.rows';
import { rows as verification } from './verification.rows';

export const allRows: readonly Row[] = [
  ...geography,
  ...grants,
  ...media,
  ...accounts,
  ...profile,
  ...notifications,
  ...push,
  ...nodes,
  ...catalogue,
  ...favourites,
  ...imports,
  ...offers,
  ...orders,
  ...ordersAtOnce,
  ...support,
  ...recalls,
  ...tracking,
  ...payouts,
  ...money,
  ...bills,
  ...sellerPayouts,
  ...disputes,
  ...refunds,
  ...refusals,
  ...problems,
  ...questions,
  ...stories,
  ...messages,
  ...reviews,
  ...customers,
  ...dashboard,
  ...priceAlerts,
  ...recurring,
  ...baskets,
  ...partners,
  ...leaving,
  ...admin,
  ...verification,
];
