/**
 * Shows and changes the figures that the operator sets, in platform_settings. A change is published, so that it holds
 * at once for every quote and every order; orders already placed retain what they were placed with. The trail stores
 * what was before and after.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type DeliveryRates, distanceClasses } from '../../../schema/values/orders/delivery';
import type { Db } from '../../platform/db/sql';
import { afterCommit, inTransaction } from '../../platform/db/transaction';
import { EventBus } from '../../platform/events/event-bus';
import { SETTINGS_CHANGED } from '../../platform/events/topics';
import type { Viewer } from '../../platform/security/viewer';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../audit/audit.service';
import { type MarketSettings, MarketSettingsService, SETTING_KEYS } from './market-settings.service';
import { lastChange, saveContact, saveSetting } from './platform-settings.store';
import { mayChangeSettings } from './settings.policy';
import type { PlatformSettings, PlatformSettingsInput } from './platform-settings.types';

@scoped(Lifecycle.ContainerScoped)
export class PlatformSettingsService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: MarketSettingsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly events: EventBus,
  ) {}

  read(admin: Viewer): Promise<PlatformSettings> {
    assertMay(mayChangeSettings(admin));
    return this.shown(this.db);
  }

  async change(admin: Viewer, input: PlatformSettingsInput, key?: RequestKey | null): Promise<PlatformSettings> {
    assertMay(mayChangeSettings(admin));
    const { reason, commissionPercent, approvalHours, supportPhone, supportEmail } = input;
    const request = { userId: admin.id, operation: 'changePlatformSettings', body: inFixedOrder(input) };
    return inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return this.shown(tx);
      const stored = await this.settings.stored(tx);
      const before = figuresOf(stored);
      await saveSetting(tx, 'commission_percent', commissionPercent);
      await saveSetting(tx, 'delivery_rates', ratesOf(stored.deliveryRates, input));
      await saveSetting(tx, 'approval_hours', Number(approvalHours));
      if (supportPhone !== undefined) await saveContact(tx, 'phone', supportPhone);
      if (supportEmail !== undefined) await saveContact(tx, 'email', supportEmail);
      await saveSetting(tx, 'order_limits', orderLimitsOf(before, input));
      await saveSetting(tx, 'payouts', payoutsOf(stored, input));
      const details = { before, after: figuresOf(await this.settings.stored(tx)) };
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'settings.changed',
        subjectType: 'settings',
        subjectId: null,
        reason,
        details,
      });
      afterCommit(tx, () => this.events.publish(SETTINGS_CHANGED, null));
      return this.shown(tx);
    });
  }

  private async shown(db: Db): Promise<PlatformSettings> {
    const figures = figuresOf(await this.settings.stored(db));
    const changedAt = await lastChange(db, SETTING_KEYS);
    return { id: 'settings', ...figures, changedAt };
  }
}

type Figures = Omit<PlatformSettings, 'id' | 'changedAt'>;

function figuresOf({ deliveryRates, orderLimits: { newBuyer, buyer }, payouts, ...others }: MarketSettings): Figures {
  return {
    ...others,
    deliveryRates: distanceClasses.map((distance) => ({ distance, ...deliveryRates[distance] })),
    newBuyerOrders: newBuyer.count,
    newBuyerAmount: newBuyer.amount,
    buyerOrders: buyer.count,
    buyerAmount: buyer.amount,
    payoutMinimum: payouts.minimum,
    payoutWeekday: payouts.weekday,
  };
}

/** A distance that is left out stays as it is. */
function ratesOf(before: DeliveryRates, { deliveryRates }: PlatformSettingsInput): DeliveryRates {
  const given = (deliveryRates ?? []).map(({ distance, base, freeKg, perKg, maxKg }) => [distance, { base, freeKg, perKg, maxKg }]);
  return { ...before, ...(Object.fromEntries(given) as Partial<DeliveryRates>) };
}

/** Returns the order limits; a limit that the input leaves out stays as it is. */
function orderLimitsOf(
  before: Figures,
  input: PlatformSettingsInput,
): Pick<Figures, 'newBuyerOrders' | 'newBuyerAmount' | 'buyerOrders' | 'buyerAmount'> {
  return {
    newBuyerOrders: Number(input.newBuyerOrders ?? before.newBuyerOrders),
    newBuyerAmount: input.newBuyerAmount ?? before.newBuyerAmount,
    buyerOrders: Number(input.buyerOrders ?? before.buyerOrders),
    buyerAmount: input.buyerAmount ?? before.buyerAmount,
  };
}

function payoutsOf({ payouts }: MarketSettings, { payoutMinimum, payoutWeekday }: PlatformSettingsInput): MarketSettings['payouts'] {
  return { minimum: payoutMinimum ?? payouts.minimum, weekday: payoutWeekday ?? payouts.weekday };
}
