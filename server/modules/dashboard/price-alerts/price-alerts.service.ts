/**
 * Price alerts: a user names a category, a district or the whole country, and a limit; when the price of the week comes
 * to that side of it they are notified, once until it has been on the other side, at most once a day for an alert, and
 * by SMS at most once a day for a user.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { serverLimits } from '../../../../schema/values/server-limits';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { notFound } from '../../../platform/errors/common-errors';
import { invalidInput } from '../../../platform/errors/validation-error';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { GeographyService } from '../../geography/geography.service';
import { NotificationsService } from '../../notifications/notifications.service';
import { mayWatchPrices } from '../dashboard.policy';
import type { PriceAlert } from './price-alert.entity';
import type { PriceAlertInput } from './price-alert.types';
import { addAlert, alertsOf, crossedAlerts, markNotified, removeAlert, removeAlertsOf } from './price-alerts.store';

export const PRICE_ALERTS_JOB = 'notify-of-prices';
export const PRICE_ALERTS_CRON = '25 * * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceAlertsService {
  constructor(
    private readonly db: DataSource,
    private readonly geography: GeographyService,
    private readonly notifications: NotificationsService,
  ) {}

  /** The viewer's own, the latest first; 20 at most. */
  list(viewer: Viewer): Promise<PriceAlert[]> {
    assertMay(mayWatchPrices(viewer));
    return alertsOf(this.db, viewer.id);
  }

  /**
   * The same category, district and direction again changes the limit. BAD_USER_INPUT for an unknown place or category,
   * and for one too many.
   */
  add(viewer: Viewer, { categorySlug, districtId, direction, price }: PriceAlertInput): Promise<PriceAlert> {
    assertMay(mayWatchPrices(viewer));
    return inTransaction(this.db, async (tx) => {
      if (!findCategory(categorySlug)) throw invalidInput([{ field: 'categorySlug', key: 'alert.category' }]);
      const district = districtId ? await this.geography.district(districtId) : null;
      if (districtId && !district) throw invalidInput([{ field: 'districtId', key: 'error.badInput' }]);
      const added = await addAlert(tx, viewer.id, { categorySlug, districtId: district?.id ?? 0, direction, price });
      if (!added) throw invalidInput([{ field: 'categorySlug', key: 'alert.tooMany', params: { count: serverLimits.priceAlerts } }]);
      return added;
    });
  }

  /** NOT_FOUND for another's. */
  async remove(viewer: Viewer, id: string): Promise<string> {
    assertMay(mayWatchPrices(viewer));
    if (!isUuid(id) || !(await removeAlert(this.db, id, viewer.id))) throw notFound();
    return id;
  }

  /** All of a user who closes the account. */
  async erase(tx: EntityManager, userId: string): Promise<void> {
    await removeAlertsOf(tx, userId);
  }

  /**
   * Notifies of what the prices of the week have reached; returns how many alerts. A job calls it after the prices were
   * written.
   */
  notifyDue(): Promise<number> {
    return inTransaction(this.db, async (tx) => {
      const crossed = await crossedAlerts(tx);
      const texted = new Map<string, string>();
      for (const { id, userId, isTextDue } of crossed) if (isTextDue && !texted.has(userId)) texted.set(userId, id);
      for (const { id, userId, categorySlug, direction, median, price } of crossed) {
        const isTexted = texted.get(userId) === id;
        await this.notifications.notify(tx, {
          userId,
          type: NotificationType.PRICE_ALERT,
          textKey: isTexted ? TEXTED[direction] : UNTEXTED[direction],
          params: { category: categorySlug, median, price },
          link: `/prices?category=${categorySlug}`,
        });
      }
      await markNotified(
        tx,
        crossed.map(({ id }) => id),
        [...texted.values()],
      );
      return crossed.length;
    });
  }
}

const TEXTED = { ABOVE: 'priceAbove', BELOW: 'priceBelow' } as const;
const UNTEXTED = { ABOVE: 'priceAboveAgain', BELOW: 'priceBelowAgain' } as const;
