/**
 * The figures that the operator sets: commission and delivery fees. Read from `platform_settings` (an admin may change
 * them), with the defaults of schema/values/limits for what is not set or not a number. Every quote and every order
 * needs them, so they are cached until an event reports a change.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { type DeliveryRate, type DeliveryRates, type DistanceClass, type Weekday, weekdays } from '../../../schema/values/orders/delivery';
import { serverLimits } from '../../../schema/values/server-limits';
import { Config } from '../../platform/config/env';
import type { Db } from '../../platform/db/sql';
import { EventBus } from '../../platform/events/event-bus';
import { EVENTS_MISSED, SETTINGS_CHANGED } from '../../platform/events/topics';
import { storedSettings } from './platform-settings.store';

export interface MarketSettings {
  readonly commissionPercent: string;
  /** Rates for sellers without rates of their own. */
  readonly deliveryRates: DeliveryRates;
  /** Within which an applicant may expect a decision. */
  readonly approvalHours: number;
  /** Contact that an admin has set, else the environment's. Null: users are offered the message form only. */
  readonly supportPhone: string | null;
  readonly supportEmail: string | null;
  /** How much one buyer may have waiting for sellers to confirm; `newBuyer` until a first order was delivered. */
  readonly orderLimits: { readonly newBuyer: OpenOrderLimit; readonly buyer: OpenOrderLimit };
  /** From which amount in BDT money is paid out, and on which day batches are made. */
  readonly payouts: { readonly minimum: string; readonly weekday: Weekday };
}

interface OpenOrderLimit {
  readonly count: number;
  /** BDT. */
  readonly amount: string;
}

export const SETTING_KEYS = [
  'commission_percent',
  'delivery_rates',
  'approval_hours',
  'support_contact',
  'order_limits',
  'payouts',
] as const;

/** Between processes without Redis no event travels: a change is seen after this many milliseconds at the latest. */
const CACHED_MS = 5_000;

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;
const WEIGHT = /^\d{1,10}(\.\d{1,3})?$/;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketSettingsService {
  private cached: { readonly settings: MarketSettings; readonly until: number } | null = null;
  private changes = 0;

  constructor(
    private readonly db: DataSource,
    private readonly config: Config,
    events: EventBus,
  ) {
    for (const topic of [SETTINGS_CHANGED, EVENTS_MISSED]) void this.forgetOn(events.subscribe(topic));
  }

  /**
   * As every user of the market sees them. `db` is where they are read from if they are not cached: inside a
   * transaction, its own connection.
   */
  async read(db: Db = this.db): Promise<MarketSettings> {
    if (this.cached && this.cached.until > performance.now()) return this.cached.settings;
    const { changes } = this;
    const settings = await this.stored(db);
    // what was read before a change was reported may be older than the change
    if (changes === this.changes) this.cached = { settings, until: performance.now() + CACHED_MS };
    return settings;
  }

  /** As they are stored now, changes of this transaction included. */
  async stored(db: Db): Promise<MarketSettings> {
    const stored = await storedSettings(db, SETTING_KEYS);
    const hours = stored.get('approval_hours');
    const contact = stored.get('support_contact');
    const limitsSet = stored.get('order_limits');
    const open = isRecord(limitsSet) ? limitsSet : {};
    const payoutsSet = stored.get('payouts');
    const payouts = isRecord(payoutsSet) ? payoutsSet : {};
    return {
      commissionPercent: amount(stored.get('commission_percent'), serverLimits.commissionPercent),
      deliveryRates: ratesOf(stored.get('delivery_rates')),
      approvalHours: whole(hours, serverLimits.approvalHours),
      supportPhone: text(contact, 'phone') ?? this.config.supportPhone,
      supportEmail: text(contact, 'email') ?? this.config.supportEmail,
      orderLimits: {
        newBuyer: {
          count: whole(open.newBuyerOrders, serverLimits.newBuyerOrders.count),
          amount: amount(open.newBuyerAmount, serverLimits.newBuyerOrders.amount),
        },
        buyer: {
          count: whole(open.buyerOrders, serverLimits.buyerOrders.count),
          amount: amount(open.buyerAmount, serverLimits.buyerOrders.amount),
        },
      },
      payouts: {
        minimum: amount(payouts.minimum, serverLimits.payouts.minimum),
        weekday: weekdays.find((day) => day === payouts.weekday) ?? serverLimits.payouts.weekday,
      },
    };
  }

  private async forgetOn(events: AsyncIterable<unknown>): Promise<void> {
    for await (const _ of events) {
      this.cached = null;
      this.changes++;
    }
  }
}

/** Returns the stored rates; a part of a rate that is not set takes its default. */
function ratesOf(stored: unknown): DeliveryRates {
  const rate = (distance: DistanceClass): DeliveryRate => {
    const storedRate = isRecord(stored) ? stored[distance] : undefined;
    const set = isRecord(storedRate) ? storedRate : {};
    const usual = serverLimits.deliveryRates[distance];
    return {
      base: amount(set.base, usual.base),
      freeKg: amount(set.freeKg, usual.freeKg, WEIGHT),
      perKg: amount(set.perKg, usual.perKg),
      maxKg: amount(set.maxKg, usual.maxKg, WEIGHT),
    };
  };
  return {
    SAME_UPAZILA: rate('SAME_UPAZILA'),
    SAME_DISTRICT: rate('SAME_DISTRICT'),
    SAME_DIVISION: rate('SAME_DIVISION'),
    ELSEWHERE: rate('ELSEWHERE'),
  };
}

function amount(value: unknown, otherwise: string, shape = AMOUNT): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && shape.test(text) ? text : otherwise;
}

function text(value: unknown, field: string): string | null {
  const storedText = isRecord(value) ? value[field] : null;
  return typeof storedText === 'string' && storedText !== '' ? storedText : null;
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
