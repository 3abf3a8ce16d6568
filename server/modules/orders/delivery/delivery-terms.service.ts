/**
 * A seller's own delivery terms: where to, at which rates, on which days, whether to be picked up. A change holds for
 * new quotes and orders at once; orders already placed retain their fee.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { deliveryWindows, type DeliveryRates, distanceClasses, weekdays } from '../../../../schema/values/orders/delivery';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { versionConflict } from '../../../platform/errors/common-errors';
import { MarketChanges } from '../../../platform/events/market-changes';
import { toMoney } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { usualTerms } from './delivery-offer';
import { mayOfferDelivery } from './delivery-terms.policy';
import { type OfferedTerms, saveTerms, type StoredTerms, storedTerms } from './delivery-terms.store';
import type { DeliveryTerms, DeliveryTermsInput } from './delivery.types';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DeliveryTermsService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: MarketSettingsService,
    private readonly changes: MarketChanges,
  ) {}

  /** The viewer's own; the usual terms while nothing is set. */
  async mine(viewer: Viewer): Promise<DeliveryTerms> {
    assertMay(mayOfferDelivery(viewer));
    return this.shown(this.db, viewer);
  }

  /** Sets all of them. CONFLICT with the stored version where it is another than the one that was read. */
  async set(viewer: Viewer, input: DeliveryTermsInput): Promise<DeliveryTerms> {
    assertMay(mayOfferDelivery(viewer));
    return inTransaction(this.db, async (tx) => {
      if (!(await saveTerms(tx, viewer.id, termsOf(input), input.version ?? null))) {
        const stored = await storedTerms(tx, viewer.id);
        throw versionConflict('delivery.changedMeanwhile', stored?.version ?? 0);
      }
      this.changes.reportFigures(tx, [viewer.id]);
      return this.shown(tx, viewer);
    });
  }

  private async shown(db: Db, viewer: Viewer): Promise<DeliveryTerms> {
    const stored = await storedTerms(db, viewer.id);
    const { deliveryRates } = await this.settings.read(db);
    return shownTerms(viewer.id, stored, deliveryRates);
  }
}

/** In the order of the enums, rates of other distances left out. */
function termsOf({ distances, rates, freeFrom, pickup, leadDays, weekdays: days, windows }: DeliveryTermsInput): OfferedTerms {
  return {
    pickup,
    leadDays,
    freeFrom: freeFrom || null,
    distances: distanceClasses.filter((one) => distances.includes(one)),
    weekdays: weekdays.filter((one) => days.includes(one)),
    windows: deliveryWindows.filter((one) => windows.includes(one)),
    rates: (rates ?? []).filter(({ distance }) => distances.includes(distance)),
  };
}

function shownTerms(id: string, stored: StoredTerms | null, platform: DeliveryRates): DeliveryTerms {
  const { rates, freeFrom, ...terms } = stored?.terms ?? usualTerms;
  return {
    ...terms,
    id,
    isOwn: stored !== null,
    version: stored?.version ?? null,
    updatedAt: stored?.updatedAt ?? null,
    freeFrom: freeFrom === null ? null : toMoney(freeFrom),
    rates: distanceClasses.flatMap((distance) => rates.filter((rate) => rate.distance === distance)),
    platformRates: distanceClasses.map((distance) => ({ distance, ...platform[distance] })),
  };
}
