/** Every row of the matrix: one line a module. */
import type { Row } from '../row';
import { rows as accounts } from './accounts.rows';
import { rows as admin } from './admin.rows';
import { rows as catalogue } from './catalogue.rows';
import { rows as customers } from './customers.rows';
import { rows as dashboard } from './dashboard.rows';
import { rows as geography } from './geography.rows';
import { rows as media } from './media.rows';
import { rows as notifications } from './notifications.rows';
import { rows as offers } from './offers.rows';
import { rows as orders } from './orders.rows';
import { rows as partners } from './partners.rows';
import { rows as reviews } from './reviews.rows';

export const allRows: readonly Row[] = [
  ...geography,
  ...media,
  ...accounts,
  ...notifications,
  ...catalogue,
  ...offers,
  ...orders,
  ...reviews,
  ...customers,
  ...dashboard,
  ...partners,
  ...admin,
];
