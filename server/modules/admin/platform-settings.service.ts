/**
 * Shows and changes the figures the market itself sets, in platform_settings. MarketSettingsService reads them for every quote and every order, so that a
 * change holds at once; orders already placed keep what they were placed with. The trail keeps what was before and after.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { type Db, execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import type { Viewer } from '../../platform/graphql/context';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { MarketSettingsService } from '../orders/market-settings.service';
import { mayChangeSettings } from './admin.policy';
import type { PlatformSettings, PlatformSettingsInput } from './platform-settings.types';

const KEYS = ['commission_percent', 'delivery_fees', 'approval_hours'];
const CHANGED = 'SELECT max(updated_at) AS "changedAt" FROM platform_settings WHERE key = ANY ($1::text[])';
const SET = `
  INSERT INTO platform_settings (key, value) VALUES ($1, $2::jsonb)
  ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now() WHERE platform_settings.value IS DISTINCT FROM EXCLUDED.value`;

@scoped(Lifecycle.ContainerScoped)
export class PlatformSettingsService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: MarketSettingsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  read(admin: Viewer): Promise<PlatformSettings> {
    assertMay(mayChangeSettings(admin));
    return this.shown(this.db);
  }

  async change(admin: Viewer, input: PlatformSettingsInput, key?: RequestKey | null): Promise<PlatformSettings> {
    assertMay(mayChangeSettings(admin));
    const { reason, commissionPercent, approvalHours, ...fees } = input;
    const request = { userId: admin.id, operation: 'changePlatformSettings', body: inFixedOrder(input) };
    return inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return this.shown(tx);
      const before = await this.figures(tx);
      await execute(tx, SET, ['commission_percent', JSON.stringify(commissionPercent)]);
      await execute(tx, SET, ['delivery_fees', JSON.stringify(fees)]);
      await execute(tx, SET, ['approval_hours', JSON.stringify(Number(approvalHours))]);
      const details = { before, after: await this.figures(tx) };
      await this.audit.record(tx, {
        actorId: admin.id,
        action: 'settings.changed',
        subjectType: 'settings',
        subjectId: null,
        reason,
        details,
      });
      return this.shown(tx);
    });
  }

  private async figures(tx: EntityManager): Promise<Record<string, string | number>> {
    const { commissionPercent, deliveryFees, approvalHours } = await this.settings.read(tx);
    return { commissionPercent, ...deliveryFees, approvalHours };
  }

  private async shown(db: Db): Promise<PlatformSettings> {
    const { commissionPercent, deliveryFees, approvalHours } = await this.settings.read(db);
    const changed = await one<{ changedAt: Date | null }>(db, CHANGED, [KEYS]);
    return { id: 'settings', commissionPercent, ...deliveryFees, approvalHours, changedAt: changed?.changedAt ?? null };
  }
}
