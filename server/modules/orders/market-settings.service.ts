/**
 * The figures the market itself sets: commission and delivery fees. Read from `platform_settings` (an admin may change them),
 * with the defaults of schema/values/limits for what is not set or not a number.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { type Db, rows } from '../../platform/db/sql';
import type { DeliveryFees } from './delivery-fee';

export interface MarketSettings {
  readonly commissionPercent: string;
  readonly deliveryFees: DeliveryFees;
  /** Within which an applicant is told to expect a decision. */
  readonly approvalHours: number;
}

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MarketSettingsService {
  constructor(private readonly db: DataSource) {}

  async read(db: Db = this.db): Promise<MarketSettings> {
    const stored = new Map(
      (
        await rows<{ key: string; value: unknown }>(
          db,
          "SELECT key, value FROM platform_settings WHERE key IN ('commission_percent', 'delivery_fees', 'approval_hours')",
        )
      ).map(({ key, value }) => [key, value]),
    );
    const fees = stored.get('delivery_fees');
    const hours = stored.get('approval_hours');
    const fee = (name: keyof DeliveryFees) => amount(isRecord(fees) ? fees[name] : undefined, limits.deliveryFees[name]);
    return {
      commissionPercent: amount(stored.get('commission_percent'), limits.commissionPercent),
      deliveryFees: {
        sameUpazila: fee('sameUpazila'),
        sameDistrict: fee('sameDistrict'),
        sameDivision: fee('sameDivision'),
        elsewhere: fee('elsewhere'),
      },
      approvalHours: typeof hours === 'number' && Number.isInteger(hours) && hours > 0 ? hours : limits.approvalHours,
    };
  }
}

function amount(value: unknown, otherwise: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && AMOUNT.test(text) ? text : otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
